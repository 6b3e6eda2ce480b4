/** The build sheet in pieces: who fills each skill, what fills each good, how to get what is short. */
import type { Token } from "../../kit/parts";
import type { Play } from "../../lib/play";
import type { Move } from "../../lib/types";
import type { Words } from "../../lib/words";
import {
  type Bundle,
  type Facts,
  held,
  type Payment,
  type Picture,
  shortName,
  signOf,
  sum,
  tokens,
  type Village,
} from "./picture";

export interface Worker {
  skill: string;
  /** The card of who does it. */
  who: string;
  facts: Facts | undefined;
  name: string;
  fee: Token[];
}

/** A source of a skill as the rules name it: `board:<card>:major`, `labourer`. */
export function workerOf(
  skill: string,
  source: string,
  board: Picture,
  village: Village,
  words: Words,
): Worker {
  const [where, card = "", side] = source.split(":");
  if (where === "labourer")
    return {
      skill,
      who: "labourer",
      facts: undefined,
      name: words.name("card", "labourer"),
      fee: tokens(village.labourer),
    };
  const facts = board.cards[card];
  return {
    skill,
    who: card,
    facts,
    name: facts ? shortName(card, facts, words) : "",
    fee: side === "minor" ? tokens({ coin: board.costs.minor }) : [],
  };
}

export const workers = (
  skills: readonly string[],
  { sources }: Payment,
  board: Picture,
  village: Village,
  words: Words,
): Worker[] =>
  skills.map((skill, at) => workerOf(skill, sources[at] ?? "labourer", board, village, words));

export interface Socket {
  good: string;
  how: "own" | "spare" | "short" | "saved";
  /** How many of them it stands for; 0: it is one of its own. */
  count?: number;
}

const BASICS = ["wood", "wool", "iron"];
const ORDER = ["worker", "wood", "wool", "iron", "resource", "gold", "coin", "card"];

/** One socket for each good of a bill. */
export function sockets({ pays, instead, lacks }: Payment): Socket[] {
  const some = (bundle: Bundle, good: string, how: Socket["how"]): Socket[] =>
    Array.from({ length: bundle[good] ?? 0 }, () => ({ good, how }));
  return ORDER.flatMap((good) => [
    ...some(pays, good, "own"),
    ...some(instead, good, "spare"),
    ...some(lacks, good, "short"),
  ]);
}

/** One socket for each good, or for each kind where that would be too many: with none at most always. */
export function gathered(goods: readonly Socket[], most: number): Socket[] {
  if (goods.length <= most) return [...goods];
  const kinds: Socket[] = [];
  for (const { good, how } of goods) {
    const kind = kinds.find((other) => other.good === good && other.how === how);
    if (kind) kind.count = (kind.count ?? 0) + 1;
    else kinds.push({ good, how, count: 1 });
  }
  return kinds;
}

/** The goods of a move `pay`: gold beyond the price stands in for what is not paid of the others. */
export function handed({ move }: Move, price: Bundle): Socket[] {
  const [wood = 0, wool = 0, iron = 0, gold = 0] = move.slice(1).map(Number);
  const pays: Bundle = { wood, wool, iron };
  const instead: Bundle = {};
  let beyond = gold - (price["gold"] ?? 0);
  for (const good of BASICS) {
    const some = Math.max(0, Math.min(beyond, (price[good] ?? 0) - (pays[good] ?? 0)));
    instead[good] = some;
    beyond -= some;
  }
  pays["gold"] = gold - sum(instead);
  return sockets({ sources: [], saved: null, pays, instead, lacks: {}, spare: 0 });
}

/** What is paid for a card itself, as it is printed, and of what its workers are paid what is missing. */
export function parted(paid: Payment, cost: Bundle): { goods: Socket[]; unpaid: Bundle } {
  const goods: Socket[] = [];
  const unpaid: Bundle = {};
  for (const good of ORDER) {
    const off = Number(paid.saved === good);
    const own = sockets(paid).filter((socket) => socket.good === good);
    const price = Math.max(0, (cost[good] ?? 0) - off);
    goods.push(...own.slice(0, price));
    if (off) goods.push({ good, how: "saved" });
    const missing = own.slice(price).filter(({ how }) => how === "short").length;
    if (missing) unpaid[good] = missing;
  }
  return { goods, unpaid };
}

/** Who works, with what cannot be paid of his wage marked: the last first. */
export function marked(crew: readonly Worker[], unpaid: Bundle): Worker[] {
  const due: Bundle = Object.fromEntries(
    Object.entries(unpaid).map(([good, number]) => [signOf(good), number]),
  );
  return [...crew]
    .reverse()
    .map((worker) => ({
      ...worker,
      fee: worker.fee.map((token) => {
        if (typeof token === "string" || !due[token.sign]) return token;
        due[token.sign] = (due[token.sign] ?? 0) - Number(token.count ?? 1);
        return { ...token, state: "short" as const };
      }),
    }))
    .reverse();
}

export interface Remedy {
  move: Move;
  from: Token[];
  /** The card that is thrown away for it. */
  name?: string;
  gain: Token[];
}

/** The first two legal moves that bring something of what is short: exchanges, cards of no use for it, workers, raids. */
export function remedies(
  lacks: Bundle,
  card: string,
  board: Picture,
  village: Village,
  words: Words,
  play: Play,
): Remedy[] {
  const short = Object.keys(lacks);
  const wants = (good: string): boolean =>
    short.includes(good) ||
    (good === "gold" && short.some((other) => BASICS.includes(other))) ||
    (good === "resource" && short.some((other) => BASICS.includes(other)));
  const ways: Remedy[] = [];
  for (const good of BASICS) {
    const [move] = play.find("exchange", good);
    if (move && short.includes(good) && board.prices)
      ways.push({
        move,
        from: tokens({ coin: board.prices[good as "wood" | "wool" | "iron"] }),
        gain: tokens({ [good]: 1 }),
      });
  }
  const gift = (move: Move | undefined, from: Token[], gain: Bundle = {}, name = ""): void => {
    if (move && Object.keys(gain).some(wants)) ways.push({ move, from, name, gain: tokens(gain) });
  };
  const [set] = play.find("exchange", "set");
  if (set && wants("gold"))
    ways.push({
      move: set,
      from: tokens({ wood: 1, wool: 1, iron: 1 }, { ones: false }),
      gain: tokens({ gold: 1 }),
    });
  for (const other of new Set(held(village.hand))) {
    const facts = board.cards[other];
    const [move] = play.find("discard", other);
    if (!facts || !move || other === card) continue;
    gift(move, [{ sign: "bin" }], facts.discard, shortName(other, facts, words));
  }
  const used = { sign: "worker" };
  board.spaces.forEach(({ gain }, at) => gift(play.find("work", at + 1)[0], [used], gain));
  village.buildings.forEach(({ ability }, at) =>
    gift(play.find("visit", at)[0], [used, { sign: "house" }], ability?.gain),
  );
  for (const { raid, gain } of village.raids)
    gift(play.find("raid", raid)[0], [{ sign: "battle" }], gain);
  return ways.slice(0, 2);
}
