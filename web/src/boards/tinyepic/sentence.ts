/** In words: what a ship that is ashore can do; what a card, a slot or a place of consecration that is looked at would do, in words. */
import type { Move } from "../../lib/types";
import type { Words } from "../../lib/words";
import { halves } from "./halves";
import { deed, type Table } from "./model";
import type { Turn } from "./turn.svelte";

export function sentenceOf(table: Table, words: Words, me: number, move: Move["move"]): string {
  const tag = String(move[0]);
  const id = String(move[1] ?? "");
  const card = table.cards[id];
  const clan = table.clans[me]!;
  if (["jarl", "fight", "join"].includes(tag) && card) {
    const [jarl, battle] = halves(words, id, card, clan.runes, clan.strengths[id]);
    return tag === "jarl" ? jarl : battle;
  }
  if (tag === "keep") return words.name("card", id);
  if (tag === "build") {
    const what = id === "longship" ? "longship" : "temple";
    const cost = table.costs[what][Number(move[2]) - 1] ?? 0;
    const wood = clan.resources.wood ?? 0;
    return `${words.say("page-slot", { what, cost })} (${wood} → ${wood - cost}). ${words.say("page-slot-empty", { what })}`;
  }
  if (tag !== "consecrate") return "";
  const action = table.place_actions[id];
  if (action) return `${deed(words, action)}. ${words.say("page-consecrate-now")}.`;
  const god = table.gods[id]?.god;
  return words.say("page-place-god", {
    god: god ? words.say(`god-${god}`) : words.say(`rune-short-${id}`),
    number: table.god_fury,
  });
}

/** What a ship that is ashore can do, as a question. */
export function asksAshore(table: Table, words: Words, turn: Turn): string {
  if (turn.question !== "ashore" || !turn.ways.length) return "";
  const can: string[] = [];
  if (turn.most > 0) can.push(words.say("page-land-verb").toLowerCase());
  if (turn.where.raids) can.push(words.say("page-raid-verb").toLowerCase());
  if (turn.ways.some(({ move }) => move.move[0] === "to"))
    can.push(words.say("page-sail-on", { number: Number(turn.value[3] ?? 0) }));
  const island = table.docks.find(({ id }) => id === turn.where.dock)?.island;
  if (island && turn.where.ends)
    return words.say("page-ends", { island: words.name("island", island) });
  if (!can.length || !island) return "";
  return words.say("page-ashore", {
    island: words.name("island", island),
    can: new Intl.ListFormat(document.documentElement.lang, { type: "disjunction" }).format(can),
  });
}

/**
 * Of the answers in the question the one that goes on, where there is only one; to do nothing is not loud, unless there
 * is nothing else to do.
 */
export function loudOf(turn: Turn): string {
  const asked = turn.ways.filter(({ move }) => !move.anytime);
  if (asked.length === 1 && asked[0]!.path[0]?.startsWith("answer/")) return asked[0]!.move.kind;
  const answers = turn.ways.filter(({ path }) => path[0]?.startsWith("answer/"));
  const others = answers.filter(({ move }) => move.move[0] !== "skip");
  if (others.length === answers.length) return "";
  return others.length === 1 ? others[0]!.move.kind : "none";
}
