/** Where ships lie: none on another, as far as there is room. */
import type { Chart, Point } from "./geography";
import type { TableView } from "../../lib/types";
import { clanOf, type Table } from "./model";

const docked = (table: Table): Table["docks"] =>
  table.docks.filter(({ ship, lone }) => ship !== null || lone);

/** Docks with a ship that looks at another ship over a strait. */
export function straits(table: Table): ReadonlySet<string> {
  const taken = docked(table);
  const faced = taken.filter(({ island, ferry_to }) =>
    taken.some((other) => other.island === ferry_to && other.ferry_to === island),
  );
  return new Set(faced.map(({ id }) => id));
}

/** Where the keel of a ship at a dock is, never cut by the timber; across a strait each lies on its side. */
export function berthAt({ sheet, docks }: Chart, id: string, facing: boolean): Point {
  const { k, wide, high } = sheet;
  const { end, way } = docks[id]!;
  const aside = facing ? 17 * k : 0;
  const x = end[0] + way[0] * 4 - way[1] * aside;
  const y = end[1] + 14 * k + way[0] * aside;
  // whole, and off the frame: its rim, its mast
  const side = 8 + 27 * k;
  return [
    Math.max(side, Math.min(wide - side, x)),
    Math.max(8 + 46 * k, Math.min(high - 8 - 8 * k, y)),
  ];
}

/** Where the ships of each fjord lie, from its middle: beside the place of its number, whether it has one now or not, and as little as can be on those at docks. */
export function moorings(
  table: Table,
  map: Chart,
  /** Where a ship at a place is seen. */
  deckAt: (id: string) => Point,
  /** The place of the ship that sails: it lies in the middle, where its way begins. */
  sailing: string,
): Record<string, Point[]> {
  const { k } = map.sheet;
  const lying = docked(table).map(({ id }) => deckAt(id));
  const shared = ([ax, ay]: Point, [bx, by]: Point): number =>
    Math.max(0, 40 * k - Math.abs(ax - bx)) * Math.max(0, 34 * k - Math.abs(ay - by));
  const chosen: Record<string, Point[]> = {};
  for (const { id, ships } of table.fjords) {
    const { x, y, berths } = map.fjords[id]!;
    const fleet = Object.keys(ships);
    const middle: Point[] = fleet.length < 2 && id === sailing ? [[0, 0]] : [];
    const free = [...middle, ...berths];
    chosen[id] = fleet.map(() => {
      const deck = ([dx, dy]: Point): Point => [x + dx, y + dy - 2 * k];
      const cost = (berth: Point): number =>
        lying.reduce((sum, other) => sum + shared(deck(berth), other), 0);
      const best = free.reduce((a, b) => (cost(b) < cost(a) - 1 ? b : a), free[0] ?? [0, 0]);
      free.splice(free.indexOf(best), 1);
      lying.push(deck(best));
      return best;
    });
  }
  return chosen;
}

/** The ship of somebody else that lies where mine would go. */
export function ousted(view: TableView, table: Table, dock: string): { seat: number } | undefined {
  const ship = table.docks.find(({ id }) => id === dock)?.ship ?? null;
  const seat = ship === null ? view.seat : clanOf(view, ship);
  return seat === null || seat === view.seat ? undefined : { seat };
}

/**
 * Where the keel of a ship that is driven from a dock would be: in the Fjord beside it where mine does not come from, clear of what lies
 * there; and the other Fjord, for its owner chooses.
 */
export function driven(
  table: Table,
  { sheet: { k, wide, high }, fjords, docks }: Chart,
  dock: string,
  /** Where my ship comes by and where it would lie. */
  stops: readonly Point[],
  deckAt: (id: string) => Point,
  berth: (id: string, number: number) => Point,
): { at: Point; other: Point | undefined } {
  const beside = table.docks.find(({ id }) => id === dock)?.fjords ?? [];
  /** Ships that stay where they are. */
  const others = [
    ...docked(table)
      .filter(({ id }) => id !== dock)
      .map(({ id }) => deckAt(id)),
    ...table.fjords.flatMap(({ id, ships }) =>
      Object.keys(ships).map((_, number): Point => {
        const [dx, dy] = berth(id, number);
        return [fjords[id]!.x + dx, fjords[id]!.y + dy];
      }),
    ),
  ];
  const near = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const cost = ([x, y]: Point): number =>
    [...stops, ...others].reduce(
      (sum, other) => sum + Math.max(0, 52 * k - near(other, [x, y])),
      0,
    );
  const spots = beside.flatMap((id) => {
    const { x, y, berths } = fjords[id]!;
    return [[0, 0] as const, ...berths].map(([dx, dy]) => ({
      id,
      at: [
        Math.max(8 + 27 * k, Math.min(wide - 8 - 27 * k, x + dx)),
        Math.max(8 + 30 * k, Math.min(high - 8 - 24 * k, y + dy)),
      ] as const,
      // no further than it takes to see that it is gone
      far: Math.hypot(dx, dy) / 4 + near([x + dx, y + dy], docks[dock]!.end) / 12,
    }));
  });
  const best = spots.reduce((a, b) => (cost(b.at) + b.far < cost(a.at) + a.far ? b : a));
  const other = fjords[beside.find((id) => id !== best.id) ?? ""];
  return { at: [best.at[0], best.at[1] + 14 * k], other: other && [other.x, other.y] };
}
