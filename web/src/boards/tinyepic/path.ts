/** Where the moves of Tiny Epic Vikings are: what to press, in order. */
import type { Move } from "../../lib/types";
import { answerAt, type Path } from "../../lib/where";

/** What of the position a path depends on. */
export interface Where {
  /** My number among the clans. */
  me: number;
  /** The dock of the ship that is ashore. */
  dock: string;
  /** The Favour row that the enemy chooses from. */
  row: string;
  /** On a phone the board has more of the answers: its question has no room for them. */
  narrow: boolean;
  /** What is asked. */
  question: string;
  /** The most settlers that can land. */
  most: number;
  /** The Village at that dock can be raided. */
  raids: boolean;
  /** A ship is ashore, and nothing is left but to end the Sail. */
  ends: boolean;
  /** The goods that a harvest is about. */
  goods: readonly string[];
}

const text = (value: unknown): string => String(value);

/** A place of the sea: docks have a point in their name, islands are known to the caller. */
export function placeAt(id: string, islands: ReadonlySet<string>): string {
  return islands.has(id) ? `island/${id}` : id.includes(".") ? `dock/${id}` : `fjord/${id}`;
}

/** The press that means it. */
export const SURE = "sure";

/** On a phone a place or a card is looked at by a first press: what it would bring is told before it is meant. */
const meant = (path: Path, { narrow }: Where): Path => (narrow ? [...path, SURE] : path);

/** The presses from all settlers that can land to so many. */
export const countdown = (most: number, number: number): Path =>
  Array.from({ length: most - number }, (_, at) => `count/${most - 1 - at}`);

export function pathOf(move: Move, where: Where, islands: ReadonlySet<string>): Path {
  const [tag, a, b, c] = move.move;
  switch (tag) {
    case "harbour":
    case "withdraw":
      return [`fjord/${text(a)}`];
    case "keep":
      return meant([`card/${text(a)}`], where);
    case "toss":
      return [`card/${text(a)}`];
    case "jarl":
      return meant([`jarl/${text(a)}`], where);
    case "fight":
    case "join":
      return meant([`battle/${text(a)}`], where);
    case "favor":
      return meant([`favor/${text(a)}/${text(b)}`], where);
    case "sail":
      return [`ship/${text(a)}`];
    case "to":
    case "at":
      return meant([placeAt(text(a), islands)], where);
    case "deploy":
      // all that can is what the plate begins with: one fewer by each press
      return [...countdown(where.most, Number(a)), `deploy/${text(a)}`];
    case "raid":
      return [`hut/${where.dock}`];
    case "explore":
      return meant([`settler/${where.me}/${text(a)}`, `island/${text(b)}`], where);
    case "pilgrim":
      return meant([`temple/${text(a)}`, `island/${text(b)}`], where);
    case "recall":
      return where.question === "explorestep"
        ? meant([`settler/${where.me}/${text(a)}`, `recall/${text(a)}`], where)
        : [`settler/${where.me}/${text(a)}`, `recall/${text(a)}`];
    case "gather":
      return [
        ...[`take/wood/${text(a)}`, `take/food/${text(b)}`, `take/steel/${text(c)}`].filter(
          (name) => where.goods.includes(name.split("/")[1] ?? ""),
        ),
        "take/all",
      ];
    case "exchange":
      return [`give/${text(a)}`, `get/${text(b)}`, `number/${text(c)}`];
    case "gain":
      return [`gain/${text(a)}`];
    case "build":
      return meant([`slot/${text(a)}/${text(b)}`], where);
    case "smite":
      return meant([`settler/${Number(a) - 1}/${text(b)}`], where);
    case "rage":
      return [`rage/${text(a)}/${text(b)}`];
    case "giveback":
      return [`mine/${text(a)}`, `favor/${text(b)}/${text(c)}`];
    case "consecrate":
      return meant([`place/${text(a)}`], where);
    case "pick":
      return a === "left" || a === "right"
        ? meant([`favor/${where.row}/${a}`], where)
        : meant([placeAt(text(a), islands)], where);
    case "skip":
      if (where.narrow && where.dock && (where.most || where.raids || where.ends))
        return ["shore/end"];
      if (where.narrow && where.goods.length) return ["goods/none"];
      return where.narrow && where.question === "consecratevillage"
        ? ["place/none"]
        : [answerAt(move)];
    default:
      return [answerAt(move)];
  }
}
