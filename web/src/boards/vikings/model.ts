/** The picture of docs/api.md's `board` for Vikings, what can be read from it, and its measures. */
import { pictureOf } from "../../lib/boards";
import type { Schemas, TableView } from "../../lib/types";

export const KINDS = ["warrior", "noble", "scout", "goldsmith", "fisherman", "boatsman"] as const;
export type Kind = (typeof KINDS)[number];
/** The rows of a coast that take island tiles, from the top; above them is the row of longships. */
export const ROWS = KINDS.filter((kind) => kind !== "boatsman");
export type Row = (typeof ROWS)[number];
export const PRICES = 12;

export interface Lot {
  price: number;
  tile: string;
  viking: Kind | null;
  /** How far the wheel turns when it is bought. */
  turn: number;
  /** Whoever buys it may take a bonus tile. */
  bonus: boolean;
}
export interface Cost {
  price: number;
  gold: number;
  glory: number;
}
export interface Tile {
  row: string;
  column: number;
  tile: string;
  viking: boolean;
  threatened: boolean;
  monument: boolean;
}
export interface Sail {
  sail: string;
  reach: string;
  kind: "gold" | "glory";
  amount: number;
}
export interface Ship extends Sail {
  column: number;
  tile: string;
  repelled: boolean;
}
/** What a longship would do in a column where it may be laid. */
export interface Mooring {
  column: number;
  /** A warrior stands there already. */
  repelled: boolean;
  /** The rows of the Vikings that would be threatened. */
  victims: Row[];
}
/** What a bonus tile would add: gold at once, per small and large scoring, glory at the end. */
export interface Worth {
  now: number;
  small: number;
  gold: number;
  glory: number;
  final: number;
}
export type Cell = [row: string, column: number];
export interface Coast {
  gold: number;
  glory: number;
  start_in_hand: boolean;
  /** How many lots of this round are still this seat's to buy. */
  purchases: number;
  /** Of the lots, in their order. */
  costs: Cost[];
  /** By longship tile. */
  moorings: Record<string, Mooring[]>;
  /** How many of each kind a boatsman would take, alone or with a ferry tile. */
  carries: Record<"alone" | "ferry", Record<Row, number>>;
  tiles: Tile[];
  ships: Ship[];
  ashore: Record<Kind, number>;
  bonuses: string[];
  waiting: string[];
  room: { left: Cell[]; middle: Cell[]; right: Cell[]; ship: number[] };
  bonus_worth: Worth[];
  now: {
    small: { gold: number };
    large: { gold: number; glory: Record<string, number> };
    food: number;
    fed: number;
    mouths: number;
    boatsmen: number;
    islands: number;
    longest: number;
  };
}
/** What one seat earned at the last scoring. */
export interface Tally {
  round: number;
  seat: number;
  goldsmiths: number;
  prizes: number;
  warriors: number;
  nobles: number;
  scouts: number;
  fishermen: number;
}
export interface VikingsBoard {
  round: number;
  rounds: number;
  schedule: ("small" | "large")[];
  first: number;
  turned: number;
  scored: Tally[];
  lots: Lot[];
  drawn: Record<Kind, number>;
  /** The prices where each colour that is drawn would be laid. */
  places: Partial<Record<Kind, number[]>>;
  auction: { bid: number; bidder: number | null; passed: number[] };
  sails: Record<string, Sail>;
  bonus_row: string[];
  coasts: Coast[];
}

export function picture(view: TableView): VikingsBoard {
  return pictureOf<VikingsBoard, Schemas["VikingsView"]>(view);
}

// ---- measures of a coast ---------------------------------------------------------------------

export const CELL = 56;
/** The mainland: a sign, and those who wait. */
export const PEN = 118;
/** The numbers of the columns. */
export const HEAD = 16;
export const TALL = HEAD + CELL * 6;

/** How many columns to draw: what lies there, what may be laid, and one more. */
export function columns(coast: Coast, targets: number[]): number {
  const used = [...coast.tiles, ...coast.ships].map((piece) => piece.column);
  return Math.max(6, ...used.map((n) => n + 1), ...targets);
}

/** The upper edge of a row; "ship" and the boatsmen's pen are the uppermost. */
export function rowTop(row: string): number {
  return HEAD + CELL * (1 + (ROWS as readonly string[]).indexOf(row));
}

export function columnLeft(column: number): number {
  return PEN + CELL * (column - 1);
}

// ---- the wheel -------------------------------------------------------------------------------

/** Lots stay where they lie, the dial turns: the place of a price, clockwise from the top. */
export function slotOf(price: number, turned: number): number {
  return (price + turned) % PRICES;
}

/** The dial only ever turns clockwise: the next angle from this one. */
export function turnTo(angle: number, turned: number): number {
  const turn = 360 / PRICES;
  return angle + ((((turned * turn - angle) % 360) + 360) % 360);
}

/** What the lot at this price costs the owner of the coast. */
export function costOf(price: number, coast: Coast): Cost {
  return coast.costs.find((cost) => cost.price === price)!;
}

// ---- tiles -----------------------------------------------------------------------------------

export type Shape = "left" | "middle" | "right" | "ship";

export function shapeOf(tile: string): Shape {
  if (tile.startsWith("ship")) return "ship";
  return tile === "left" || tile === "right" ? tile : "middle";
}

/** The cells where such a tile could go, a longship in the row "ship". */
export function roomFor(coast: Coast, tile: string): Cell[] {
  const shape = shapeOf(tile);
  if (shape === "ship") return coast.room.ship.map((column) => ["ship", column]);
  return coast.room[shape];
}

export function tileAt(coast: Coast, row: string, column: number): Tile | undefined {
  return coast.tiles.find((tile) => tile.row === row && tile.column === column);
}

/** The tiles of a kind's row where nobody stands. */
export function empty(coast: Coast, kind: string): Tile[] {
  return coast.tiles.filter((tile) => tile.row === kind && !tile.viking);
}

// ---- what a scoring brings -------------------------------------------------------------------

export interface Line {
  kind: Kind;
  gold: number;
  glory: number;
}

/** From the top row down, as it is scored; only rows that bring something. */
export function linesOf(earned: {
  goldsmiths: number;
  prizes: number;
  warriors: number;
  nobles: number;
  scouts: number;
  fishermen: number;
}): Line[] {
  const lines: Line[] = [
    { kind: "warrior", gold: earned.prizes, glory: earned.warriors },
    { kind: "noble", gold: 0, glory: earned.nobles },
    { kind: "scout", gold: 0, glory: earned.scouts },
    { kind: "goldsmith", gold: earned.goldsmiths, glory: 0 },
    { kind: "fisherman", gold: 0, glory: earned.fishermen },
  ];
  return lines.filter((line) => line.gold || line.glory);
}

/** The next scoring of this coast as it stands, row by row. */
export function toCome(coast: Coast, kind: "small" | "large"): Line[] {
  const goldsmiths = coast.now.small.gold;
  const { gold, glory } = coast.now.large;
  const none = { goldsmiths, prizes: 0, warriors: 0, nobles: 0, scouts: 0, fishermen: 0 };
  if (kind === "small") return linesOf(none);
  return linesOf({ ...none, prizes: gold - goldsmiths, ...glory });
}
