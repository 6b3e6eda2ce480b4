/** What the picture of Tiny Epic Vikings is drawn from. */
import { pictureOf } from "../../lib/boards";
import type { Schemas, TableView } from "../../lib/types";
import type { Words } from "../../lib/words";

export type Table = Schemas["TinyepicView"];
export type Clan = Schemas["TinyepicClanView"];
export type Dock = Schemas["TinyepicDockView"];
export type Fjord = Schemas["TinyepicFjordView"];
export type Island = Schemas["TinyepicIslandView"];
export type God = Schemas["TinyepicGodView"];
export type Landing = Schemas["TinyepicLandingView"];
export type Action = Schemas["TinyepicActionView"];
export type Printed = Schemas["TinyepicCardView"];
export type Enemy = NonNullable<Table["enemy"]>;
export type Owner = Island["holder"];

export const RUNES = ["wealth", "secrets", "nature"] as const;
export type Rune = (typeof RUNES)[number];
export const GOODS = ["wood", "food", "steel"] as const;
export type Good = (typeof GOODS)[number];

export const picture = (view: TableView): Table => pictureOf<Table, Table>(view);

/** How many: of cards that are seen, or of those that are not. */
export const many = (zone: readonly string[] | number): number =>
  typeof zone === "number" ? zone : zone.length;
export const seen = (zone: readonly string[] | number): readonly string[] =>
  typeof zone === "number" ? [] : zone;

/** For how many settlers of a clan there is food. */
export const foodFor = (table: Table, clan: number): number =>
  Math.floor((table.clans[clan]?.resources.food ?? 0) / Math.max(1, table.costs.deploy_food));

/** So many kinds of pieces stand there that they have no room beside its name. */
export const crowded = ({ temples, settlers }: Island): boolean =>
  1 + temples.length + Object.keys(settlers).length > 3;

/** Each kind as often as it is there. */
export function each(bag: Record<string, number>): string[] {
  return Object.entries(bag).flatMap(([kind, number]) => Array<string>(number).fill(kind));
}

/** The Runes in the order in which their gods score. */
export const byFury = (table: Table): Rune[] =>
  [...RUNES].sort(
    (a, b) => table.gods[b]!.fury - table.gods[a]!.fury || RUNES.indexOf(a) - RUNES.indexOf(b),
  );

/** A clan by its number: seats, then the enemy. */
export function clanOf(view: TableView, owner: Owner): number {
  return typeof owner === "number" ? owner : view.players;
}

export function nameOf(view: TableView, words: Words, clan: number): string {
  if (seatOf(view, clan) === null) return words.say("page-neutral");
  return view.seats[clan]?.name ?? words.say("clan-short-enemy");
}

/** An island for who cannot see it: its Rune, who holds it, who counts how much. */
export function islandName(view: TableView, words: Words, island: Island): string {
  const parts = [
    words.name("island", island.id),
    words.say("page-rune-of", { rune: words.say(`rune-short-${island.rune}`) }),
    island.holder === null
      ? words.say("page-unheld")
      : words.say("page-held", { who: nameOf(view, words, clanOf(view, island.holder)) }),
  ];
  for (const [clan, number] of Object.entries(island.influence))
    parts.push(words.say("page-influence-of", { who: nameOf(view, words, Number(clan)), number }));
  return parts.join(", ");
}

/** Whose colours a clan's pieces have: the neutral one of two players has no player's. */
export const seatOf = (view: TableView, clan: number): number | null =>
  view.players > 1 && clan >= view.players ? null : clan;

/** The deed of an action as a sign, and in words. */
export const DEEDS: Record<string, string> = {
  sail: "sail",
  explore: "explore",
  harvest: "harvest",
  build: "build",
  explore_temple: "shrine",
  smite: "smite",
  draw_replace: "swap",
  enter_battle: "battle",
  collect: "collect",
  collect_any: "collect",
  exchange: "swap",
  fury_change: "fury",
};

export function deed(words: Words, action: Action): string {
  const goods = { wood: 0, food: 0, steel: 0, ...action.resources };
  let id = `action-${action.type.replace(/_/g, "-")}`;
  if (action.type === "collect" && action.per_rune) id = "action-collect-per";
  const x = action.type === "fury_change" ? Math.max(0, ...action.amounts) : action.x;
  return words.say(id, { ...goods, x, rune: action.per_rune ?? "" });
}

/** The Runes that a card asks for, in order, and whether each of them is there once it lies in the row, or if it does. */
export function runesOf(
  printed: Printed,
  have: Record<string, number>,
  lies = false,
): [rune: string, on: boolean][] {
  const left: Record<string, number> = { ...have };
  if (!lies) left[printed.rune] = (left[printed.rune] ?? 0) + 1;
  return each(printed.requires).map((rune) => {
    const on = (left[rune] ?? 0) > 0;
    left[rune] = (left[rune] ?? 0) - 1;
    return [rune, on];
  });
}

/** The first card of an Era is asked for: the Era before has ended, and its table is laid out. */
export function eraEnded(view: TableView, table: Table): boolean {
  const own = table.clans[view.seat ?? 0];
  const drafts = ["pickcard", "solopick"].includes(view.question?.tag ?? "");
  return drafts && own !== undefined && table.era > 1 && many(own.pack) > 0 && !many(own.hand);
}
