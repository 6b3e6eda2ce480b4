/** Where each legal move is on the kit's board: what to press, in order, and what has no place of its own. */
import { concerning } from "../lib/moves";
import type { Move, MoveValue } from "../lib/types";
import { answerAt, type Path } from "../lib/where";
import type { Item, Model, Zone } from "./model";
import { movesAbout, onlyOf } from "./touch";

export const itemAt = (zone: Zone, id: string): string => `${zone.key}/${id}`;
export const sceneAt = (scene: string): string => `scene/${scene}`;
export const turnAt = (zone: Zone, turn: number): string => `${zone.key}/turn/${turn}`;
export const cellAt = (zone: Zone, row: number, column: number): string =>
  `${zone.key}/cell/${row}-${column}`;

export interface Reach {
  /** By notation. */
  paths: ReadonlyMap<string, Path>;
  /** Moves that are about nothing on the board. */
  loose: readonly Move[];
}

export function reach(model: Model, seat: number, moves: readonly Move[]): Reach {
  const paths = new Map<string, Path>();
  const legal = new Map(moves.map((move) => [JSON.stringify(move.move), move]));
  const put = (value: MoveValue, path: Path): void => {
    const move = legal.get(JSON.stringify(value));
    const known = move && paths.get(move.notation);
    if (move && (!known || known.length > path.length)) paths.set(move.notation, path);
  };
  for (const zone of [...(model.top ?? []), ...(model.seats[seat] ?? []), ...model.shared]) {
    const scene = zone.scene === undefined ? [] : [sceneAt(zone.scene)];
    const touched = (id: string, those: readonly Move[], only: Move | undefined): void => {
      for (const move of those)
        put(move.move, [...scene, itemAt(zone, id), ...(only ? [] : [answerAt(move)])]);
    };
    for (const chip of zone.chips ?? []) {
      const move = legal.get(JSON.stringify(chip));
      if (move) put(chip, [...scene, answerAt(move)]);
    }
    for (const item of itemsOf(zone)) {
      if (!item.id) continue;
      const those = movesAbout(moves, item);
      touched(item.id, those, onlyOf(those, item));
      if (!those.length && item.first) put(item.first, [...scene, itemAt(zone, item.id)]);
    }
    if (zone.type === "path")
      for (const space of zone.spaces) {
        if (!space.moves.length) continue;
        const those = concerning(moves, { id: "", moves: space.moves });
        touched(space.key, those, those.length === 1 ? those[0] : undefined);
      }
    if (zone.type === "strips")
      for (const strip of zone.strips)
        strip.things.forEach((thing, at) =>
          put(thing.move, [...scene, itemAt(zone, `${strip.title}-${at}`)]),
        );
    if (zone.type === "grid" && zone.grid.laying) {
      const { spots } = zone.grid.laying;
      const turned = new Set(spots.map((spot) => spot.turn)).size > 1;
      for (const spot of spots) {
        const [row, column] = spot.cells.reduce((a, b) =>
          b[0] < a[0] || (b[0] === a[0] && b[1] < a[1]) ? b : a,
        );
        const turn = turned ? [turnAt(zone, spot.turn)] : [];
        put(spot.move, [...scene, ...turn, cellAt(zone, row, column)]);
      }
    }
  }
  return { paths, loose: moves.filter((move) => !paths.has(move.notation)) };
}

function itemsOf(zone: Zone): readonly Item[] {
  if (zone.type === "cards" || zone.type === "items" || zone.type === "map") return zone.items;
  if (zone.type === "tray")
    return zone.rows.flatMap((row) => row.held.filter((held) => held !== null));
  if (zone.type === "columns") return zone.bands.flatMap((band) => band.items.flat());
  return [];
}
