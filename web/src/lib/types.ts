/** What the server says and is told. The prose is in docs/api.md. */

/** A move as the game writes it: a tag and its fields, `["buy", 5]`. */
export type MoveValue = [string, ...unknown[]];

export type Lang = "fr" | "en";
export type Status = "playing" | "over" | "broken";

export interface Move {
  /** Its number in the list, from 1. */
  n: number;
  move: MoveValue;
  notation: string;
  /** The tag. */
  kind: string;
  /** The heading it stands under; may be empty. */
  group: string;
  /** Stands alone; `short` is for below the heading. */
  text: string;
  short: string;
  /** Leaves the question open. */
  anytime: boolean;
}

export interface Clause {
  id: string;
  text: string;
}

export interface Question {
  tag: string;
  value: unknown[];
  text: string;
  help: string;
  clauses: Clause[];
  /** Some answer shows something hidden. */
  reveals: boolean;
}

export interface Refusal {
  clause: string;
  reason: string;
  text: string;
  clause_text: string;
  /** The guilty cells, in the game's own coordinates. */
  cells: unknown[];
}

export interface Seat {
  seat: number;
  name: string;
  kind: "person" | "bot";
  level: string;
  mine: boolean;
  claimed: boolean;
  to_move?: boolean;
  /** How often a bot's advice was taken. */
  hinted?: number;
}

export interface Undo {
  can: boolean;
  what: string;
  why: string;
  clause: string;
  turn: boolean;
}

/** Further back than undo goes. */
export interface Takeback {
  /** Nobody else has to agree. */
  free: boolean;
  /** The position before my last answer; 0: none. */
  to: number;
  what: string;
  asked: {
    ask: string;
    seat: number;
    to: number;
    text: string;
    agreed: number[];
    waiting: number[];
  } | null;
}

export interface Standing {
  rows: { source: string; text: string; points: (number | null)[] }[];
  totals: number[];
  opponent: { rows: number[]; total: number } | null;
  unit: string;
  unit_one: string;
  note: string;
}

export interface Result {
  places: number[];
  winners: number[];
  scores: number[];
  text: string;
  /** How often the table went back after a reveal, and who took a bot's advice. */
  note: string;
}

export interface LogLine {
  seq: number;
  last: number;
  seat: number | null;
  speaker: string;
  text: string;
}

/** Everything one seat may know, in its language. */
export interface TableView {
  table: string;
  game: string;
  title: string;
  lang: Lang;
  players: number;
  options: Record<string, string>;
  status: Status;
  report: string;
  seq: number;
  expected_seq: number;
  past: boolean;
  seat: number | null;
  my_seats: number[];
  act: number[];
  curtain: boolean;
  deciders: number[];
  prompt: string;
  seats: Seat[];
  board: Record<string, unknown>;
  question: Question | null;
  moves: Move[];
  undo: Undo;
  takeback: Takeback;
  rewound: number;
  standing: Standing;
  result: Result | null;
  recap: LogLine[];
  log: { from: number; lines: LogLine[] };
  hints: number;
  rematch: string;
  /** The page that the server has now. */
  page: string;
  /** At a table to learn at: how many choices of the learner stand. */
  lesson?: { done: number } | null;
}

/** A card of a lesson: read, or waiting for a move that begins with one of `expect`. */
export interface Step {
  id: string;
  text: string;
  task: string;
  /** A selector of what it is about. */
  point: string;
  expect: MoveValue[];
  rules: string[];
}

export interface When {
  path: string;
  test: "is" | "least" | "most" | "has";
  value: unknown;
}

/** A card of the first game, coached. */
export interface Card {
  id: string;
  text: string;
  point: string;
  when: When[];
  rules: string[];
}

export interface LessonText {
  game: string;
  title: string;
  steps: Step[];
  cards: Card[];
}

export interface Preview {
  text: string;
  changes: { path: string; before: unknown; after: unknown }[];
  standing: { source: string; text: string; points: number }[];
  gain: number;
  next: string;
  chance: boolean;
  reveals: boolean;
  ends_turn: boolean;
}

export interface Hint {
  level: number;
  moves: { move: MoveValue; notation: string; text: string; gain: number | null }[];
  reason: string;
}

export interface GameFacts {
  slug: string;
  title: string;
  pitch: string;
  designers: string[];
  seats: number[];
  minutes: number[];
  options: {
    name: string;
    text: string;
    /** What it means for the game; may be empty. */
    help: string;
    /** It only fills in what other options leave open. */
    detail: boolean;
    default: string;
    choices: { value: string; text: string }[];
  }[];
  lesson: boolean;
  coach: boolean;
}

/** By option, what can be chosen with so many players and with the options before it. */
export interface OpenChoices {
  choices: Record<string, string[]>;
}

export interface Shelf {
  games: GameFacts[];
  bots: { level: string; text: string }[];
}

export interface ListedTable {
  table: string;
  game: string;
  title: string;
  status: Status;
  seq: number;
  my_turn: boolean;
  my_seats: number[];
  waiting_for: string[];
  seats: Seat[];
  winners: number[];
  created: number;
  updated: number;
}

export interface SeatWish {
  kind: "me" | "here" | "friend" | "bot";
  name?: string;
  level?: string;
}

export interface Made {
  table: string;
  url: string;
  links: { seat: number; url: string }[];
  watch: string;
}

export interface Rules {
  game: string;
  title: string;
  edition: string;
  chapters: { number: number; title: string; clauses: Clause[] }[];
  reconstructed: string;
}

export interface Trouble {
  error: string;
  text: string;
  refusal?: Refusal;
  seq?: number;
  expected_seq?: number;
  report?: string;
}

export type Frame =
  | { type: "view"; seq: number; view: TableView }
  | { type: "presence"; online: number[]; watching: number }
  | { type: "notice"; text: string }
  | { type: "beat" };
