/** The table of Shipwrights as the board reads it, and its goods and cards as signs. */
import { pictureOf } from "../../lib/boards";
import type { Schemas, TableView } from "../../lib/types";
import type { Token } from "../../kit/parts";
import type { Words } from "../../lib/words";

export type Kind = "ship" | "building" | "artisan" | "villager" | "jarl";
export type Track = "military" | "trade" | "renown";
export type Bundle = Record<string, number>;

export interface Ability {
  pay: Bundle;
  gain: Bundle;
}

export interface Facts {
  kind: Kind;
  discard: Bundle;
  cost?: Bundle;
  vp?: number;
  progress?: Bundle;
  ability?: Ability;
  major?: string;
  minor?: string;
  skills?: string[];
  benefit?: string;
}

export interface Payment {
  sources: string[];
  saved: string | null;
  pays: Bundle;
  instead: Bundle;
  lacks: Bundle;
  spare: number;
}

export interface Bill extends Payment {
  skills: string[];
  ways: Payment[];
}

export interface Building {
  building: string;
  tucked: string | null;
  worker: boolean;
  ability: Ability | null;
  vp: number;
}

export interface Built {
  ship: string;
  trade: string | null;
  income: Bundle;
  vp: number;
  bonus: number;
}

export interface Village {
  goods: Bundle;
  tracks: Record<Track, number>;
  randi: boolean;
  hut: string | null;
  upgrades: { eikja: boolean; labourer: boolean; hut: boolean };
  labourer: Bundle;
  better: {
    eikja: { goods: Bundle; vp: number };
    labourer: { goods: Bundle; vp: number };
    hut: { ability: Ability; vp: number } | null;
  };
  worth: { eikja: number; labourer: number; hut: number };
  board: string[];
  slots: number[];
  ships: Built[];
  buildings: Building[];
  raids: { raid: string; used: boolean; gain: Bundle }[];
  raid_cost: number;
  spent_trades: string[];
  bills: Record<string, Bill>;
  hand: string[] | number;
  aside: string[] | number;
  pack: string[] | number;
}

/** What a yard can let press. */
export type Thing = "ship" | "labourer" | "berth" | "house" | "guest" | "room";
export type Holder = number | "neutral" | null;

export interface Picture {
  round: number;
  last_round: number;
  card: {
    draft: "clockwise" | "anticlockwise";
    neutral: Record<Track, number>;
    solo_vp: number;
  } | null;
  prices: Record<"wood" | "wool" | "iron", number> | null;
  costs: { tuck: number; minor: number; thyra: number; randi: number };
  nemesis: string[];
  restrictions: { nemesis: string; kind: string; amount: number; draws: number[] }[];
  heroes: Record<Track, Holder>;
  /** What the end of the round would bring if it came now. */
  ending: {
    heroes: Record<Track, Holder>;
    randi: boolean[];
    income: Bundle[];
    workers: number[];
  };
  hero_vp: Record<Track, number>;
  neutral: Record<Track, number> | null;
  track: { last: number; rewards: number[]; vp: Record<string, number> };
  spaces: Ability[];
  deck: number;
  discard: number;
  discard_top: string | null;
  villages: Village[];
  standing: Bundle[];
  opponent: { heroes: number; rounds: number; tracks: number } | null;
  cards: Record<string, Facts>;
  /** What the open question says beside its own fields. */
  asked: { cards?: number; card?: string; kind?: string };
  trades: Record<string, { income: Bundle; immediate: Bundle }>;
}

export const picture = (view: TableView): Picture =>
  pictureOf<Picture, Schemas["ShipwrightsView"]>(view);

export const TRACKS: readonly Track[] = ["military", "trade", "renown"];
/** What the rewards of a track are drawn as. */
export const GIFTS = { military: "battle", trade: "scales", renown: "up" } as const;
export const SKILLS = ["blacksmith", "sailmaker", "woodcarver", "stonemason"] as const;
export const GOODS = ["worker", "wood", "wool", "iron", "gold", "coin"] as const;
/** The questions that are answered with cards; any other is one inside an action. */
export const OUTER: readonly string[] = ["pickcard", "act", "givecard", "lastexchange"];
/** Cards that everybody has for a round. */
export const HAND = 6;
export const HEROES: Record<Track, string> = { military: "svend", trade: "thyra", renown: "frode" };

