/** One table of Saga des Vikings as its board sees it: names, zones of the question, what leads where. */
import { pictureOf } from "../../lib/boards";
import type { Move, MoveValue, Schemas, TableView } from "../../lib/types";
import { capital, type Words } from "../../lib/words";
import type { Adventure, Effects, Landing, Movement, Player, Printed, Table } from "./view";

export const EFFECTS = ["vp", "gold", "viking", "remove", "draw", "god", "valhalla", "prophecy"];

/** Where the cards lie that a question asks for. */
const FROM: Record<string, Zone> = {
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
  rearrangeown: "order",
  rearrange: "order",
  shop: "market",
  hire: "market",
  freeviking: "market",
  swapin: "market",
  pickcopy: "others",
};
export type Zone =
  "hand" | "played" | "pile" | "valhalla" | "looked" | "order" | "market" | "others";

/** Questions whether a card is drawn. */
export const DRAWS: readonly string[] = ["offerdraw", "usedraw", "paytodraw"];

/** Whether the question is answered with a card that lies before the player. */
export const ofCards = (tag: string): boolean => tag in FROM;
/** The zones whose cards lie there for the question only. */
const TRAYS: readonly string[] = ["looked", "pile", "valhalla", "others", "order"];
export const trayed = (tag: string): boolean => TRAYS.includes(FROM[tag] ?? "");

/** A question with few ends, which the board tells side by side: out or on, or how far. */
export const twofold = ({ question, moves }: TableView): boolean => {
  const tag = question?.tag;
  const going = moves.filter(({ move }) => move[0] === "go").length;
  return (
    tag === "decideleave" ||
    ((tag === "pickdistance" || tag === "moveon") && going > 0 && going < 4)
  );
};

/** What is tried with a card of the zone, by the question. */
const TRIED: Record<string, string> = {
  playcard: "play",
  shop: "buy",
  hire: "buy",
  freeviking: "take",
  swapin: "take",
  sendfromhand: "send",
  sendplayed: "send",
};

/** A sign with what it counts: +2 gold. */
export interface Token {
  kind: string;
  text: string;
  loss: boolean;
}

export type Tone = "good" | "bad" | "even";

/** Where cards lead: what is found there, by which moves and which numbers. */
export interface Lead {
  key: string;
  landing: Landing;
  moves: Move[];
  by: string[];
}

export type Group = "start" | "green" | "depths" | "ice" | "god";

export const minus = (number: number): string => (number < 0 ? `−${-number}` : String(number));
export const signed = (number: number): string => (number > 0 ? `+${number}` : minus(number));
export const size = (cards: readonly string[] | number): number =>
  typeof cards === "number" ? cards : cards.length;

/** The realms by their numerals: green, of the depths, of ice. */
export function groupOf(realm: string | null): Group {
  if (realm === null) return "start";
  if (["I", "II", "III"].includes(realm)) return "green";
  return ["IV", "V", "VI"].includes(realm) ? "depths" : "ice";
}

/** IV.C as messages spell it. */
const coded = (card: string): string => card.toLowerCase().replace(".", "-");

export class Saga {
  readonly table: Table;
  readonly tag: string;
  /** The card whose action asks. */
  readonly asker: string;
  /** The zone that the question is about. */
  readonly from: Zone | "";

  constructor(
    readonly view: TableView,
    readonly words: Words,
  ) {
    this.table = pictureOf<Table, Schemas["SagaView"]>(view);
    this.tag = view.moves.length ? (view.question?.tag ?? "") : "";
    this.asker = String(view.question?.value[2] ?? "");
    this.from = FROM[this.tag] ?? "";
  }

  say(id: string, args: Record<string, unknown> = {}): string {
    return this.words.say(id, args);
  }

  get adventure(): Adventure | null {
    return this.table.adventure;
  }

  player(seat: number): Player {
    return this.table.players[seat] ?? this.table.players[0]!;
  }

  person(seat: number): string {
    return this.view.seats[seat]?.name ?? "";
  }

