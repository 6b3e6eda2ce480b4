/** In words: what a ship that is ashore can do; what a card, a slot or a place of consecration that is looked at would do, in words. */
import type { Move } from "../../lib/types";
import type { Words } from "../../lib/words";
import { halves } from "./halves";
import { deed, type Table } from "./model";
import type { Preview } from "./preview";
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

/** What the line beside the question tells; none: nothing but what the frame has to say. */
export type Line =
  "" | "silent" | "home" | "ending" | "prize" | "reason" | "effects" | "ahead" | "legend";

export function lineOf(turn: Turn, preview: Preview, homeward: string, offered: unknown): Line {
  const { question, most } = turn;
  // on a phone the plate below the sea tells it
  if (turn.where.narrow)
    return (turn.pending ?? turn.offered("gather", "gain", "exchange", "skip")) ? "silent" : "";
  if (homeward) return "home";
  if (turn.where.ends && turn.offered("skip")) return "ending";
  if (turn.offered("favor")) return "prize";
  if (turn.offered("build", "jarl", "fight", "join", "consecrate", "keep")) return "reason";
  if (turn.offered("recall", "pick", "explore", "pilgrim", "smite", "exchange")) return "effects";
  // it is told where it is pressed
  if (turn.offered("gather", "gain")) return "silent";
  if (turn.offered("at") && Object.keys(preview.influence).length) return "effects";
  if (turn.offered("to", "deploy") || (most && !offered)) return "ahead";
  if (question === "choosecourse" && !offered) return "legend";
  // what can be answered does not say by itself why it is so
  const reasoned = question === "decideforenemy" || (question === "ashore" && !most);
  return reasoned && !offered ? "reason" : "";
}

/** What is asked while something is in hand, or shorter than the question: else nothing. */
export function asks(table: Table, words: Words, turn: Turn): string {
  const island = (id: unknown): string => words.name("island", String(id));
  const [held = ""] = turn.trail;
  const exploring = turn.question === "explorestep";
  if (exploring && held.startsWith("settler/"))
    return words.say("page-settler-from", { island: island(held.split("/")[2]) });
  const recalled = turn.offered("recall");
  if (recalled) return words.say("page-recall-ask", { island: island(recalled[1]) });
  if (exploring && turn.where.narrow && turn.ways.length)
    return words.say("page-explore-ask", { left: Number(turn.value[2] ?? 0) });
  return asksAshore(table, words, turn);
}

/** What a ship that is ashore can do, as a question. */
function asksAshore(table: Table, words: Words, turn: Turn): string {
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
