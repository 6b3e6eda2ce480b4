/** What the parts are told. Nothing here knows a rule: what is legal, lacking or better comes from outside. */

/** A word, or a sign with how many of it. The word "→" is drawn as an arrow. */
export type Token =
  | string
  | {
      sign: string;
      count?: number | string;
      /** The number on the sign. */
      inside?: boolean;
      state?: "" | "short" | "spare" | "quiet";
    };

/** How cards of one kind look: never by colour alone. */
export interface CardKind {
  colour: string;
  /** Writing on the colour. */
  ink?: string;
  shape: "plain" | "keel" | "gable" | "round" | "banner";
  /** A sign. */
  emblem: string;
}

export type CardState = "" | "legal" | "quiet" | "chosen" | "guilty";
export type CardSize = "small" | "hand" | "zoomed";

export interface CardRow {
  tokens: readonly Token[];
  /** Plain, or a band: neutral, for the better, for the worse. */
  look?: "plain" | "band" | "good" | "bad";
}

/** A card in a hand. */
export interface HandCard {
  id: string;
  /** For screen readers: what it is and what can be done with it. */
  name: string;
  legal?: boolean;
  chosen?: boolean;
  /** Further attributes of its target: `data-at`, `data-thing` … */
  attributes?: Record<string, string>;
}

export interface TrackMark {
  at: number;
  /** The colour of the cell, and of the writing on it. */
  fill?: string;
  ink?: string;
  sign?: string;
  /** On the sign: a shield with 2. */
  text?: string;
}

export interface TrackOwner {
  at: number;
  seat: number | null;
  name?: string;
  /** Where it would be. */
  ghost?: boolean;
}

export interface Rung {
  value: number;
  /** A sign of the kit or of the look. */
  sign: string;
  colour?: string;
  /** Where it would stand. */
  next?: number;
}

/** Something that can be done with the thing a popover belongs to. */
export interface Verb {
  key: string;
  text: string;
  /** What it costs, brings or lacks. */
  tokens?: readonly Token[];
  /** Refused verbs stay, and say why when they are pressed. */
  legal?: boolean;
  /** The one that is meant most of the time. */
  main?: boolean;
  attributes?: Record<string, string>;
  onchoose: () => void;
}

/** A face of a die, and what it means. */
export interface DieFace {
  value: number | string;
  kind: "bad" | "fair" | "good";
}

export interface Addend {
  sign?: string;
  count: string;
  name: string;
  /** Not there: an empty socket. */
  empty?: boolean;
}
