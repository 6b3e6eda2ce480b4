/** What a player has: tiles in the supply, ships. */
import { item, type At, type Held, type Item, type Line, type Zone } from "../../kit/model";
import type { Telling } from "../../kit/telling";
import type { MoveValue } from "../../lib/types";
import { sign, thing } from "./names";
import type { Facts, Player, Table } from "./view";

export const STOCK = ["silver", "wood", "stone", "ore"];
export const COLOURS = ["orange", "red", "green", "blue"];
export const SHIPS = ["whaling_boat", "knarr", "longship"] as const;
const WEAPONS = ["bow", "snare", "spear", "long_sword"];
const PREGNANT = ["pregnant_sheep", "pregnant_cattle"];

/** What a question asks of a good: tried where it is not legal, so that the reason is told. */
const TRIES: Record<string, (id: string, facts: Facts | undefined, board: number) => MoveValue[]> =
  {
    dishes: (id, facts) =>
      (facts?.feast ? [...new Set(facts.feast)] : [1]).map((cells) => ["serve", id, cells]),
    raise: (id) => [["upgrade", id, 1]],
    trading: (id) => [["trade", id]],
    laypiece: (id) => [["piece", id, 0]],
    batch: (id, _, board) => [["piece", id, board]],
    sale: (id) => [["tile", id]],
    smith: (id) => [["tile", id]],
    battle: (id) => [["tile", id]],
    secondtile: (id) => [["tile", id]],
  };

function shapeOf(facts: Facts | undefined): At[] {
  if (!facts) return [[0, 0]];
  if (facts.shape) return facts.shape;
  const [high, wide] = facts.size;
  return Array.from({ length: high * wide }, (_, at): At => [Math.floor(at / wide), at % wide]);
}

export function tile(telling: Telling, table: Table, id: string, count: number): Held {
  const facts = table.items[id];
  const tag = telling.view.question?.tag ?? "";
  const lays = telling.view.moves.some((move) => move.kind === "lay");
  const tries = TRIES[tag]?.(id, facts, table.asked.board_number ?? 0) ?? [];
  return {
    ...item(thing(telling, id), { id, quiet: count === 0, tries }),
    ...(lays && count && !tries.length ? { first: ["lay"] as MoveValue } : {}),
    piece: {
      token: id,
      name: thing(telling, id),
      colour: facts?.colour ?? id,
      cells: shapeOf(facts),
    },
    count,
  };
}

export function goods(telling: Telling, table: Table, player: Player): Zone[] {
  const { words } = telling;
  const count = (id: string): number => player.supply[id] ?? 0;
  // Upgrading keeps the shape: every ladder ends in a luxury good.
  const ladders = Object.keys(table.items).filter((id) => table.items[id]!.colour === "blue");
  const on = (colour: string, top: string): string | undefined =>
    Object.keys(table.items).find(
      (id) =>
        table.items[id]!.colour === colour && !PREGNANT.includes(id) && topOf(table, id) === top,
    );
  const rows = COLOURS.map((colour) => ({
    title: words.say(`table-colour-${colour}`),
    colour,
    held: ladders.map((top) => {
      const id = on(colour, top);
      return id ? tile(telling, table, id, count(id)) : null;
    }),
  }));
  const loose = [
    ...PREGNANT,
    ...Object.keys(table.items).filter((id) => table.items[id]!.colour === "special"),
  ].filter(count);
  const tray: Zone[] = [
    {
      type: "tray",
      key: "goods",
      label: telling.label("goods"),
      scene: "boards",
      rows: [
        ...rows,
        ...(loose.length
          ? [
              {
                title: "",
                colour: "special",
                held: loose.map((id) => tile(telling, table, id, count(id))),
              },
            ]
          : []),
        {
          title: "",
          colour: "",
          held: [...STOCK, ...WEAPONS].map((id) => tile(telling, table, id, count(id))),
        },
      ],
    },
  ];
  const ships = shipItems(telling, table, player);
  if (ships.length)
    tray.push({
      type: "items",
      key: "ships",
      label: telling.label("ships"),
      scene: "boards",
      items: ships,
    });
  return tray;
}

function topOf(table: Table, id: string): string {
  let at = id;
  for (let next = table.items[at]?.next; next; next = table.items[at]?.next) at = next;
  return at;
}

/** Moves that are about a ship one has. */
const SHIP_MOVES = ["load", "give", "emigrate", "explore", "boats"];

function shipItems(telling: Telling, table: Table, player: Player): Item[] {
  const { words } = telling;
  return SHIPS.flatMap((ship) => {
    const own = player.ships[ship];
    const ores = typeof own === "number" ? Array.from({ length: own }, () => 0) : own;
    return ores.map((ore) => {
      const loaded = ore + (ship === "whaling_boat" ? table.boat_ore : 0);
      const lines: Line[] = loaded
        ? [
            {
              label: "",
              bits: [sign(telling, "ore"), { text: words.say("table-boat-ore", { ore: loaded }) }],
            },
          ]
        : [];
      return item(thing(telling, ship), { id: ship, band: ship, kinds: SHIP_MOVES, lines });
    });
  });
}
