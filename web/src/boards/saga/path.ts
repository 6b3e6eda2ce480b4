/** Where the moves of Saga des Vikings are: cards by the zone they lie in, cells of the path, tokens. */
import type { Move } from "../../lib/types";
import { answerAt, type Path } from "../../lib/where";
import type { Saga } from "./saga";

/** `edge`: where a cell is drawn that the picture does not reach. */
export function pathOf(saga: Saga, edge: (cell: number) => string, move: Move): Path {
  const [tag, first] = move.move;
  switch (tag) {
    case "order":
      return [`order/${(first as string[]).join(",")}`];
    case "act":
      return [`played/${String(first)}`];
    case "foresee":
      return ["prophecy"];
    case "go": {
      const landing = saga.table.landings[String(first)];
      // the first of two cards: no cell counts
      const { ways } = saga.ways(move.move);
      if (!landing || !ways.length) return [answerAt(move)];
      const at = `cell/${edge(landing.cell)}`;
      const same = saga.view.moves.filter(
        (other) =>
          other.kind === "go" &&
          edge(saga.table.landings[String(other.move[1])]?.cell ?? 0) === edge(landing.cell),
      );
      return same.length > 1 ? [at, answerAt(move)] : [at];
    }
    default:
      return move.move.length > 1 && saga.from
        ? [`${saga.from}/${String(first)}`]
        : [answerAt(move)];
  }
}
