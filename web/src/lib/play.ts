/** The interface between a board and the table around it. Explained in web/README.md. */
import type { Move, MoveValue, Preview, Refusal } from "./types";
import type { PathOf } from "./where";

/** A thing that the list of moves is narrowed to. */
export interface Topic {
  id: string;
  name: string;
  /** What somebody might try with it: where that is not legal the list says why. */
  tries: MoveValue[];
  /** The moves it stands for; without them all that name its id. */
  moves?: readonly MoveValue[] | null;
}

/** What a board may ask of the table around it. Reading a field in a component keeps it up to date. */
export interface Play {
  /** The legal answers now: empty in history, for spectators and while an answer is on its way. */
  readonly moves: readonly Move[];
  /** The move that is looked at (hover, focus, first tap), and what it would do once that is known. */
  readonly offered: Move | null;
  readonly preview: Preview | null;
  /** Why the last illegal target was refused, with the guilty cells. */
  readonly refusal: Refusal | null;
  /** What I answered under seal and may still change: it lies where it lay, and is chosen. */
  readonly chosen?: Move | null;
  /** Names of things to light (`data-at`): where a hint, a step of the recap or of a lesson is. */
  readonly lit: readonly string[];
  /** An answer is being saved. */
  readonly busy: boolean;
  /** The position that is shown is not the newest one. */
  readonly past: boolean;
  /** Moves with this tag whose first fields are these: `find("place", "noble", 3)`. */
  find(tag: string, ...fields: unknown[]): Move[];
  /** Look at a move without playing it; null: look away. */
  offer(move: Move | null): void;
  /** Play it. Where it shows something hidden the table asks first, unless the board has (`sure`: pressed twice). */
  choose(move: Move | MoveValue, sure?: boolean): Promise<void>;
  /** Something was tapped that is not legal: the prompt bar says why. */
  ask(move: MoveValue): Promise<void>;
  /** The same for the board alone: why this is not legal, null if it is. Nothing is shown. */
  why(move: MoveValue): Promise<Refusal | null>;
  /** Take the last choice back, where that is possible: a piece in hand is put back. */
  undo?(): Promise<void>;
  /** Forget the offered move and the refusal (Esc). */
  clear(): void;
  /** Open the list of moves with this filter; with a thing: what can be done with it, beside it. */
  list(filter: string, topic?: Topic | null): void;
  rules(search: string): void;
  /** The board says where each legal move is: what to press, in order. Things carry `data-at`. */
  paths(of: PathOf): void;
  /** A polite announcement for screen readers. */
  say(text: string): void;
}
