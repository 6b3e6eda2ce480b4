/** Saga des Vikings, as panels: the adventure with its trail, Movement cards, the display, the players. */
import { t } from "../../lib/i18n.svelte";
import { sameMove } from "../../lib/moves";
import type { MoveValue } from "../../lib/types";
import type { Bit, Item, Line, Model, Space, Zone } from "../../kit/model";
import { item } from "../../kit/model";
import type { Data, Telling } from "../../kit/telling";

type Effects = Record<string, number>;

interface Printed {
  kind: "viking" | "god";
  realm: string | null;
  numbers: number[];
  price: number | null;
  helmets: number;
  action: string;
  void: boolean;
  amounts: Data & { price?: number; numbers?: number[] };
}

interface Movement {
  number: number;
  special: boolean;
  duration: string | null;
  all: boolean;
  void: boolean;
  amounts: Data;
}

interface Landing {
  cell: number;
  off: boolean;
  over: boolean;
  effects: Effects;
  extra?: number;
}

interface Adventure {
  id: string;
  realm: string | null;
  vehicle: string;
  length: number;
  first: number;
  entry: number;
  last: number;
  penalty: number;
  bifrost: boolean;
  cells: Record<string, Effects>;
  markers: Record<string, { marker: string; effects: Effects }>;
}

interface Player {
  vp: number;
  gold: number;
  cell: number;
  on_trail: boolean;
  active: boolean;
  reached: boolean;
  fallen: boolean;
  prophecy: boolean;
  hand: string[] | number;
  chosen: string[];
  pile: { size: number; top?: string[]; shuffled?: string[]; bottom?: string[] };
  valhalla: string[] | number;
  picked: string[];
  looked: string[];
  played: string[];
  now: string[];
  to_use: string[];
  shielded: boolean;
  may_skip: boolean;
}

interface Table extends Data {
  voyage: string[];
  round: number;
  rounds: number;
  turn: number;
  odin: number;
  cells: number;
  adventure: Adventure | null;
  offset: number;
  players: Player[];
  display: { card: string; in_force: boolean; last: boolean }[];
  foreseen: string[];
  move_pile: number;
  move_left: string[];
  move_discard: string[];
  gods: number;
  market: { card: string; copies: number; price: number }[];
  surcharge: number;
  reconstructed: string[];
  strides: Record<string, number[]>;
  landings: Record<string, Landing>;
  cards: Record<string, Printed>;
  movements: Record<string, Movement>;
}

const EFFECTS = ["vp", "gold", "viking", "remove", "draw", "god", "valhalla", "prophecy"];
/** Where the cards lie that a question asks for. */
const FROM: Record<string, string> = {
  cycle: "hand",
  buryfor: "hand",
  buryhandcard: "hand",
  swapout: "hand",
  sendfromhand: "hand",
  playcard: "hand",
  sendplayed: "played",
  removeviking: "played",
  sellviking: "played",
  pickhonour: "played",
  takeback: "played",
  sendfrompile: "pile",
  picksummon: "pile",
  giveup: "valhalla",
  keepgod: "looked",
  rearrangeown: "looked",
  rearrange: "foreseen",
  shop: "market",
  hire: "market",
  freeviking: "market",
  swapin: "market",
  pickcopy: "others",
};
/** What is tried with a card, by the question. */
const TRIED: Record<string, string> = {
  playcard: "play",
  shop: "buy",
  hire: "buy",
  freeviking: "take",
  swapin: "take",
  sendfromhand: "send",
  sendplayed: "send",
};

export function model(telling: Telling): Model {
  const made = new Saga(telling);
  const { table } = made;
  const asked = made.from === "market";
  return {
    header: made.header(),
    top: [...made.path(), ...made.movement(), ...(asked ? made.market() : []), ...made.others()],
    shared: [
      ...(asked ? [] : made.market()),
      ...made.voyage(),
      ...made.pile(),
      ...made.reconstructed(),
    ],
    seats: table.players.map((_, seat) => made.seat(seat)),
    minis: table.players.map((_, seat) => made.mini(seat)),
  };
}

