/** What the player has in hand on the board of Shipwrights: the card that lies open with its verbs. */
import type { Move, MoveValue } from "../../lib/types";
import type { Play } from "../../lib/play";
import { held, type Payment, type Village } from "./picture";
import { changed, CHEAPEST, paidGoods, payment, type Plan } from "./plan";

export interface Opened {
  card: string;
  /** Its berth, from 1; 0: it lies on none. */
  berth: number;
  /** The house under which it is tucked. */
  house?: number | undefined;
}

/** Whether the opened card is one of the hand. */
export const inHand = (opened: Opened | null): opened is Opened =>
  opened !== null && !opened.berth && opened.house === undefined;

/** What a press on "build" still has to say: it was all on the sheet, nobody is asked again. */
interface Order {
  card: string;
  begin: MoveValue;
  /** Whether it lies where it can be built, and that was said. */
  begun: boolean;
  paid: Payment;
}

type Building = "launch" | "build" | "play";

export class Deeds {
  private chosen = $state.raw<Opened | null>(null);
  /** How the opened card would be paid. */
  plan = $state.raw<Plan>(CHEAPEST);
  /** Where its verb is that was looked at last: the prompt and the board go on to tell of it. */
  verb = $state("");
  private order: Order | null = null;

  constructor(
    private readonly play: () => Play,
    private readonly village: () => Village,
  ) {}

  /** The opened card, as long as it lies there. */
  get opened(): Opened | null {
    const { chosen } = this;
    if (!chosen) return null;
    const { board, hand, buildings } = this.village();
    if (chosen.house !== undefined)
      return buildings[chosen.house]?.tucked === chosen.card ? chosen : null;
    if (!chosen.berth) return held(hand).includes(chosen.card) ? chosen : null;
    return board[chosen.berth - 1] === chosen.card ? chosen : null;
  }

  /** Opened by keys: whoever opens it goes on in its sheet. */
  keyed = false;

  open(card: string, berth = 0, from?: Element, house?: number): void {
    this.keyed = from?.matches(":focus-visible") ?? false;
    this.chosen = { card, berth, house };
    this.plan = CHEAPEST;
    this.verb = "";
    this.order = null;
    this.play().offer(null);
  }

  close(): void {
    this.chosen = null;
    this.order = null;
    this.play().offer(null);
  }

  /** Makes a move where it is legal, else asks why it is not. */
  try(move: Move | undefined, tries: MoveValue): void {
    if (move) void this.play().choose(move);
    else void this.play().ask(tries);
  }

  /** Builds or uses a card and pays as its sheet says; a ship of the hand is laid down first. */
  build(how: Building, card: string, first?: Move): void {
    const bill = this.village().bills[card];
    if (!bill) return;
    const begin: MoveValue = how === "play" ? [how, card] : [how, card, changed(bill, this.plan)];
    this.order = { card, begin, begun: !first, paid: payment(bill, this.plan) };
    void this.play().choose(first ?? begin);
  }

  /** To be called with every position. */
  goOn(): void {
    const { order } = this;
    const play = this.play();
    if (!order || !play.moves.length) return;
    const { board, hand } = this.village();
    if (!order.begun) {
      if (!board.includes(order.card)) return;
      order.begun = true;
      const [begin] = play.find(order.begin[0], ...order.begin.slice(1));
      if (begin) void play.choose(begin);
      else this.order = null;
      return;
    }
    const wanted = order.paid.sources.join();
    const next =
      play.find("skills").find(({ move }) => String(move[1]) === wanted) ??
      play.find("pay", ...paidGoods(order.paid))[0];
    if (next) void play.choose(next);
    else if (!board.includes(order.card) && !held(hand).includes(order.card)) this.order = null;
  }
}
