/** What a card, a slot or a place of consecration that is looked at would do, in words. */
import type { Move } from "../../lib/types";
import type { Words } from "../../lib/words";
import { halves } from "./halves";
import { deed, type Table } from "./model";

export function sentenceOf(table: Table, words: Words, me: number, move: Move["move"]): string {
  const tag = String(move[0]);
  const id = String(move[1] ?? "");
  const card = table.cards[id];
  const clan = table.clans[me]!;
  if (["jarl", "fight", "join"].includes(tag) && card) {
    const [jarl, battle] = halves(words, id, card, clan.runes, clan.strengths[id]);
    return tag === "jarl" ? jarl : battle;
  }
  if (tag === "build") {
    const what = id === "longship" ? "longship" : "temple";
    const cost = table.costs[what][Number(move[2]) - 1] ?? 0;
    const wood = clan.resources.wood ?? 0;
    return words.say("page-build", { what, cost, wood, left: wood - cost });
  }
  if (tag !== "consecrate") return "";
  const action = table.place_actions[id];
  if (action) return words.say("page-consecrate-at", { action: deed(words, action) });
  const god = table.gods[id]?.god;
  return words.say("page-place-god", {
    god: god ? words.say(`god-${god}`) : words.say(`rune-short-${id}`),
    number: table.god_fury,
  });
}
