/** What the player has in hand on the board of Shipwrights: the card that lies open with its verbs. */
import type { Move, MoveValue } from "../../lib/types";
import type { Play } from "../../lib/play";
import type { Village } from "./picture";
import { held } from "./picture";

export interface Opened {
  card: string;
  /** Its berth, from 1; 0: it is in the hand. */
  berth: number;
}

export class Deeds {
  private chosen = $state.raw<Opened | null>(null);
  /** The launch that follows a ship's laying down. */
  private next: MoveValue | null = null;

  constructor(
    private readonly play: () => Play,
    private readonly village: () => Village,
  ) {}

  /** The opened card, as long as it lies there. */
  get opened(): Opened | null {
    const { chosen } = this;
    if (!chosen) return null;
    const { board, hand } = this.village();
    if (!chosen.berth) return held(hand).includes(chosen.card) ? chosen : null;
    return board[chosen.berth - 1] === chosen.card ? chosen : null;
  }

  /** Opened by keys: whoever opens it goes on in its sheet. */
  keyed = false;

  open(card: string, berth = 0, from?: Element): void {
    this.keyed = from?.matches(":focus-visible") ?? false;
    this.chosen = { card, berth };
    this.play().offer(null);
  }

  close(): void {
    this.chosen = null;
    this.play().offer(null);
  }

  /** Makes a move where it is legal, else asks why it is not. */
  try(move: Move | undefined, tries: MoveValue): void {
    if (move) void this.play().choose(move);
    else void this.play().ask(tries);
  }

  /** Lays a ship down and builds it at once: two moves, the second as soon as it is possible. */
  layAndBuild(card: string): void {
    const [place] = this.play().find("place", card);
    if (!place) return;
    this.next = ["launch", card, false];
    void this.play().choose(place);
  }

  /** To be called with every position. */
  goOn(): void {
    if (!this.next || !this.play().moves.length) return;
    const [tag, card] = this.next;
    if (!this.village().board.includes(String(card))) return;
    const [launch] = this.play().find(tag, card, false);
    this.next = null;
    if (launch) void this.play().choose(launch);
  }
}
