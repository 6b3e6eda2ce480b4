/** Lessons and coaching without markup: which card comes now, which move it waits for. */
import type { Card, Move, MoveValue, Step, TableView, When } from "./types";

/** The steps that may be shown when so many choices of the learner stand: from the first after the
 *  last choice to the one that waits for the next. */
export function span(steps: readonly Step[], done: number): { first: number; last: number } {
  const asking = steps.flatMap((step, at) => (step.expect.length ? [at] : []));
  return {
    first: done === 0 ? 0 : Math.min((asking[done - 1] ?? steps.length) + 1, steps.length - 1),
    last: asking[done] ?? steps.length - 1,
  };
}

export function within(at: number, { first, last }: { first: number; last: number }): number {
  return Math.min(Math.max(at, first), last);
}

/** A move fits if it begins with one of the patterns. */
export function fits(step: Step, move: MoveValue): boolean {
  return step.expect.some((pattern) =>
    pattern.every((field, at) => JSON.stringify(field) === JSON.stringify(move[at])),
  );
}

export function expected(step: Step, moves: readonly Move[]): Move | undefined {
  return moves.find((move) => fits(step, move.move));
}

/** The values at a path: `{seat}` is the viewer's own, `{a,b}` is either. */
function values(view: TableView, path: string): unknown[] {
  let nodes: unknown[] = [view];
  for (const part of path.split(".")) {
    const inner = /^\{(.*)\}$/.exec(part)?.[1];
    const names = inner === undefined ? [part] : inner.split(",");
    nodes = nodes.flatMap((node) =>
      names.map((name) =>
        typeof node === "object" && node !== null
          ? (node as Record<string, unknown>)[name === "seat" ? String(view.seat) : name]
          : undefined,
      ),
    );
  }
  return nodes;
}

export function holds(view: TableView, { path, test, value }: When): boolean {
  return values(view, path).some((actual) => {
    if (test === "is") return actual === value;
    if (test === "least") return typeof actual === "number" && actual >= Number(value);
    if (test === "most") return typeof actual === "number" && actual <= Number(value);
    const wanted = Object.entries(value as Record<string, unknown>);
    return (
      Array.isArray(actual) &&
      actual.some((entry: Record<string, unknown>) =>
        wanted.every(([key, is]) => entry[key] === is),
      )
    );
  });
}

/** The first card that has something to say and was not put away. */
export function due(
  cards: readonly Card[],
  view: TableView,
  seen: readonly string[],
): Card | undefined {
  if (view.seat === null || !view.act.includes(view.seat)) return undefined;
  return cards.find(
    (card) => !seen.includes(card.id) && card.when.every((condition) => holds(view, condition)),
  );
}