  /** Those who have chosen, while all choose at once. */
  done(seat: number): boolean {
    return this.view.seats[seat]?.done ?? false;
  }

  // ---- cards ---------------------------------------------------------------------------------

  printed(card: string): Printed | undefined {
    return this.table.cards[card];
  }

  name(card: string): string {
    return this.words.has(`god-${card}`)
      ? this.say(`god-${card}`)
      : this.words.name("viking", card);
  }

  numbers(card: string): string[] {
    const numbers = this.printed(card)?.numbers ?? [];
    const [first, second] = numbers;
    // 2 and −2 are one sign on the card: ±2
    if (numbers.length === 2 && first === -second!) return [`±${Math.abs(first!)}`];
    return numbers.length ? numbers.map(minus) : [this.say("number-none")];
  }

  group(card: string): Group {
    const printed = this.printed(card);
    return printed?.kind === "god" ? "god" : groupOf(printed?.realm ?? null);
  }

  /** What the card does, whole: for who looks closer. */
  action(card: string): string {
    const printed = this.printed(card);
    const id = `card-text-${card}`;
    if (!printed || !this.words.has(id)) return "";
    const numbers = printed.amounts.numbers?.map(minus).join("/") ?? "";
    const text = this.say(id, { ...printed.amounts, numbers });
    if (printed.action === "none") return capital(text);
    const voided = printed.void && (this.adventure?.bifrost ?? false);
    return capital(this.say("card-action", { timing: printed.action, text, void: voided }));
  }

  /** The same in a few words, for its face. */
  brief(card: string): string {
    const printed = this.printed(card);
    const id = `card-text-${card}`;
    if (!printed || !this.words.has(id)) return "";
    const numbers = printed.amounts.numbers?.map(minus).join(" ") ?? "";
    const short = `brief-${card}`;
    return capital(this.say(this.words.has(short) ? short : id, { ...printed.amounts, numbers }));
  }

  /** For a card without an action: where it goes. */
  walks(card: string): string {
    const numbers = this.printed(card)?.numbers ?? [];
    const [first = 0] = numbers;
    const way = numbers.length !== 1 ? "both" : !first ? "rest" : first < 0 ? "back" : "forth";
    return this.say("page-walks", {
      way,
      number: Math.abs(first),
      numbers: this.numbers(card).join(` ${this.say("page-number-or")} `),
    });
  }

  /** Name, numbers, helmets, action and landings of a card in one sentence. */
  describe(card: string, moves: readonly Move[] = []): string {
    const printed = this.printed(card);
    const ways = moves.flatMap((move) => this.ways(move.move).ways);
    return [
      `${this.name(card)} ${this.numbers(card).join("/")}`,
      ...ways.map((way) => this.landing(way)),
      printed?.helmets ? this.say("helmets", { number: printed.helmets }) : "",
      this.action(card),
    ]
      .filter(Boolean)
      .join(" · ");
  }

  // ---- what lies before a player ---------------------------------------------------------------

  /** The cards of a draw pile, as far as I may know them. */
  deck(seat: number): string[] {
    const { top = [], shuffled = [], bottom = [] } = this.player(seat).pile;
    return [...top, ...shuffled, ...bottom];
  }

  pileName(seat: number): string {
    const deck = this.deck(seat).map((card) => this.name(card));
    const number = this.player(seat).pile.size;
    return `${this.say("board-own-pile")}: ${this.say("board-cards-in", { number })}${deck.length ? ` (${deck.join(", ")})` : ""}`;
  }

  /** Those of the cards in Valhalla, if they are mine. */
  helmets(seat: number): number {
    const { valhalla } = this.player(seat);
    if (typeof valhalla === "number") return 0;
    return valhalla.reduce((sum, card) => sum + (this.printed(card)?.helmets ?? 0), 0);
  }

  gateName(seat: number): string {
    const number = size(this.player(seat).valhalla);
    const helmets = this.helmets(seat);
    return `${this.say("board-valhalla")}: ${this.say("board-cards-in", { number })}${helmets ? `, ${this.say("helmets", { number: helmets })}` : ""}`;
  }

