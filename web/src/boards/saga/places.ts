/** Where the name of an adventure and the banners of what is in force hide neither heads nor lit cells. */
import { hidden, WIDE, type Point } from "./geometry";

/** Below the arcs along the second row. */
export const PLATE = 232;

/** By land, above its card; 0: it ends at the right, wherever it begins. */
export function plaqueAt(wide: number, pawns: readonly Point[], led: readonly Point[]): number {
  const taken = [
    ...pawns.map(({ x, y }) => ({ x: x - 22, y: y - 58, wide: 44, high: 90 })),
    ...led.map(({ x, y }) => ({ x: x - 40, y, wide: 80, high: 40 })),
  ];
  const places = [WIDE - 16 - wide, 500 - wide / 2, 156];
  const hides = places.map((x) => hidden({ x, y: PLATE, wide, high: 24 }, taken));
  const best = hides.indexOf(Math.min(...hides));
  return best && places[best]!;
}

export function bannerAt(
  wide: number,
  bifrost: boolean,
  pawns: readonly Point[],
  led: readonly Point[],
): Point {
  const taken = [
    ...pawns.map(({ x, y }) => ({ x: x - 20, y: y - 60, wide: 40, high: 60 })),
    ...led.map(({ x, y }) => ({ x: x - 46, y: y - 34, wide: 92, high: 60 })),
  ];
  const places = [
    ...[130, 240, 350, 460, 570, Math.max(10, WIDE - 20 - wide)]
      .filter((x) => x + wide < WIDE - 10 || x < 130)
      .map((x) => ({ x, y: 39 })),
    { x: Math.max(10, WIDE - 120 - wide), y: bifrost ? 114 : 126 },
    { x: 130, y: bifrost ? 114 : 126 },
    ...(wide < 380 ? [{ x: 154, y: 332 }] : []),
  ];
  const hides = places.map((place) => hidden({ ...place, wide, high: 26 }, taken));
  return places[hides.indexOf(Math.min(...hides))]!;
}
