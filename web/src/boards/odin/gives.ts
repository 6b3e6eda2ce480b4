/** What an action space can bring, as the filters call it. */
import { isData, type Data } from "../../kit/telling";
import { FACES } from "./chips";
import type { Desk } from "./desk.svelte";
import type { Table } from "./view";

type Bag = Record<string, number>;

const SHIPS = ["whaling_boat", "knarr", "longship"];
const HOUSES = ["shed", "stone_house", "long_house"];
const FOOD = ["orange", "red"];

const bag = (value: unknown): Bag => (isData(value) ? (value as Bag) : {});

/** The goods that could climb by its action. */
export const could = ({ player, table }: Desk, space = ""): string[] =>
  /[\^*]/.test(FACES[space] ?? "")
    ? Object.keys(player.supply).filter((id) => player.supply[id] && table.items[id]?.next)
    : [];

/** What a space can bring, as the filters call it. */
export function gives(table: Table, steps: Data[]): string[] {
  const kinds = new Set<string>();
  const add = (things: Bag): void => {
    for (const id of Object.keys(things)) {
      if (SHIPS.includes(id)) kinds.add("ship");
      else if (HOUSES.includes(id)) kinds.add("points");
      else if (["wood", "stone", "ore", "silver"].includes(id)) kinds.add(id);
      else if (FOOD.includes(table.items[id]?.colour ?? "")) kinds.add("food");
      else kinds.add(table.items[id]?.colour === "blue" ? "blue" : "green");
    }
  };
  const look = (step: Data): void => {
    const name = Object.keys(step).find((key) => key !== "optional") ?? "";
    const data = step[name];
    const facts: Data = isData(data) ? data : {};
    if (name === "choose")
      for (const option of data as { steps: Data[] }[]) option.steps.forEach(look);
    else if (name === "dice") {
      kinds.add("die");
      add(table.actions[String(facts["action"])]?.reward ?? {});
      // In battle special tiles are won, which cover as much as green and blue ones.
      if (!table.actions[String(facts["action"])]?.low) kinds.add("blue");
    } else if (name === "take_mountain") for (const id of ["wood", "stone", "ore"]) kinds.add(id);
    else if (name === "play_occupation" || name === "draw_occupation") kinds.add("card");
    else if (["explore", "emigrate"].includes(name)) kinds.add("points");
    else if (["forge", "special_sale", "overseas_trade"].includes(name)) kinds.add("blue");
    else if (name === "upgrade") for (const id of ["green", "blue"]) kinds.add(id);
    else if (name === "per_animal") add({ [String(facts["good"])]: 1 });
    else if (name === "exchange" || name === "if_animal") add(bag(facts["gain"]));
    else if (["gain", "gain_per_player", "plunder"].includes(name)) add(bag(data));
  };
  steps.forEach(look);
  return [...kinds];
}
