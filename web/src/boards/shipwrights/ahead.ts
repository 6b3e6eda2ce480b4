/** What would come of the move that is looked at, or of the card that lies open: drawn where it stands. */
import type { Play } from "../../lib/play";
import type { Opened } from "./deeds.svelte";
import { payment, type Plan } from "./plan";
import {
  type Ability,
  added,
  type Bundle,
  count,
  type Holder,
  type Payment,
  type Picture,
  sum,
  type Track,
  TRACKS,
  type Village,
} from "./picture";

export interface Ahead {
  /** Goods that would change: how many there would be. */
  goods: Bundle;
  /** What is missing for it. */
  lacks: Bundle;
  /** Goods that change only when a further question is answered: how many there could be. */
  later?: Bundle;
  /** How many cards of the hand it would cost or bring; workers that it would place. */
  cards?: number;
  placed?: number;
  /** How far the owner would move. */
  steps: Partial<Record<Track, number>>;
  /** The building that would stand on the land, the ship that would lie on the water. */
  builds?: string | undefined;
  sails?: string | undefined;
  /** Who would work, as the rules name them. */
  works?: string[];
  /** Who would have which hero at the end of the round, where that changes. */
  leads?: Partial<Record<Track, Holder>>;
}

/** The goods after a payment; where something is missing nothing is paid. */
export function spent(
  { goods }: Village,
  paid: Payment | undefined,
): Pick<Ahead, "goods" | "lacks"> {
  if (!paid || sum(paid.lacks)) return { goods: {}, lacks: paid?.lacks ?? {} };
  const after: Bundle = {};
  for (const [good, number] of Object.entries(paid.pays))
    if (number) after[good] = (goods[good] ?? 0) - number;
  const gold = sum(paid.instead);
  if (gold) after["gold"] = (after["gold"] ?? goods["gold"] ?? 0) - gold;
  return { goods: after, lacks: {} };
}

/** The goods that are left once those who work are paid. */
function wages({ costs }: Picture, { goods, labourer }: Village, works: readonly string[]): Bundle {
  const due = works.reduce<Bundle>(
    (all, who) =>
      who === "labourer"
        ? added(all, labourer)
        : who.endsWith(":minor")
          ? added(all, { coin: costs.minor })
          : all,
    {},
  );
  return Object.fromEntries(
    Object.entries(due)
      .filter(([good]) => good in goods)
      .map(([good, number]) => [good, (goods[good] ?? 0) - number]),
  );
}

/** What a worker who is sent there may do, one after the other. */
function uses(board: Picture, { buildings }: Village, tag: string, at: number): Ability[] {
  const house = tag === "visit" ? buildings[at] : undefined;
  const guest = house?.tucked ? board.cards[house.tucked]?.ability : undefined;
  const own = tag === "work" ? board.spaces[at - 1] : house?.ability;
  return [own, guest].filter((ability) => ability !== null && ability !== undefined);
}

/** What that comes to, where it can be paid: goods, and cards of the hand. */
function worked(board: Picture, village: Village, tag: string, at: number): Bundle {
  const all: Bundle = { ...village.goods, card: count(village.hand) };
  for (const { pay, gain } of uses(board, village, tag, at)) {
    const due = Object.entries(pay);
    if (due.some(([good, number]) => !(good in all) || (all[good] ?? 0) < number)) continue;
    for (const [good, number] of due) all[good] = (all[good] ?? 0) - number;
    for (const [good, number] of Object.entries(gain))
      if (good in all) all[good] = (all[good] ?? 0) + number;
  }
  return all;
}

const BUILDS = ["launch", "build", "play"];
const PAYS = ["pay", "skills", "give"];

export function ahead(
  board: Picture,
  village: Village,
  seat: number,
  play: Play,
  opened: Opened | null,
  /** Which of its verbs is meant. */
  how: string,
  plan: Plan,
  /** The card that is asked about. */
  about: string,
): Ahead {
  const none: Ahead = { goods: {}, lacks: {}, steps: {} };
  const [tag, card] = (play.offered?.move ?? []).map(String);
  const raised = (name: string): Pick<Ahead, "builds" | "sails"> => ({
    builds: board.cards[name]?.kind === "building" ? name : undefined,
    sails: board.cards[name]?.kind === "ship" ? name : undefined,
  });
  const own = opened && opened.house === undefined ? opened.card : "";
  const bill = village.bills[own];
  // a card that is laid down for later
  if (how === "place" && (!tag || tag === how)) return none;
  // a card that is built as its sheet says, or could be
  if (bill && how !== "tuck" && (!tag || (BUILDS.includes(tag) && card === own))) {
    const facts = board.cards[own]!;
    const money = spent(village, payment(bill, plan));
    const able =
      !sum(money.lacks) &&
      [...BUILDS, ...(facts.kind === "ship" ? ["place"] : [])].some(
        (verb) => play.find(verb, own).length,
      );
    if (!able) return { ...none, lacks: money.lacks };
    const goods = { ...money.goods };
    for (const [good, number] of Object.entries(
      facts.kind === "villager" ? (facts.ability?.gain ?? {}) : {},
    ))
      if (good in village.goods) goods[good] = (goods[good] ?? village.goods[good] ?? 0) + number;
    return { ...none, goods, steps: facts.progress ?? {}, ...raised(own) };
  }
  // who is opened to be tucked: wherever that is, he goes on as far
  if (opened && !tag && how === "tuck")
    return {
      ...none,
      goods: { gold: (village.goods["gold"] ?? 0) - board.costs.tuck },
      steps: { ...board.cards[own]?.progress },
    };
  const coming: Ahead = {
    ...none,
    ...(tag === "tuck" ? { steps: { ...board.cards[card ?? ""]?.progress } } : {}),
    ...(BUILDS.includes(tag ?? "") ? raised(card ?? "") : {}),
  };
  // what is paid for, at every question until it is: it stands there, and its owner goes on
  const paid = board.asked.kind === "ship" ? (board.asked.card ?? about) : about;
  if (!opened && (!tag || PAYS.includes(tag)) && board.cards[paid]?.cost)
    Object.assign(coming, { steps: { ...board.cards[paid].progress }, ...raised(paid) });
  if (tag === "skills") {
    coming.works = play.offered?.move[1] as string[];
    coming.goods = wages(board, village, coming.works);
  }
  for (const { path, after } of play.preview?.changes ?? []) {
    const [zone, whose, field, name = ""] = path.split(".");
    const led = TRACKS.find((each) => zone === "ending" && whose === "heroes" && each === field);
    if (led) coming.leads = { ...coming.leads, [led]: after as Holder };
    if (zone !== "villages" || Number(whose) !== seat || typeof after !== "number") continue;
    if (field === "goods") coming.goods[name] = after;
    const track = TRACKS.find((each) => field === "tracks" && each === name);
    if (track) coming.steps[track] = after - village.tracks[track];
  }
  if (tag === "work" || tag === "visit") {
    const { card: cards = 0, ...goods } = worked(board, village, tag, Number(card));
    delete goods["worker"];
    const now = village.goods;
    coming.placed = 1;
    coming.cards = cards - count(village.hand);
    coming.later = Object.fromEntries(
      Object.entries(goods).filter(
        ([good, number]) => number !== (coming.goods[good] ?? now[good]),
      ),
    );
  }
  return coming;
}