const minus = (number: number): string => (number < 0 ? `−${-number}` : String(number));
const signed = (number: number): string => (number > 0 ? `+${number}` : minus(number));
const size = (cards: string[] | number): number =>
  typeof cards === "number" ? cards : cards.length;
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

class Saga {
  readonly table: Table;
  private readonly tag: string;
  /** The card whose action asks. */
  private readonly asker: string;
  /** The zone that the question is about. */
  readonly from: string;

  constructor(private readonly telling: Telling) {
    const { view } = telling;
    this.table = view.board as Table;
    this.tag = view.question?.tag ?? "";
    this.asker = String(view.question?.value[2] ?? "");
    this.from = FROM[this.tag] ?? "";
  }

  private say(id: string, args: Record<string, unknown> = {}): string {
    return this.telling.words.say(id, args);
  }

  // ---- what is printed -------------------------------------------------------------------------

  private name(card: string): string {
    const { words } = this.telling;
    return words.has(`god-${card}`) ? words.say(`god-${card}`) : words.name("viking", card);
  }

  private number(card: string): string {
    const numbers = this.table.cards[card]?.numbers ?? [];
    return numbers.map(minus).join("/") || this.say("number-none");
  }

  private short(card: string): string {
    return `${this.name(card)} ${this.number(card)}`;
  }

  /** Each card once, with how many there are. */
  private counted(cards: readonly string[]): string {
    return [...new Set(cards)]
      .map((card) => {
        const times = cards.filter((one) => one === card).length;
        return times > 1 ? `${this.short(card)} ×${times}` : this.short(card);
      })
      .join(", ");
  }

  private action(card: string, one: Printed): string {
    const id = `card-text-${card}`;
    if (!this.telling.words.has(id)) return "";
    const numbers = one.amounts.numbers?.map(minus).join("/") ?? "";
    const text = this.say(id, { ...one.amounts, numbers });
    if (one.action === "none") return capital(text);
    const voided = one.void && (this.table.adventure?.bifrost ?? false);
    return capital(this.say("card-action", { timing: one.action, text, void: voided }));
  }

  private effects(effects: Effects): string {
    return EFFECTS.filter((one) => effects[one])
      .map((one) => this.say(`fx-${one}`, { number: signed(effects[one]!) }))
      .join(", ");
  }

  private bits(effects: Effects): Bit[] {
    return EFFECTS.filter((one) => effects[one]).map((one) => this.effect(one, effects[one]!));
  }

  private effect(one: string, number: number | null): Bit {
    const counts = one === "vp" || one === "gold";
    const name = counts ? this.telling.label(one) : capital(this.say(`fx-${one}`));
    return { token: one, name, number: counts ? number : null, signed: true };
  }

  private landing(one: Landing): string {
    let what = this.effects(one.effects);
    if (one.extra)
      what = this.say("landing-extra", {
        what,
        extra: this.say("fx-gold", { number: signed(one.extra) }),
      });
    return this.say("landing", {
      off: one.off,
      ends: one.off || one.over,
      cell: one.cell,
      what: what || null,
      vehicle: this.table.adventure?.vehicle ?? "",
    });
  }

  /** Under IV.C only the cell after the second card counts. */
  private firstOfTwo(card: string): boolean {
    const { view } = this.telling;
    const own = this.table.players[view.seat ?? 0];
    if (this.tag === "playcard") return Number(view.question?.value[2]) > 1 && size(own!.hand) > 1;
    return this.tag === "pickdistance" && own!.now.length > 1 && card === own!.now[0];
  }

  // ---- moves -----------------------------------------------------------------------------------

  /** The moves with a card of this zone; those with cards of the same name elsewhere are not meant. */
  private movesOf(zone: string, card: string): MoveValue[] {
    return this.telling.view.moves
      .map((one) => one.move)
      .filter(([tag, first]) => {
        if (tag === "act") return zone === "played" && first === card;
        if (tag === "order") return zone === this.from && (first as string[])[0] === card;
        return zone === this.from && first === card;
      });
  }

