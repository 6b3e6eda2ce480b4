/** What a touch of a thing does: plays its one move, lists its moves, or asks why there is none. */
import { concerning, sameMove } from "../lib/moves";
import type { Move } from "../lib/types";
import type { Play } from "../lib/play";
import type { Item } from "./model";

export function movesOf(play: Play, one: Item): Move[] {
  if (!one.id) return [];
  const moves = concerning(play.moves, one);
  const { kinds } = one;
  return kinds ? moves.filter((move) => kinds.includes(move.kind)) : moves;
}

/** The move that a touch plays at once: the only one, and nothing else that one might expect here. */
export function onlyOf(moves: readonly Move[], one: Item): Move | undefined {
  const [first] = moves;
  if (!first || moves.length > 1) return undefined;
  return one.tries.every((tried) => sameMove(tried, first.move)) ? first : undefined;
}

export async function touch(play: Play, one: Item): Promise<void> {
  if (!one.id || !play.moves.length) return;
  const moves = movesOf(play, one);
  const topic = { id: one.id, name: one.title, tries: one.tries, moves: one.moves };
  const only = onlyOf(moves, one);
  if (only) await play.choose(only);
  else if (moves.length) play.list("", topic);
  else if (one.first && play.find(one.first[0]).length) {
    await play.choose(one.first);
    const next = movesOf(play, one);
    if (next.length === 1) await play.choose(next[0]!);
    else if (next.length) play.list("", topic);
  } else if (one.tries.length === 1) await play.ask(one.tries[0]!);
  else play.list("", topic);
}
