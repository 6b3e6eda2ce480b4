/** What the end of a round brings everybody: a row of its table each. */
import type { Token } from "../../kit/parts";
import type { TableView } from "../../lib/types";
import type { Words } from "../../lib/words";
import { count, HEROES, type Holder, type Picture, tokens, type Track, TRACKS } from "./picture";

export interface Row {
  seat: number | null;
  name: string;
  income: Token[];
  workers: number;
  /** Whom somebody has now, and whom he would get or lose. */
  heroes: { hero: string; how: "stays" | "comes" | "goes" }[];
  cards: number;
  thinks: boolean;
}

const holds = (holder: Holder, seat: number | null): boolean =>
  holder === (seat === null ? "neutral" : seat);

function heroesOf(
  board: Picture,
  seat: number | null,
  past: boolean,
  leads: Partial<Record<Track, Holder>>,
): Row["heroes"] {
  const after = past ? board.heroes : { ...board.ending.heroes, ...leads };
  const list = TRACKS.map((track) => ({
    hero: HEROES[track],
    now: holds(board.heroes[track], seat),
    then: holds(after[track], seat),
  }));
  if (seat !== null)
    list.push({
      hero: "randi",
      now: board.villages[seat]!.randi,
      then: past ? board.villages[seat]!.randi : board.ending.randi[seat]!,
    });
  return list.flatMap(({ hero, now, then }) =>
    now || then ? [{ hero, how: now && then ? "stays" : then ? "comes" : "goes" }] : [],
  );
}

/** `leads`: whose heroes would be otherwise after what is looked at. Who has nothing but heroes has a row if he has one. */
export function rowsOf(
  view: TableView,
  board: Picture,
  words: Words,
  past: boolean,
  leads: Partial<Record<Track, Holder>>,
): Row[] {
  const rows: Row[] = view.seats.map(({ seat, name }) => ({
    seat,
    name,
    income: tokens(board.ending.income[seat] ?? {}, { plus: true }),
    workers: board.ending.workers[seat] ?? 0,
    heroes: heroesOf(board, seat, past, leads),
    cards: count(board.villages[seat]!.hand),
    thinks: view.deciders.includes(seat),
  }));
  const heroes = board.neutral ? heroesOf(board, null, past, leads) : [];
  if (heroes.length)
    rows.push({
      seat: null,
      name: words.say(board.opponent ? "page-opponent" : "page-neutral"),
      income: [],
      workers: 0,
      heroes,
      cards: 0,
      thinks: false,
    });
  return rows;
}