  /** Where a move would bring the own pawn, and by what. */
  private ways([tag, first]: MoveValue): { by: string; ways: Landing[] } {
    const { landings, strides } = this.table;
    const at = (cells: number): Landing[] => {
      const found = landings[String(cells)];
      return found ? [found] : [];
    };
    if (tag === "play" || tag === "summon") {
      const card = String(first);
      if (this.firstOfTwo(card)) return { by: "", ways: [] };
      return { by: this.name(card), ways: (strides[card] ?? []).flatMap(at) };
    }
    if (tag === "go") {
      if (this.firstOfTwo(this.asker)) return { by: "", ways: [] };
      return { by: signed(Number(first)), ways: at(Number(first)) };
    }
    return { by: "", ways: tag === "skip" || tag === "resolve" ? at(0) : [] };
  }

  // ---- cards -----------------------------------------------------------------------------------

  private card(zone: string, card: string, more: Partial<Item> = {}): Item {
    const printed = this.table.cards[card];
    const name = this.name(card);
    if (!printed) return item(name, { id: card, moves: this.movesOf(zone, card) });
    const lines: Line[] = [];
    if (printed.helmets)
      lines.push({
        label: "",
        bits: [
          { token: "helmet", name: this.say("source-helmets"), number: printed.helmets },
          { text: this.say("helmets", { number: printed.helmets }).replace(/^\d+\s*/, "") },
        ],
      });
    const moves = this.movesOf(zone, card);
    for (const move of moves)
      for (const way of this.ways(move).ways)
        lines.push({
          label: "",
          bits: [{ arrow: true }, { text: this.landing(way) }],
          passing: true,
        });
    if (this.tag === "sellviking" || this.tag === "sendfrompile")
      if (zone === this.from)
        lines.push({
          label: "",
          bits: [{ text: capital(this.say("sold-for", { gold: printed.price ?? 0 })) }],
        });
    const text = this.action(card, printed);
    if (text) lines.push({ label: "", bits: [{ text }] });
    const tried = zone === this.from ? TRIED[this.tag] : undefined;
    return item(name, {
      id: card,
      band: printed.kind,
      bandName:
        printed.kind === "god"
          ? capital(this.say(`god-title-${card}`) || this.say("kind-god"))
          : printed.realm
            ? this.telling.name("realm", printed.realm)
            : this.say("board-from-start"),
      badge: this.number(card),
      lines,
      moves,
      tries: tried && !moves.length ? [[tried, card]] : [],
      rule: text ? name : "",
      ...more,
    });
  }

  private cards(zone: string, label: string, cards: readonly string[], backs = 0): Zone[] {
    if (!cards.length && !backs) return [];
    const items = cards.map((one) => this.card(zone, one));
    return [{ type: "cards", key: zone, label, items, backs, small: true }];
  }

  // ---- the table -------------------------------------------------------------------------------

  header(): Line[] {
    const { table, telling } = this;
    const lines: Line[] = [
      { label: telling.label("round"), bits: [{ text: `${table.round} / ${table.rounds}` }] },
    ];
    if (table.turn) lines.push(...telling.line("turn", table.turn));
    const turned = table.display.find(({ last }) => last);
    if (turned)
      lines.push({
        label: this.say("board-turned"),
        bits: [{ text: minus(table.movements[turned.card]?.number ?? 0) }],
      });
    lines.push({ label: telling.label("odin"), bits: [telling.seat(table.odin)] });
    return lines;
  }

