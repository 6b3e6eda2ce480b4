/** The picture of docs/api.md's `board` for Vikings, and the measures of its drawing. */
import type { TableView } from "../../lib/types";

export const KINDS = ["warrior", "noble", "scout", "goldsmith", "fisherman", "boatsman"] as const;
export type Kind = (typeof KINDS)[number];
/** The rows of a coast that take island tiles, from the top; above them is the row of longships. */
export const ROWS = ["warrior", "noble", "scout", "goldsmith", "fisherman"] as const;

export interface Lot {
  price: number;
  tile: string;
  viking: Kind | null;
}
export interface Tile {
  row: string;
  column: number;
  tile: string;
  viking: boolean;
  threatened: boolean;
  monument: boolean;
}
export interface Ship {
  column: number;
  tile: string;
  sail: string;
  reach: string;
  kind: "gold" | "glory";
  amount: number;
  repelled: boolean;
}
export interface Coast {
  gold: number;
  glory: number;
  start_in_hand: boolean;
  tiles: Tile[];
  ships: Ship[];
  ashore: Record<Kind, number>;
  bonuses: string[];
  waiting: string[];
  now: {
    small: { gold: number };
    large: { gold: number; glory: Record<string, number> };
    food: number;
    boatsmen: number;
    islands: number;
    longest: number;
  };
}
export interface VikingsBoard {
  round: number;
  rounds: number;
  schedule: ("small" | "large")[];
  first: number;
  lots: Lot[];
  drawn: Record<Kind, number>;
  auction: { bid: number; bidder: number | null; passed: number[] };
  sails: Record<string, { sail: string; reach: string; kind: "gold" | "glory"; amount: number }>;
  bonus_row: string[];
  coasts: Coast[];
}

export function picture(view: TableView): VikingsBoard {
  return view.board as unknown as VikingsBoard;
}

export const CELL = 56;
export const PEN = 104;
/** The last column a coast can have. */
const COLUMNS = 13;

/** How many columns to draw: what lies there, what may be laid, and one more. */
export function columns(coast: Coast, targets: number[]): number {
  const used = [...coast.tiles, ...coast.ships].map((one) => one.column);
  return Math.min(COLUMNS, Math.max(6, ...used.map((n) => n + 1), ...targets));
}

export function rowTop(row: string): number {
  return CELL * (1 + ROWS.indexOf(row as (typeof ROWS)[number]));
}

export function columnLeft(column: number): number {
  return PEN + CELL * (column - 1);
}
