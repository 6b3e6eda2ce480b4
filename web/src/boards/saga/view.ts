/** What the view of Saga des Vikings says of its table. */
import type { Data } from "../../kit/telling";

export type Effects = Record<string, number>;

export interface Printed {
  kind: "viking" | "god";
  realm: string | null;
  numbers: number[];
  price: number | null;
  helmets: number;
  action: string;
  void: boolean;
  amounts: Data & { price?: number; numbers?: number[] };
}

export interface Movement {
  number: number;
  special: boolean;
  duration: string | null;
  all: boolean;
  void: boolean;
  amounts: Data;
}

export interface Landing {
  cell: number;
  off: boolean;
  over: boolean;
  effects: Effects;
  extra?: number;
  /** What I would gain and lose all told: with cards in play, and as far as my gold goes. */
  sum: Effects;
  short?: { due: number; gold: number } | undefined;
  /** What of the sum the action of the card brings that leads there. */
  deed?: Effects;
}

export interface Adventure {
  id: string;
  realm: string | null;
  vehicle: string;
  length: number;
  first: number;
  entry: number;
  last: number;
  penalty: number;
  bifrost: boolean;
  cells: Record<string, Effects>;
  markers: Record<string, { marker: string; effects: Effects }>;
}

export interface Player {
  vp: number;
  gold: number;
  /** The points that falling would cost. */
  stake: number;
  index: number;
  cell: number;
  on_trail: boolean;
  active: boolean;
  reached: boolean;
  fallen: boolean;
  prophecy: boolean;
  hand: string[] | number;
  chosen: string[];
  pile: { size: number; top?: string[]; shuffled?: string[]; bottom?: string[] };
  valhalla: string[] | number;
  picked: string[];
  looked: string[];
  played: string[];
  now: string[];
  to_use: string[];
  shielded: boolean;
  may_skip: boolean;
}

export interface Table extends Data {
  voyage: string[];
  round: number;
  rounds: number;
  turn: number;
  odin: number;
  cells: number;
  adventure: Adventure | null;
  /** What the next one needs. */
  coming: { vehicle: string; first: number; last: number; penalty: number } | null;
  offset: number;
  players: Player[];
  /** What counts now; the helmets of hidden cards are for their owner only. */
  standing: { track: number; gold: number; helmets?: number }[];
  display: { card: string; in_force: boolean; last: boolean }[];
  foreseen: string[];
  move_pile: number;
  move_left: string[];
  move_discard: string[];
  gods: number;
  market: { card: string; copies: number; price: number }[];
  surcharge: number;
  reconstructed: string[];
  strides: Record<string, number[]>;
  landings: Record<string, Landing>;
  /** Cards of the hand that change what their landings come to, way by way. */
  plays: Record<string, Pick<Landing, "sum" | "short" | "deed">[]>;
  /** May I leave: what staying is worth, and the points that it costs for certain. */
  staying: { safe: number; of: number; loss: number; ends: number[]; sure: boolean } | null;
  /** So many others have chosen and wait for my card; 0 while somebody still chooses. */
  asked: { last: number };
  cards: Record<string, Printed>;
  movements: Record<string, Movement>;
}
