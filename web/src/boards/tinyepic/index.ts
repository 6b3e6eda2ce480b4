/** Tiny Epic Vikings: the sea with its islands, the gods, the clans. */
import type { Moment } from "../../kit/types";
import { pictureOf } from "../../lib/boards";
import type { Schemas, TableView } from "../../lib/types";
import type { Words } from "../../lib/words";

export { default as Aside } from "./Aside.svelte";
export { default as Board } from "./Board.svelte";
export { default as Mini } from "./Mini.svelte";

/** Places and pieces say what they are for: the question repeats none of it. */
export const buttons = true;

/** What the places of the board show themselves, or what follows from the rest. */
export const untold = [
  "cards",
  "chief",
  "deck",
  "discard",
  "favor_points",
  "favors",
  "fought",
  "holder",
  "influence",
  "island_points",
  "landing",
  "raid_steel",
  "rank",
  "reach",
  "reserve",
  "runes",
  "settlers",
  "ship",
  "ships",
  "strengths",
  "temples",
];

export function moment(view: TableView, words: Words): Moment {
  const table = pictureOf<Schemas["TinyepicView"], Schemas["TinyepicView"]>(view);
  const { era, eras, chief, opponent } = table;
  const points = Object.values(opponent ?? {}).reduce((sum, number) => sum + number, 0);
  const foe = table.enemy ? { foe: { name: words.say("clan-short-enemy"), points } } : {};
  return { of: "era", at: era, last: eras, first: chief, ...foe };
}
