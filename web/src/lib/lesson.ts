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
  return moves.find((one) => fits(step, one.move));
}

/** The values at a path: `{seat}` is the viewer's own, `{a,b}` is either. */
function values(view: TableView, path: string): unknown[] {
  let found: unknown[] = [view];
  for (const part of path.split(".")) {
    const inner = /^\{(.*)\}$/.exec(part)?.[1];
    const names = inner === undefined ? [part] : inner.split(",");
    found = found.flatMap((one) =>
      names.map((name) =>
        typeof one === "object" && one !== null
          ? (one as Record<string, unknown>)[name === "seat" ? String(view.seat) : name]
          : undefined,
      ),
    );
  }
  return found;
}

export function holds(view: TableView, { path, test, value }: When): boolean {
  return values(view, path).some((found) => {
    if (test === "is") return found === value;
    if (test === "least") return typeof found === "number" && found >= Number(value);
    if (test === "most") return typeof found === "number" && found <= Number(value);
    const wanted = Object.entries(value as Record<string, unknown>);
    return (
      Array.isArray(found) &&
      found.some((one: Record<string, unknown>) => wanted.every(([key, is]) => one[key] === is))
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