  path(): Zone[] {
    const { table, telling } = this;
    const one = table.adventure;
    if (!one) return [];
    const until = this.until();
    const leading = this.leading(until);
    const spaces: Space[] = [];
    const mine = telling.view.seat === null ? null : table.players[telling.view.seat]!;
    const goes = this.tag === "pickdistance" || this.tag === "moveon";
    // What lies behind the trail is of no more use to anybody.
    const start = Math.max(0, table.offset - 1);
    for (let cell = start; cell <= until; cell += 1) {
      const key = String(cell);
      const marker = one.markers[key];
      const end = cell >= one.last;
      const beyond: Effects = cell > one.last ? { vp: -one.penalty } : {};
      const effects = marker?.effects ?? one.cells[key] ?? beyond;
      spaces.push({
        key,
        label: key,
        name: capital(
          this.landing({ cell, off: false, over: end, effects }) +
            (marker ? `, ${this.say("board-marker")}` : ""),
        ),
        band: end ? "end" : marker ? "marker" : this.part(one, cell),
        bits: this.bits(effects),
        pawns: table.players.flatMap((player, seat) =>
          player.cell === cell && player.on_trail && player.active
            ? [{ seat, name: telling.view.seats[seat]?.name ?? "" }]
            : [],
        ),
        way: cell >= table.offset && cell < table.offset + one.length,
        quiet: cell < table.offset,
        moves: leading.get(key)?.moves ?? [],
        by: leading.get(key)?.by ?? [],
        tries: goes && mine ? ["go", cell - mine.cell] : null,
      });
    }
    // Beyond the card and off the trail there are no cells: what leads there is gathered.
    for (const [key, { landing, moves, by }] of leading)
      if (landing.off || landing.cell > until)
        spaces.push({
          key,
          label: landing.off ? "✕" : "»",
          name: capital(this.landing(landing)),
          band: "end",
          bits: this.bits(landing.effects),
          pawns: [],
          way: false,
          quiet: false,
          moves,
          by,
          tries: null,
        });
    const centre = (mine?.active ? mine.cell : table.offset) - start;
    return [
      {
        type: "path",
        key: "adventure",
        label: this.title(one.id),
        spaces,
        legend: this.legend(one, spaces),
        centre: Math.max(0, Math.min(centre, until - start)),
      },
    ];
  }

  /** The last cell that is drawn: of the card, or below a pawn that the trail has carried past it. */
  private until(): number {
    const { players, adventure } = this.table;
    const carried = players.filter((one) => one.active && one.on_trail).map((one) => one.cell);
    return Math.max(adventure?.last ?? 0, ...carried);
  }

  /** By cell, or by how one leaves the track: what leads there. */
  private leading(
    until: number,
  ): Map<string, { landing: Landing; moves: MoveValue[]; by: string[] }> {
    const found = new Map<string, { landing: Landing; moves: MoveValue[]; by: string[] }>();
    for (const { move } of this.telling.view.moves) {
      const { by, ways } = this.ways(move);
      for (const landing of ways) {
        const beyond = landing.cell > until ? "beyond" : String(landing.cell);
        const key = landing.off ? `off-${landing.over}` : beyond;
        const here = found.get(key) ?? { landing, moves: [], by: [] };
        here.moves.push(move);
        if (by) here.by.push(by);
        found.set(key, here);
      }
    }
    return found;
  }

  private part(one: Adventure, cell: number): string {
    if (cell < one.first) return "";
    return one.bifrost && cell >= one.entry ? "second" : "card";
  }

  private title(adventure: string): string {
    const name = this.telling.name("adventure", adventure);
    const realm = this.table.adventure?.realm;
    return adventure === this.table.adventure?.id && realm
      ? this.say("board-realm", { name, realm: this.telling.name("realm", realm) })
      : name;
  }

  private legend(one: Adventure, spaces: readonly Space[]): { band: string; bits: Bit[] }[] {
    const cards = one.bifrost ? ["B.1", "B.2"] : [one.id];
    const found: { band: string; bits: Bit[] }[] = cards.map((id, at) => ({
      band: at ? "second" : "card",
      bits: [{ text: this.telling.name("adventure", id) }],
    }));
    if (Object.keys(one.markers).length)
      found.push({ band: "marker", bits: [{ text: this.say("board-marker") }] });
    found.push({ band: "end", bits: [{ text: this.say("board-end") }] });
    found.push({
      band: "way",
      bits: [{ text: this.say("board-trail", { vehicle: one.vehicle }) }],
    });
    const seen = new Set(
      spaces.flatMap((space) => space.bits.map((bit) => ("token" in bit ? bit.token : ""))),
    );
    for (const token of EFFECTS)
      if (seen.has(token)) {
        const bit = this.effect(token, null);
        if ("token" in bit) found.push({ band: "", bits: [bit, { text: bit.name }] });
      }
    return found;
  }

