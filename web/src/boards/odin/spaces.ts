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

export function space(telling: Telling, table: Table, place: Space): Item {
  const { words, view } = telling;
  const lines: Line[] = place.steps.map((step) => ({
    label: "",
    bits: stepBits(telling, table, step),
  }));
  const needs = requires(telling, place.requires);
  if (needs.length) lines.push({ label: telling.label("requires"), bits: needs });
  if (place.vikings || place.blocked)
    lines.push({
      label: place.blocked ? words.say("table-blocked") : "",
      bits: place.vikings
        ? [{ token: "viking", name: telling.label("vikings"), number: place.vikings }]
        : [],
    });
  const tag = view.question?.tag;
  const tries: Item["tries"] =
    tag === "turn"
      ? [["use", place.space, 0]]
      : tag === "copyspace"
        ? [["imitate", place.space]]
        : tag === "visitspace"
          ? [["visit", place.space]]
          : [];
  return item(telling.name("space", place.space), {
    id: place.space,
    lines,
    quiet: place.blocked || place.seat !== null,
    owner: place.seat,
    tries,
    gives: gives(table, place.steps),
  });
}

const bag = (value: unknown): Bag => (isData(value) ? (value as Bag) : {});

/** A step: `{exchange: {pay, gain}}`, `{upgrade: {tiles, steps}}` and the like. */
function stepBits(telling: Telling, table: Table, step: Data): Bit[] {
  const { words, view } = telling;
  const name = Object.keys(step).find((key) => key !== "optional") ?? "";
  const data = step[name];
  const facts: Data = isData(data) ? data : {};
  const say = (args: Data = {}): Bit[] => {
    const phrase = words.say(`step-${name.replace(/_/g, "-")}`, args);
    return phrase ? [{ text: phrase }] : [];
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
        ...option.steps.flatMap((inner) => stepBits(telling, table, inner)),
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
      const open = table.lands.filter((land) => land.owner === null).map((land) => land.board);
      const boards = (data as string[]).filter((board) => open.includes(board));
      const list = (boards.length ? boards : (data as string[])).map((board) =>
        boardName(telling, board),
      );
      return [{ text: list.join(", ") }];
    }
    case "play_occupation": {
      const prices = (facts["pay_one_of"] as Bag[] | undefined) ?? [];
      return [
        ...prices.flatMap((price, at): Bit[] => [
          { text: at ? "/" : "−" },
          ...signs(telling, price),
        ]),
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
    ...rest.flatMap((key) => stepBits(telling, table, { [key]: facts[key] })),
  ];
}

function requires(telling: Telling, needs: Data): Bit[] {
  const any = needs["any_ship_of"];
  if (Array.isArray(any))
    return any.flatMap((id: string, at): Bit[] => [
      ...(at ? [{ text: "/" }] : []),
      sign(telling, id),
    ]);
  return Object.values(needs).flatMap((need) => signs(telling, bag(need)));
}

/** What a space can bring, as the filters call it. */
function gives(table: Table, steps: Data[]): string[] {
  const kinds = new Set<string>();
  const add = (things: Bag): void => {
    for (const id of Object.keys(things)) {
      if (SHIPS.includes(id)) kinds.add("ship");
      else if (HOUSES.includes(id)) kinds.add("house");
      else if (["wood", "stone", "ore", "silver"].includes(id)) kinds.add(id);
      else if (FOOD.includes(table.items[id]?.colour ?? "")) kinds.add("food");
      else if (table.items[id]) kinds.add("goods");
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
      if (!table.actions[String(facts["action"])]?.low) kinds.add("goods");
    } else if (name === "take_mountain") for (const id of ["wood", "stone", "ore"]) kinds.add(id);
    else if (name === "play_occupation" || name === "draw_occupation") kinds.add("card");
    else if (["forge", "special_sale", "overseas_trade", "upgrade"].includes(name))
      kinds.add("goods");
    else if (name === "per_animal") add({ [String(facts["good"])]: 1 });
    else if (name === "exchange" || name === "if_animal") add(bag(facts["gain"]));
    else if (["gain", "gain_per_player", "plunder"].includes(name)) add(bag(data));
  };
  steps.forEach(look);
  return [...kinds];
}
