/** A Feast for Odin, as panels: the action board, one's boards and goods, occupations, the rest. */
import type { MoveValue } from "../../lib/types";
import type {
  At,
  Bit,
  Cell,
  Grid,
  Held,
  Item,
  Line,
  Model,
  Part,
  Piece,
  Spot,
  Zone,
} from "../../kit/model";
import { item } from "../../kit/model";
import { space, type Space } from "./spaces";
import { boardName, sign, signs, thing } from "./names";
import type { Data, Telling } from "../../kit/telling";

interface Facts {
  colour: string;
  size: At;
  shape: At[] | null;
  next: string | null;
  sword: number;
  tongs: boolean;
  price: number | null;
  feast: [long: number, short: number] | null;
}

interface Laid {
  piece: string;
  colour: string;
  cells: At[];
}

interface Own {
  board: string;
  pieces: Laid[];
  wood: number;
  stone: number;
  income: number;
  rises: { now: number; then: number; missing: At[] }[];
  bonuses: string[];
  minus: number;
}

interface Printed {
  grid: string[];
  tracks: { value: number; at: At | null }[][];
  symbols: { id: string; at: At; ring: At[]; gain: Record<string, number | string> }[];
  slots: { wood: number; stone: number };
  points: number;
}

interface Player {
  vikings: number;
  passed: boolean;
  supply: Record<string, number>;
  ships: { whaling_boat: number[]; knarr: number; longship: number[] };
  emigrated: string[];
  boards: Own[];
  penalties: number;
  next_income: number;
  hand: string[] | number;
  played: string[];
  table: { dish: string; cells: number }[];
  table_free: number;
}

export interface Table extends Data {
  round: number;
  rounds: number;
  phase: number;
  first: number;
  harvests: number[];
  crops: string[][];
  flips: (string | null)[];
  spaces: Space[];
  oval: string[];
  buildings: Record<string, number>;
  lands: { board: string; owner: number | null; silver: number; points: number }[];
  boards: Record<string, Printed>;
  items: Record<string, Facts>;
  actions: Record<string, Action>;
  boat_ore: number;
  cards: Record<string, { number: number; deck: string; points: number; category: string }>;
  strips: { strip: string; items: string[] }[];
  strip_pile: number;
  weapon_pile: number;
  deck: number;
  table_cells: number;
  seats: Player[];
  waiting: number;
  dice: Dice | null;
  asked: { piece?: string; board_number?: number; laid?: Laid[]; battle?: number };
  spots: Record<string, SpotFacts>;
}

interface Action {
  sides: number;
  low: boolean;
  fails_up_to: number;
  reward: Record<string, number>;
  consolation: Record<string, number>;
  back: number;
}

interface Dice {
  action: string;
  seat: number;
  rolls: number;
  most: number;
  roll: number;
  modifier: number;
  result: number | null;
}

interface SpotFacts {
  cells: At[];
  minus: number;
  income: [number, number];
  bonuses: string[];
  lost: string[];
}

const STOCK = ["silver", "wood", "stone", "ore"];
const WEAPONS = ["bow", "snare", "spear", "long_sword"];
const SHIPS = ["whaling_boat", "knarr", "longship"] as const;
const COLOURS = ["orange", "red", "green", "blue"];
const PREGNANT = ["pregnant_sheep", "pregnant_cattle"];
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

const GOODS_ASKED = ["dishes", "raise", "trading", "slide", "turntile", "anotherone"];

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

