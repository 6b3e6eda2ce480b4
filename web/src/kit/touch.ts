/** What a touch of a thing does: plays its one move, shows what it can do, or asks why there is none. */
import { concerning, sameMove } from "../lib/moves";
import type { Play } from "../lib/play";
import type { Move } from "../lib/types";
import type { Item } from "./model";

/** The moves of a thing. */
export const movesAbout = (moves: readonly Move[], item: Item): Move[] =>
  item.id ? concerning(moves, item) : [];

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
  const topic = { id: item.id, name: item.title, tries: item.tries, moves: item.moves };
  const only = onlyOf(moves, item);
  if (only) await play.choose(only);
  else if (!moves.length && item.tries.length === 1) await play.ask(item.tries[0]!);
  else play.list("", topic);
}
