/** Where the banners of what is in force hide neither heads nor lit cells. */
import { hidden, WIDE, type Point } from "./geometry";

export function bannerAt(
  wide: number,
  bifrost: boolean,
  pawns: readonly Point[],
  led: readonly Point[],
): Point {
  const taken = [
    ...pawns.map(({ x, y }) => ({ x: x - 24, y: y - 80, wide: 48, high: 80 })),
    ...led.map(({ x, y }) => ({ x: x - 46, y: y - 34, wide: 92, high: 60 })),
  ];
  const places = [
    ...[130, 240, 350, 460, 570, Math.max(10, WIDE - 20 - wide)]
      .filter((x) => x + wide < WIDE - 10 || x < 130)
      .map((x) => ({ x, y: 34 })),
    { x: Math.max(10, WIDE - 120 - wide), y: bifrost ? 114 : 126 },
    { x: 130, y: bifrost ? 114 : 126 },
    ...(wide < 380 ? [{ x: 154, y: 332 }] : []),
  ];
  const hides = places.map((place) => hidden({ ...place, wide, high: 26 }, taken));
  return places[hides.indexOf(Math.min(...hides))]!;
}
