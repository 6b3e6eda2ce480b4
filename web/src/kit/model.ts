/** A table as panels: what the kit's board can draw. Made by auto.ts, or by the model of a game. */
import type { MoveValue } from "../lib/types";

/** A piece of a line. */
export type Bit =
  | { text: string }
  /** A sign with a number: three wood. `name` is read out and shown where there is no sign. */
  | { token: string; name: string; number: number | null; signed?: boolean }
  | { seat: number | null; name: string; number: number | null }
  | { arrow: true };

export interface Line {
  label: string;
  bits: Bit[];
  /** Says what could be done, not what is: nobody is told when it changes. */
  passing?: boolean;
}

/** A card, a tile, a place: something with a name. */
export interface Item {
  /** What moves call it; "" where none does. */
  id: string;
  title: string;
  /** What it is: colours the band of a card. */
  band: string;
  bandName: string;
  lines: Line[];
  /** Shows something that is used up or not open. */
  quiet: boolean;
  /** A worker, a marker on it. */
  mark: string;
  owner: number | null;
  /** Moves that a player may expect here: where they are not legal the list says why. */
  tries: MoveValue[];
  /** The moves it stands for, where its id alone would find too many; null: all that name it. */
  moves: readonly MoveValue[] | null;
  /** A number in the corner of a card. */
  badge: string;
  /** What to look for in the rules; "" where there is no "?". */
  rule: string;
  /** Only moves of these kinds are about it; without it all that name its id. */
  kinds?: readonly string[];
  /** A move that opens those about this thing: it is made first where there are none yet. */
  first?: MoveValue;
  /** What it brings, for filters. */
  gives?: readonly string[];
}

/** A place on a path. */
export interface Space {
  key: string;
  label: string;
  /** What is read out. */
  name: string;
  /** Colours it: one of the legend. */
  band: string;
  bits: Bit[];
  pawns: { seat: number; name: string }[];
  /** Whether what the pawns stand on reaches along it. */
  way: boolean;
  quiet: boolean;
  /** The moves that lead here, and what they lead here with. */
  moves: readonly MoveValue[];
  by: string[];
  /** What somebody who taps it tries. */
  tries: MoveValue | null;
}

export type At = [row: number, column: number];

/** A piece made of cells. Its colour comes with a texture. */
export interface Piece {
  token: string;
  name: string;
  colour: string;
  cells: readonly At[];
}

/** A piece in the supply. */
export interface Held extends Item {
  piece: Piece;
  count: number;
}

/** A cell of a board: what is printed on it. */
export interface Cell {
  at: At;
  kind: "free" | "minus" | "income" | "bonus" | "never";
  /** The number of an income, the sign of a bonus. */
  text: string;
  token: string;
  /** What is read out. */
  name: string;
  /** Bonus: how many of the cells around are covered. Income: what has still to be covered. */
  around: readonly At[];
  /** Bonus: it is earned. */
  won: boolean;
}

/** A place for the piece that is being laid. */
export interface Spot {
  move: MoveValue;
  cells: readonly At[];
  turn: number;
  /** How good it is by several measures: the best of each are offered. */
  worth: Record<string, number>;
}

export interface Grid {
  rows: number;
  columns: number;
  cells: readonly Cell[];
  pieces: readonly Piece[];
  /** Pieces that are not confirmed yet. */
  draft: readonly Piece[];
  lines: Line[];
  laying: {
    piece: Piece;
    spots: readonly Spot[];
    aims: Record<string, string>;
    /** What somebody tries who lays the box of the piece, so turned, at this cell. */
    tries: (turn: number, at: At) => MoveValue;
  } | null;
  small: boolean;
}

export interface Track {
  title: string;
  token: string;
  at: { seat: number | null; name: string; position: number }[];
}

interface Base {
  key: string;
  label: string;
  /** Shown in this scene only; without it always. */
  scene?: string;
  /** Moves as buttons below the label. */
  chips?: readonly MoveValue[];
}

/** A part of a long strip: a dish on a table. */
export interface Part {
  span: number;
  token: string;
  name: string;
  /** Filled, still free, a hole that costs something, or no longer part of it. */
  kind: "filled" | "free" | "gap" | "away";
  /** Of what fills it. */
  colour: string;
}

export type Zone = Base &
  (
    | { type: "bag"; bits: Bit[] }
    /** `small`: cards with little on them, more of them in a row. */
    | { type: "cards"; items: Item[]; backs: number; small?: boolean }
    | { type: "items"; items: Item[] }
    /** Things with a place: `at` is column and row, from 1; `rows` name the rows of a grid. */
    | {
        type: "map";
        columns: number;
        span: number;
        rows: string[];
        items: (Item & { at: [column: number, row: number] })[];
      }
    | { type: "tracks"; last: number; marks: Record<number, string>; tracks: Track[] }
    | { type: "lines"; lines: Line[] }
    /** Places in a row; on a small screen it scrolls to `centre`. */
    | { type: "path"; spaces: Space[]; legend: { band: string; bits: Bit[] }[]; centre: number }
    /** Only its chips. */
    | { type: "chips" }
    /** A board of cells. */
    | { type: "grid"; grid: Grid }
    /** Pieces in rows by colour; the same shape stands in the same column. */
    | { type: "tray"; rows: { title: string; colour: string; held: (Held | null)[] }[] }
    /** Places in bands and columns. */
    | {
        type: "columns";
        columns: { title: string; note: string }[];
        bands: { title: string; items: Item[][] }[];
        filters: { key: string; token: string; name: string }[];
      }
    /** Things in a row: a touch takes all up to it. */
    | {
        type: "strips";
        strips: { title: string; things: { token: string; name: string; move: MoveValue }[] }[];
      }
    | { type: "bar"; parts: Part[] }
  );

/** A zone of one type. */
export type ZoneOf<Type extends Zone["type"]> = Extract<Zone, { type: Type }>;

export interface Model {
  header: Line[];
  /** What stands above the player's own part. */
  top?: Zone[];
  shared: Zone[];
  /** The zones of each seat, in the order of seats. */
  seats: Zone[][];
  /** The few numbers that a mini board shows. */
  minis: Zone[][];
  /** Where there is too much for one screen: the scenes, and the one that the question is about. */
  scenes?: { key: string; label: string }[];
  focus?: string;
}

export function item(title: string, more: Partial<Item> = {}): Item {
  return {
    id: "",
    title,
    band: "",
    bandName: "",
    lines: [],
    quiet: false,
    mark: "",
    owner: null,
    tries: [],
    moves: null,
    badge: "",
    rule: "",
    ...more,
  };
}
