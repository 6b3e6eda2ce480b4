/** What a touch of a thing does: plays its one move, shows what it can do, or asks why there is none. */
import { concerning, sameMove } from "../lib/moves";
import type { Play } from "../lib/play";
import type { Move } from "../lib/types";
import type { Item } from "./model";

/** The moves of a thing, of the kinds it is for. */
export function movesAbout(moves: readonly Move[], item: Item): Move[] {
  if (!item.id) return [];
  const { kinds } = item;
  const those = concerning(moves, item);
  return kinds ? those.filter((move) => kinds.includes(move.kind)) : those;
}

export const movesOf = (play: Play, item: Item): Move[] => movesAbout(play.moves, item);

/** The move that a touch plays at once: the only one, and nothing else that one might expect here. */
export function onlyOf(moves: readonly Move[], item: Item): Move | undefined {
  const [first] = moves;
  if (!first || moves.length > 1) return undefined;
  return item.tries.every((tried) => sameMove(tried, first.move)) ? first : undefined;
}

export async function touch(play: Play, item: Item): Promise<void> {
  if (!item.id || !play.moves.length) return;
  const moves = movesOf(play, item);
  const those = item.kinds ? moves.map((move) => move.move) : item.moves;
  const topic = { id: item.id, name: item.title, tries: item.tries, moves: those };
  const only = onlyOf(moves, item);
  if (only) await play.choose(only);
  else if (moves.length) play.list("", topic);
  else if (item.first && play.find(item.first[0]).length) {
    await play.choose(item.first);
    const next = movesOf(play, item);
    if (next.length === 1) await play.choose(next[0]!);
    else if (next.length) play.list("", { ...topic, moves: next.map((move) => move.move) });
  } else if (item.tries.length === 1) await play.ask(item.tries[0]!);
  else play.list("", topic);
}
