/** Shipwrights of the North Sea: Redux, as panels. */
import { pictureOf } from "../../lib/boards";
import type { Schemas } from "../../lib/types";
import { t } from "../../lib/i18n.svelte";
import type { MoveValue } from "../../lib/types";
import type { Item, Line, Model, Zone } from "../../kit/model";
import { item } from "../../kit/model";
import { isData, type Data, type Telling } from "../../kit/telling";

interface Printed extends Data {
  kind: string;
  vp?: number;
  cost?: Data;
  discard: Data;
}

interface Village {
  goods: Record<string, number>;
  tracks: Record<string, number>;
  randi: boolean;
  hut: string | null;
  upgrades: Record<string, boolean>;
  labourer: Data;
  board: string[];
  slots: number[];
  ships: { ship: string; trade: string | null; income: Data }[];
  buildings: { building: string; tucked: string | null; worker: boolean; ability: Data | null }[];
  raids: { raid: string; used: boolean; gain: Data }[];
  raid_cost: number;
  spent_trades: string[];
  missing: Record<string, { goods: Data }>;
  hand: string[] | number;
  aside: string[] | number;
  pack: string[] | number;
}

interface Table extends Data {
  round: number;
  last_round: number;
  card: { draft: string; solo_vp: number } | null;
  prices: Data | null;
  nemesis: string[];
  heroes: Record<string, number | "neutral" | null>;
  neutral: Record<string, number> | null;
  track: { last: number; rewards: number[]; vp: Record<string, number> };
  spaces: { pay: Data; gain: Data }[];
  deck: number;
  discard: number;
  discard_top: string | null;
  villages: Village[];
  cards: Record<string, Printed>;
  trades: Record<string, { income: Data; immediate: Data }>;
}

/** What somebody might try with a card, by its kind. */
const TRIES: Record<string, (id: string) => MoveValue[]> = {
  ship: (id) => [
    ["place", id],
    ["launch", id, false],
  ],
  building: (id) => [["build", id, false]],
  artisan: (id) => [["place", id]],
  villager: (id) => [["play", id]],
};

export function model(telling: Telling): Model {
  const table = pictureOf<Table, Schemas["ShipwrightsView"]>(telling.view);
  return {
    header: header(telling, table),
    shared: shared(telling, table),
    seats: table.villages.map((village) => seat(telling, table, village)),
    minis: table.villages.map((village) => mini(telling, village)),
  };
}

function header(telling: Telling, table: Table): Line[] {
  const lines: Line[] = [
    { label: telling.label("round"), bits: [{ text: `${table.round} / ${table.last_round}` }] },
  ];
  if (table.prices) lines.push({ label: telling.label("prices"), bits: telling.bag(table.prices) });
  lines.push(...telling.line("deck", table.deck));
  if (table.discard_top) lines.push(...telling.line("discard", table.discard));
  lines.push(...telling.line("nemesis", table.nemesis));
  return lines;
}

function shared(telling: Telling, table: Table): Zone[] {
  const { seats } = telling.view;
  const marks: Record<number, string> = {};
  for (const space of table.track.rewards) marks[space] = "★";
  for (const [space, vp] of Object.entries(table.track.vp)) marks[Number(space)] = `+${vp}`;
  return [
    {
      type: "tracks",
      key: "tracks",
      label: telling.label("tracks"),
      last: table.track.last,
      marks,
      tracks: Object.entries(table.heroes).map(([name, holder]) => ({
        title: heroic(telling, name, holder),
        token: name,
        at: [
          ...table.villages.map((village, at) => ({
            seat: at,
            name: seats[at]?.name ?? "",
            position: village.tracks[name] ?? 0,
          })),
          ...(table.neutral
            ? [
                {
                  seat: null,
                  name: telling.words.say("page-neutral"),
                  position: table.neutral[name] ?? 0,
                },
              ]
            : []),
        ],
      })),
    },
  ];
}

function heroic(telling: Telling, track: string, holder: number | "neutral" | null): string {
  const name = telling.name("track", track);
  if (holder === null) return name;
  const who =
    holder === "neutral"
      ? telling.words.say("page-neutral")
      : (telling.view.seats[holder]?.name ?? "");
  const hero = t("of-what", { of: telling.words.say("hero-of-track", { track }), what: who });
  return `${name} · ${hero}`;
}

function card(telling: Telling, table: Table, id: string, village?: Village): Item {
  const printed = table.cards[id];
  if (!printed) return item(telling.name("card", id), { id });
  const lines: Line[] = [];
  if (printed.vp) lines.push({ label: "", bits: [telling.token("vp", printed.vp)] });
  if (isData(printed["progress"])) {
    const bits = telling.bag(printed["progress"]);
    if (bits.length) lines.push({ label: "", bits });
  }
  if (printed.cost) lines.push({ label: telling.label("cost"), bits: telling.bag(printed.cost) });
  if (Array.isArray(printed["skills"]))
    lines.push({
      label: telling.label("skills"),
      bits: [
        { text: printed["skills"].map((skill) => telling.name("skill", String(skill))).join(", ") },
      ],
    });
  for (const skill of ["major", "minor"])
    if (printed[skill])
      lines.push({
        label: telling.label(skill),
        bits: [{ text: telling.name("skill", String(printed[skill])) }],
      });
  if (isData(printed["ability"]))
    lines.push({ label: telling.label("ability"), bits: telling.ability(printed["ability"]) });
  if (printed["benefit"])
    lines.push({
      label: "",
      bits: [{ text: telling.name("benefit", String(printed["benefit"])) }],
    });
  lines.push({ label: telling.label("discard-for"), bits: telling.bag(printed.discard) });
  const lack = village?.missing[id];
  if (lack && isData(lack.goods))
    lines.push({ label: telling.label("missing"), bits: telling.bag(lack.goods) });
  return item(telling.name("card", id), {
    id,
    band: printed.kind,
    bandName: telling.name("kind", printed.kind),
    lines,
    tries: TRIES[printed.kind]?.(id) ?? [],
  });
}

