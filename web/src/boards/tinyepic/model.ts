/** Tiny Epic Vikings, as panels: the sea with its islands, the gods, the clans. */
import { pictureOf } from "../../lib/boards";
import type { Schemas } from "../../lib/types";
import { t } from "../../lib/i18n.svelte";
import type { Bit, Item, Line, Model, Zone } from "../../kit/model";
import { item } from "../../kit/model";
import { isData, type Data, type Telling } from "../../kit/telling";

interface Action extends Data {
  type: string;
  x: number;
  resources: Record<string, number>;
  per_rune: string | null;
  amounts: number[];
}

interface Printed {
  rune: string;
  jarl: Action;
  requires: Record<string, number>;
  rune_action: Action;
  strength: { op: string; base: number; each: number; per: string | null };
  steel: number;
}

interface Clan {
  resources: Record<string, number>;
  reserve: number;
  ship_slots: number[];
  temple_slots: number[];
  villages: number;
  row: string[];
  battle: string | boolean | null;
  hand: string[] | number;
  strengths: Record<string, number>;
  runes: Record<string, number>;
  pack: string[] | number;
  favors: string[] | number;
}

interface Enemy extends Data {
  tracks: {
    resource: string;
    marker: number;
    length: number;
    icons: { space: number; icon: string; strength: number }[];
  }[];
  settlers: number;
  ships: number[];
  temples: number[];
  row: string[];
  battle_row: string[];
  deck: number;
  battle: boolean;
  runes: Record<string, number>;
  bonus: number;
  favors: string[] | number;
}

type Owner = number | "enemy" | null;

interface Table extends Data {
  era: number;
  eras: number;
  raid_steel: number;
  chief: number;
  face: string;
  gods: Record<
    string,
    {
      god: string | null;
      fury: number;
      rank: number;
      island_points: number;
      favor_points: number;
      consecrated: number;
      blessing: Action[];
    }
  >;
  places: Record<string, number>;
  place_actions: Record<string, Action>;
  place_limit: number;
  islands: {
    id: string;
    rune: string;
    holder: Owner;
    settlers: Data;
    temples: number[];
    influence: Data;
    docks: string[];
  }[];
  docks: { id: string; island: string; ship: Owner; village: boolean; lone: boolean }[];
  fjords: { id: string; ships: Record<string, number> }[];
  favor_rows: string[][];
  battle: { initiator: Owner; prize: string | null };
  invaders: string[];
  deck: number;
  discard: number;
  clans: Clan[];
  enemy: Enemy | null;
  cards: Record<string, Printed>;
  favors: Record<string, { runes: Data; bag: Data }>;
}

/** Where the islands lie: column and row. */
const SEA: Record<string, [number, number]> = {
  out_nw: [1, 1],
  in_n: [3, 1],
  out_ne: [5, 1],
  in_sw: [2, 2],
  in_se: [4, 2],
  out_s: [3, 3],
  g_nw: [1, 1],
  g_n: [3, 1],
  g_ne: [5, 1],
  g_w: [1, 2],
  g_c: [3, 2],
  g_e: [5, 2],
  g_sw: [1, 3],
  g_s: [3, 3],
  g_se: [5, 3],
};

export function model(telling: Telling): Model {
  const table = pictureOf<Table, Schemas["TinyepicView"]>(telling.view);
  return {
    header: header(telling, table),
    shared: shared(telling, table),
    seats: table.clans.map((clan) => seat(telling, table, clan)),
    minis: table.clans.map((clan) => mini(telling, clan)),
  };
}

function action(telling: Telling, printed: Action): string {
  const { words } = telling;
  const goods = { wood: 0, food: 0, steel: 0, ...printed.resources };
  let id = `action-${printed.type.replace(/_/g, "-")}`;
  if (printed.type === "collect" && printed.per_rune) id = "action-collect-per";
  const x = printed.type === "fury_change" ? Math.max(0, ...printed.amounts) : printed.x;
  return (
    words.say(id, { ...goods, x, rune: printed.per_rune ?? "" }) ||
    telling.name("action", printed.type)
  );
}

