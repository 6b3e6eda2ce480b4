/** What takes several moves, and the keys of the board. */
import { about } from "../../lib/moves";
import { prefs } from "../../lib/prefs.svelte";
import type { Move, MoveValue } from "../../lib/types";
import { split, type Desk } from "./desk.svelte";
import type { Action, Space, Suggested, Table } from "./view";

/** Several pieces that are tried together: all of them stay, or none. */
export async function draft(desk: Desk): Promise<void> {
  await desk.play.choose(["lay"]);
  const [move] = desk.play.find("together", desk.shown);
  if (move) await desk.play.choose(move);
}

/** What a question asks of a thing: tried where it is not legal, so that the reason is told. */
const TRIES: Record<string, readonly [group: string, kind: string]> = {
  turn: ["space", "use"],
  copyspace: ["space", "imitate"],
  visitspace: ["space", "visit"],
  dishes: ["good", "serve"],
  raise: ["good", "upgrade"],
  trading: ["good", "trade"],
  laypiece: ["good", "piece"],
  batch: ["good", "piece"],
  sale: ["loot", "tile"],
  smith: ["loot", "tile"],
  battle: ["loot", "tile"],
  secondtile: ["loot", "tile"],
  playcards: ["card", "play"],
};

function tried(desk: Desk, group: string, id: string): MoveValue | null {
  const [about, kind] = TRIES[desk.tag] ?? [];
  if (!kind || about !== group) return null;
  const last: Record<string, number> = {
    use: 0,
    serve: desk.table.items[id]?.feast?.[1] ?? 1,
    upgrade: 1,
    piece: desk.tag === "batch" ? desk.shown : 0,
  };
  return kind in last ? [kind, id, last[kind]!] : [kind, id];
}

/** Take it in hand: that a piece is laid, then which and on what board. */
async function lay(desk: Desk, id: string): Promise<void> {
  if (!desk.play.find("piece").length) await desk.play.choose(["lay"]);
  const moves = desk.play.find("piece", id);
  const next = desk.pieceFor(moves) ?? moves[0];
  if (next) await desk.play.choose(next);
}

/** It was pressed, and more than one move or none is about it: they are listed, or the reason is asked. */
export async function asks(desk: Desk, name: string): Promise<void> {
  const [group, id] = split(name);
  const moves = desk.at(name);
  if (moves.length && moves.every((move) => move.kind === "upgrade")) {
    desk.held = id;
    return;
  }
  if (!moves.length && desk.layable(name)) return lay(desk, id);
  if (group === "space" && desk.tag === "turn") return desk.play.ask(["use", id, 0]);
  const thing = id.replace(/-\d+$/, "");
  // It is named by moves that are elsewhere: a good that may be taken, a ship that may sail.
  const named = moves.length ? moves : about(desk.play.moves, thing);
  const refused = named.length ? null : tried(desk, group, id);
  if (refused) return desk.play.ask(refused);
  if (group === "yard" && !named.length) return desk.play.ask(["buy", id]);
  const kinds: Record<string, string> = { space: "space", card: "card", land: "board" };
  const kind = kinds[group];
  desk.play.list("", {
    id,
    name: kind ? desk.name(kind, id) : thing ? desk.item(thing) : desk.words.say("page-together"),
    tries: [],
    moves: named.map(({ move }) => move),
  });
}

/** A piece may be laid on it: the one that is looked at, else any. */
export function takes(desk: Desk, board: number): boolean {
  const looked = desk.at(desk.tip?.at ?? "").filter(({ kind }) => kind === "piece");
  const pieces = looked.length ? looked : desk.tag ? desk.play.find("piece") : [];
  return pieces.some(({ move }) => move[2] === board);
}

/** Another board is drawn large; the piece in hand goes along. */
export async function show(desk: Desk, board: number): Promise<void> {
  desk.chosen = board;
  const { piece } = desk;
  if (!piece || board === desk.table.asked.board_number || desk.tag !== "layspot") return;
  await desk.putBack();
  // Where only one piece could be laid at all, nobody was asked which.
  if (!desk.play.find("piece").length && desk.play.find("lay").length)
    await desk.play.choose(["lay"]);
  const [move] = desk.play.find("piece", piece, board);
  if (move) await desk.play.choose(move);
  else if (desk.play.find("piece").length) await desk.play.ask(["piece", piece, board]);
}

/** Another piece is taken in hand instead. */
export async function take(desk: Desk, id: string): Promise<void> {
  if (desk.piece) await desk.putBack();
  if (desk.at(`good/${id}`).length) await desk.press(`good/${id}`);
  else await lay(desk, id);
}