function cards(
  telling: Telling,
  table: Table,
  village: Village,
  key: "hand" | "aside" | "pack",
): Zone[] {
  const held = village[key];
  const base = { type: "cards" as const, key, label: telling.label(key) };
  if (typeof held === "number") return held ? [{ ...base, items: [], backs: held }] : [];
  if (held.length === 0) return [];
  return [{ ...base, backs: 0, items: held.map((id) => card(telling, table, id, village)) }];
}

function seat(telling: Telling, table: Table, village: Village): Zone[] {
  const zones: Zone[] = [
    {
      type: "bag",
      key: "goods",
      label: telling.label("goods"),
      bits: telling.bag(village.goods, true),
    },
    ...cards(telling, table, village, "pack"),
    ...cards(telling, table, village, "aside"),
    ...cards(telling, table, village, "hand"),
    {
      type: "items",
      key: "slots",
      label: telling.label("player-board"),
      items: table.spaces.map((space, at) => {
        const id = village.board[at];
        if (id !== undefined) return card(telling, table, id, village);
        const worker = village.slots.includes(at + 1);
        return item(telling.words.say("page-space", { number: at + 1 }), {
          lines: [{ label: "", bits: telling.ability(space) }],
          mark: worker ? telling.words.say("page-worker-here") : "",
          quiet: worker,
        });
      }),
    },
  ];
  zones.push({
    type: "items",
    key: "ships",
    label: telling.label("ships"),
    items: village.ships.map((ship) => {
      const lines: Line[] = [];
      const income = telling.bag(ship.income);
      if (income.length) lines.push({ label: telling.label("income"), bits: income });
      const trade = ship.trade ? table.trades[ship.trade] : undefined;
      if (trade) lines.push({ label: telling.label("trade"), bits: telling.bag(trade.income) });
      const up = ship.ship === "eikja" && village.upgrades["eikja"];
      return item(telling.name("card", ship.ship), {
        id: ship.ship,
        band: "ship",
        lines,
        mark: up ? telling.words.say("page-upgraded") : "",
      });
    }),
  });
  zones.push({
    type: "items",
    key: "buildings",
    label: telling.label("buildings"),
    items: village.buildings.map((building) => {
      const lines: Line[] = [];
      if (building.ability) lines.push({ label: "", bits: telling.ability(building.ability) });
      if (building.tucked)
        lines.push({
          label: telling.label("tucked"),
          bits: [{ text: telling.name("card", building.tucked) }],
        });
      const hut = building.building === "hut" && village.hut;
      const title = hut ? telling.name("hut", hut) : telling.name("card", building.building);
      return item(title, {
        id: building.building,
        band: "building",
        lines,
        mark: building.worker
          ? telling.words.say("page-worker-here")
          : hut && village.upgrades["hut"]
            ? telling.words.say("page-upgraded")
            : "",
        quiet: building.worker,
      });
    }),
  });
  if (village.raids.length)
    zones.push({
      type: "items",
      key: "raids",
      label: telling.label("raids"),
      items: village.raids.map((raid) =>
        item(telling.name("raid", raid.raid), {
          id: raid.raid,
          band: "raid",
          quiet: raid.used,
          mark: raid.used ? telling.words.say("page-used") : "",
          lines: [
            {
              label: "",
              bits: [
                telling.token("worker", village.raid_cost),
                { arrow: true },
                ...telling.bag(raid.gain),
              ],
            },
          ],
        }),
      ),
    });
  const labour: Line[] = [
    { label: telling.label("labourer"), bits: telling.bag(village.labourer) },
  ];
  if (village.upgrades["labourer"])
    labour[0]!.bits.push({ text: telling.words.say("page-upgraded") });
  if (village.randi)
    labour.push({
      label: telling.name("hero", "randi"),
      bits: [{ text: telling.name("hero-effect", "randi") }],
    });
  if (village.spent_trades.length)
    labour.push(...telling.line("spent_trades", village.spent_trades.length));
  zones.push({ type: "lines", key: "labourer", label: "", lines: labour });
  return zones;
}

function mini(telling: Telling, village: Village): Zone[] {
  const many = (held: string[] | number): number => (typeof held === "number" ? held : held.length);
  const built = village.ships.length - 1;
  return [
    { type: "bag", key: "goods", label: "", bits: telling.bag(village.goods, true) },
    {
      type: "lines",
      key: "counts",
      label: "",
      lines: [
        { label: telling.label("ships"), bits: [{ text: String(built) }] },
        { label: telling.label("buildings"), bits: [{ text: String(village.buildings.length) }] },
        {
          label: telling.label("hand"),
          bits: [{ text: String(many(village.hand) + many(village.pack)) }],
        },
      ],
    },
    { type: "bag", key: "tracks", label: "", bits: telling.bag(village.tracks, true) },
  ];
}
