/** What a finger means on the sea, and the way of a ship over it. */
import type { Chart, Point } from "./geography";
import type { Table } from "./model";
import type { Turn } from "./turn.svelte";

/**
 * What a finger means: so far around each of these points as a finger is wide, and no further than to the middle between two of
 * them. As paths, by their names.
 */
function fingers(
  sites: readonly { name: string; at: Point }[],
  far: number,
): Record<string, string> {
  const CORNERS = 16;
  const paths: Record<string, string> = {};
  for (const { name, at } of sites) {
    let cell: Point[] = Array.from({ length: CORNERS }, (_, corner) => {
      const angle = (corner / CORNERS) * 2 * Math.PI;
      return [at[0] + far * Math.cos(angle), at[1] + far * Math.sin(angle)] as const;
    });
    for (const other of sites) {
      const [dx, dy] = [other.at[0] - at[0], other.at[1] - at[1]];
      const apart = Math.hypot(dx, dy);
      if (!apart || apart >= 2 * far) continue;
      /** How far a point is beyond the middle between the two. */
      const beyond = ([x, y]: Point): number =>
        ((x - at[0]) * dx + (y - at[1]) * dy) / apart - apart / 2;
      cell = cell.flatMap((corner, number) => {
        const next = cell[(number + 1) % cell.length]!;
        const [here, there] = [beyond(corner), beyond(next)];
        const kept = here <= 0 ? [corner] : [];
        if (here <= 0 === there <= 0) return kept;
        const share = here / (here - there);
        return [
          ...kept,
          [
            corner[0] + share * (next[0] - corner[0]),
            corner[1] + share * (next[1] - corner[1]),
          ] as const,
        ];
      });
    }
    paths[name] = `M${cell.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
  }
  return paths;
}

/** As far as a finger goes. */
const FINGER = 23.5;

/** On a phone: what a finger means, for all small places of the sea that can be pressed now. */
export function touches(
  table: Table,
  map: Chart,
  turn: Turn,
  shipAt: (id: string) => Point,
  /** Where the ship of a fjord lies, from its middle. */
  berth: (id: string, number: number) => Point,
): Record<string, string> {
  const { k } = map.sheet;
  const sites: { name: string; at: Point }[] = [];
  for (const { id, village, ship } of table.docks) {
    const place = map.docks[id]!;
    const [x, y] = shipAt(id);
    if (ship !== null && turn.legal(`ship/${id}`))
      sites.push({ name: `ship/${id}`, at: [x, y - 18 * k] });
    else if (turn.open.has(`dock/${id}`))
      // from the middle of the jetty: so two that face each other have room
      sites.push({
        name: `dock/${id}`,
        at: [place.end[0] - 7 * place.way[0], place.end[1] - 7 * place.way[1]],
      });
    if (village && turn.open.has(`hut/${id}`))
      sites.push({ name: `hut/${id}`, at: [place.hut[0], place.hut[1] - 2] });
  }
  for (const { id, ships } of table.fjords) {
    const { x, y } = map.fjords[id]!;
    if (turn.open.has(`fjord/${id}`)) sites.push({ name: `fjord/${id}`, at: [x, y] });
    const mine = Object.keys(ships).findIndex((clan) => Number(clan) === turn.where.me);
    if (mine < 0 || !turn.legal(`ship/${id}`)) continue;
    const [dx, dy] = berth(id, mine);
    sites.push({ name: `ship/${id}`, at: [x + dx, y + dy - 4 * k] });
  }
  return fingers(sites, FINGER);
}

/** It lies beside where a ship would be, or where that would come by. */
export function beside(
  [x, y]: Point,
  [ax, ay]: Point,
  stops: readonly Point[],
  /** How large pieces are. */
  k: number,
): boolean {
  const far = (px: number, py: number): number => Math.hypot(x - px, y - py);
  return far(ax, ay) < 24 * k || stops.some(([px, py]) => far(px, py) < 6);
}

/** The way of a ship from a place to a place, as the fewest steps there are; empty if there is none. */
export function wayTo(table: Table, from: string, to: string): string[] {
  const beside = new Map<string, string[]>();
  for (const fjord of table.fjords) beside.set(fjord.id, [...fjord.neighbours]);
  for (const dock of table.docks) {
    beside.set(dock.id, dock.fjords);
    for (const fjord of dock.fjords) if (dock.id === to) beside.get(fjord)?.push(dock.id);
  }
  // back to where it lies: out and in again
  const out = beside.get(from)?.[0];
  if (from === to) return out ? [from, out, from] : [];
  const before = new Map<string, string>([[from, ""]]);
  const edge = [from];
  for (const here of edge) {
    if (here === to) break;
    for (const there of beside.get(here) ?? [])
      if (!before.has(there)) {
        before.set(there, here);
        edge.push(there);
      }
  }
  if (!before.has(to)) return [];
  const way: string[] = [];
  for (let place = to; place; place = before.get(place) ?? "") way.unshift(place);
  return way;
}

/** Where settlers of mine could come to, by a card that is looked at and would explore. */
export function explored(table: Table, turn: Turn): ReadonlySet<string> {
  const card = table.cards[String(turn.offered("jarl")?.[1] ?? "")];
  const near = new Set<string>();
  if (card?.jarl.type !== "explore") return near;
  const { me } = turn.where;
  let edge = table.islands.filter(({ settlers }) => settlers[me]).map(({ id }) => id);
  for (let step = 0; step < card.jarl.x; step++) {
    edge = table.docks.flatMap(({ island, ferry_to }) =>
      ferry_to && edge.includes(island) ? [ferry_to] : [],
    );
    for (const id of edge) near.add(id);
  }
  // more than that says nothing
  return near.size > 6 ? new Set() : near;
}