function whose(telling: Telling, who: Owner, number: number | null = null): Bit {
  if (who === "enemy") return { seat: null, name: telling.words.say("clan-short-enemy"), number };
  return telling.seat(who, number);
}

/** Clans by number: behind the seats comes the enemy. */
function clans(telling: Telling, counts: Data): Bit[] {
  return Object.entries(counts).map(([clan, number]) =>
    whose(telling, Number(clan) < telling.view.players ? Number(clan) : "enemy", Number(number)),
  );
}

function header(telling: Telling, table: Table): Line[] {
  const lines: Line[] = [
    { label: telling.label("era"), bits: [{ text: `${table.era} / ${table.eras}` }] },
    { label: telling.label("chief"), bits: [telling.seat(table.chief)] },
    { label: telling.label("raid_steel"), bits: [telling.token("steel", table.raid_steel)] },
    ...telling.line("deck", table.deck),
    ...telling.line("discard", table.discard),
  ];
  if (table.battle.prize)
    lines.push({
      label: telling.label("battle"),
      bits: [
        whose(telling, table.battle.initiator),
        { text: telling.name("favor", table.battle.prize) },
      ],
    });
  return lines;
}

function shared(telling: Telling, table: Table): Zone[] {
  const zones: Zone[] = [
    {
      type: "map",
      key: "sea",
      label: telling.label("sea"),
      columns: 6,
      span: 2,
      rows: [],
      items: table.islands.map((island) => ({
        ...place(telling, table, island),
        at: SEA[island.id] ?? [1, 1],
      })),
    },
    {
      type: "items",
      key: "fjords",
      label: telling.label("fjords"),
      items: table.fjords.map((fjord) =>
        item(telling.name("fjord", fjord.id), {
          id: fjord.id,
          band: "sea",
          lines: Object.keys(fjord.ships).length
            ? [{ label: telling.label("ships"), bits: clans(telling, fjord.ships) }]
            : [],
        }),
      ),
    },
    {
      type: "items",
      key: "gods",
      label: telling.label("gods"),
      items: Object.entries(table.gods).map(([rune, god]) =>
        item(god.god ? telling.name("god", god.god) : telling.name("rune-short", rune), {
          id: rune,
          band: rune,
          bandName: telling.name("rune-short", rune),
          lines: [
            { label: telling.label("fury"), bits: [{ text: String(god.fury) }] },
            { label: telling.label("rank"), bits: [{ text: String(god.rank) }] },
            {
              label: telling.label("worth"),
              bits: [
                {
                  text: telling.words.say("page-worth", {
                    island: god.island_points,
                    favor: god.favor_points,
                  }),
                },
              ],
            },
            ...(god.consecrated ? telling.line("consecrated", god.consecrated) : []),
            ...(god.blessing.length
              ? [
                  {
                    label: telling.label("blessing"),
                    bits: [
                      {
                        text: god.blessing.map((blessing) => action(telling, blessing)).join(", "),
                      },
                    ],
                  },
                ]
              : []),
          ],
        }),
      ),
    },
    {
      type: "items",
      key: "places",
      label: telling.label("places"),
      items: Object.entries(table.places).map(([id, used]) =>
        item(action(telling, table.place_actions[id]!), {
          id,
          lines: [
            {
              label: telling.label("villages"),
              bits: [{ text: `${used} / ${table.place_limit}` }],
            },
          ],
        }),
      ),
    },
  ];
  table.favor_rows.forEach((row, at) => {
    if (row.length)
      zones.push({
        type: "cards",
        key: `favors-${at}`,
        label: `${telling.label("favors")}, ${telling.words.say(at ? "row-bottom" : "row-top")}`,
        backs: 0,
        items: row.map((id) => favour(telling, table, id)),
      });
  });
  if (table.invaders.length)
    zones.push({
      type: "cards",
      key: "invaders",
      label: telling.label("invaders"),
      backs: 0,
      items: table.invaders.map((id) => card(telling, table, id)),
    });
  if (table.enemy) zones.push(...enemy(telling, table, table.enemy));
  return zones;
}

