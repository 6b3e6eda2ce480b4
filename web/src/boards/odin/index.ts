/** A Feast for Odin: the action board, one's boards and goods, occupations, the rest. */
import type { Moment } from "../../kit/types";
import { pictureOf } from "../../lib/boards";
import type { Schemas, TableView } from "../../lib/types";
// Two of the parts that come later share them: with the board they need no files of their own.
import "./Panel.svelte";
import "./Peak.svelte";
import "./Press.svelte";

export { default as Aside } from "./Aside.svelte";
export { default as Board } from "./Board.svelte";
export { default as Mini } from "./Mini.svelte";

export const dice = true;
/** What is about a thing of the table is drawn there, and not said again. */
export const buttons = true;
export const untold = ["spaces", "spots", "dice", "now", "boards"];

export function moment(view: TableView): Moment {
  const { round, rounds, first } = pictureOf<Schemas["OdinView"], Schemas["OdinView"]>(view);
  return { of: "round", at: round, last: rounds, first };
}
