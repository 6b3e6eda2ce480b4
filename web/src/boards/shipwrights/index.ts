/** Shipwrights of the North Sea: Redux: a yard with ships in it. */
import type { Moment } from "../../kit/types";
import { pictureOf } from "../../lib/boards";
import type { Schemas, TableView } from "../../lib/types";

export { default as Aside } from "./Aside.svelte";
export { default as Board } from "./Board.svelte";
export { default as Mini } from "./Mini.svelte";

/** Worked out from the rest, or shown where it lies: goods, markers and piles. */
export const untold = [
  "goods",
  "tracks",
  "bills",
  "missing",
  "standing",
  "worth",
  "better",
  "vp",
  "bonus",
  "raid_cost",
  "ability",
  "labourer",
  "ending",
  "asked",
  "deck",
  "discard",
];
/** Every card, berth and house says its verbs, and "done" is a large button. */
export const buttons = true;

export function moment(view: TableView): Moment {
  const { round, last_round } = pictureOf<Schemas["ShipwrightsView"], Schemas["ShipwrightsView"]>(
    view,
  );
  return { of: "round", at: round, last: last_round };
}
