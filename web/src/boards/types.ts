/** What a board is given and what it can do. The prose is in web/README.md. */
import type { Component } from "svelte";
import type { Move, MoveValue, Preview, Refusal, TableView } from "../lib/types";
import type { Words } from "../lib/words";

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
  /** An answer is being saved. */
  readonly busy: boolean;
  /** The position that is shown is not the newest one. */
  readonly past: boolean;
  /** Moves with this tag whose first fields are these: `find("place", "noble", 3)`. */
  find(tag: string, ...fields: unknown[]): Move[];
  /** Look at a move without playing it; null: look away. */
  offer(move: Move | null): void;
  /** Play it. Where it shows something hidden the table asks first. */
  choose(move: Move | MoveValue): Promise<void>;
  /** Something was tapped that is not legal: the prompt bar says why. */
  ask(move: MoveValue): Promise<void>;
  /** The same for the board alone: why this is not legal, null if it is. Nothing is shown. */
  why(move: MoveValue): Promise<Refusal | null>;
  /** Forget the offered move and the refusal (Esc). */
  clear(): void;
  /** Open the list of moves with this filter (and about this thing), or the rules at this search. */
  list(filter: string, topic?: Topic | null): void;
  rules(search: string): void;
  /** A polite announcement for screen readers. */
  say(text: string): void;
}

export interface BoardProps {
  view: TableView;
  words: Words;
  play: Play;
  /** Whose part of the table is drawn large: mine, or the one that was asked for (key B, a mini board). */
  seat: number;
  /** Below 760 px: one scene at a time. */
  narrow: boolean;
  /** The tab that is open on a phone: one of `scenes`. */
  scene: string;
  /** Without animations. */
  still: boolean;
}

export interface MiniProps {
  view: TableView;
  words: Words;
  seat: number;
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** One opponent, always in sight. Without it the generic one is used. */
  Mini?: Component<MiniProps>;
  /** The scenes of the phone's tab bar. Without them the board is one scene. */
  scenes?: readonly string[];
}
