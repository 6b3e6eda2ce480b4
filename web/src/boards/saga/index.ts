/** Saga des Vikings: the path of the adventure, the hand, the shelf, the pile and the voyage. */
import type { Moment } from "../../kit/types";
import { pictureOf } from "../../lib/boards";
import type { Schemas, TableView } from "../../lib/types";
import { ofCards, twofold } from "./saga";
import type { Table } from "./view";

export { default as Aside } from "./Aside.svelte";
export { default as Board } from "./Board.svelte";
export { default as Mini } from "./Mini.svelte";

/** Gold and helmets count at the end only: the beam has what is certain. */
export const track = (view: TableView, seat: number): number =>
  pictureOf<Table, Schemas["SagaView"]>(view).players[seat]?.vp ?? 0;

export const buttons = (view: TableView): boolean =>
  ofCards(view.question?.tag ?? "") || twofold(view);

export const untold = [
  "strides",
  "landings",
  "plays",
  "staying",
  "asked",
  "stake",
  "market",
  "surcharge",
];

export function moment(view: TableView): Moment {
  const { round, rounds, odin, players } = pictureOf<Schemas["SagaView"], Schemas["SagaView"]>(
    view,
  );
  const left = players.flatMap(({ active }, seat) => (active ? [] : seat));
  const gone = left.length < players.length ? left : [];
  return { of: "round", at: round, last: rounds, first: odin, left: gone };
}