  /** The special cards that matter now, and what is known of the next ones. */
  movement(): Zone[] {
    const { table } = this;
    const items = table.display
      .filter(({ card, in_force, last }) => table.movements[card]?.special && (in_force || last))
      .map(({ card, in_force }) =>
        this.moved(card, this.say(in_force ? "board-in-force" : "board-now")),
      );
    items.push(
      ...table.foreseen.map((card) => ({
        ...this.moved(card, this.say("board-to-come")),
        id: card,
        moves: this.movesOf("foreseen", card),
      })),
    );
    const label = this.say("board-movements");
    return [
      ...(items.length ? [{ type: "items" as const, key: "movement", label, items }] : []),
      ...(this.tag === "decideleave" ? this.pile() : []),
    ];
  }

  private moved(card: string, mark: string): Item {
    const one = this.table.movements[card];
    const special = one?.special ?? false;
    const name = this.telling.name(special ? "special" : "movement", card);
    if (!one) return item(name);
    const lines: Line[] = [];
    if (special) {
      const text = this.say("special-short", {
        timing: one.duration,
        all: one.all,
        text: this.say(`special-text-${card.toLowerCase().replace(".", "-")}`, one.amounts),
        void: one.void && (this.table.adventure?.bifrost ?? false),
      });
      lines.push({ label: "", bits: [{ text: capital(text) }] });
    }
    return item(name, {
      band: special ? "special" : "movement",
      badge: minus(one.number),
      mark,
      lines,
      rule: special ? this.chapter(card) : "",
    });
  }

  /** Where the rules speak of a special card. */
  private chapter(card: string): string {
    const realm = card.split(".")[0]!;
    if (["I", "II", "III"].includes(realm)) return "25";
    return ["IV", "V", "VI"].includes(realm) ? "26" : "27";
  }

  /** Movement cards by number, special ones by name. */
  private tally(cards: readonly string[]): string {
    return [...new Set(cards)]
      .map((card) => {
        const name = /^move_/.test(card)
          ? card.slice(5)
          : this.telling.name("special", card) +
            ` ${minus(this.table.movements[card]?.number ?? 0)}`;
        const times = cards.filter((one) => one === card).length;
        return times > 1 ? `${name} (×${times})` : name;
      })
      .join(" · ");
  }

  market(): Zone[] {
    const { table, telling } = this;
    if (!table.market.length) return [];
    const own = table.cards[this.asker]?.amounts.price;
    const items = table.market.map(({ card, copies, price }) => {
      const printed = table.cards[card]?.price ?? price;
      const cost = this.tag === "hire" ? own || printed : price;
      const made = this.card("market", card);
      const bits: Bit[] = [telling.token("gold", cost), { text: `×${copies}` }];
      made.lines.unshift({ label: telling.label("price"), bits });
      return made;
    });
    const more = table.surcharge
      ? ` · ${this.say("board-surcharge", { gold: table.surcharge })}`
      : "";
    const label = this.say("board-market-of") + more;
    return [{ type: "cards", key: "market", label, items, backs: 0, small: true }];
  }

  /** Loki looks at what the others have played. */
  others(): Zone[] {
    if (this.from !== "others") return [];
    return this.table.players.flatMap((player, seat) =>
      seat === this.telling.view.seat
        ? []
        : this.cards(
            "others",
            `${this.say("board-played")} · ${this.telling.view.seats[seat]?.name ?? ""}`,
            player.played,
          ),
    );
  }

