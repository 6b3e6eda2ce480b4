/** A table as panels: what the kit's board can draw. Made by auto.ts. */
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
}

export type At = [row: number, column: number];

interface Base {
  key: string;
  label: string;
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
    | { type: "lines"; lines: Line[] }
  );

export interface Model {
  header: Line[];
  shared: Zone[];
  /** The zones of each seat, in the order of seats. */
  seats: Zone[][];
  /** The few numbers that a mini board shows. */
  minis: Zone[][];
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