  // ---- Movement cards ------------------------------------------------------------------------

  movement(card: string): Movement | undefined {
    return this.table.movements[card];
  }

  special(card: string): string {
    return this.words.name("special", card);
  }

  specialText(card: string): string {
    const printed = this.movement(card);
    if (!printed?.special) return "";
    const id = `special-text-${coded(card)}`;
    return capital(
      this.say("special-short", {
        timing: printed.duration,
        all: printed.all,
        text: this.say(id, printed.amounts),
        void: printed.void && (this.adventure?.bifrost ?? false),
      }),
    );
  }

  /** The same in a few words, for its banner. */
  specialBrief(card: string): string {
    return capital(this.say(`force-${coded(card)}`, this.movement(card)?.amounts ?? {}));
  }

  /** Special Movement cards that count now. */
  inForce(): string[] {
    return this.table.display.flatMap(({ card, in_force }) =>
      in_force && this.movement(card)?.special ? [card] : [],
    );
  }

  // ---- cells ---------------------------------------------------------------------------------

  tokens(effects: Effects, extra = 0): Token[] {
    const sum: Effects = { ...effects };
    if (extra) sum["gold"] = (sum["gold"] ?? 0) + extra;
    return EFFECTS.filter((effect) => sum[effect]).map((effect) => {
      const number = sum[effect]!;
      const counts = effect === "vp" || effect === "gold";
      return {
        kind: effect,
        // who has to give a Viking up has one fewer
        text: counts ? signed(number) : effect === "remove" ? minus(-number) : "",
        loss: counts ? number < 0 : effect === "remove",
      };
    });
  }

  /** What my pawn would get and lose there, all told. */
  net(landing: Landing): Token[] {
    return this.tokens(landing.sum);
  }

  /** What is said where nothing is gained or lost there: is the cell empty, or without effect for me? */
  bare({ effects }: Landing): string {
    return this.say(Object.values(effects).some(Boolean) ? "page-nothing" : "page-empty");
  }

  /** It costs me something, or ends the adventure for me. */
  bad(landing: Landing): boolean {
    return this.ends(landing) || this.net(landing).some((token) => token.loss);
  }

  /** Green is what brings something, red what costs; the rest is neither. */
  tone(landing: Landing): Tone {
    return this.bad(landing) ? "bad" : this.net(landing).length ? "good" : "even";
  }

  effects(effects: Effects): string {
    return EFFECTS.filter((effect) => effects[effect])
      .map((effect) => this.say(`fx-${effect}`, { number: signed(effects[effect]!) }))
      .join(", ");
  }

  landing(landing: Landing): string {
    let what = this.effects(landing.effects);
    if (landing.extra)
      what = this.say("landing-extra", {
        what,
        extra: this.say("fx-gold", { number: signed(landing.extra) }),
      });
    return this.say("landing", {
      off: landing.off,
      past: this.past(landing),
      last: this.adventure?.last ?? 0,
      ends: landing.over && !landing.off && !this.past(landing),
      cell: landing.cell,
      what: what || null,
      vehicle: this.adventure?.vehicle ?? "",
    });
  }

  cellName(cell: number): string {
    const adventure = this.adventure!;
    const marker = adventure.markers[String(cell)];
    const effects = marker?.effects ?? adventure.cells[String(cell)] ?? {};
    const over = cell >= adventure.last;
    const sentence = capital(this.landing({ cell, off: false, over, effects, sum: {} }));
    const pawns = this.table.players.flatMap((player, seat) =>
      player.active && player.on_trail && player.cell === cell ? [this.person(seat)] : [],
    );
    return [sentence, marker ? this.say("board-marker") : "", ...pawns].filter(Boolean).join(", ");
  }

  // ---- what can be done ----------------------------------------------------------------------

  /** Under IV.C only the cell after the second card counts. */
  private firstOfTwo(card: string): boolean {
    const own = this.player(this.view.seat ?? 0);
    if (this.tag === "playcard")
      return Number(this.view.question?.value[2]) > 1 && size(own.hand) > 1;
    return this.tag === "pickdistance" && own.now.length > 1 && card === own.now[0];
  }

