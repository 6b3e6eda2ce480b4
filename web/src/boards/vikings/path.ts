/** Where the moves of Vikings are: lots, cells of the coast, tiles in hand, coins of a bid. */
import type { Move } from "../../lib/types";
import { answerAt, type Path } from "../../lib/where";

/** What is chosen by its picture beside wheel and coast; the prompt does not repeat it. */
export const trayAt = (move: Move): string => `tray/${move.notation}`;

/** `two`: the bought tile and the start tile are both in hand; `bids`: how many bids are open. */
export function pathOf(move: Move, two: boolean, bids: number): Path {
  const [tag, first, second] = move.move;
  switch (tag) {
    case "buy":
      return [`lot-${String(first)}`];
    case "place":
      return [...(two ? ["hand-bought"] : []), `${String(first)}-${String(second)}`];
    case "start":
      return [...(two ? ["hand-start"] : []), `${String(first)}-1`];
    case "moor":
      return [`ship-${String(first)}`];
    case "land":
    case "replace":
      return [`${String(first)}-${String(second)}`];
    case "ferry":
    case "lay":
    case "remove":
      return [trayAt(move)];
    case "bid":
      return [...(bids > 1 ? [`bid-${String(first)}`] : []), answerAt(move)];
    default:
      return [answerAt(move)];
  }
}
