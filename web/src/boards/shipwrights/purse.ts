/** How a price is paid, as dials: of each good so many are paid themselves, gold stands in for the rest. */
import type { Move } from "../../lib/types";

const GOODS = ["wood", "wool", "iron"] as const;
const GOLD = 4;

export interface Dial {
  good: string;
  /** Its place in a move `pay`. */
  at: number;
  /** How many of it may be paid, the most first. */
  values: number[];
}

const paid = ({ move }: Move, at: number): number => Number(move[at] ?? 0);

/** The goods of which more than one number may be paid. */
export const dialsOf = (moves: readonly Move[]): Dial[] =>
  GOODS.map((good, number) => ({
    good,
    at: number + 1,
    values: [...new Set(moves.map((move) => paid(move, number + 1)))].sort((a, b) => b - a),
  })).filter(({ values }) => values.length > 1);

/** The way with the least gold: the price itself, where it can be paid. */
export const cheapest = (moves: readonly Move[]): Move | undefined =>
  [...moves].sort((a, b) => paid(a, GOLD) - paid(b, GOLD))[0];

/**
 * The way on which this dial shows this number. Of the other dials those that were turned last stay, then as many as
 * can; then the one with the least gold.
 */
export function turnedTo(
  moves: readonly Move[],
  now: Move | undefined,
  at: number,
  value: number,
  last: readonly number[] = [],
): Move | undefined {
  const stays = (move: Move, dial: number): number =>
    Number(!!now && paid(move, dial) === paid(now, dial));
  const others = [1, 2, 3].filter((dial) => dial !== at);
  const kept = (move: Move): number => others.reduce((all, dial) => all + stays(move, dial), 0);
  return moves
    .filter((move) => paid(move, at) === value)
    .sort((a, b) => {
      for (const dial of last) {
        const more = dial === at ? 0 : stays(b, dial) - stays(a, dial);
        if (more) return more;
      }
      return kept(b) - kept(a) || paid(a, GOLD) - paid(b, GOLD);
    })[0];
}

export const dialAt = (good: string, value: number): string => `pay/${good}/${value}`;

/** What to press for a way to pay. */
export const turnsTo = (move: Move, moves: readonly Move[]): string[] =>
  dialsOf(moves).map(({ good, at }) => dialAt(good, paid(move, at)));
