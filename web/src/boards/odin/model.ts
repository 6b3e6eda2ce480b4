/** A Feast for Odin, as panels: the action board, one's boards and goods, occupations, the rest. */
import type { Model } from "../../kit/model";
import type { Telling } from "../../kit/telling";
import { pictureOf } from "../../lib/boards";
import type { Schemas } from "../../lib/types";
import { mini, seat } from "./player";
import { header, shared } from "./table";
import type { Table } from "./view";

const SCENES = ["actions", "boards", "cards", "table"];

/** The scene in which a question is answered; none: wherever one is, by the buttons of the prompt. */
const FOCUS: Record<string, string> = {
  turn: "actions",
  copyspace: "actions",
  visitspace: "actions",
  recall: "actions",
  hunt: "actions",
  battle: "table",
  secondtile: "table",
  sale: "table",
  smith: "table",
  takeitems: "table",
  discover: "table",
  laypiece: "boards",
  layspot: "boards",
  batch: "boards",
  batchspot: "boards",
  layatonce: "boards",
  window: "boards",
  raise: "boards",
  trading: "boards",
  slide: "boards",
  turntile: "boards",
  anotherone: "boards",
  dishes: "boards",
  leave: "boards",
  swap: "boards",
  takeoff: "boards",
  before: "cards",
  playcards: "cards",
  playafter: "cards",
  playinstead: "cards",
  choosestart: "cards",
  effects: "cards",
};

export function model(telling: Telling): Model {
  const table = pictureOf<Table, Schemas["OdinView"]>(telling.view);
  const tag = telling.view.question?.tag ?? "";
  return {
    header: header(telling, table),
    shared: shared(telling, table),
    seats: table.seats.map((player, at) => seat(telling, table, player, at)),
    minis: table.seats.map((player) => mini(telling, table, player)),
    scenes: SCENES.map((key) => ({ key, label: telling.label(`scene-${key}`) })),
    focus: FOCUS[tag] ?? "",
  };
}
