/** Where the pills of influence lie, beside their islands. */
import type { Chart, Point } from "./geography";

/** The middle of something on the sea and half its width and height. */
export interface Box {
  at: Point;
  half: Point;
}

/** How much of one lies over the other. */
export function shared(
  { at: [ax, ay], half: [aw, ah] }: Box,
  { at: [bx, by], half: [bw, bh] }: Box,
): number {
  return Math.max(0, aw + bw - Math.abs(ax - bx)) * Math.max(0, ah + bh - Math.abs(ay - by));
}

/** Which way its pill goes from there: to the right, to both sides, to the left; up, to both sides, down. */
export interface Seat {
  from: Point;
  to: readonly [-1 | 0 | 1, -1 | 0 | 1];
}

/**
 * Where an island says who counts how much on it, whatever is asked and looked at: above its coast beside the jetty there, and never
 * on what stands on it. In shares of its half axes; `from` the middle of an island whose jetties leave no room above.
 */
const SEATS: Record<string, Seat> = {
  g_nw: { from: [0.16, -0.84], to: [1, -1] },
  g_ne: { from: [-0.16, -0.84], to: [-1, -1] },
  out_nw: { from: [0, -0.84], to: [0, -1] },
  out_ne: { from: [0, -0.84], to: [0, -1] },
  in_sw: { from: [-0.5, 1.06], to: [0, 1] },
  in_se: { from: [0.5, 1.06], to: [0, 1] },
  out_s: { from: [1.12, 0], to: [1, 0] },
};
/** Beside a ship at the jetty above. */
const BESIDE: Seat = { from: [0.34, -0.84], to: [1, -1] };
/** The other corners of an island, in the order in which they are tried. */
const CORNERS: readonly Seat[] = [
  { from: [-0.34, -0.84], to: [-1, -1] },
  BESIDE,
  { from: [-0.4, 1.08], to: [-1, 1] },
  { from: [0.4, 1.08], to: [1, 1] },
];
/** From the frame. */
const EDGE = 8;
/** Half of a ship, and what it keeps clear of. */
const SHIP: Point = [24, 22];
const CLEAR = 4;

/** What lies on the sea and is not to be covered, and how bad that would be. */
export interface Taken extends Box {
  cost: number;
}

/** Ships that are there and that could come, huts, the numbers of docks. */
export function taken(
  { sheet, docks }: Chart,
  ships: readonly Point[],
  goals: readonly Point[],
  waters: readonly Point[],
  huts: readonly string[],
): Taken[] {
  const { k } = sheet;
  const boat: Point = [SHIP[0] * k + CLEAR, SHIP[1] * k + CLEAR];
  return [
    ...ships.map((at) => ({ at, half: boat, cost: 10 })),
    ...goals.map((at) => ({ at, half: boat, cost: 0.15 })),
    ...waters.map((at) => ({ at, half: boat, cost: 1 })),
    ...Object.values(docks).map(({ end }): Taken => ({ at: end, half: [11, 11], cost: 2 })),
    ...huts.flatMap((id): Taken[] => {
      const place = docks[id];
      return place ? [{ at: place.hut, half: [10 * k, 10 * k], cost: 4 }] : [];
    }),
  ];
}

/** The middle of a pill of so much width and height: one corner of it stays where it is. */
export function pillAt(
  id: string,
  [wide, high]: Point,
  { sheet, islands }: Chart,
  { from, to }: Seat = SEATS[id] ?? BESIDE,
): Point {
  const island = islands[id]!;
  const x = island.x + from[0] * sheet.rx + (to[0] * wide) / 2;
  const y = island.y + from[1] * sheet.ry + (to[1] * high) / 2;
  return [
    Math.max(EDGE + wide / 2, Math.min(sheet.wide - EDGE - wide / 2, x)),
    Math.max(EDGE + high / 2, Math.min(sheet.high - EDGE - high / 2, y)),
  ];
}

/** The first corner of an island where a pill of that size covers nothing, else the one where it covers least. */
export function seatFor(id: string, size: Point, map: Chart, things: readonly Taken[]): Seat {
  const half: Point = [size[0] / 2, size[1] / 2];
  const own = SEATS[id] ?? BESIDE;
  const cost = (seat: Seat): number => {
    const at = pillAt(id, size, map, seat);
    return things.reduce((sum, thing) => sum + shared({ at, half }, thing) * thing.cost, 0);
  };
  const best = [own, ...CORNERS].reduce((a, b) => (cost(b) < cost(a) - 1 ? b : a));
  // a touch is no reason to leave the place where one looks for it
  return cost(best) < cost(own) - 120 ? best : own;
}
