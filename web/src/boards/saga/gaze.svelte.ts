/** What the player looks at: a card, a cell or a move; the picture shows where that leads. */
import { sameMove } from "../../lib/moves";
import type { Play } from "../../lib/play";
import type { Move, MoveValue } from "../../lib/types";
import { later } from "./fetched.svelte";
import type { Landing } from "./view";
import type { Saga } from "./saga";

export interface Way {
  landing: Landing;
  by: string;
  /** The card that leads there. */
  card: string;
}

export class Gaze {
  /** The thing by its name (`data-at`), and its moves. */
  thing = $state("");
  moves = $state.raw<readonly Move[]>([]);
  /** What was pressed once, where it takes two presses. */
  meant = $state.raw<Move | null>(null);

  constructor(
    private readonly play: () => Play,
    private readonly saga: () => Saga,
    /** Nobody can look at it before pressing it, and it cannot be taken back. */
    private readonly twice: (move: Move) => boolean,
  ) {}

  /** Where the moves that are looked at would bring the own pawn. */
  get ways(): Way[] {
    const { offered, preview } = this.play();
    const single = this.meant ?? offered;
    const moves = this.moves.length || !single ? this.moves : [single];
    const ways = moves.flatMap((move) => {
      const { by, ways } = this.saga().ways(move.move);
      const card = move.move[0] === "play" ? String(move.move[1]) : "";
      return ways.map((landing, at) => ({ landing, by: by[at] ?? "", card }));
    });
    // or the pawn walks on because of it
    const walked =
      ways.length || !offered ? null : later.parts?.brought(this.saga(), preview?.changes ?? []);
    return walked ? [{ landing: walked, by: "", card: "" }] : ways;
  }

  /** Leave or stay: which of them is looked at. */
  get intent(): string {
    return this.saga().tag === "decideleave" ? String(this.play().offered?.move[0] ?? "") : "";
  }

  look(thing: string, moves: readonly Move[]): void {
    this.thing = thing;
    this.moves = moves;
    this.play().offer(moves[0] ?? null);
  }

  away(thing: string): void {
    if (this.thing !== thing) return;
    this.drop();
    this.play().offer(null);
  }

  /** The focus is gone, perhaps with what had it: its name is no longer to be asked for. */
  leave(): void {
    if (this.thing) this.away(this.thing);
  }

  drop(): void {
    this.thing = "";
    this.moves = [];
  }

  /** Others have answered: what is looked at, or was pressed once, still is, if it can still be made. */
  renew(): void {
    const { moves } = this.play();
    const now = (old: Move): Move[] => moves.filter(({ move }) => sameMove(move, old.move));
    this.moves = this.moves.flatMap(now);
    if (this.moves.length) this.play().offer(this.moves[0]!);
    else this.drop();
    this.meant = (this.meant && now(this.meant)[0]) ?? null;
  }

  /** Pressed once more. */
  make(): void {
    if (this.meant) void this.play().choose(this.meant);
  }

  private means({ move }: Move): boolean {
    return !!this.meant && sameMove(this.meant.move, move);
  }

  /** Pressed: its only move is made, or meant; several are listed beside it, for none the table says why. */
  pick(id: string, name: string, moves: readonly Move[], tried: MoveValue | null): void {
    const play = this.play();
    const [only] = moves;
    if (only && moves.length === 1 && this.twice(only) && !this.means(only)) this.meant = only;
    else if (only && moves.length === 1) void play.choose(only);
    else if (only) play.list("", { id, name, tries: [], moves: moves.map(({ move }) => move) });
    else if (tried) void play.ask(tried);
    else play.say(name);
  }
}
