/** Where the cells of a voyage lie: one line above the ship; on a phone what is still to come may need a second one. */
import {
  HIGH,
  PHONE,
  WIDE,
  type Focus,
  type Layout,
  type Plan,
  type Point,
  type Stand,
} from "./geometry";
import type { Adventure } from "./view";

/** Where the feet of the pawns are; so far above it cells end, on a phone a little less. */
const DECK = 243;
const FOOT = 161;
/** Before the card, and on it. */
const HIGH_CELL = 54;
const TALL_CELL = 78;
/** Cells are no wider than that, and no narrower, as long as the ship may be seen in part. */
const MOST = 84;
const LEAST = 78;

/**
 * What is of interest in one row: the ship reaches farther back where nobody stands and nothing leads, which a chip
 * tells (`Astern.svelte`). Else all of it down to the last cell of the card: the nearer it is, the larger they are.
 */
export function bySea(
  adventure: Adventure,
  offset: number,
  narrow: boolean,
  out: boolean,
  focus: Focus = { from: offset, to: offset, astern: false },
): Layout {
  if (narrow) return whole(adventure, offset, out, focus);
  const { first, last, length } = adventure;
  const front = offset + length - 1;
  const until = Math.max(last, front);
  const begin = (low: number): number => (focus.astern ? 108 : low > offset ? 52 : 88);
  const fit = (low: number): number =>
    Math.min(
      (WIDE - (out ? 70 : 12) - begin(low)) / (until - low + 0.5),
      (WIDE - 138 - begin(low)) / Math.max(1, front - low),
    );
  let low = Math.max(offset, Math.min(focus.from, until));
  while (low > offset && fit(low - 1) >= LEAST) low -= 1;
  const pitch = Math.max(34, Math.min(MOST, fit(low)));
  const start = begin(low);
  const points = Array.from({ length: until + 2 }, (_, cell) => ({
    // what lies astern is passed
    x: cell < Math.min(low, offset) ? -60 : start + (cell - low) * pitch,
    y: FOOT - (cell < first ? HIGH_CELL : TALL_CELL) / 2,
  }));
  const left = Math.max(points[Math.max(first, low)]!.x - pitch / 2 - 1, 8);
  const right = points[last]!.x + pitch / 2 + 4;
  points.at(-1)!.x = points[until]!.x + pitch / 2 + 31;
  const shown = right > 30 && last >= low;
  return {
    sea: true,
    hull: aboardOf({
      ...{ offset, length, last, pitch, wide: WIDE },
      ...{ stern: points[offset]!.x, scale: [0.8, 1] },
      ...rigged(points, low, shown ? left : WIDE, 118),
    }),
    decks: points.map(({ x }) => ({ x, y: DECK })),
    points,
    top: 0,
    wide: WIDE,
    high: HIGH,
    feet: { x: 0, y: 0 },
    cardFeet: { x: 0, y: 0 },
    pawn: 1.16,
    aside: false,
    broad: 1,
    cell: { wide: pitch - 6, high: HIGH_CELL },
    carded: { wide: pitch - 6, high: TALL_CELL },
    cards: shown ? [{ x: left, y: 44, wide: right - left, high: FOOT + 10 - 44 }] : [],
    from: low,
    to: until,
    exit: 44,
  };
}

/** The mast between two cells, with the sail where the card leaves room for it. */
function rigged(
  points: readonly Point[],
  low: number,
  free: number,
  sail: number,
): { mast: number; sail: number } {
  const gaps = points.slice(low, -1).flatMap(({ x }, at) => {
    const next = points[low + at + 1]!.x;
    return next > x ? [(x + next) / 2] : [];
  });
  const near = (x: number): number =>
    gaps.reduce((best, gap) => (Math.abs(gap - x) < Math.abs(best - x) ? gap : best), gaps[0] ?? x);
  for (const half of [sail, sail * 0.8, sail * 0.62]) {
    const mast = near(free / 2);
    if (mast - half > 12 && mast + half + 14 < free) return { mast, sail: half };
  }
  return { mast: near(points[low]!.x + 100), sail: 0 };
}

function aboardOf({
  offset,
  length,
  last,
  wide,
  ...hull
}: {
  offset: number;
  length: number;
  last: number;
  pitch: number;
  wide: number;
  stern: number;
  scale: [number, number];
  mast: number;
  sail: number;
}): NonNullable<Layout["hull"]> {
  const shields = Array.from({ length }, (_, at) => ({
    cell: offset + at,
    x: hull.stern + at * hull.pitch,
    last: offset + at >= last,
  }));
  return {
    ...hull,
    bow: shields.at(-1)!.x,
    shields: shields.filter(({ x }) => x > -10 && x < wide + 40),
    stand: (count, at) => onDeck(count, at, hull.pitch),
  };
}

/** On a phone: where cells end above the heads on deck. */
const ROW = 175;
/** So much higher is all of it where the card goes on below the ship. */
const RAISED = 52;

/**
 * On a phone: all from the rearmost that matters to the last cell in one row, if they are ten at most. Else the card
 * lies above the row, as long as the ship is not there, or goes on below the ship.
 */
