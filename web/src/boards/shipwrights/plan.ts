/** How an opened card would be paid: the cheapest way, or what its owner has changed about it. */
import type { Bill, Bundle, Payment } from "./picture";

export interface Plan {
  /** Who supplies each skill; empty: as the bill says. */
  sources: readonly string[];
  /** Goods for which gold stands in although they are there. */
  gold: Bundle;
}

export const CHEAPEST: Plan = { sources: [], gold: {} };
const BASICS = ["wood", "wool", "iron"];

const ways = (bill: Bill): Payment[] => [bill, ...bill.ways];
const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();
const wayOf = (bill: Bill, { sources }: Plan): Payment =>
  ways(bill).find((way) => same(way.sources, sources)) ?? bill;

/** What is paid by a plan. */
export function payment(bill: Bill, plan: Plan): Payment {
  const way = wayOf(bill, plan);
  const pays = { ...way.pays };
  const instead = { ...way.instead };
  let { spare } = way;
  for (const good of BASICS) {
    const more = Math.min(plan.gold[good] ?? 0, pays[good] ?? 0, spare);
    if (!more) continue;
    pays[good] = (pays[good] ?? 0) - more;
    instead[good] = (instead[good] ?? 0) + more;
    spare -= more;
  }
  return { ...way, pays, instead, spare };
}

/** Whether a plan is something else than what the bill says. */
export const changed = (bill: Bill, plan: Plan): boolean => {
  const paid = payment(bill, plan);
  return !same(paid.sources, bill.sources) || paid.spare !== wayOf(bill, plan).spare;
};

/** Who else could supply a skill. */
export const others = (bill: Bill, at: number): string[] => [
  ...new Set(ways(bill).map(({ sources }) => sources[at] ?? "")),
];

/** The plan with the next who can supply this skill, the rest as it is if that is possible. */
export function turned(bill: Bill, plan: Plan, at: number): Plan {
  const now = wayOf(bill, plan).sources;
  const able = others(bill, at);
  const next = able[(able.indexOf(now[at] ?? "") + 1) % able.length];
  const unlike = ({ sources }: Payment): number =>
    sources.filter((source, skill) => source !== now[skill]).length;
  const [best] = ways(bill)
    .filter(({ sources }) => sources[at] === next)
    .sort((a, b) => unlike(a) - unlike(b));
  return best ? { ...plan, sources: best.sources } : plan;
}

/** Whether gold can stand in for one more of a good, or one less. */
export function swaps(bill: Bill, plan: Plan, good: string, how: "own" | "spare"): boolean {
  if (!BASICS.includes(good)) return false;
  return how === "own" ? payment(bill, plan).spare > 0 : (plan.gold[good] ?? 0) > 0;
}

export const swapped = (plan: Plan, good: string, how: "own" | "spare"): Plan => ({
  ...plan,
  gold: { ...plan.gold, [good]: (plan.gold[good] ?? 0) + (how === "own" ? 1 : -1) },
});

/** The goods that leave the supply, as the move `pay` names them. */
export const paidGoods = ({ pays, instead }: Payment): number[] => [
  ...BASICS.map((good) => pays[good] ?? 0),
  (pays["gold"] ?? 0) + BASICS.reduce((sum, good) => sum + (instead[good] ?? 0), 0),
];
