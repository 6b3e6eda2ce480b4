/** What a touch of a thing does: plays its one move, lists its moves, or asks why there is none. */
import { concerning, sameMove } from "../lib/moves";
import type { Move } from "../lib/types";
import type { Play } from "../lib/play";
import type { Item } from "./model";

export function movesOf(play: Play, item: Item): Move[] {
  if (!item.id) return [];
  const moves = concerning(play.moves, item);
  const { kinds } = item;
  return kinds ? moves.filter((move) => kinds.includes(move.kind)) : moves;
}

/** The move that a touch plays at once: the only one, and nothing else that one might expect here. */
export function onlyOf(moves: readonly Move[], item: Item): Move | undefined {
  const [first] = moves;
  if (!first || moves.length > 1) return undefined;
  return item.tries.every((tried) => sameMove(tried, first.move)) ? first : undefined;
}

export async function touch(play: Play, item: Item): Promise<void> {
  if (!item.id || !play.moves.length) return;
  const moves = movesOf(play, item);
  const topic = { id: item.id, name: item.title, tries: item.tries, moves: item.moves };
  const only = onlyOf(moves, item);
  if (only) await play.choose(only);
  else if (moves.length) play.list("", topic);
  else if (item.first && play.find(item.first[0]).length) {
    await play.choose(item.first);
    const next = movesOf(play, item);
    if (next.length === 1) await play.choose(next[0]!);
    else if (next.length) play.list("", topic);
  } else if (item.tries.length === 1) await play.ask(item.tries[0]!);
  else play.list("", topic);
}
