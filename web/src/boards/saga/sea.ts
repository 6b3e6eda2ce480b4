/** Where the cells of a voyage lie: one line above the ship; on a phone what is still to come lies above that. */
import { HIGH, PHONE, WIDE, type Layout, type Plan, type Point, type Stand } from "./geometry";
import type { Adventure } from "./view";

/** The middle of a cell, and where the pawns stand. */
const CELLS = 141;
const DECK = 243;
const STERN = 112;
/** Those of the card are higher, and reach as far down. */
const TALLER = 20;

/** All cells from the stern to the last one of the card: the nearer it is, the larger they are. */
export function bySea(adventure: Adventure, offset: number, narrow: boolean, out: boolean): Layout {
  if (narrow) return whole(adventure, offset, out);
  const { first, last, length } = adventure;
  const until = Math.max(last, offset + length - 1);
  const free = out ? WIDE - STERN - 62 : WIDE - STERN - 8;
  const pitch = Math.max(34, Math.min(64, free / (until - offset + (out ? 0.5 : 0.62))));
  // what lies astern is passed
  const points = Array.from({ length: until + 2 }, (_, cell) => ({
    x: cell < offset ? -60 : STERN + (cell - offset) * pitch,
    y: cell < first ? CELLS : CELLS - TALLER / 2,
  }));
  const left = Math.max(points[first]!.x, 30) - pitch / 2 - 1;
  const right = points[last]!.x + pitch / 2 + 4;
  points.at(-1)!.x = points[until]!.x + pitch / 2 + 31;
  return {
    sea: true,
    hull: aboardOf({
      ...{ offset, length, last, pitch, stern: STERN, scale: [1, 1] },
      furled: right > 30 && left < STERN + pitch * 2.5 + Math.min(118, pitch * 2.1) + 12,
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
    cell: { wide: pitch - 6, high: 48 },
    carded: { wide: pitch - 6, high: 48 + TALLER },
    cards: right > 30 ? [{ x: left, y: 44, wide: right - left, high: 131 }] : [],
    from: offset,
    to: until,
    exit: 44,
  };
}

function aboardOf({
  offset,
  length,
  last,
  ...hull
}: {
  offset: number;
  length: number;
  last: number;
  pitch: number;
  stern: number;
  scale: [number, number];
  furled: boolean;
}): NonNullable<Layout["hull"]> {
  const shields = Array.from({ length }, (_, at) => ({
    cell: offset + at,
    x: hull.stern + at * hull.pitch,
    last: offset + at >= last,
  }));
  return {
    ...hull,
    bow: shields.at(-1)!.x,
    shields,
    stand: (count, at) => onDeck(count, at, hull.pitch),
  };
}

/** Above the heads on deck; so high is a cell. */
const [ROW, TALL] = [178, 68];

/**
 * On a phone: every cell that the ship lies under stands over its shield; what is still to come is in a row above it.
 */
function whole(adventure: Adventure, offset: number, out: boolean): Layout {
  const { first, last, length } = adventure;
  const { wide } = PHONE;
  const scale: [number, number] = [0.28, 0.5];
  const [stern, bow] = [92 * scale[0], 158 * scale[0] + 5];
  const pitch = (wide - stern - bow) / (length - 1);
  const deck = (cell: number): number => stern + (cell - offset) * pitch;
  const front = offset + length;
  const to = Math.max(last, front - 1);
  const coming = Math.max(first, front);
  const [edge, exit] = [8, 38];
  const free = wide - 2 * edge - (out ? exit + 4 : 0);
  const step = free / Math.max(8, last - coming + 1);
  const sizes = Array.from({ length: to + 1 }, (_, cell) => {
    if (cell >= front) return { wide: step - 3, high: 47 };
    return { wide: pitch - 2.5, high: TALL };
  });
  const points = sizes.map(({ high }, cell): Point => {
    if (cell < front) return { x: cell < offset ? -60 : deck(cell), y: ROW - high / 2 };
    // between the ship and the card: out of sight, nobody gets there now
    if (cell < first) return { x: -60, y: 66 };
    // it winds: on from the bow upwards, and back
    return { x: wide - edge - (cell - coming + 0.5) * step, y: 66 };
  });
  const end = coming <= last ? points[last]!.x - step / 2 - 4 - exit / 2 : wide - exit / 2 - 6;
  points.push({ x: end, y: 62 });
  const left = (cell: number): number => points[cell]!.x - sizes[cell]!.wide / 2 - 4;
  const aboard = first < front ? Math.max(4, left(Math.max(first, offset))) : Infinity;
  const above = Math.min(aboard, coming <= last ? left(last) : wide - 120);
  return {
    sea: true,
    hull: aboardOf({
      ...{ offset, length, last, pitch, stern, scale },
      furled: above < stern + 1.6 * pitch + 58,
    }),
    decks: Array.from({ length: front + 6 }, (_, cell) => ({
      x: Math.min(deck(cell), wide - 14),
      y: DECK,
    })),
    // below the gunwale, astern
    behind: { x: 54, y: 303 },
    points,
    sizes,
    top: 0,
    wide,
    high: 316,
    feet: { x: 0, y: 0 },
    cardFeet: { x: 0, y: 0 },
    pawn: 0.86,
    aside: false,
    broad: 1,
    cell: { wide: pitch - 2.5, high: TALL },
    carded: { wide: pitch - 2.5, high: TALL },
    cards: [
      // one card, that the row over the shields reaches into
      { x: above, y: 4, wide: wide - 4 - above, high: aboard < wide ? 90 : 86 },
      ...(aboard < wide ? [{ x: aboard, y: 94, wide: wide - 4 - aboard, high: 88 }] : []),
    ],
    from: offset,
    to,
    exit,
  };
}

/** On deck side by side: every mark is seen, though they may stand over the shields beside theirs. */
export function onDeck(count: number, at: number, pitch: number): Stand {
  const [step, scale] = (pitch < 30
    ? [
        [20, 0.92],
        [17.5, 0.74],
        [15, 0.64],
      ]
    : [
        [32, 0.92],
        [25, 0.78],
        [22.5, 0.7],
      ])[Math.min(count, 4) - 2] ?? [0, 1];
  return { shift: (at - (count - 1) / 2) * step!, scale: scale! };
}

/** Bifröst on a phone, by how many rows are left before its two cards. */
export const BRIDGE: readonly Plan[] = [
  { top: 0, below: 0, high: 34, cards: [30, 173], rows: [116, 256], carded: 90, pawn: 0.9 },
  { top: 70, below: 70, high: 40, cards: [98, 206], rows: [160, 268], carded: 70, pawn: 0.86 },
  { top: 66, below: 109, high: 34, cards: [131, 224], rows: [184, 276], carded: 56, pawn: 0.8 },
  { top: 64, below: 136, high: 32, cards: [156, 236], rows: [200, 281], carded: 46, pawn: 0.74 },
];
