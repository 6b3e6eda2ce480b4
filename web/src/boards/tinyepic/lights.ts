/** Where the numbers of the places lie that a ship can sail to: none on another, none on a ship. */
import type { Chart, Point } from "./geography";
import type { Table } from "./model";

/** How far two of them are apart at least, where there is a choice. */
const APART = 27;

/**
 * By dock, from the end of its jetty to its number: on a phone nearer to the shore, for jetties face each other there;
 * nearer still opposite a ship; where a ship lies beside it, on the side with the most room.
 */
export function numbers(
  table: Table,
  map: Chart,
  lit: (name: string) => boolean,
): Record<string, Point> {
  const { k, wide, high, rx, ry } = map.sheet;
  const docks = table.docks.filter(({ id }) => lit(`dock/${id}`));
  const fixed: Point[] = table.fjords
    .filter(({ id }) => lit(`fjord/${id}`))
    .map(({ id }) => [map.fjords[id]!.x, map.fjords[id]!.y]);
  const ships: Point[] = table.docks
    .filter(({ ship }) => ship !== null)
    .map(({ id }) => map.docks[id]!.end);
  /** Ships on the water, where no number is. */
  const afloat: Point[] = table.fjords
    .filter(({ id, ships }) => !lit(`fjord/${id}`) && Object.keys(ships).length)
    .map(({ id }) => [map.fjords[id]!.x, map.fjords[id]!.y]);
  const asides: Record<string, Point> = {};
  for (const { id, ship, lone } of docks) {
    if (ship !== null || lone) continue;
    const { end, way } = map.docks[id]!;
    const moored = ships.some(([x, y]) => Math.hypot(x - end[0], y - end[1]) < 45 * k);
    // where there is room over its end: its planks are seen
    const back = (k < 1 ? 3 : Math.abs(way[1]) < 0.3 ? -4 : 0) + (moored ? 7 : 0);
    asides[id] = [-way[0] * back, -way[1] * back];
    fixed.push([end[0] + asides[id][0], end[1] + asides[id][1]]);
  }
  for (const { id } of docks) {
    if (asides[id]) continue;
    const [x, y] = map.docks[id]!.end;
    const [dx, dy] = [20 * k + 6, 16 * k];
    const cost = ([ax, ay]: Point): number => {
      const near = (points: readonly Point[], far: number): number =>
        points.filter(([px, py]) => Math.hypot(px - x - ax, py - y - ay) < far).length;
      // on land there are settlers and names
      const ashore = Object.values(map.islands).some(
        (isle) => Math.hypot((isle.x - x - ax) / rx, (isle.y - y - ay) / ry) < 1,
      );
      return (
        3 * near(fixed, APART) + near(ships, 17) + 2 * near(afloat, 46 * k) + (ashore ? 0.5 : 0)
      );
    };
    const within = ([ax, ay]: Point): Point => [
      Math.max(18 - x, Math.min(wide - 18 - x, ax)),
      Math.max(18 - y, Math.min(high - 18 - y, ay)),
    ];
    const around: Point[] = [1, -1].flatMap((side): Point[] => [
      [side * dx, dy],
      [side * dx, -dy],
      [0, side * (2 * dy + 4)],
      [side * (dx + 6), 0],
    ]);
    const best = around.map(within).reduce((a, b) => (cost(b) < cost(a) ? b : a));
    asides[id] = best;
    fixed.push([x + best[0], y + best[1]]);
  }
  return asides;
}
