/** Where the name of an adventure hides neither heads nor lit cells. */
import { hidden, WIDE, type Point } from "./geometry";

/** Below the arcs along the second row. */
export const PLATE = 232;

/** By land, above its card; 0: it ends at the right, wherever it begins. */
export function plaqueAt(wide: number, pawns: readonly Point[], led: readonly Point[]): number {
  const taken = [
    ...pawns.map(({ x, y }) => ({ x: x - 26, y: y - 84, wide: 52, high: 96 })),
    ...led.map(({ x, y }) => ({ x: x - 40, y, wide: 80, high: 40 })),
  ];
  const places = [WIDE - 16 - wide, 500 - wide / 2, 156];
  const hides = places.map((x) => hidden({ x, y: PLATE, wide, high: 24 }, taken));
  const best = hides.indexOf(Math.min(...hides));
  return best && places[best]!;
}
