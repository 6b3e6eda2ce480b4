/** What takes several moves, and the keys of the board. */
import { about } from "../../lib/moves";
import { prefs } from "../../lib/prefs.svelte";
import type { MoveValue } from "../../lib/types";
import { split, type Desk } from "./desk.svelte";
import type { Suggested, Table } from "./view";

/** What a question asks of a thing: tried where it is not legal, so that the reason is told. */
const TRIES: Record<
  string,
  (group: string, id: string, board: number, table: Table) => MoveValue | null
> = {
  turn: (group, id) => (group === "space" ? ["use", id, 0] : null),
  copyspace: (group, id) => (group === "space" ? ["imitate", id] : null),
  visitspace: (group, id) => (group === "space" ? ["visit", id] : null),
  dishes: (group, id, _, table) =>
    group === "good" ? ["serve", id, table.items[id]?.feast?.[1] ?? 1] : null,
  raise: (group, id) => (group === "good" ? ["upgrade", id, 1] : null),
  trading: (group, id) => (group === "good" ? ["trade", id] : null),
  laypiece: (group, id) => (group === "good" ? ["piece", id, 0] : null),
  batch: (group, id, board) => (group === "good" ? ["piece", id, board] : null),
  sale: (group, id) => (group === "loot" ? ["tile", id] : null),
  smith: (group, id) => (group === "loot" ? ["tile", id] : null),
  battle: (group, id) => (group === "loot" ? ["tile", id] : null),
  secondtile: (group, id) => (group === "loot" ? ["tile", id] : null),
  playcards: (group, id) => (group === "card" ? ["play", id] : null),
};

/** A press that is not one move: of several, of none, or the first of two. */
export async function pressed(desk: Desk, name: string): Promise<void> {
  const { play } = desk;
  const moves = desk.at(name);
  const [group, id] = split(name);
  if (moves.length && moves.every((move) => move.kind === "upgrade")) {
    desk.held = id;
    return;
  }
  if (!moves.length && desk.layable(name)) return lay(desk, id);
  // It is named by moves that are elsewhere: a good that may be taken, a ship that may sail.
  const named = moves.length ? moves : about(play.moves, id.replace(/-\d+$/, ""));
  const tried = TRIES[desk.tag]?.(group, id, desk.shown, desk.table) ?? null;
  if (!named.length && tried) return play.ask(tried);
  play.list("", { id, name: title(desk, name), tries: [], moves: named.map((move) => move.move) });
}

/** Take it in hand: that a piece is laid, then which and on what board. */
async function lay(desk: Desk, id: string): Promise<void> {
  await desk.play.choose(["lay"]);
  const moves = desk.play.find("piece", id);
  const next = desk.pieceFor(moves) ?? moves[0];
  if (next) await desk.play.choose(next);
}

/** What a thing is called. */
function title(desk: Desk, name: string): string {
  const [group, id] = split(name);
  if (group === "space" || group === "card") return desk.name(group, id);
  if (group === "land") return desk.name("board", id);
  return desk.item(id.replace(/-\d+$/, ""));
}

/** Several pieces that are tried together: all of them stay, or none. */
export async function draft(desk: Desk): Promise<void> {
  await desk.play.choose(["lay"]);
  const [move] = desk.play.find("together", desk.shown);
  if (move) await desk.play.choose(move);
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
  if (event.key === "Escape" && (desk.held || desk.laying?.picked || desk.filter || desk.ledger)) {
    event.preventDefault();
    desk.ledger = false;
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
