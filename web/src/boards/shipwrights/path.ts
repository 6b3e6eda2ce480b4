/** Where the moves of Shipwrights are: cards with their verbs, berths, houses, scales, goods. */
import type { Play } from "../../lib/play";
import type { Move } from "../../lib/types";
import type { Path } from "../../lib/where";
import type { Village } from "./picture";
import { turnsTo } from "./purse";

export const verbAt = (verb: string, card: string): string => `do/${card}/${verb}`;
export const wayAt = (move: Move): string => `way/${move.notation}`;

/** What makes an answer that was pressed once. */
export const sureAt = (move: Move): string => `sure/${move.notation}`;

/** An answer that is looked at: at itself, or at its place on the board. */
export const lookedAt = (play: Play, { notation }: Move): string =>
  play.offered?.notation === notation ? "looked" : "";

/**
 * `asks`: on a phone what is kept for good is pressed twice, as any answer to a question inside an action. `all`: the
 * answers there are.
 */
export function pathOf(
  move: Move,
  village: Village,
  asks = false,
  inside = false,
  all: readonly Move[] = [],
): Path {
  if (move.move[0] === "pay")
    return [
      ...turnsTo(
        move,
        all.filter((other) => other.move[0] === "pay"),
      ),
      sureAt(move),
    ];
  const way = firstOf(move, village, asks);
  return asks && inside && !move.anytime && move.move[0] !== "exchange"
    ? [...way, sureAt(move)]
    : way;
}

function firstOf(move: Move, village: Village, asks: boolean): Path {
  const [tag, ...fields] = move.move;
  const [first, second] = fields.map(String) as [string, string];
  const lying = `berth/${village.board.indexOf(first) + 1}`;
  switch (tag) {
    case "keep":
      return [`pack/${first}`, ...(asks && move.doubtful ? [`keep/${first}`] : [])];
    case "discard":
    case "place":
    case "play":
      return [`hand/${first}`, verbAt(tag, first)];
    case "build":
      return [`hand/${first}`, verbAt(second === "true" ? "build-choose" : "build", first)];
    case "tuck":
      return [`hand/${first}`, `room/${second}`];
    case "drop":
      return [lying, verbAt(tag, first)];
    case "launch":
      return [lying, verbAt(second === "true" ? "launch-choose" : "launch", first)];
    case "untuck":
      return [`guest/${first}`, verbAt(tag, village.buildings[Number(first)]?.tucked ?? "")];
    case "visit":
      return [`house/${first}`];
    case "work":
      return [`berth/${first}`];
    case "raid":
      return [`raid/${first}`];
    case "exchange":
      return [`scales/${first}`];
    case "give":
      return [`hand/${first}`];
    case "choose":
      return [`good/${first}`];
    case "advance":
      return [`${asks ? "first" : "track"}/${first}`];
    case "under":
      return [`ship/${first}`];
    case "upgrade":
      return [`up/${first}`];
    default:
      return [wayAt(move)];
  }
}
