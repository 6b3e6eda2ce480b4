/** Where the moves of Saga des Vikings are: cards by the zone they lie in, cells of the path, tokens. */
import { few, sameMove } from "../../lib/moves";
import type { Move } from "../../lib/types";
import { answerAt, type Path } from "../../lib/where";
import type { Saga } from "./saga";

/** `narrow`: on a phone few distances are told side by side; `twice`: what is pressed twice. */
export function pathOf(
  saga: Saga,
  move: Move,
  narrow = false,
  twice: (move: Move) => boolean = () => false,
): Path {
  const [tag, first] = move.move;
  switch (tag) {
    case "order":
      return [`order/${(first as string[]).join(",")}`];
    case "act":
      // beside going on without it: both are answers
      return saga.tag === "actnow" ||
        (!saga.from && few(saga.view.moves, 3).some((each) => sameMove(each.move, move.move)))
        ? [answerAt(move)]
        : [`played/${String(first)}`];
    case "foresee":
      return ["prophecy"];
    case "go": {
      const landing = saga.table.landings[String(first)];
      const shown = saga.outcomes.includes(move);
      // after the first of two cards no cell counts
      return landing && saga.ways(move.move).ways.length && !(narrow && shown)
        ? [`cell/${landing.cell}`]
        : [shown ? `outcome/${move.notation}` : answerAt(move)];
    }
    case "leave":
    case "stay":
      return [`outcome/${move.notation}`];
    case "play":
      return [`hand/${String(first)}`, ...(twice(move) ? [`play/${String(first)}`] : [])];
    default:
      return move.move.length > 1 && saga.from
        ? [`${saga.from}/${String(first)}`]
        : [answerAt(move)];
  }
}
