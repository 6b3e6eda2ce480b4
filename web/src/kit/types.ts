/** What a board is given, and what the folder of a game may export. The prose is in web/README.md. */
import type { Component } from "svelte";
import type { ClosedBy, ShownOption } from "../lib/choices";
import type { Play } from "../lib/play";
import type { GameFacts, TableView } from "../lib/types";
import type { Words } from "../lib/words";

export interface BoardProps {
  view: TableView;
  words: Words;
  play: Play;
  /** Whose part of the table is drawn large: mine, or the one that was asked for (key B, a mini board). */
  seat: number;
  /** Below 760 px: a phone. */
  narrow: boolean;
  /** Without animations. */
  still: boolean;
}

export interface MiniProps {
  view: TableView;
  words: Words;
  seat: number;
}

export interface AsideProps extends MiniProps {
  narrow: boolean;
}

/** The folder of a game. Everything may be left out: the kit draws it then. */
export interface BoardModule {
  Board?: Component<BoardProps>;
  /** One opponent, always in sight. */
  Mini?: Component<MiniProps>;
  /** Below the opponents: the opponent of a solo game, who holds no seat; what all share. */
  Aside?: Component<AsideProps>;
  /** Keys of the view whose changes a preview does not tell: worked out from the rest. */
  untold?: readonly string[];
  /** Whether the board has a button with words for every answer: the prompt repeats none. */
  buttons?: boolean | ((view: TableView) => boolean);
  /** Whether the board draws the die of a question itself. */
  dice?: boolean;
  /** What a seat has on the board's own track, where more is counted at the end. */
  track?: (view: TableView, seat: number) => number;
  moment?: (view: TableView, words: Words) => Moment;
}

/** When it is in the game, and who begins: for the bar above the table. */
export interface Moment {
  /** Counted by rounds or by eras: `zone-round`, `zone-era`. */
  of: "round" | "era";
  at: number;
  last: number;
  /** Who begins, or takes precedence. */
  first?: number;
  /** Seats that have left for the rest of the round. */
  left?: readonly number[];
  /** Whom nobody at the table plays, but who has points. */
  foe?: { name: string; points: number };
}

export interface OptionsProps {
  options: GameFacts["options"];
  /** Those that leave a choice, with what can be chosen now. */
  shown: readonly ShownOption[];
  /** By option: what cannot be chosen, and why. */
  closed: Readonly<Record<string, readonly ClosedBy[]>>;
  choose: (option: string, value: string) => void;
}

/** `options.ts` of a game's folder: options of a new table that it draws instead of lists. */
export interface OptionsModule {
  Options: Component<OptionsProps>;
  drawn: (option: string) => boolean;
}

/** The same, with the kit's parts where the game has none. */
export type WholeBoard = BoardModule &
  Required<Pick<BoardModule, "Board" | "Mini">> & {
    /** Why it is drawn by plain panels: it has no folder here, or that could not be loaded. */
    plain?: "unknown" | "unloaded";
  };
