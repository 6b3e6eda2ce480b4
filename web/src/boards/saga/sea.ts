/** Where the cells of a voyage lie: one line above the ship, on a phone the card in a row of its own. */
import { HIGH, PHONE, WIDE, type Hull, type Layout } from "./geometry";
import type { Adventure } from "./view";

/** The middle of a cell, and where the pawns stand. */
const CELLS = 153;
const DECK = 243;
const STERN = 112;
/** Those of the card are higher, and reach as far down. */
const TALLER = 20;

/** All cells from the stern to the last one of the card: the nearer it is, the larger they are. */
export function bySea(adventure: Adventure, offset: number, narrow: boolean): Layout {
  if (narrow) return inRows(adventure, offset);
  const { first, last, length } = adventure;
  const until = Math.max(last, offset + length - 1);
  const pitch = Math.max(34, Math.min(64, (WIDE - STERN - 8) / (until - offset + 0.62)));
  // what lies astern is passed
  const points = Array.from({ length: until + 2 }, (_, cell) => ({
    x: cell < offset ? -60 : STERN + (cell - offset) * pitch,
    y: cell < first ? CELLS : CELLS - TALLER / 2,
  }));
  const left = Math.max(points[first]!.x, 30) - pitch / 2 - 4;
  const right = points[last]!.x + pitch / 2 + 4;
  const shields = Array.from({ length }, (_, at) => ({
    cell: offset + at,
    x: points[offset + at]!.x,
  }));
  return {
    sea: true,
    hulls: [
      {
        ...{ top: 0, high: HIGH, down: 0, pitch, shields, bare: false },
        stern: STERN,
        bow: shields.at(-1)!.x,
      },
    ],
    points,
    top: 0,
    wide: WIDE,
    high: HIGH,
    feet: { x: 0, y: DECK - CELLS },
    cardFeet: { x: 0, y: DECK - CELLS + TALLER / 2 },
    pawn: 1,
    aside: false,
    broad: 1,
    cell: { wide: pitch - 6, high: 48 },
    carded: { wide: pitch - 6, high: 48 + TALLER },
    cards: right > 30 ? [{ x: left, y: 44, wide: right - left, high: 142 }] : [],
    from: offset,
    to: until,
  };
}

/** On a phone: where the cells of a row lie above the deck, what is seen of a row, how many are in the first. */
const [ROW, TOP, FOOT, MOST] = [175, 116, 298, 10];
/** The row of the card begins lower: no sail. Its cells are higher. */
const [CARD, RAISED] = [126, -6];

/** The cells before the card in one row, then the card in another: the ship sails on from row to row. */
function inRows({ first, last, length }: Adventure, offset: number): Layout {
  const { wide } = PHONE;
  const ahead = Math.max(0, Math.min(MOST, first - offset));
  const second = ahead ? offset + ahead : first;
  const [stern, edge] = [78, 6];
  const upper = Math.min(46, (wide - stern - 4) / (ahead - 0.5 || 1));
  const lower = (wide - 2 * edge) / (last - second + 1);
  const down = ahead ? FOOT - CARD : 0;
  const points = Array.from({ length: last + 2 }, (_, cell) =>
    cell < second
      ? { x: cell < offset ? -60 : stern + (cell - offset) * upper, y: ROW }
      : { x: edge + (cell - second + 0.5) * lower, y: ROW + (cell < first ? 0 : RAISED) + down },
  );
  const front = Math.min(last + 6, offset + length - 1);
  const shields = (from: number, to: number): Hull["shields"] =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => ({
      cell: from + at,
      x: points[from + at]!.x,
    }));
  const at = (cell: number): number => edge + (cell - second + 0.5) * lower;
  const hulls: Hull[] = [
    {
      ...{ top: CARD, high: FOOT - CARD, down, pitch: lower, bare: true },
      stern: offset < second ? -200 : at(offset),
      bow: at(front),
      shields: shields(Math.max(offset, second), Math.min(front, last)),
    },
  ];
  if (ahead)
    hulls.unshift({
      ...{ top: TOP, high: FOOT - TOP, down: 0, pitch: upper, bare: false },
      stern,
      bow: front < second ? points[front]!.x : wide + 100,
      shields: shields(offset, Math.min(front, second - 1)),
    });
  const left = at(first) - lower / 2 - 2;
  const top = ahead ? TOP : CARD;
  return {
    sea: true,
    hulls,
    points,
    top,
    wide,
    high: FOOT + down - top,
    feet: { x: 0, y: DECK - ROW },
    cardFeet: { x: 0, y: DECK - ROW - RAISED },
    pawn: 0.66,
    aside: false,
    broad: 1,
    cell: { wide: Math.min(ahead ? upper : lower, lower) - 5, high: 46 },
    carded: { wide: lower - 4, high: 58 },
    cards: [{ x: left, y: CARD + down + 4, wide: wide - left - 4, high: FOOT - CARD - 8 }],
    from: ahead ? offset : first,
    to: last,
  };
}
