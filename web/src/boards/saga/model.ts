/** Saga des Vikings, as panels: the adventure with its trail, Movement cards, the display, the players. */
import type { Model } from "../../kit/model";
import type { Telling } from "../../kit/telling";
import { Saga } from "./cards";
import { path } from "./path";
import { mini, seat } from "./players";
import { header, market, movement, others, pile, voyage } from "./table";

export function model(telling: Telling): Model {
  const saga = new Saga(telling);
  const { players } = saga.table;
  const asked = saga.from === "market";
  const top = [...path(saga), ...movement(saga), ...(asked ? market(saga) : []), ...others(saga)];
  const above = top.some((zone) => zone.key === "pile");
  return {
    header: header(saga),
    top,
    shared: [...(asked ? [] : market(saga)), ...voyage(saga), ...(above ? [] : pile(saga))],
    seats: players.map((_, at) => seat(saga, at)),
    minis: players.map((_, at) => mini(saga, at)),
  };
}
