/** Where each legal move is on the kit's board: what to press, in order, and what has no place of its own. */
import type { Move } from "../lib/types";
import { answerAt, type Path } from "../lib/where";
import type { Item, Model, Zone } from "./model";
import { movesAbout, onlyOf } from "./touch";

export const itemAt = (zone: Zone, id: string): string => `${zone.key}/${id}`;

export interface Reach {
  /** By notation. */
  paths: ReadonlyMap<string, Path>;
  /** Moves that are about nothing on the board. */
  loose: readonly Move[];
}

export function reach(model: Model, seat: number, moves: readonly Move[]): Reach {
  const paths = new Map<string, Path>();
  const put = (move: Move, path: Path): void => {
    const known = paths.get(move.notation);
    if (!known || known.length > path.length) paths.set(move.notation, path);
  };
  for (const zone of [...(model.seats[seat] ?? []), ...model.shared]) {
    for (const item of itemsOf(zone)) {
      if (!item.id) continue;
      const those = movesAbout(moves, item);
      const only = onlyOf(those, item);
      for (const move of those)
        put(move, [itemAt(zone, item.id), ...(only ? [] : [answerAt(move)])]);
    }
  }
  return { paths, loose: moves.filter((move) => !paths.has(move.notation)) };
}

function itemsOf(zone: Zone): readonly Item[] {
  if (zone.type === "cards" || zone.type === "items" || zone.type === "map") return zone.items;
  return [];
}