/** The goods that may climb: all of them, or the one that is held. */
export const climbs = (desk: Desk): readonly Move[] =>
  (desk.held ? desk.at(`good/${desk.held}`) : desk.tag ? desk.play.moves : []).filter(isClimb);

export const isClimb = ({ kind }: Move): boolean => kind === "upgrade" || kind === "trade";

/** What a good becomes by this upgrade or trade. */
export function climbed(desk: Desk, move: Move): string {
  let to = String(move.move[1]);
  for (let step = 0; step < Number(move.move[2] ?? 1); step += 1)
    to = desk.table.items[to]?.next ?? to;
  return to;
}

/** Ways to fill the rest of the banquet table, the best one first. */
export function waysToServe(desk: Desk): readonly Suggested[] {
  const { suggestion, others } = desk.table.asked;
  return suggestion ? [suggestion, ...(others ?? [])] : [];
}

/** The one that is shown. */
export function wayToServe(desk: Desk): Suggested | undefined {
  const ways = desk.tag === "dishes" ? waysToServe(desk) : [];
  return ways[desk.way % Math.max(1, ways.length)];
}

/** The way that is shown, in words: its dishes and what it costs. */
export function served(desk: Desk): string {
  const way = wayToServe(desk);
  return way
    ? desk.words.say("page-fill", {
        dishes: way.dishes.map((dish) => (dish === "gap" ? "−3" : desk.item(dish))).join(", "),
        silver: way.silver,
        penalties: way.penalties,
      })
    : "";
}

/** The table, or an arrow to another way to fill it. */
export const isFeast = (at: string): boolean => /^(table|way)\//.test(at);

/** What the pointer rests on and what it would do, where the question has room for it: nothing is covered then. */
export function sayable(desk: Desk): string {
  const { tip } = desk;
  if (desk.narrow || desk.piece) return "";
  // the loud answer tells the first way
  if (!tip && !desk.way) return "";
  if (!tip || isFeast(tip.at))
    return wayToServe(desk)?.penalties ? served(desk) : desk.words.say("page-serve");
  if (
    tip.space ||
    !/^(good|ship|yard|land|add|spend|die|strip|loot|card)\//.test(tip.at) ||
    !desk.opens(tip.at)
  )
    return "";
  const becomes = desk
    .at(tip.at)
    .flatMap((move) => (isClimb(move) ? [desk.item(climbed(desk, move))] : []));
  const { fits = [], fit } = desk.laying ?? {};
  // a way to pay is told by what it takes and brings
  if (tip.at.startsWith("spend/")) return "";
  return [
    [tip.name, becomes.join(" / ")].filter(Boolean).join(" → "),
    ...(desk.only(tip.at) || fit || tip.at.startsWith("card/") ? [] : tip.lines),
    ...(fit ? [desk.words.say("page-places", { places: fits.length })] : []),
  ].join(" · ");
}

/** The die that a space rolls. */
export function diceOf(table: Table, place: Space | undefined): Action | undefined {
  const step = place?.steps.find((each) => "dice" in each)?.["dice"] as
    { action?: string } | undefined;
  return step ? table.actions[String(step.action)] : undefined;
}

/** Dish by dish, for as long as each may come next. */
export async function serve(desk: Desk, way: Suggested): Promise<void> {
  for (const [at, dish] of way.dishes.entries()) {
    const move =
      dish === "silver"
        ? desk.play.find("coin")
        : dish === "gap"
          ? desk.play.find("gap")
          : desk.play.find("serve", dish, way.cells[at]);
    const before = desk.view.expected_seq;
    if (move[0]) await desk.play.choose(move[0]);
    // Something else is asked first, or the player is.
    if (desk.view.expected_seq === before) return;
  }
}

export function keyed(desk: Desk, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const letter = event.key.toLowerCase();
  if (
    event.key === "Escape" &&
    (desk.picked || desk.held || desk.laying?.picked || desk.filter || desk.ledger)
  ) {
    event.preventDefault();
    desk.ledger = false;
    desk.picked = null;
    desk.held = "";
    desk.filter = "";
    if (desk.laying) desk.laying.picked = null;
    desk.play.clear();
  } else if (event.key === "Escape" && desk.piece && !desk.play.refusal) {
    event.preventDefault();
    void desk.putBack();
  } else if ((letter === "r" || letter === "x") && desk.laying?.piece && prefs.letters) {
    event.preventDefault();
    desk.laying.change(letter === "r" ? "turn" : "flip");
    const { turns, turn } = desk.laying;
    desk.play.say(desk.words.say("page-turned", { at: turns.indexOf(turn) + 1, of: turns.length }));
  }
}
