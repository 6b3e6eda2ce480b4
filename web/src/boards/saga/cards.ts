/** The words, cards and moves that all panels of Saga des Vikings are made of. */
import { item, type Bit, type Item, type Line, type Zone } from "../../kit/model";
import type { Telling } from "../../kit/telling";
import { pictureOf } from "../../lib/boards";
import type { MoveValue, Schemas } from "../../lib/types";
import { capital } from "../../lib/words";
import type { Effects, Landing, Printed, Table } from "./view";

export const EFFECTS = ["vp", "gold", "viking", "remove", "draw", "god", "valhalla", "prophecy"];
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

export const minus = (number: number): string => (number < 0 ? `−${-number}` : String(number));
const signed = (number: number): string => (number > 0 ? `+${number}` : minus(number));
export const size = (cards: string[] | number): number =>
  typeof cards === "number" ? cards : cards.length;

/** One table of the game, and the question that is asked at it. */
export class Saga {
  readonly table: Table;
  readonly tag: string;
  /** The card whose action asks. */
  readonly asker: string;
  /** The zone that the question is about. */
  readonly from: string;

  constructor(readonly telling: Telling) {
    const { view } = telling;
    this.table = pictureOf<Table, Schemas["SagaView"]>(view);
    this.tag = view.question?.tag ?? "";
    this.asker = String(view.question?.value[2] ?? "");
    this.from = FROM[this.tag] ?? "";
  }

  say(id: string, args: Record<string, unknown> = {}): string {
    return this.telling.words.say(id, args);
  }

  name(card: string): string {
    const { words } = this.telling;
    return words.has(`god-${card}`) ? words.say(`god-${card}`) : words.name("viking", card);
  }

  number(card: string): string {
    const numbers = this.table.cards[card]?.numbers ?? [];
    return numbers.map(minus).join("/") || this.say("number-none");
  }

  short(card: string): string {
    return `${this.name(card)} ${this.number(card)}`;
  }

  /** Each card once, with how many there are. */
  counted(cards: readonly string[]): string {
    return [...new Set(cards)]
      .map((card) => {
        const times = cards.filter((other) => other === card).length;
        return times > 1 ? `${this.short(card)} ×${times}` : this.short(card);
      })
      .join(", ");
  }

  action(card: string, printed: Printed): string {
    const id = `card-text-${card}`;
    if (!this.telling.words.has(id)) return "";
    const numbers = printed.amounts.numbers?.map(minus).join("/") ?? "";
    const text = this.say(id, { ...printed.amounts, numbers });
    if (printed.action === "none") return capital(text);
    const voided = printed.void && (this.table.adventure?.bifrost ?? false);
    return capital(this.say("card-action", { timing: printed.action, text, void: voided }));
  }

  effects(effects: Effects): string {
    return EFFECTS.filter((effect) => effects[effect])
      .map((effect) => this.say(`fx-${effect}`, { number: signed(effects[effect]!) }))
      .join(", ");
  }

  bits(effects: Effects): Bit[] {
    return EFFECTS.filter((effect) => effects[effect]).map((effect) =>
      this.effect(effect, effects[effect]!),
    );
  }

  effect(effect: string, number: number | null): Bit {
    const counts = effect === "vp" || effect === "gold";
    const name = counts ? this.telling.label(effect) : capital(this.say(`fx-${effect}`));
    return { token: effect, name, number: counts ? number : null, signed: true };
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
      ends: landing.off || landing.over,
      cell: landing.cell,
      what: what || null,
      vehicle: this.table.adventure?.vehicle ?? "",
    });
  }

  /** Under IV.C only the cell after the second card counts. */
  firstOfTwo(card: string): boolean {
    const { view } = this.telling;
    const own = this.table.players[view.seat ?? 0];
    if (this.tag === "playcard") return Number(view.question?.value[2]) > 1 && size(own!.hand) > 1;
    return this.tag === "pickdistance" && own!.now.length > 1 && card === own!.now[0];
  }

  /** The moves with a card of this zone; those with cards of the same name elsewhere are not meant. */
  movesOf(zone: string, card: string): MoveValue[] {
    return this.telling.view.moves
      .map((move) => move.move)
      .filter(([tag, first]) => {
        if (tag === "act") return zone === "played" && first === card;
        if (tag === "order") return zone === this.from && (first as string[])[0] === card;
        return zone === this.from && first === card;
      });
  }

  /** Where a move would bring the own pawn, and by what. */
  ways([tag, first]: MoveValue): { by: string; ways: Landing[] } {
    const { landings, strides } = this.table;
    const at = (cells: number): Landing[] => {
      const landing = landings[String(cells)];
      return landing ? [landing] : [];
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

  card(zone: string, card: string, more: Partial<Item> = {}): Item {
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

  cards(zone: string, label: string, cards: readonly string[], backs = 0): Zone[] {
    if (!cards.length && !backs) return [];
    const items = cards.map((card) => this.card(zone, card));
    return [{ type: "cards", key: zone, label, items, backs, small: true }];
  }

  listed(what: string, list: string): string {
    return list ? this.say("board-list", { what, list }) : what;
  }
}
