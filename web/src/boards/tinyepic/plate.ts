/** Where the plate of a ship that is ashore lies on the sea: near the ship, and over as little as can be. */
import { chart, SHEET, type Chart, type Point } from "./geography";
import type { Table } from "./model";
import { shared, type Box } from "./pills";
import type { Turn } from "./turn.svelte";

/** On a large screen it lies on the sea. */
export function plateOf(table: Table, turn: Turn): Box | null {
  const { dock, raids } = turn.where;
  const island = table.docks.find(({ id }) => id === dock)?.island;
  if (!island || !(turn.most || raids)) return null;
  const map = chart(table, SHEET);
  const open = [
    ...table.fjords
      .filter(({ id, ships }) => turn.open.has(`fjord/${id}`) || Object.keys(ships).length)
      .map(({ id }): Point => [map.fjords[id]!.x, map.fjords[id]!.y]),
    ...table.docks
      .filter(({ id, ship }) => ship !== null || turn.open.has(`dock/${id}`))
      .map(({ id }) => map.docks[id]!.end),
    ...table.docks
      .filter(({ id }) => turn.open.has(`hut/${id}`))
      .map(({ id }) => map.docks[id]!.hut),
  ];
  const half: Point = raids ? [112, 48] : [153, 34];
  return { at: plateBy(map, dock, island, half, open), half };
}

/** The middle of a plate of so much half a width and height. */
function plateBy(
  { sheet, islands, docks }: Chart,
  dock: string,
  /** The island it belongs to: what would happen there is looked at. */
  own: string,
  half: Point,
  /** What can be pressed besides, and ships. */
  kept: readonly Point[],
): Point {
  const { rx, ry, wide, high } = sheet;
  const [x, y] = docks[dock]!.end;
  const lands = Object.values(islands).map((island): Box => ({
    at: [island.x, island.y],
    half: [rx + 6, ry + 8],
  }));
  const lights = kept.map((at): Box => ({ at, half: [20, 20] }));
  const home: Box = { at: [islands[own]!.x, islands[own]!.y], half: [rx + 20, ry + 20] };
  const within = ([ax, ay]: Point): Point => [
    Math.max(half[0] + 3, Math.min(wide - half[0] - 3, ax)),
    Math.max(half[1] + 3, Math.min(high - half[1] - 3, ay)),
  ];
  const around = Array.from({ length: 23 }, (_, column) =>
    Array.from({ length: 21 }, (_, row): Point => [x + 24 * (column - 11), y + 16 * (row - 10)]),
  ).flat();
  const cost = (at: Point): number => {
    const over = (boxes: readonly Box[]): number =>
      boxes.reduce((sum, box) => sum + shared({ at, half }, box), 0);
    return 3 * over(lands) + 6 * over([...lights, home]) + 6 * Math.hypot(at[0] - x, at[1] - y);
  };
  return around.map(within).reduce((best, at) => (cost(at) < cost(best) ? at : best));
}
