/** Where the moves of Saga des Vikings are: cards by the zone they lie in, cells of the path, tokens. */
import type { Move } from "../../lib/types";
import { answerAt, type Path } from "../../lib/where";
import type { Saga } from "./saga";

/** The presses that tell an order from the others: as many as needed until only one is left. */
export function orderPresses(order: readonly string[], all: readonly (readonly string[])[]): string[] {
  for (let length = 1; length < order.length; length += 1) {
    const head = order.slice(0, length);
    const left = all.filter((other) => head.every((card, at) => other[at] === card));
    if (left.length === 1) return head;
  }
  return [...order];
}

/** `edge`: where a cell is drawn that the picture does not reach. */
export function pathOf(saga: Saga, edge: (cell: number) => string, move: Move): Path {
  const [tag, first] = move.move;
  switch (tag) {
    case "order": {
      const all = saga.view.moves
        .filter((other) => other.kind === "order")
        .map((other) => other.move[1] as string[]);
      return orderPresses(first as string[], all).map((card) => `order/${card}`);
    }
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
      return move.move.length > 1 && saga.from ? [`${saga.from}/${String(first)}`] : [answerAt(move)];
  }
}