export function model(telling: Telling): Model {
  const table = telling.view.board as unknown as Table;
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

// ---- words -------------------------------------------------------------------------------------

const text = (value: string | number): Bit[] => [{ text: String(value) }];

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** An own board; with a number where there are several of the kind. */
function placeName(telling: Telling, boards: Own[], at: number): string {
  const kind = boards[at]!.board;
  const alike = boards.flatMap((one, n) => (one.board === kind ? [n] : []));
  const name = boardName(telling, kind);
  return alike.length > 1 ? `${name} ${alike.indexOf(at) + 1}` : name;
}

const cellName = ([row, column]: At): string => `${String.fromCharCode(65 + column)}${row + 1}`;

const same = (a: At, b: At): boolean => a[0] === b[0] && a[1] === b[1];

// ---- what everybody sees -----------------------------------------------------------------------

function header(telling: Telling, table: Table): Line[] {
  const { words, view } = telling;
  const lines: Line[] = [
    {
      label: telling.label("round"),
      bits: text(`${Math.max(1, table.round)} / ${table.rounds}`),
    },
  ];
  if (view.status !== "over")
    lines.push({
      label: telling.label("phase"),
      bits: text(words.say("table-phase", { phase: table.phase })),
    });
  if (view.players > 1)
    lines.push({ label: telling.label("first"), bits: [telling.seat(table.first)] });
  const harvest = table.harvests.findIndex((level, at) => level && at + 1 > table.round);
  if (harvest >= 0)
    lines.push({
      label: telling.label("harvest"),
      bits: [
        { text: telling.words.say("page-in-round", { round: harvest + 1 }) },
        ...(table.crops[table.harvests[harvest]!] ?? []).map((id) => sign(telling, id)),
      ],
    });
  if (table.waiting)
    lines.push({ label: telling.label("waiting"), bits: [sign(telling, "viking", table.waiting)] });
  return lines;
}

function shared(telling: Telling, table: Table): Zone[] {
  const { words, view } = telling;
  const zones: Zone[] = [];
  if (table.dice) zones.push(dice(telling, table, table.dice));
  const groups = [...new Set(table.spaces.map((one) => one.groups[0] ?? "imitation"))];
  const columns = [1, 2, 3, 4];
  zones.push({
    type: "columns",
    key: "spaces",
    label: "",
    scene: "actions",
    columns: columns.map((column) => ({
      title: words.say("table-column", { column }),
      note: column > 2 ? telling.label(`column-${column}`) : "",
    })),
    bands: groups.map((group) => ({
      title: group === "imitation" ? words.say("space-copies") : telling.name("group", group),
      items: columns.map((column) =>
        table.spaces
          .filter((one) => one.column === column && (one.groups[0] ?? "imitation") === group)
          .map((one) => space(telling, table, one)),
      ),
    })),
    filters: Object.entries(FILTERS).map(([key, token]) => ({
      key,
      token,
      name: telling.label(`gives-${key}`),
    })),
  });
  zones.push({
    type: "strips",
    key: "strips",
    label: words.say("table-strips"),
    scene: "table",
    strips: table.strips.map((one) => ({
      title: telling.name("strip", one.strip),
      things: one.items.map((id, at) => ({
        token: id,
        name: thing(telling, id),
        move: ["mine", one.strip, at + 1],
      })),
    })),
  });
  zones.push(special(telling, table));
  for (const land of table.lands) {
    const lines: Line[] = [{ label: telling.label("points"), bits: text(land.points) }];
    if (land.silver) lines.push({ label: "", bits: [sign(telling, "silver", land.silver)] });
    if (land.owner !== null)
      lines.push({ label: telling.label("owner"), bits: [telling.seat(land.owner)] });
    // One board after the other is turned over, in the order in which they lie.
    const back = table.flips.filter((one) => one !== null)[table.lands.indexOf(land)];
    const flip = back ? table.flips.indexOf(back) : -1;
    if (flip + 1 > table.round && land.owner === null)
      lines.push({
        label: telling.label("flips"),
        bits: text(
          `${boardName(telling, table.flips[flip]!)}, ${telling.words.say("page-in-round", { round: flip + 1 })}`,
        ),
      });
    zones.push({
      type: "grid",
      key: `land-${land.board}`,
      label: boardName(telling, land.board),
      scene: "table",
      chips: view.moves
        .filter((one) => one.kind === "explore" && one.move[1] === land.board)
        .map((one) => one.move),
      grid: { ...grid(telling, table, land.board, null), lines, small: true },
    });
  }
  zones.push({
    type: "lines",
    key: "piles",
    label: telling.label("piles"),
    scene: "table",
    lines: [
      ...Object.entries(table.buildings).map(([id, number]) => ({
        label: thing(telling, id),
        bits: text(number),
      })),
      { label: telling.label("occupations"), bits: text(table.deck) },
      { label: telling.label("weapons"), bits: text(table.weapon_pile) },
      { label: telling.label("strips"), bits: text(table.strip_pile) },
    ],
  });
  return zones;
}

/** What a space may bring, and the sign for it. */
const FILTERS = {
  wood: "wood",
  stone: "stone",
  ore: "ore",
  silver: "silver",
  food: "cabbage",
  goods: "clothing",
  ship: "longship",
  house: "stone_house",
  die: "die",
  card: "card",
};

function dice(telling: Telling, table: Table, one: Dice): Zone {
  const { words } = telling;
  const action = table.actions[one.action]!;
  const args = {
    action: one.action,
    sides: action.sides,
    modifier: one.modifier ? signed(one.modifier) : 0,
  };
  const lines: Line[] = [];
  const line = (words: string, bits: Bit[] = []): number =>
    lines.push({ label: "", bits: [{ text: words }, ...bits] });
  if (one.result === null) line(words.say("table-dice-before", args));
  else {
    const result = table.asked.battle ?? one.result;
    line(
      words.say("table-dice-rolled", {
        ...args,
        result,
        roll: one.roll,
        rolls: one.rolls,
        most: one.most,
      }),
    );
    if (action.low) line(telling.words.say("page-on-success"), signs(telling, action.reward));
    else if (result > action.fails_up_to) line(words.say("table-dice-loot", { result }));
    else line(words.say("table-dice-fails", { number: action.fails_up_to }));
  }
  const back: Bit[] = action.back ? [sign(telling, "viking", action.back)] : [];
  line(telling.words.say("page-on-failure"), [...signs(telling, action.consolation), ...back]);
  const bits: Bit[] = [{ token: "die", name: words.say("table-dice"), number: one.roll || null }];
  return {
    type: "lines",
    key: "dice",
    label: "",
    lines: [{ label: words.say("table-dice"), bits }, ...lines],
  };
}

/** The special tiles that are left; in a battle the luxury goods that may be taken, too. */
function special(telling: Telling, table: Table): Zone {
  const held = table.oval.map((id) => ({
    ...tile(telling, table, id, 1),
    lines: [
      {
        label: "",
        bits: [
          ...(table.items[id]!.price === null
            ? []
            : [sign(telling, "silver", table.items[id]!.price)]),
          sign(telling, "long_sword", table.items[id]!.sword),
          ...(table.items[id]!.tongs ? [sign(telling, "forge_hammer")] : []),
        ],
      },
    ],
  }));
  const rows = [{ title: "", colour: "blue", held }];
  const more = telling.view.moves
    .filter((one) => one.kind === "tile" && !table.oval.includes(String(one.move[1])))
    .map((one) => tile(telling, table, String(one.move[1]), 1));
  if (more.length) rows.unshift({ title: "", colour: "blue", held: more });
  return {
    type: "tray",
    key: "oval",
    label: telling.label("oval"),
    scene: "table",
    rows,
  };
}

// ---- one player --------------------------------------------------------------------------------

function seat(telling: Telling, table: Table, player: Player, at: number): Zone[] {
  const { view, words } = telling;
  const mine = at === view.seat;
  const zones: Zone[] = [
    {
      type: "bag",
      key: "stock",
      label: "",
      bits: [
        { token: "viking", name: telling.label("vikings"), number: player.vikings },
        ...STOCK.map((id) => sign(telling, id, player.supply[id] ?? 0)),
      ],
    },
    {
      type: "lines",
      key: "numbers",
      label: "",
      lines: [
        { label: telling.label("income"), bits: text(player.next_income) },
        ...(player.penalties
          ? [{ label: telling.label("penalties"), bits: text(player.penalties) }]
          : []),
        { label: telling.label("now"), bits: text(view.standing.totals[at] ?? "–") },
        ...(player.passed && table.phase === 5
          ? [{ label: words.say("table-passed"), bits: text("✓") }]
          : []),
      ],
    },
  ];
  const free = mine ? view.moves.filter((one) => one.anytime).map((one) => one.move) : [];
  if (free.length)
    zones.push({ type: "chips", key: "free", label: telling.label("free"), chips: free });
  const banquet = feast(telling, table, player, mine);
  const dining = mine && view.question?.tag === "dishes";
  if (dining) zones.push(banquet);
  // Where a good is asked for the supply comes before the boards.
  const choosing = mine && GOODS_ASKED.includes(view.question?.tag ?? "");
  const supply = goods(telling, table, player);
  if (choosing) zones.push(...supply);
  const order = player.boards.map((_, n) => n);
  const asked = mine ? table.asked.board_number : undefined;
  if (asked !== undefined) order.sort((a, b) => Number(b === asked) - Number(a === asked));
  for (const n of order) {
    const own = player.boards[n]!;
    zones.push({
      type: "grid",
      key: `board-${n}`,
      label: placeName(telling, player.boards, n),
      scene: "boards",
      chips: mine
        ? view.moves
            .filter(
              (one) => (one.kind === "together" || one.kind === "fill") && one.move.includes(n, 1),
            )
            .map((one) => one.move)
        : [],
      grid: ownGrid(telling, table, own, mine && n === asked),
    });
  }
  if (!choosing) zones.push(...supply);
  if (!dining && (player.emigrated.length || player.table.length)) zones.push(banquet);
  zones.push(...cards(telling, table, player, mine));
  return zones;
}

/** A board with what is printed on it. */
function grid(telling: Telling, table: Table, board: string, own: Own | null): Grid {
  const printed = table.boards[board]!;
  const covered = own?.pieces.flatMap((one) => one.cells) ?? [];
  const income = new Map<string, number>();
  for (const track of printed.tracks)
    for (const { value, at } of track) if (at) income.set(at.join(), value);
  const symbols = new Map(printed.symbols.map((one) => [one.at.join(), one]));
  const cells: Cell[] = [];
  printed.grid.forEach((line, row) =>
    [...line].forEach((mark, column) => {
      if (mark === "_") return;
      const at: At = [row, column];
      const cell: Cell = {
        at,
        kind: mark === "-" ? "minus" : mark === "X" || mark === "!" ? "never" : "free",
        text: mark === "-" ? "−1" : "",
        token: "",
        name: cellName(at),
        around: [],
        won: false,
      };
      const value = income.get(at.join());
      const symbol = symbols.get(at.join());
      if (value !== undefined) {
        if (mark !== "!") cell.kind = "income";
        cell.text = String(value);
        cell.name = `${cellName(at)}, ${telling.words.say("page-cell-income", { value })}`;
        const next = own?.rises.find((one) => one.missing.some((cell) => same(cell, at)));
        cell.around = next?.missing ?? [];
      } else if (symbol) {
        const [id, number] = Object.entries(symbol.gain)[0] ?? ["", 0];
        cell.kind = "bonus";
        cell.token = typeof number === "string" ? number : id;
        cell.around = symbol.ring;
        cell.won = own?.bonuses.includes(symbol.id) ?? false;
        const done = symbol.ring.filter((one) => covered.some((other) => same(one, other))).length;
        cell.name = `${cellName(at)}, ${thing(telling, cell.token)} ${done}/${symbol.ring.length}`;
      } else if (mark === "-") cell.name = `${cellName(at)}, −1`;
      cells.push(cell);
    }),
  );
  return {
    rows: printed.grid.length,
    columns: Math.max(0, ...printed.grid.map((line) => line.length)),
    cells,
    pieces: (own?.pieces ?? []).map((one) => laid(telling, one, table)),
    draft: [],
    lines: [],
    laying: null,
    small: false,
  };
}

function laid(telling: Telling, one: Laid, table: Table): Piece {
  const special = table.items[one.piece]?.colour === "special";
  return {
    token: one.piece,
    name: thing(telling, one.piece),
    colour: special ? "special" : one.colour,
    cells: one.cells,
  };
}

function ownGrid(telling: Telling, table: Table, own: Own, asked: boolean): Grid {
  const { words } = telling;
  const printed = table.boards[own.board]!;
  const made = grid(telling, table, own.board, own);
  const lines: Line[] = [];
  if (printed.tracks.length) {
    const rise = own.rises[0];
    const told =
      rise && own.rises.length === 1
        ? words.say("table-rise", { now: rise.now, then: rise.then, cells: rise.missing.length })
        : words.say("table-income-top", { income: own.income });
    lines.push({ label: "", bits: text(told) });
  }
  lines.push({ label: "−1", bits: text(`×${own.minus}`) });
  if (printed.points) lines.push({ label: telling.label("points"), bits: text(printed.points) });
  for (const token of ["wood", "stone"] as const)
    if (printed.slots[token])
      lines.push({
        label: "",
        bits: [sign(telling, token), { text: `${own[token]} / ${printed.slots[token]}` }],
      });
  made.lines = lines;
  if (!asked) return made;
  made.draft = (table.asked.laid ?? []).map((one) => laid(telling, one, table));
  const piece = table.asked.piece;
  const spots = Object.entries(table.spots);
  if (piece && spots.length) {
    const colour = table.items[piece]?.colour ?? piece;
    made.laying = {
      piece: { token: piece, name: thing(telling, piece), colour, cells: [] },
      spots: spots.map(([place, facts]) => spot(place, facts)),
      tries: (turn, [row, column]) => ["spot", turn, row, column],
      aims: {
        income: telling.label("aim-income"),
        bonus: telling.label("aim-bonus"),
        minus: telling.label("aim-minus"),
      },
    };
  }
  return made;
}

/** The first aim counts most, the others decide between equals. */
function spot(place: string, facts: SpotFacts): Spot {
  const [turn, row, column] = place.split(" ").map(Number) as [number, number, number];
  const rise = facts.income[1] - facts.income[0];
  const bonus = facts.bonuses.length;
  const lost = facts.lost.length;
  return {
    move: ["spot", turn, row, column],
    cells: facts.cells,
    turn,
    worth: {
      income: rise ? rise * 100 + bonus * 10 - lost * 20 + facts.minus : 0,
      bonus: bonus ? bonus * 100 + rise * 10 - lost * 20 + facts.minus : 0,
      minus: facts.minus ? facts.minus * 100 + rise * 10 + bonus * 10 - lost * 50 : 0,
    },
  };
}

// ---- goods -------------------------------------------------------------------------------------

function shapeOf(facts: Facts | undefined): At[] {
  if (!facts) return [[0, 0]];
  if (facts.shape) return facts.shape;
  const [high, wide] = facts.size;
  return Array.from({ length: high * wide }, (_, at): At => [Math.floor(at / wide), at % wide]);
}

function tile(telling: Telling, table: Table, id: string, count: number): Held {
  const facts = table.items[id];
  const tag = telling.view.question?.tag ?? "";
  const lays = telling.view.moves.some((one) => one.kind === "lay");
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

function goods(telling: Telling, table: Table, player: Player): Zone[] {
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

// ---- feast -------------------------------------------------------------------------------------

/** The banquet table from left to right: ships that emigrated, dishes, what is still to be filled. */
function feast(telling: Telling, table: Table, player: Player, mine: boolean): Zone {
  const { view, words } = telling;
  const dining = mine && view.question?.tag === "dishes";
  const parts: Part[] = player.emigrated.map((ship) => ({
    span: 2,
    token: ship,
    name: thing(telling, ship),
    kind: "away",
    colour: "",
  }));
  let used = 0;
  for (const { dish, cells } of player.table) {
    used += cells;
    parts.push({
      span: cells,
      token: dish === "gap" ? "" : dish,
      name: thing(telling, dish),
      kind: dish === "gap" ? "gap" : "filled",
      colour: dish === "gap" ? "" : (table.items[dish]?.colour ?? "silver"),
    });
  }
  const free = Math.max(0, player.table_free - used);
  for (let at = 0; at < free; at += 1)
    parts.push({ span: 1, token: "", name: "", kind: "free", colour: "" });
  const rest = table.table_cells - parts.reduce((sum, one) => sum + one.span, 0);
  if (rest > 0)
    parts.push({
      span: rest,
      token: "viking",
      name: telling.label("vikings"),
      kind: "away",
      colour: "",
    });
  return {
    type: "bar",
    key: "feast",
    label: dining
      ? `${words.say("table-feast")} (${words.say("table-feast-left", { left: free })})`
      : words.say("table-feast"),
    scene: "boards",
    parts,
  };
}

// ---- occupations -------------------------------------------------------------------------------

function card(telling: Telling, table: Table, id: string): Item {
  const { words } = telling;
  const facts = table.cards[id];
  return item(telling.name("card", id), {
    id,
    band: facts ? `deck-${facts.deck.toLowerCase()}` : "",
    bandName: facts
      ? `${facts.number}${facts.deck} · ${words.say("table-points", { points: facts.points })}`
      : "",
    lines: [{ label: "", bits: text(words.say(`card-${id.replace(/_/g, "-")}-text`)) }],
  });
}

function cards(telling: Telling, table: Table, player: Player, mine: boolean): Zone[] {
  const zones: Zone[] = [];
  const zone = (key: string, ids: string[], backs: number): void => {
    if (ids.length || backs)
      zones.push({
        type: "cards",
        key,
        label: telling.label(key),
        scene: "cards",
        items: ids.map((id) => card(telling, table, id)),
        backs,
      });
  };
  if (mine && telling.view.question?.tag === "choosestart")
    zone(
      "start",
      telling.view.moves.filter((one) => one.kind === "play").map((one) => String(one.move[1])),
      0,
    );
  if (typeof player.hand === "number") zone("hand", [], player.hand);
  else zone("hand", player.hand, 0);
  zone("played", player.played, 0);
  return zones;
}

// ---- the others --------------------------------------------------------------------------------

function mini(telling: Telling, table: Table, player: Player): Zone[] {
  const { words } = telling;
  const many = typeof player.hand === "number" ? player.hand : player.hand.length;
  const ships = SHIPS.map((ship) => {
    const own = player.ships[ship];
    return sign(telling, ship, typeof own === "number" ? own : own.length);
  });
  const tiles = COLOURS.map((colour): Line => {
    const number = Object.entries(player.supply)
      .filter(([id]) => table.items[id]?.colour === colour)
      .reduce((sum, [, count]) => sum + count, 0);
    return { label: words.say(`table-colour-${colour}`), bits: text(number) };
  });
  return [
    {
      type: "bag",
      key: "stock",
      label: "",
      bits: [
        { token: "viking", name: telling.label("vikings"), number: player.vikings },
        ...STOCK.map((id) => sign(telling, id, player.supply[id] ?? 0)),
        ...ships,
      ],
    },
    { type: "lines", key: "tiles", label: "", lines: tiles },
    {
      type: "lines",
      key: "counts",
      label: "",
      lines: [
        { label: telling.label("income"), bits: text(player.next_income) },
        { label: "−1", bits: text(`×${player.boards.reduce((sum, one) => sum + one.minus, 0)}`) },
        { label: telling.label("occupations"), bits: text(`${many} + ${player.played.length}`) },
      ],
    },
    {
      type: "grid",
      key: "home",
      label: "",
      grid: { ...grid(telling, table, player.boards[0]!.board, player.boards[0]!), small: true },
    },
  ];
}