function place(telling: Telling, table: Table, island: Table["islands"][number]): Item {
  const lines: Line[] = [];
  if (island.holder !== null)
    lines.push({ label: telling.label("holder"), bits: [whose(telling, island.holder)] });
  const settlers = clans(telling, island.settlers);
  if (settlers.length) lines.push({ label: telling.label("settlers"), bits: settlers });
  if (island.temples.length)
    lines.push({
      label: telling.label("temples"),
      bits: island.temples.map((clan) =>
        whose(telling, clan < telling.view.players ? clan : "enemy"),
      ),
    });
  const influence = clans(telling, island.influence);
  if (influence.length) lines.push({ label: telling.label("influence"), bits: influence });
  const docks = table.docks.filter((dock) => dock.island === island.id);
  const bits = docks.flatMap((dock): Bit[] => {
    const name = telling.words.find("dock-short", dock.id) ?? dock.id;
    if (dock.ship !== null) return [{ text: `${name}:` }, whose(telling, dock.ship)];
    if (dock.village)
      return [{ token: "village", name: `${telling.label("village")} (${name})`, number: null }];
    return [];
  });
  if (bits.length) lines.push({ label: telling.label("docks"), bits });
  return item(telling.name("island", island.id), {
    id: island.id,
    band: island.rune,
    bandName: telling.name("rune-short", island.rune),
    lines,
    owner: typeof island.holder === "number" ? island.holder : null,
  });
}

function card(telling: Telling, table: Table, id: string, clan?: Clan): Item {
  const printed = table.cards[id];
  const title = telling.name("card", id);
  if (!printed) return item(title, { id });
  const { words } = telling;
  const strength = words.say("card-strength", {
    ...printed.strength,
    per: printed.strength.per ?? "none",
    op: printed.strength.op,
    steel: printed.steel,
    now: clan?.strengths[id] ?? "none",
  });
  const lines: Line[] = [
    { label: telling.label("jarl"), bits: [{ text: action(telling, printed.jarl) }] },
    {
      label: telling.label("rune-action"),
      bits: [
        ...telling.bag(printed.requires),
        { arrow: true },
        { text: action(telling, printed.rune_action) },
      ],
    },
    { label: "", bits: [{ text: strength }] },
  ];
  return item(title, {
    id,
    band: printed.rune,
    bandName: telling.name("rune-short", printed.rune),
    lines,
  });
}

function favour(telling: Telling, table: Table, id: string): Item {
  const printed = table.favors[id];
  const lines: Line[] = [];
  if (printed && isData(printed.bag) && Object.keys(printed.bag).length)
    lines.push({ label: telling.label("bag"), bits: telling.bag(printed.bag) });
  return item(telling.name("favor", id), { id, band: "favor", lines });
}

function held(telling: Telling, table: Table, clan: Clan, key: "hand" | "pack" | "favors"): Zone[] {
  const zone = clan[key];
  const base = { type: "cards" as const, key, label: telling.label(key) };
  if (typeof zone === "number") return zone ? [{ ...base, items: [], backs: zone }] : [];
  if (!zone.length) return [];
  const items = zone.map((id) =>
    key === "favors" ? favour(telling, table, id) : card(telling, table, id, clan),
  );
  return [{ ...base, items, backs: 0 }];
}

