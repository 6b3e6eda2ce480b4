/** Where the numbers of the places lie that a ship can sail to: none on another, none on a ship. */
import { berthAt, straits } from "./fleet";
import type { Chart, Point } from "./geography";
import type { Table } from "./model";

/**
 * By dock, from the end of its jetty to its number: over its end, where its planks are seen; on a phone nearer to the
 * shore, for jetties face each other there, and nearer still opposite a ship. Where a ship lies, on its hull.
 */
export function numbers(
  table: Table,
  map: Chart,
  lit: (name: string) => boolean,
): Record<string, Point> {
  const { k } = map.sheet;
  const facing = straits(table);
  const ships: Point[] = table.docks
    .filter(({ ship }) => ship !== null)
    .map(({ id }) => map.docks[id]!.end);
  const asides: Record<string, Point> = {};
  for (const { id, ship, lone } of table.docks) {
    if (!lit(`dock/${id}`)) continue;
    const { end, way } = map.docks[id]!;
    if (ship !== null || lone) {
      const [x, y] = berthAt(map, id, facing.has(id));
      // below the hull, which is seen
      asides[id] = [x - end[0], y + 7 - end[1]];
      continue;
    }
    const moored = ships.some(([x, y]) => Math.hypot(x - end[0], y - end[1]) < 45 * k);
    const back = (k < 1 ? 4 : Math.abs(way[1]) < 0.3 ? -4 : 0) + (moored ? 7 : 0);
    asides[id] = [-way[0] * back, -way[1] * back];
  }
  return asides;
}
