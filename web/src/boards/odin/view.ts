/** What the view of A Feast for Odin says of its table. */
import type { At } from "../../kit/model";
import type { Data } from "../../kit/telling";

export type { At };

export interface Space {
  space: string;
  column: number;
  groups: string[];
  steps: Data[];
  requires: Data;
  seat: number | null;
  blocked: boolean;
  vikings: number;
}

export interface Facts {
  colour: string;
  size: At;
  shape: At[] | null;
  next: string | null;
  sword: number;
  tongs: boolean;
  price: number | null;
  feast: [long: number, short: number] | null;
  points: number;
}

export interface Laid {
  piece: string;
  colour: string;
  cells: At[];
}

export interface Own {
  board: string;
  pieces: Laid[];
  wood: number;
  stone: number;
  income: number;
  rises: { now: number; then: number; missing: At[] }[];
  bonuses: string[];
  minus: number;
}

export interface Printed {
  grid: string[];
  tracks: { value: number; at: At | null }[][];
  symbols: { id: string; at: At; ring: At[]; gain: Record<string, number | string> }[];
  slots: { wood: number; stone: number };
  points: number;
}

export interface Player {
  vikings: number;
  passed: boolean;
  supply: Record<string, number>;
  ships: { whaling_boat: number[]; knarr: number; longship: number[] };
  emigrated: string[];
  boards: Own[];
  penalties: number;
  income: number;
  next_income: number;
  hand: string[] | number;
  played: string[];
  fired: Record<string, number>;
  ahead: { born: Record<string, number>; pregnant: string[]; bonus: Record<string, number> };
  table: { dish: string; cells: number }[];
  table_free: number;
}

export interface Table extends Data {
  round: number;
  rounds: number;
  phase: number;
  first: number;
  harvests: number[];
  crops: string[][];
  flips: (string | null)[];
  spaces: Space[];
  oval: string[];
  buildings: Record<string, number>;
  lands: { board: string; owner: number | null; silver: number; points: number }[];
  boards: Record<string, Printed>;
  items: Record<string, Facts>;
  actions: Record<string, Action>;
  boat_ore: number;
  cards: Record<string, Card>;
  strips: { strip: string; items: string[] }[];
  strip_pile: number;
  weapon_pile: number;
  deck: number;
  table_cells: number;
  seats: Player[];
  waiting: number;
  dice: Dice | null;
  asked: Asked;
  ships: Record<string, number>;
  emigration: Record<string, number>;
  standing: Record<string, number>[];
  spots: Record<string, SpotFacts>;
}

export interface Card {
  number: number;
  deck: string;
  points: number;
  category: string;
  pay: Record<string, number>;
  gain: Record<string, number>;
  deeds: string[];
}

/** What the open question is about. */
export interface Asked {
  card?: string;
  item?: string | null;
  piece?: string;
  board_number?: number;
  laid?: Laid[];
  /** What the pieces that are tried together would change. */
  drafted?: Pick<SpotFacts, "minus" | "income" | "bonuses">;
  /** What of the supply fits on a board. */
  lays?: string[];
  space?: string;
  left?: number;
  steps?: number;
  total?: number;
  battle?: number;
  /** What each answer takes and brings. */
  options?: Record<string, Data>;
  adds?: Record<string, number>;
  loot?: Record<string, number>;
  ways?: Record<string, string>;
  suggestion?: Suggested;
  others?: Suggested[];
  /** On a turn: with what is held now and the income. */
  meal?: Suggested;
  /** On a turn: by space with a die. */
  chances?: Record<string, Chances>;
  when?: string;
  raises?: Record<string, number>;
  dice?: AskedDice;
  /** How many items may be taken, each from another strip; from how many strips in all. */
  numbers?: number[];
  strips?: number;
}

/** Of a die that is not rolled yet, with all its rolls and all that is held. */
export interface Chances {
  rolls: number;
  added: number;
  holds: Record<string, number>;
  success: number;
  prizes: { result: number; chance: number; tiles: string[] }[];
}

/** The die that the question is about. */
export interface AskedDice {
  action: string;
  sides: number;
  low: boolean;
  rolled: number | null;
  result: number | null;
  attempt: number;
  attempts: number;
  holds: Record<string, number>;
  brings: Record<string, number>;
  fails: Record<string, number>;
  back: number;
  odds: Record<string, number>;
  added: number;
  aside: Record<string, number>;
  faces: ("lost" | "worse" | "same" | "better")[];
  /** The best prize that the roll wins. */
  tile?: string | null;
}

/** The rest of the banquet table, filled. */
export interface Suggested {
  dishes: string[];
  cells: number[];
  silver: number;
  penalties: number;
}

export interface Action {
  sides: number;
  low: boolean;
  weapon: string;
  fails_up_to: number;
  reward: Record<string, number>;
  consolation: Record<string, number>;
  back: number;
}

export interface Dice {
  action: string;
  seat: number;
  rolls: number;
  most: number;
  roll: number;
  modifier: number;
  result: number | null;
}

export interface SpotFacts {
  cells: At[];
  minus: number;
  income: [number, number];
  bonuses: string[];
  lost: string[];
}