function whole(adventure: Adventure, offset: number, out: boolean, focus: Focus): Layout {
  const { first, last, length } = adventure;
  const { wide } = PHONE;
  const scale: [number, number] = [0.28, 0.5];
  const front = offset + length - 1;
  const until = Math.max(last, front);
  let low = Math.max(offset, Math.min(focus.from, until));
  const single = until - low < 10;
  const least = until === front ? 8 : 9;
  while (single && low > offset && until - low + 1 < least) low -= 1;
  /** The last one of the row over the ship. */
  const end = single ? until : Math.min(front, Math.max(focus.to, low + 8));
  const below = !single && first <= end;
  const extra = focus.extra ?? 0;
  const lift = (below ? RAISED : 0) - extra;
  const foot = ROW - lift;
  const tall = (single ? 92 : 82) + extra * 0.4;
  const coming = single ? until + 1 : Math.max(first, end + 1);
  // room for the stern and for the bow
  const before = low > offset ? 0.5 : 0;
  const behind = end < front || until > front ? 0.5 : 0;
  const [edge, exit] = [8, 38];
  const pitch =
    (wide - (before ? 5 : 26) - (behind ? 4 : 56)) / Math.max(1, end - low + before + behind);
  const start = before ? 5 + pitch / 2 : 26;
  const deck = (cell: number): number => start + (cell - low) * pitch;
  const step = (wide - 2 * edge - (out ? exit + 4 : 0)) / Math.max(6, until - coming + 1);
  const row = below ? 285 + extra : 66;
  const sizes = Array.from({ length: until + 1 }, (_, cell) =>
    cell > end
      ? { wide: Math.min(64, step - 3), high: 47 }
      : { wide: pitch - 2.5, high: cell > last ? 50 : cell < first ? 66 : tall },
  );
  const points = sizes.map(({ high }, cell): Point => {
    if (cell <= end) return { x: cell < low ? deck(cell) - 40 : deck(cell), y: foot - high / 2 };
    // between the ship and the card: out of sight, nobody gets there now
    if (cell < coming) return { x: -60, y: row };
    const many = until - coming + 1;
    const right = wide - edge - (out ? exit + 4 : 0);
    // above the ship it is the card that is far away: at the right
    const from = below ? edge : right - many * step;
    return { x: from + (cell - coming + 0.5) * step, y: row };
  });
  points.push(single ? { x: wide - exit / 2 - 6, y: 46 } : { x: wide - exit / 2 - 6, y: row });
  const left = (cell: number): number => Math.max(4, points[cell]!.x - sizes[cell]!.wide / 2 - 4);
  /** Where the card ends in its row: what is beyond it lies on open sea. */
  const ashore =
    last < end && points[last]!.x > 60 ? points[last]!.x + sizes[last]!.wide / 2 + 4 : wide - 4;
  const aboard = first <= end ? left(Math.max(first, low)) : wide;
  return {
    sea: true,
    lift,
    hull: aboardOf({
      ...{ offset, length, last, pitch, wide, stern: deck(offset), scale },
      ...rigged(points.slice(0, end + 2), low, single || below ? aboard : left(coming), 50),
    }),
    decks: Array.from({ length: front + 8 }, (_, cell) => ({
      x: Math.min(deck(cell), wide - 14),
      y: DECK - lift,
    })),
    // below the gunwale, astern
    behind: { x: 54, y: 303 + extra - (below ? RAISED + 4 : 0) },
    points,
    sizes,
    top: 0,
    wide,
    high: 316 + extra,
    feet: { x: 0, y: 0 },
    cardFeet: { x: 0, y: 0 },
    pawn: 0.86,
    aside: false,
    broad: 1,
    cell: { wide: pitch - 2.5, high: tall },
    carded: { wide: pitch - 2.5, high: tall },
    cards: [
      ...(aboard < wide
        ? [{ x: aboard, y: 4, wide: ashore - aboard, high: foot + 4 }]
        : coming <= until
          ? [{ x: left(coming), y: 4, wide: wide - 4 - left(coming), high: 90 }]
          : []),
      // what goes on below
      ...(below ? [{ x: 4, y: 257 + extra, wide: wide - 8, high: 56 }] : []),
    ],
    from: low,
    to: until,
    exit,
    turns: below ? { from: end, to: coming } : undefined,
  };
}

/** On deck above their shield: side by side where that has room for them, else one behind the other. */
export function onDeck(count: number, at: number, pitch: number): Stand {
  const close = pitch < 44;
  const [step, scale] = (close
    ? [
        [15, 0.74],
        [9, 0.74],
        [7.5, 0.68],
      ]
    : [
        [Math.min(32, pitch * 0.42), 0.92],
        [Math.min(25, pitch * 0.35), 0.78],
        [Math.min(22.5, pitch * 0.32), 0.7],
      ])[Math.min(count, 4) - 2] ?? [0, 1];
  return { shift: (at - (count - 1) / 2) * step!, scale: scale!, up: close ? 6 * at : 0 };
}

/** Bifröst on a phone, by how many rows are left before its two cards. */
export const BRIDGE: readonly Plan[] = [
  { top: 0, below: 0, high: 34, cards: [30, 173], rows: [116, 256], carded: 90, pawn: 0.9 },
  { top: 70, below: 70, high: 40, cards: [98, 206], rows: [160, 268], carded: 70, pawn: 0.86 },
  { top: 66, below: 109, high: 34, cards: [131, 224], rows: [184, 276], carded: 56, pawn: 0.8 },
  { top: 64, below: 136, high: 32, cards: [156, 236], rows: [200, 281], carded: 46, pawn: 0.74 },
];
