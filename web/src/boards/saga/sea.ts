/** Where the cells of a voyage lie: one line above the ship; on a phone its shields are the cells before the card. */
import { HIGH, PHONE, WIDE, type Layout, type Point } from "./geometry";
import type { Adventure } from "./view";

/** The middle of a cell, and where the pawns stand. */
const CELLS = 153;
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
  const left = Math.max(points[first]!.x, 30) - pitch / 2 - 4;
  const right = points[last]!.x + pitch / 2 + 4;
  points.at(-1)!.x = points[until]!.x + pitch / 2 + 31;
  return {
    sea: true,
    hull: aboard({ offset, length, last, pitch, stern: STERN, scale: [1, 1] }),
    decks: points.map(({ x }) => ({ x, y: DECK })),
    points,
    top: 0,
    wide: WIDE,
    high: HIGH,
    feet: { x: 0, y: 0 },
    cardFeet: { x: 0, y: 0 },
    pawn: 1,
    aside: false,
    broad: 1,
    cell: { wide: pitch - 6, high: 48 },
    carded: { wide: pitch - 6, high: 48 + TALLER },
    cards: right > 30 ? [{ x: left, y: 44, wide: right - left, high: 142 }] : [],
    from: offset,
    to: until,
    exit: 44,
  };
}

function aboard({
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
}): NonNullable<Layout["hull"]> {
  const shields = Array.from({ length }, (_, at) => ({
    cell: offset + at,
    x: hull.stern + at * hull.pitch,
    last: offset + at >= last,
  }));
  return { ...hull, bow: shields.at(-1)!.x, shields };
}

/** On a phone: the card with its cells above, the whole ship below it. */
function whole({ first, last, length }: Adventure, offset: number, out: boolean): Layout {
  const { wide } = PHONE;
  const scale: [number, number] = [0.38, 0.5];
  const [stern, bow] = [92 * scale[0] + 4, 158 * scale[0] + 3];
  const pitch = (wide - stern - bow) / (length - 1);
  const deck = (cell: number): number => stern + (cell - offset) * pitch;
  // what the ship has not reached yet lies before the card
  const second = Math.max(offset, Math.min(first, offset + length));
  const edge = 6;
  const row = Math.min(second, first);
  const exit = 38;
  const step = (wide - 2 * edge - (out ? exit + 5 : 0)) / (last - row + 1);
  const points = Array.from({ length: last + 2 }, (_, cell): Point => {
    if (cell > last) return { x: wide - exit / 2 - 5, y: 91 };
    if (cell >= row) return { x: edge + (cell - row + 0.5) * step, y: 91 };
    return { x: cell < offset ? -60 : deck(cell), y: 258 };
  });
  const left = edge + (first - row) * step - 2;
  return {
    sea: true,
    hull: aboard({ offset, length, last, pitch, stern, scale }),
    decks: Array.from({ length: offset + length + 6 }, (_, cell) => ({ x: deck(cell), y: DECK })),
    shielded: row,
    // below the gunwale, astern
    behind: { x: 54, y: 303 },
    marked: row,
    points,
    top: 0,
    wide,
    high: 316,
    feet: { x: 0, y: 0 },
    cardFeet: { x: 0, y: 0 },
    pawn: 0.68,
    aside: false,
    broad: 1,
    cell: { wide: pitch - 4, high: 40 },
    carded: { wide: step - 4, high: 58 },
    cards: [{ x: left, y: 5, wide: wide - left - 4 - (out ? exit + 4 : 0), high: 122 }],
    from: Math.min(offset, row),
    to: last,
    exit,
  };
}