/** How the kit draws what the view names. */
const SIGNS: Record<string, string> = {
  coin: "penny",
  resource: "any",
  military: "battle",
  trade: "scales",
  renown: "horn",
  blacksmith: "anvil",
  sailmaker: "needle",
  woodcarver: "plane",
  stonemason: "mallet",
  upgrade: "up",
  vp: "points",
};
export const signOf = (name: string): string => SIGNS[name] ?? name;

export type Mood = "" | "short" | "spare" | "quiet";

interface Telling {
  plus?: boolean;
  /** Whether a single one is counted. */
  ones?: boolean;
  mood?: (name: string) => Mood;
}

/** A bundle as signs. */
export function tokens(bundle: Bundle, { plus, ones = true, mood }: Telling = {}): Token[] {
  return Object.entries(bundle)
    .filter(([, number]) => number)
    .map(([name, number]) => ({
      sign: signOf(name),
      ...(number === 1 && !ones ? {} : { count: plus ? `+${number}` : number }),
      state: mood?.(name) ?? "",
    }));
}

/** What is paid → what it brings; a gift with a plus. */
export function deed({ pay, gain }: Ability): Token[] {
  const price = tokens(pay);
  return price.length ? [...price, "→", ...tokens(gain)] : tokens(gain, { plus: true });
}

/** The icons of a card one by one: two axes and a horn. */
export function icons(progress: Bundle): Token[] {
  return Object.entries(progress).flatMap(([name, number]) =>
    Array.from({ length: number }, () => ({ sign: signOf(name) })),
  );
}

/** What a ship gives: at once, at every income, at the end. */
export const BENEFITS: Record<string, { when: "built" | "income" | "end"; tokens: Token[] }> = {
  imm_workers_3: { when: "built", tokens: [{ sign: "worker", count: "+3" }] },
  imm_resources_2: { when: "built", tokens: [{ sign: "any", count: "+2" }] },
  imm_coins_4: { when: "built", tokens: [{ sign: "penny", count: "+4" }] },
  imm_cards_2: { when: "built", tokens: [{ sign: "card", count: "+2" }] },
  inc_gold_1: { when: "income", tokens: [{ sign: "gold", count: "+1" }] },
  inc_coins_2: { when: "income", tokens: [{ sign: "penny", count: "+2" }] },
  end_unique_buildings: {
    when: "end",
    tokens: [{ sign: "points", count: 1, inside: true }, "/", { sign: "house" }],
  },
  end_sets: {
    when: "end",
    tokens: [
      { sign: "points", count: 3, inside: true },
      "/",
      { sign: "battle" },
      { sign: "scales" },
      { sign: "up" },
    ],
  },
  end_unique_ships: {
    when: "end",
    tokens: [{ sign: "points", count: 1, inside: true }, "/", { sign: "boat" }],
  },
  end_raids: {
    when: "end",
    tokens: [{ sign: "points", count: 2, inside: true }, "/", { sign: "battle" }],
  },
  end_trades: {
    when: "end",
    tokens: [{ sign: "points", count: 2, inside: true }, "/", { sign: "scales" }],
  },
  end_upgrades: {
    when: "end",
    tokens: [{ sign: "points", count: 2, inside: true }, "/", { sign: "up" }],
  },
};

export const held = (cards: string[] | number): string[] =>
  typeof cards === "number" ? [] : cards;
export const count = (cards: string[] | number): number =>
  typeof cards === "number" ? cards : cards.length;
/** The name that has room on a card: of an artisan his trade. */
export const shortName = (card: string, facts: Facts, words: Words): string =>
  (facts.major
    ? words.say("skill-short", { skill: facts.major })
    : words.name("card", card)
  ).replace(
    / (\S+) (\S+)$/, // no little word stands alone at the end of a line
    " $1\u00a0$2",
  );
/** What one use of something sums up to. */
export const sum = (bundle: Bundle): number =>
  Object.values(bundle).reduce((all, number) => all + number, 0);
/** The ships on the quay that want one of an artisan's skills. */
export const servedBy = (
  { major, minor }: Facts,
  { cards }: Picture,
  { board }: Village,
): string[] => [
  ...new Set(
    board.filter((card) =>
      cards[card]?.skills?.some((skill) => skill === major || skill === minor),
    ),
  ),
];
export const added = (a: Bundle, b: Bundle): Bundle => {
  const both: Bundle = { ...a };
  for (const [name, number] of Object.entries(b)) both[name] = (both[name] ?? 0) + number;
  return both;
};
/** What is missing, the most first. */
export const worst = (lacks: Bundle): Bundle =>
  Object.fromEntries(Object.entries(lacks).sort(([, a], [, b]) => b - a));
