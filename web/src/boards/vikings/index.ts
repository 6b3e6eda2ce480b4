/** Vikings: the wheel, the coasts, the pens on the mainland. */
import type { Moment } from "../../kit/types";
import { pictureOf } from "../../lib/boards";
import type { Schemas, TableView } from "../../lib/types";

export { default as Board } from "./Board.svelte";
export { default as Mini } from "./Mini.svelte";

export const untold = [
  "left",
  "scored",
  "turned",
  "now",
  "room",
  "costs",
  "moorings",
  "carries",
  "purchases",
  "threat",
  "bonus_worth",
];

/** Each has its picture and its words beside the coast. */
const WORDED = new Set(["choosecargo", "laycolour", "removeviking"]);
export const buttons = (view: TableView): boolean => WORDED.has(view.question?.tag ?? "");

export function moment(view: TableView): Moment {
  const { round, rounds, first } = pictureOf<Schemas["VikingsView"], Schemas["VikingsView"]>(view);
  return { of: "round", at: round, last: rounds, first };
}