function seat(telling: Telling, table: Table, clan: Clan): Zone[] {
  const zones: Zone[] = [
    {
      type: "bag",
      key: "resources",
      label: telling.label("goods"),
      bits: telling.bag(clan.resources, true),
    },
    {
      type: "bag",
      key: "runes",
      label: telling.label("runes"),
      bits: telling.bag(clan.runes, true),
    },
    ...held(telling, table, clan, "pack"),
    ...held(telling, table, clan, "hand"),
  ];
  if (clan.row.length)
    zones.push({
      type: "cards",
      key: "row",
      label: telling.label("row"),
      backs: 0,
      items: clan.row.map((id) => card(telling, table, id, clan)),
    });
  if (clan.battle)
    zones.push({
      type: "cards",
      key: "battle",
      label: telling.label("battle"),
      items: typeof clan.battle === "string" ? [card(telling, table, clan.battle, clan)] : [],
      backs: clan.battle === true ? 1 : 0,
    });
  zones.push(...held(telling, table, clan, "favors"));
  const wood = (costs: number[]): Bit[] =>
    costs.length ? costs.map((cost) => telling.token("wood", cost)) : [{ text: "–" }];
  zones.push({
    type: "lines",
    key: "stock",
    label: telling.label("stock"),
    lines: [
      { label: telling.label("settlers"), bits: [{ text: String(clan.reserve) }] },
      { label: telling.label("ships"), bits: wood(clan.ship_slots) },
      { label: telling.label("temples"), bits: wood(clan.temple_slots) },
      { label: telling.label("villages"), bits: [{ text: String(clan.villages) }] },
    ],
  });
  return zones;
}

function enemy(telling: Telling, table: Table, foe: Enemy): Zone[] {
  const name = telling.words.say("clan-enemy");
  const zones: Zone[] = [
    {
      type: "tracks",
      key: "enemy",
      label: name,
      last: Math.max(...foe.tracks.map((track) => track.length)),
      marks: {},
      tracks: foe.tracks.map((track) => ({
        title: t("of-what", {
          of: telling.name("resource", track.resource),
          what: track.icons
            .map(
              (icon) =>
                `${icon.space} ${telling.words.say("board-icon", { icon: icon.icon, strength: icon.strength })}`,
            )
            .join(", "),
        }),
        token: track.resource,
        at: [{ seat: null, name, position: track.marker }],
      })),
    },
    {
      type: "lines",
      key: "enemy-stock",
      label: "",
      lines: [
        { label: telling.label("settlers"), bits: [{ text: String(foe.settlers) }] },
        { label: telling.label("deck"), bits: [{ text: String(foe.deck) }] },
        { label: telling.label("runes"), bits: telling.bag(foe.runes, true) },
        ...(foe.bonus ? telling.line("bonus", foe.bonus) : []),
        {
          label: telling.label("favors"),
          bits: [{ text: String(typeof foe.favors === "number" ? foe.favors : foe.favors.length) }],
        },
      ],
    },
  ];
  const lying = [...foe.row, ...foe.battle_row];
  if (lying.length)
    zones.push({
      type: "cards",
      key: "enemy-row",
      label: name,
      backs: foe.battle ? 1 : 0,
      items: lying.map((id) => card(telling, table, id)),
    });
  return zones;
}

function mini(telling: Telling, clan: Clan): Zone[] {
  const many = (zone: string[] | number): number => (typeof zone === "number" ? zone : zone.length);
  return [
    { type: "bag", key: "resources", label: "", bits: telling.bag(clan.resources, true) },
    { type: "bag", key: "runes", label: "", bits: telling.bag(clan.runes, true) },
    {
      type: "lines",
      key: "counts",
      label: "",
      lines: [
        {
          label: telling.label("hand"),
          bits: [{ text: String(many(clan.hand) + many(clan.pack)) }],
        },
        { label: telling.label("favors"), bits: [{ text: String(many(clan.favors)) }] },
        { label: telling.label("villages"), bits: [{ text: String(clan.villages) }] },
        ...(clan.battle ? [{ label: telling.label("battle"), bits: [{ text: "✓" }] }] : []),
      ],
    },
  ];
}
