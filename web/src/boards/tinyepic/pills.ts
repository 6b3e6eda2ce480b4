/** Where the pills of influence lie, beside their islands. */
import type { IslandPlace, Point, Sheet } from "./geography";

/** Where an island says who counts how much on it: beside its middle, in shares of its half axes. */
const PILLS: Record<string, Point> = {
  g_nw: [0.5, -1.02],
  g_w: [0.56, -1.02],
  g_sw: [0.56, -1.02],
  g_ne: [-0.5, -1.02],
  in_n: [-0.52, -1.02],
  in_se: [0.5, 1.4],
  in_sw: [-0.55, 1.4],
  out_ne: [0, -1.05],
  out_nw: [0, -1.05],
  out_s: [0.58, -1],
};

/** The middle of a pill of so much half a width: at its place, or beside or below the island where that would cover a light. */
export function pillBy(
  id: string,
  place: IslandPlace,
  sheet: Sheet,
  half: number,
  lights: readonly Point[],
  ships: readonly Point[],
): Point {
  const [x, y] = PILLS[id] ?? [0.56, -1.02];
  const within = (dx: number, dy: number): Point => [
    Math.max(half, Math.min(sheet.wide - half, place.x + dx)),
    Math.max(13, Math.min(sheet.high - 13, place.y + dy * sheet.ry)),
  ];
  const covers = (points: readonly Point[], [px, py]: Point): number =>
    points.filter(([lx, ly]) => Math.abs(lx - px) < half + 4 && Math.abs(ly - py) < 21).length;
  const here = within(x * sheet.rx, y);
  if (!covers(lights, here)) return here;
  const aside = half + 20 * sheet.k;
  const cost = (point: Point): number => 3 * covers(lights, point) + 2 * covers(ships, point);
  return [
    ...[here, within(aside, y), within(-aside, y)],
    ...[within(0, 1.4), within(aside, 1.4), within(-aside, 1.4)],
  ].reduce((best, other) => (cost(other) < cost(best) ? other : best));
}
