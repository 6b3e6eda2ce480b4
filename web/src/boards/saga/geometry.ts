/** Where the cells of an adventure lie in its picture: a winding path by land, one line at sea. */
import type { Adventure } from "./view";

export const WIDE = 998;
export const HIGH = 362;
/** The beam with the victory points; the picture begins below it. */
export const BEAM = 34;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  wide: number;
  high: number;
}

export interface Layout {
  sea: boolean;
  /** By cell; the one after the last is where pawns stand that are beyond it. */
  points: Point[];
  /** The size of a cell before the card, and on it. */
  cell: { wide: number; high: number };
  carded: { wide: number; high: number };
  /** The adventure cards: two at Bifröst. */
  cards: Box[];
  /** Which cells are drawn. */
  from: number;
  to: number;
}

const wobble = [4, -4, 3, -2, 5, -4, 2, -3, 4, -2, 3, -4, 2, 4, -3];

export function layoutOf(adventure: Adventure, offset: number): Layout {
  return adventure.vehicle === "ship" ? bySea(adventure, offset) : byLand(adventure);
}

/** Two rows that wind, then the card; at Bifröst two cards, one after the other. */
function byLand(adventure: Adventure): Layout {
  const { first, last, bifrost } = adventure;
  const rows = bifrost ? [88, 166, 246, 324] : [94, 192, 310];
  const [top, middle] = [rows[0]!, rows[1]!];
  const upper = Math.ceil(((first - 2) * 9) / 16);
  const lower = first - 2 - upper;
  const swing = bifrost ? 0.5 : 1;
  const points: Point[] = [];
  const pitch = (bifrost ? 812 : 832) / Math.max(1, upper - 1);
  for (let at = 0; at < upper; at += 1)
    points.push({ x: 52 + at * pitch, y: top + wobble[at % 15]! * swing });
  points.push({ x: 950, y: (top + middle) / 2 - 3 });
  const back = 696 / Math.max(1, lower - 1);
  for (let at = 0; at < lower; at += 1)
    points.push({ x: 884 - at * back, y: middle + wobble[(at + 4) % 15]! * swing });
  points.push({ x: 76, y: (middle + rows[2]!) / 2 + (bifrost ? 2 : -5) });
  const across = bifrost ? adventure.entry - first : last - first + 1;
  for (let cell = first; cell <= last; cell += 1) {
    const at = cell - first;
    points.push(
      at < across
        ? { x: 202 + at * 104, y: rows[2]! }
        : { x: 202 + (across - 1 - (at - across)) * 104, y: rows[3]! },
    );
  }
  const end = points[last]!;
  points.push({ x: bifrost ? end.x - 84 : end.x + 66, y: end.y });
  const tight = Math.min(pitch, back);
  return {
    sea: false,
    points,
    cell: { wide: Math.min(74, tight - 10), high: bifrost ? 40 : 42 },
    carded: { wide: 92, high: bifrost ? 44 : 50 },
    cards: bifrost
      ? [
          { x: 140, y: 208, wide: 850, high: 68 },
          { x: 140, y: 286, wide: 850, high: 68 },
        ]
      : [{ x: 140, y: 236, wide: 850, high: 118 }],
    from: 0,
    to: last,
  };
}

/** The middle of a cell at sea; the ship's shields lie below. */
export const SEA_Y = 153;
const STERN = 112;

/** All cells from the stern to the last one of the card: the nearer it is, the larger they are. */
function bySea(adventure: Adventure, offset: number): Layout {
  const { first, last, length } = adventure;
  const until = Math.max(last, offset + length - 1);
  const pitch = Math.max(34, Math.min(64, (WIDE - STERN - 8) / (until - offset + 0.62)));
  const points: Point[] = [];
  for (let cell = 0; cell <= until + 1; cell += 1) {
    // what lies astern is passed: it is pushed together at the edge
    const x =
      cell >= offset ? STERN + (cell - offset) * pitch : STERN - 62 - (offset - 1 - cell) * 62;
    points.push({ x, y: SEA_Y });
  }
  const left = points[first]!.x - pitch / 2 - 4;
  const right = points[last]!.x + pitch / 2 + 4;
  return {
    sea: true,
    points,
    cell: { wide: pitch - 6, high: 48 },
    carded: { wide: pitch - 6, high: 48 },
    cards: right > 30 ? [{ x: left, y: 44, wide: right - left, high: 142 }] : [],
    from: Math.max(0, offset - 1),
    to: until,
  };
}

/** A soft line through the cells of these numbers. */
export function spline(points: readonly Point[]): string {
  const [start] = points;
  if (!start) return "";
  const bend = 0.17;
  const near = (at: number): Point => points[Math.max(0, Math.min(points.length - 1, at))]!;
  let d = `M${start.x} ${start.y}`;
  for (let at = 0; at + 1 < points.length; at += 1) {
    const [before, from, to, after] = [near(at - 1), near(at), near(at + 1), near(at + 2)];
    const leaving = { x: from.x + (to.x - before.x) * bend, y: from.y + (to.y - before.y) * bend };
    const reaching = { x: to.x - (after.x - from.x) * bend, y: to.y - (after.y - from.y) * bend };
    d += `C${leaving.x.toFixed(1)} ${leaving.y.toFixed(1)} ${reaching.x.toFixed(1)} ${reaching.y.toFixed(1)} ${to.x} ${to.y}`;
  }
  return d;
}

/** The arc from a pawn to where it would land. */
export function arc(from: Point, to: Point): { d: string; turn: number; mid: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  const mid =
    Math.abs(dy) < 40
      ? { x: from.x + dx / 2, y: Math.max(52, Math.min(from.y, to.y) - 26 - far * 0.16) }
      : { x: from.x + dx * 0.5 + (dx < 0 ? -1 : 1) * 34, y: from.y + dy * 0.36 };
  const turn = (Math.atan2(to.y - mid.y, to.x - mid.x) * 180) / Math.PI;
  return { d: `M${from.x} ${from.y}Q${mid.x} ${mid.y} ${to.x} ${to.y}`, turn, mid };
}

/**
 * How so many pawns stand on one cell: side by side. Where it is narrow they are smaller, and no nearer to
 * each other than the marks of their owners can be told apart.
 */
export function beside(count: number, at: number, wide: number): { shift: number; scale: number } {
  if (count < 2) return { shift: 0, scale: 1 };
  const step = Math.max(20, Math.min(30, (wide - 6) / (count - 1)));
  return { shift: (at - (count - 1) / 2) * step, scale: step < 22 ? 0.78 : 1 };
}