  voyage(): Zone[] {
    const { table } = this;
    return [
      {
        type: "cards",
        key: "voyage",
        label: this.say("board-voyage"),
        backs: 0,
        small: true,
        items: table.voyage.map((adventure, at) => {
          const realm = adventure.split(".")[0]!.toLowerCase();
          const land = this.telling.words.has(`realm-${realm}`);
          return item(this.telling.name("adventure", adventure), {
            badge: String(at + 1),
            band: land ? "land" : realm === "s" ? "sea" : "",
            lines: land ? [{ label: "", bits: [{ text: this.say(`realm-${realm}`) }] }] : [],
            mark: at + 1 === table.round ? this.say("board-here") : "",
            quiet: at + 1 < table.round,
          });
        }),
      },
    ];
  }

  /** What has come of the Movement cards, and what may still come. */
  pile(): Zone[] {
    const { table } = this;
    const told: [string, string][] = [
      ["board-turned-up", this.tally(table.display.map(({ card }) => card))],
      ["board-left", this.listed(String(table.move_pile), this.tally(table.move_left))],
      ["board-move-discard", this.tally(table.move_discard)],
      ["board-god-pile", table.gods ? String(table.gods) : ""],
    ];
    const lines = told
      .filter(([, text]) => text)
      .map(([label, text]) => ({ label: this.say(label), bits: [{ text }] }));
    return [{ type: "lines", key: "pile", label: "", lines }];
  }

  reconstructed(): Zone[] {
    const those = this.table.reconstructed.map((one) =>
      this.say(`reconstructed-${one.replace(".", "-")}`),
    );
    const text = [...new Set(those)].filter(Boolean).join(", ");
    if (!text) return [];
    const lines = [{ label: t("reconstructed"), bits: [{ text }] }];
    return [{ type: "lines", key: "reconstructed", label: "", lines }];
  }

  // ---- players ---------------------------------------------------------------------------------

  /** Who has chosen already where all choose at once; null where they do not. */
  private settled(seat: number): boolean | null {
    const { view } = this.telling;
    const one = this.table.players[seat]!;
    const own = view.seat === null ? undefined : this.table.players[view.seat];
    const open = !view.past && view.status === "playing" && one.active;
    if (!open) return null;
    const playing = this.tag === "playcard" || (own?.chosen.length ?? 0) > 0;
    const asked = playing
      ? size(one.hand) + one.chosen.length > 0 || one.may_skip
      : this.tag === "decideleave" && one.reached && !one.fallen;
    return asked ? !view.deciders.includes(seat) : null;
  }

  private state(seat: number): Bit[] {
    const one = this.table.players[seat]!;
    const bits: Bit[] = [];
    if (this.table.turn && this.telling.view.status === "playing") {
      const place = { out: !one.active, cell: one.cell, reached: false };
      bits.push({ text: capital(this.say("board-place", place)) });
      if (one.active && one.reached) bits.push({ text: `✓ ${this.say("board-may-leave")}` });
    }
    const settled = this.settled(seat);
    if (settled !== null && (seat !== this.telling.view.seat || settled))
      bits.push({
        text: settled ? `✓ ${this.say("page-has-chosen")}` : this.say("page-is-choosing"),
      });
    return bits;
  }

  private wealth(seat: number): Bit[] {
    const one = this.table.players[seat]!;
    return [this.telling.token("vp", one.vp), this.telling.token("gold", one.gold)];
  }

  seat(seat: number): Zone[] {
    const one = this.table.players[seat]!;
    const zones: Zone[] = [
      { type: "bag", key: "wealth", label: "", bits: [...this.wealth(seat), ...this.state(seat)] },
    ];
    const foresee: MoveValue = ["foresee"];
    if (one.prophecy)
      zones.push({
        type: "items",
        key: "tokens",
        label: "",
        items: [
          item(this.say("board-prophecy"), {
            id: this.telling.view.seat === seat ? "prophecy" : "",
            band: "prophecy",
            lines: [{ label: "", bits: [{ text: this.say("board-prophecy-use") }] }],
            moves: [foresee],
            tries: this.telling.view.moves.some((move) => sameMove(move.move, foresee))
              ? []
              : [foresee],
            rule: this.say("board-prophecy"),
          }),
        ],
      });
    zones.push(...this.cards("looked", this.lookedAt(), one.looked));
    zones.push(...this.cards("chosen", this.say("board-chosen"), one.chosen));
    zones.push(
      ...(typeof one.hand === "number"
        ? this.cards("hand", this.say("board-hand"), [], one.hand)
        : this.cards("hand", this.say("board-hand"), one.hand)),
    );
    zones.push(...this.played(seat));
    zones.push(...this.piles(one));
    return zones;
  }

