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
interface Seat {
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
/** From the frame. */
const EDGE = 8;

/** The middle of a pill of so much width and height: one corner of it stays where it is. */
export function pillAt(id: string, [wide, high]: Point, { sheet, islands }: Chart): Point {
  const { from, to } = SEATS[id] ?? BESIDE;
  const island = islands[id]!;
  const x = island.x + from[0] * sheet.rx + (to[0] * wide) / 2;
  const y = island.y + from[1] * sheet.ry + (to[1] * high) / 2;
  return [
    Math.max(EDGE + wide / 2, Math.min(sheet.wide - EDGE - wide / 2, x)),
    Math.max(EDGE + high / 2, Math.min(sheet.high - EDGE - high / 2, y)),
  ];
}
