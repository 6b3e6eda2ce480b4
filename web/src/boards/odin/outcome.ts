/** What would come of the move that is looked at, by where it is drawn: goods, people, ships, boards. */
import type { Desk } from "./desk.svelte";
import { isFeast, wayToServe } from "./deeds";
import type { Own, Player, Suggested } from "./view";

export type Step = readonly [before: number, after: number];

export interface Outcome {
  /** Of goods, by id. */
  supply: Readonly<Record<string, Step>>;
  vikings: Step | null;
  income: Step | null;
  minus: Step | null;
  hand: Step | null;
  /** Ships that would come, or sail away, by kind. */
  ships: Readonly<Record<string, number>>;
  /** Boards and houses that would come. */
  boards: readonly string[];
  /** The feast as it would be then, if it changes. */
  meal: Suggested | null;
  gain: number;
}

/** How many: of a list, or as a number. */
export const amount = (value: unknown): number =>
  Array.isArray(value) ? value.length : typeof value === "number" ? value : 0;
const step = (before: unknown, after: unknown): Step => [amount(before), amount(after)];

export function outcome(desk: Desk): Outcome | null {
  const { preview, offered } = desk.play;
  if (!desk.mine) return null;
  if (desk.tag === "dishes" && (desk.tip ? isFeast(desk.tip.at) : !offered)) return feast(desk);
  if (!preview || !offered) return null;
  const mine = `seats.${desk.seat}.`;
  const supply: Record<string, Step> = {};
  const ships: Record<string, number> = {};
  const steps: Partial<Record<keyof Player | "minus", Step>> = {};
  let boards: string[] = [];
  let meal: Suggested | null = null;
  for (const { path, before, after } of preview.changes) {
    if (path.startsWith("asked.meal.")) {
      meal ??= { ...desk.table.asked.meal! };
      const [key, at] = path.slice(11).split(".") as [keyof Suggested, string?];
      const list = meal[key];
      const value = Array.isArray(list)
        ? list.map((each: unknown, number) => (number === Number(at) ? after : each))
        : after;
      Object.assign(meal, { [key]: at === undefined ? after : value });
    }
    if (path === `standing.${desk.seat}.minus`) steps.minus = [-amount(before), -amount(after)];
    if (!path.startsWith(mine)) continue;
    const [key, id = "", part] = path.slice(mine.length).split(".");
    if (key === "supply") supply[id] = step(before, after);
    else if (key === "ships" && !part) ships[id] = amount(after) - amount(before);
    else if (key === "boards" && !id) boards = added(before as Own[], after as Own[]);
    else if (!part) steps[key as keyof Player] = step(before, after);
  }
  return {
    supply,
    ships,
    boards,
    vikings: steps.vikings ?? null,
    income: steps.next_income ?? null,
    minus: steps.minus ?? null,
    hand: steps.hand ?? null,
    meal,
    gain: preview.gain,
  };
}

/** While nothing else is looked at: what the proposed dishes would leave. */
function feast(desk: Desk): Outcome | null {
  const { dishes = [] } = wayToServe(desk) ?? {};
  const supply: Record<string, Step> = {};
  for (const id of dishes.filter((dish) => dish !== "gap")) {
    const [before, after] = supply[id] ?? step(desk.player.supply[id], desk.player.supply[id]);
    supply[id] = [before, after - 1];
  }
  return dishes.length
    ? {
        supply,
        ships: {},
        boards: [],
        vikings: null,
        income: null,
        minus: null,
        hand: null,
        meal: null,
        gain: 0,
      }
    : null;
}

function added(before: Own[], after: Own[]): string[] {
  const had = before.map(({ board }) => board);
  return after.flatMap(({ board }) => {
    const at = had.indexOf(board);
    if (at < 0) return [board];
    had.splice(at, 1);
    return [];
  });
}

/** In words of signs, for chips: people, what is paid, what is gained. */
export function summary({
  supply,
  vikings,
  hand,
  ships,
  boards,
  income,
}: Outcome): [id: string, Step][] {
  const rank = ([, [before, after]]: [string, Step]): number => (after > before ? 1 : 0);
  return [
    ...(vikings ? [["", vikings] as [string, Step]] : []),
    ...(hand ? [["card", hand] as [string, Step]] : []),
    ...Object.entries(supply).sort((a, b) => rank(a) - rank(b)),
    ...(income ? [["income", income] as [string, Step]] : []),
    ...Object.entries(ships).map(([kind, more]): [string, Step] => [kind, [0, more]]),
    ...boards.map((board): [string, Step] => [board, [0, 1]]),
  ];
}

/** By the move that is looked at, the pieces of a draft and the one where it would lie: so much more income, so much less to
 * lose. */
export function better(desk: Desk): [income: number, minus: number] {
  const { income, minus } = desk.outcome ?? {};
  const drafted = desk.tag ? desk.table.asked.drafted : undefined;
  const { facts } = desk.ghost ?? desk.laying?.fit ?? {};
  const parts = [drafted, facts].flatMap((part) => (part ? [part] : []));
  return [
    income
      ? income[1] - income[0]
      : parts.reduce((sum, part) => sum + part.income[1] - part.income[0], 0),
    minus ? minus[0] - minus[1] : parts.reduce((sum, part) => sum + part.minus, 0),
  ];
}
