/** The action board of A Feast for Odin: what a space costs and brings, in signs. */
import type { Bit, Item, Line } from "../../kit/model";
import { item } from "../../kit/model";
import { boardName, sign, signs } from "./names";
import { isData, type Data, type Telling } from "../../kit/telling";
import type { Space, Table } from "./view";

type Bag = Record<string, number>;

const SHIPS = ["whaling_boat", "knarr", "longship"];
const HOUSES = ["shed", "stone_house", "long_house"];
const FOOD = ["orange", "red"];

export function space(telling: Telling, table: Table, one: Space): Item {
  const { words, view } = telling;
  const lines: Line[] = one.steps.map((step) => ({
    label: "",
    bits: told(telling, table, step),
  }));
  const needs = requires(telling, one.requires);
  if (needs.length) lines.push({ label: telling.label("requires"), bits: needs });
  if (one.vikings || one.blocked)
    lines.push({
      label: one.blocked ? words.say("table-blocked") : "",
      bits: one.vikings
        ? [{ token: "viking", name: telling.label("vikings"), number: one.vikings }]
        : [],
    });
  const tag = view.question?.tag;
  const tries: Item["tries"] =
    tag === "turn"
      ? [["use", one.space, 0]]
      : tag === "copyspace"
        ? [["imitate", one.space]]
        : tag === "visitspace"
          ? [["visit", one.space]]
          : [];
  return item(telling.name("space", one.space), {
    id: one.space,
    lines,
    quiet: one.blocked || one.seat !== null,
    owner: one.seat,
    tries,
    gives: gives(table, one.steps),
  });
}

const bag = (value: unknown): Bag => (isData(value) ? (value as Bag) : {});

/** A step: `{exchange: {pay, gain}}`, `{upgrade: {tiles, steps}}` and the like. */
function told(telling: Telling, table: Table, step: Data): Bit[] {
  const { words, view } = telling;
  const name = Object.keys(step).find((key) => key !== "optional") ?? "";
  const data = step[name];
  const facts: Data = isData(data) ? data : {};
  const say = (args: Data = {}): Bit[] => {
    const found = words.say(`step-${name.replace(/_/g, "-")}`, args);
    return found ? [{ text: found }] : [];
  };
  const paid = (pay: unknown): Bit[] => {
    const bits = signs(telling, bag(pay));
    return bits.length ? [{ text: "−" }, ...bits] : [];
  };
  switch (name) {
    case "exchange":
      return exchange(telling, table, facts);
    case "gain":
      return signs(telling, bag(data));
    case "gain_per_player":
      return signs(
        telling,
        Object.fromEntries(Object.entries(bag(data)).map(([id, n]) => [id, n * view.players])),
      );
    case "plunder":
      return signs(telling, bag(data));
    case "choose":
      return (data as { steps: Data[] }[]).flatMap((option, at): Bit[] => [
        ...(at ? [{ text: "/" }] : []),
        ...option.steps.flatMap((one) => told(telling, table, one)),
      ]);
    case "dice": {
      const action = table.actions[String(facts["action"])];
      return [sign(telling, "die"), ...signs(telling, action?.reward ?? {})];
    }
    case "take_mountain":
      return say({ numbers: (data as number[]).join(" + ") });
    case "upgrade":
      return say({ tiles: facts["tiles"], steps: facts["steps"] });
    case "draw_weapons":
      return say({ number: data });
    case "per_animal":
      return say({
        good: words.find("item", String(facts["good"])) ?? "",
        animal: words.find("item", String(facts["animal"])) ?? "",
        most: facts["max"],
      });
    case "if_animal":
      return [
        ...signs(telling, bag(facts["gain"])),
        { text: "←" },
        sign(telling, String(facts["animal"])),
      ];
    case "forge":
    case "overseas_trade":
      return [...paid(facts["pay"]), ...say({ pay: "" })];
    case "special_sale":
      return say({ tiles: facts["max_tiles"] });
    case "explore": {
      const open = table.lands.filter((one) => one.owner === null).map((one) => one.board);
      const boards = (data as string[]).filter((one) => open.includes(one));
      const list = (boards.length ? boards : (data as string[])).map((one) =>
        boardName(telling, one),
      );
      return [{ text: list.join(", ") }];
    }
    case "play_occupation": {
      const prices = (facts["pay_one_of"] as Bag[] | undefined) ?? [];
      return [
        ...prices.flatMap((one, at): Bit[] => [{ text: at ? "/" : "−" }, ...signs(telling, one)]),
        ...say({ most: facts["max"] }),
      ];
    }
    case "emigrate":
      return [{ text: "−" }, sign(telling, "silver", table.round), ...say({ pay: "" })];
    default:
      return say();
  }
}

function exchange(telling: Telling, table: Table, facts: Data): Bit[] {
  const rest = Object.keys(facts).filter((key) => key !== "pay" && key !== "gain" && key !== "per");
  const pay = signs(telling, bag(facts["pay"]));
  return [
    ...pay,
    ...(pay.length ? [{ arrow: true } as const] : []),
    ...signs(telling, bag(facts["gain"])),
    ...rest.flatMap((key) => told(telling, table, { [key]: facts[key] })),
  ];
}

function requires(telling: Telling, needs: Data): Bit[] {
  const any = needs["any_ship_of"];
  if (Array.isArray(any))
    return any.flatMap((id: string, at): Bit[] => [
      ...(at ? [{ text: "/" }] : []),
      sign(telling, id),
    ]);
  return Object.values(needs).flatMap((one) => signs(telling, bag(one)));
}

/** What a space can bring, as the filters call it. */
function gives(table: Table, steps: Data[]): string[] {
  const found = new Set<string>();
  const add = (things: Bag): void => {
    for (const id of Object.keys(things)) {
      if (SHIPS.includes(id)) found.add("ship");
      else if (HOUSES.includes(id)) found.add("house");
      else if (["wood", "stone", "ore", "silver"].includes(id)) found.add(id);
      else if (FOOD.includes(table.items[id]?.colour ?? "")) found.add("food");
      else if (table.items[id]) found.add("goods");
    }
  };
  const look = (step: Data): void => {
    const name = Object.keys(step).find((key) => key !== "optional") ?? "";
    const data = step[name];
    const facts: Data = isData(data) ? data : {};
    if (name === "choose")
      for (const option of data as { steps: Data[] }[]) option.steps.forEach(look);
    else if (name === "dice") {
      found.add("die");
      add(table.actions[String(facts["action"])]?.reward ?? {});
      if (!table.actions[String(facts["action"])]?.low) found.add("goods");
    } else if (name === "take_mountain") for (const id of ["wood", "stone", "ore"]) found.add(id);
    else if (name === "play_occupation" || name === "draw_occupation") found.add("card");
    else if (["forge", "special_sale", "overseas_trade", "upgrade"].includes(name))
      found.add("goods");
    else if (name === "per_animal") add({ [String(facts["good"])]: 1 });
    else if (name === "exchange" || name === "if_animal") add(bag(facts["gain"]));
    else if (["gain", "gain_per_player", "plunder"].includes(name)) add(bag(data));
  };
  steps.forEach(look);
  return [...found];
}
