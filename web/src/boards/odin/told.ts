/** What laying a piece would change on its board, cell by cell. */
import type { At, Own, Printed } from "./view";

export interface Bonus {
  at: At;
  sign: string;
  /** Cells of its ring that are open: before, and after. */
  before: number;
  missing: readonly At[];
}

const has = (cells: readonly At[]): ReadonlySet<string> => new Set(cells.map(String));

/** The sign of what a symbol brings. */
export function signOf({ gain }: Printed["symbols"][number]): string {
  const [id, number] = Object.entries(gain)[0] ?? ["", 0];
  return typeof number === "string" ? number : id;
}

/** So many cells are lacking at most where it is worth a word. */
const NEAR = 4;
/** Of an income number. */
const FAR = 8;

/** Of the symbols whose ring the piece would fill in part, the one that then lacks least. */
export function nearer(printed: Printed, own: Own, cells: readonly At[]): Bonus | null {
  const covered = has(own.pieces.flatMap((piece) => piece.cells));
  const lies = has(cells);
  let best: Bonus | null = null;
  for (const symbol of printed.symbols) {
    if (covered.has(String(symbol.at)) || lies.has(String(symbol.at))) continue;
    const open = symbol.ring.filter((cell) => !covered.has(String(cell)));
    const missing = open.filter((cell) => !lies.has(String(cell)));
    if (missing.length === open.length || !missing.length || missing.length > NEAR) continue;
    if (best && best.missing.length <= missing.length) continue;
    best = { at: symbol.at, sign: signOf(symbol), before: open.length, missing };
  }
  return best;
}

export interface Next {
  /** Its coin. */
  at: At;
  value: number;
  before: number;
  missing: readonly At[];
}

/** Of the income numbers that come next, the one that the piece brings nearest without reaching it. */
export function nextIncome(printed: Printed, own: Own, cells: readonly At[]): Next | null {
  const lies = has(cells);
  let best: Next | null = null;
  for (const { then, missing: open } of own.rises) {
    const missing = open.filter((cell) => !lies.has(String(cell)));
    const at = printed.tracks.flat().find(({ value }) => value === then)?.at;
    if (!at || missing.length === open.length || !missing.length || missing.length > FAR) continue;
    if (best && best.missing.length <= missing.length) continue;
    best = { at, value: then, before: open.length, missing };
  }
  return best;
}

/** The coin of the income that the board would pay. */
export const coinOf = (printed: Printed, income: number): At | null =>
  printed.tracks.length === 1
    ? (printed.tracks[0]!.find(({ value }) => value === income)?.at ?? null)
    : null;

/** The cells that the income number which would be reached stands for: all to the left of it and below. */
export function earned(printed: Printed, own: Own, cells: readonly At[]): At[] {
  const [track, ...others] = printed.tracks;
  if (!track || others.length) return [];
  const covered = has([...own.pieces.flatMap((piece) => piece.cells), ...cells]);
  const next = track.find(({ at }) => !at || !covered.has(String(at)));
  return printed.grid.flatMap((line, row) =>
    [...line].flatMap((mark, column): At[] =>
      mark !== "_" && (!next?.at || (row > next.at[0] && column < next.at[1]))
        ? [[row, column]]
        : [],
    ),
  );
}

/** Open cells beside green goods: no other green lies there. */
export function byGreen(printed: Printed, own: Own): At[] {
  const covered = has(own.pieces.flatMap((piece) => piece.cells));
  const beside = new Map<string, At>();
  for (const { colour, cells } of own.pieces) {
    if (colour !== "green") continue;
    for (const [row, column] of cells)
      for (const cell of [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ] as At[]) {
        const mark = printed.grid[cell[0]]?.[cell[1]] ?? "_";
        if (!"_X!".includes(mark) && !covered.has(String(cell))) beside.set(String(cell), cell);
      }
  }
  return [...beside.values()];
}
