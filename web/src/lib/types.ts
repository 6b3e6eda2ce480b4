/** The types of requests and answers, by the page's own names. Explained in docs/api.md. */
import type { components } from "./api.gen";

export type Schemas = components["schemas"];

/** A message whose fields get narrower types. */
type Known<
  Message,
  Fields extends { [Key in keyof Fields]: Key extends keyof Message ? Message[Key] : never },
> = Omit<Message, keyof Fields> & Fields;

/** A move as the game writes it: a tag and its fields, `["buy", 5]`. */
export type MoveValue = [string, ...unknown[]];

export type Lang = Schemas["View"]["lang"];
export type Status = Schemas["View"]["status"];

export type Move = Known<Schemas["MoveText"], { move: MoveValue }>;
export type Refusal = Schemas["RefusalText"];
export type LogLine = Schemas["LogLine"];
/** Everything one seat may know, in its language. */
export type TableView = Known<Schemas["View"], { moves: Move[] }>;
export type Preview = Schemas["Preview"];
export type Die = Schemas["DieText"];
export type Hint = Known<
  Schemas["Hint"],
  { moves: Known<Schemas["HintMove"], { move: MoveValue }>[] }
>;

/** A card of a lesson: read, or waiting for a move that begins with one of `expect`. */
export type Step = Known<Schemas["StepText"], { expect: MoveValue[] }>;
/** A card of the first game, coached. */
export type Card = Schemas["CardText"];
export type When = Schemas["When"];
export type LessonText = Known<Schemas["LessonText"], { steps: Step[] }>;

export type GameFacts = Schemas["GameText"];
/** By option, what can be chosen with so many players and with the options before it. */
export type OpenChoices = Schemas["OpenChoices"];
/** What the maker of a table wants beside the game. */
export type Company = Partial<
  Pick<Schemas["AskTable"], "clock" | "quiet" | "rated" | "talk" | "watchers">
>;
export type Shelf = Schemas["Shelf"];
export type Rules = Schemas["RulesText"];
export type ListedTable = Schemas["ListedTable"];
export type Made = Schemas["Made"];
export type NetworkState = Schemas["NetworkState"];
/** What stands behind a default of the server may be left out. */
export type SeatWish = Pick<Schemas["AskSeat"], "kind"> & Partial<Schemas["AskSeat"]>;
export type TableWish = Pick<Schemas["AskTable"], "game"> &
  Partial<Omit<Schemas["AskTable"], "seats">> & { seats: SeatWish[] };
export type Trouble = Pick<Schemas["Trouble"], "error" | "text"> & Partial<Schemas["Trouble"]>;

export type TalkFrame = Schemas["TalkFrame"];
/** Somebody points at a thing of the board. */
export type PointFrame = Schemas["PointFrame"];

export type Frame =
  | Known<Schemas["ViewFrame"], { view: TableView }>
  | Schemas["PresenceFrame"]
  | Schemas["NoticeFrame"]
  | TalkFrame
  | PointFrame
  | Schemas["BeatFrame"];