  private lookedAt(): string {
    return this.tag === "rearrangeown" ? this.say("board-own-pile") : this.say("board-looked");
  }

  private played(seat: number): Zone[] {
    const one = this.table.players[seat]!;
    if (!one.played.length) return [];
    const own = seat === this.telling.view.seat;
    const late = one.played.length - one.now.length;
    const fresh = one.now.every((card, at) => one.played[late + at] === card);
    const items = one.played.map((card, at) => {
      let mark = fresh && at >= late ? this.say("board-this-turn") : "";
      if (one.to_use.includes(card)) mark = this.say("board-can-act");
      if (one.picked.includes(card)) mark = `→ ${this.say("board-valhalla")}`;
      return own ? this.card("played", card, { mark }) : this.card("seen", card, { mark });
    });
    return [{ type: "items", key: "played", label: this.say("board-played"), items }];
  }

  private piles(one: Player): Zone[] {
    const { top = [], shuffled = [], bottom = [] } = one.pile;
    const all = [...new Set([...top, ...shuffled, ...bottom])];
    const zones: Zone[] = [];
    if (this.from === "pile") zones.push(...this.cards("pile", this.say("board-own-pile"), all));
    if (this.from === "valhalla" && typeof one.valhalla !== "number")
      zones.push(...this.cards("valhalla", this.say("board-valhalla"), one.valhalla));
    const lines: Line[] = [];
    const parts = [
      top.length ? this.say("board-top", { list: top.map((card) => this.short(card)) }) : "",
      this.counted(shuffled),
      bottom.length ? this.say("board-bottom", { list: bottom.map((c) => this.short(c)) }) : "",
    ].filter(Boolean);
    const held = this.say("board-cards-in", { number: one.pile.size });
    lines.push({
      label: this.say("board-own-pile"),
      bits: [{ text: this.listed(held, parts.join(" · ")) }],
    });
    const fallen = typeof one.valhalla === "number" ? [] : one.valhalla;
    const helmets = fallen.reduce((sum, card) => sum + (this.table.cards[card]?.helmets ?? 0), 0);
    const told = [
      this.say("board-cards-in", { number: size(one.valhalla) }),
      ...(fallen.length ? [this.say("helmets", { number: helmets })] : []),
    ].join(", ");
    lines.push({
      label: this.say("board-valhalla"),
      bits: [{ text: this.listed(told, this.counted(fallen)) }],
    });
    zones.push({ type: "lines", key: "piles", label: "", lines });
    return zones;
  }

  private listed(what: string, list: string): string {
    return list ? this.say("board-list", { what, list }) : what;
  }

  mini(seat: number): Zone[] {
    const one = this.table.players[seat]!;
    const lines: Line[] = [
      { label: this.say("board-hand"), bits: [{ text: String(size(one.hand)) }] },
      { label: this.say("board-own-pile"), bits: [{ text: String(one.pile.size) }] },
      { label: this.say("board-valhalla"), bits: [{ text: String(size(one.valhalla)) }] },
    ];
    if (one.prophecy) lines.push({ label: this.say("board-prophecy"), bits: [{ text: "✓" }] });
    const zones: Zone[] = [
      { type: "bag", key: "wealth", label: "", bits: [...this.wealth(seat), ...this.state(seat)] },
      { type: "lines", key: "counts", label: "", lines },
    ];
    if (one.played.length)
      zones.push({
        type: "lines",
        key: "played",
        label: "",
        lines: [{ label: this.say("board-played"), bits: [{ text: this.counted(one.played) }] }],
      });
    return zones;
  }
}