  /** The moves with a card of this zone; cards of the same name elsewhere are not meant. */
  movesOf(zone: Zone, card: string): Move[] {
    return this.view.moves.filter(({ move: [tag, first] }) => {
      if (tag === "act") return zone === "played" && first === card;
      return tag !== "order" && zone === this.from && first === card;
    });
  }

  /** What the table is asked about a card of the zone that has no move. */
  tried(zone: Zone, card: string): MoveValue | null {
    const tag = zone === this.from ? TRIED[this.tag] : undefined;
    return tag && !this.movesOf(zone, card).length ? [tag, card] : null;
  }

  /** Where a move would bring the own pawn, and by which number. */
  ways([tag, first]: MoveValue): { by: string[]; ways: Landing[] } {
    const { landings, strides, plays } = this.table;
    const at = (cells: number): Landing[] => {
      const landing = landings[String(cells)];
      return landing ? [landing] : [];
    };
    if (tag === "play" || tag === "summon") {
      const card = String(first);
      if (this.firstOfTwo(card)) return { by: [], ways: [] };
      const far = strides[card] ?? [];
      const own = plays[card];
      return {
        by: far.map(minus),
        ways: far.flatMap((cells, nth) =>
          at(cells).map((way) => (own ? { ...way, short: undefined, ...own[nth] } : way)),
        ),
      };
    }
    if (tag === "go") {
      if (this.firstOfTwo(this.asker)) return { by: [], ways: [] };
      return { by: [signed(Number(first))], ways: at(Number(first)) };
    }
    return { by: [], ways: tag === "skip" || tag === "resolve" ? at(0) : [] };
  }

  /** By cell, or by how one leaves the path: what leads there. */
  leads(): Lead[] {
    const leads = new Map<string, Lead>();
    for (const move of this.view.moves) {
      const { by, ways } = this.ways(move.move);
      ways.forEach((landing, at) => {
        const key = landing.off ? `off-${landing.cell}` : String(landing.cell);
        const here = leads.get(key) ?? { key, landing, moves: [], by: [] };
        if (!here.moves.includes(move)) here.moves.push(move);
        const number = by[at];
        if (number !== undefined && !here.by.includes(number)) here.by.push(number);
        leads.set(key, here);
      });
    }
    return [...leads.values()];
  }

  /** It lies beyond the last cell. */
  past(landing: Landing): boolean {
    return !landing.off && landing.cell > (this.adventure?.last ?? landing.cell);
  }

  /** The cell in a word, or that it is out of the path. */
  where(landing: Landing): string {
    return landing.off || this.past(landing) ? "✕" : String(landing.cell);
  }

  /** The question is how far to go. */
  get goes(): boolean {
    return this.tag === "pickdistance" || this.tag === "moveon";
  }

  /** The answers that the board tells side by side. */
  get outcomes(): Move[] {
    return twofold(this.view)
      ? this.view.moves.filter(({ move: [tag] }) => ["leave", "stay", "go"].includes(String(tag)))
      : [];
  }

  /** Who is led there leaves the adventure. */
  ends(landing: Landing): boolean {
    return landing.off || landing.over;
  }

  /** The same by cell. Beyond the card is as bad as on its last cell, which tells it, too; how far is asked by itself. */
  led(last: number): { cells: Map<string, Lead>; rest: Lead[] } {
    const leads = this.leads();
    const beyond = this.goes
      ? []
      : leads.filter(({ landing }) => landing.cell > last && !landing.off);
    const cells = new Map(leads.map((lead) => [lead.key.replace("off-", ""), lead]));
    for (const lead of beyond) {
      const key = String(last);
      const here = cells.get(key) ?? { ...lead, key, moves: [], by: [] };
      cells.set(key, {
        ...here,
        moves: [...new Set([...here.moves, ...lead.moves])],
        by: [...new Set([...here.by, ...lead.by])],
      });
    }
    return { cells, rest: leads.filter((lead) => !beyond.includes(lead)) };
  }
}
