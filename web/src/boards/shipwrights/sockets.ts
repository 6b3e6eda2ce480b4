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
    name: words.say("page-side", { side: side ?? "major", where: where ?? "board" }),
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
  how: "own" | "spare" | "short";
}

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

export interface Remedy {
  move: Move;
  from: Token[];
  gain: Token[];
}

/** The first two legal moves that bring something of what is short: exchanges, then cards of no use for it. */
export function remedies(
  { lacks }: Payment,
  card: string,
  board: Picture,
  village: Village,
  words: Words,
  play: Play,
): Remedy[] {
  const short = Object.keys(lacks);
  const basics = ["wood", "wool", "iron"];
  const wants = (good: string): boolean =>
    short.includes(good) ||
    (good === "gold" && short.some((other) => basics.includes(other))) ||
    (good === "resource" && short.some((other) => basics.includes(other)));
  const ways: Remedy[] = [];
  for (const good of basics) {
    const [move] = play.find("exchange", good);
    if (move && short.includes(good) && board.prices)
      ways.push({
        move,
        from: tokens({ coin: board.prices[good as "wood" | "wool" | "iron"] }),
        gain: tokens({ [good]: 1 }),
      });
  }
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
    if (Object.keys(facts.discard).some(wants))
      ways.push({
        move,
        from: [{ sign: "bin" }, shortName(other, facts, words)],
        gain: tokens(facts.discard),
      });
  }
  return ways.slice(0, 2);
}
