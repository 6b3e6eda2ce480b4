/** What the move that is looked at would come to: the numbers of each seat as they would be then. */
import type { Play } from "../../lib/play";
import type { Gaze } from "./gaze.svelte";
import { size, type Saga, type Token, type Tone } from "./saga";
import type { Effects, Landing } from "./view";

export interface Ahead {
  /** Each as it would be; two where the card has two numbers. */
  vp: number[];
  gold: number[];
  /** With gold and helmets. */
  total: number[];
  pile: number[];
  valhalla: number[];
  /** Cards that would come into the draw pile. */
  cards: string[];
}

/** SAG-17.2: so many gold become a point. */
const GOLD_PER_VP = 3;
const inPoints = (gold: number): number => Math.floor(gold / GOLD_PER_VP);

const many = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value));

/** What I have all told, with gold and helmets, when so much has come or gone. */
export function totalAfter(saga: Saga, { vp = 0, gold = 0 }: Effects): number {
  const own = saga.view.seat ?? 0;
  const purse = saga.player(own).gold;
  return (saga.view.standing.totals[own] ?? 0) + vp + inPoints(purse + gold) - inPoints(purse);
}

/** By seat; only those for whom something changes. */
export function foresee(saga: Saga, play: Play, gaze: Gaze): Map<number, Ahead> {
  const seats = new Map<number, Ahead>();
  const of = (seat: number): Ahead => {
    const ahead = seats.get(seat) ?? {
      vp: [],
      gold: [],
      total: [],
      pile: [],
      valhalla: [],
      cards: [],
    };
    seats.set(seat, ahead);
    return ahead;
  };
  const own = saga.view.seat;
  if (own === null || (!play.offered && !gaze.meant)) return seats;
  const changes = play.preview?.changes ?? [];
  for (const { path, before, after } of changes) {
    const [, number, key] =
      /^players\.(\d+)\.(vp|gold|valhalla|picked|pile\.\w+)$/.exec(path) ?? [];
    if (!key) continue;
    const seat = Number(number);
    const { valhalla } = saga.player(seat);
    if (key === "vp" || key === "gold") of(seat)[key] = [Number(after)];
    else if (key === "valhalla") of(seat).valhalla = [many(after)];
    else if (key === "picked") of(seat).valhalla = [size(valhalla) + many(after)];
    else if (key === "pile.size") of(seat).pile = [Number(after)];
    else if (Array.isArray(before) && Array.isArray(after)) {
      const rest = [...(before as string[])];
      of(seat).cards.push(
        ...(after as string[]).filter((card) => {
          const at = rest.indexOf(card);
          if (at >= 0) rest.splice(at, 1);
          return at < 0;
        }),
      );
    }
  }
  for (const { path, before, after } of changes) {
    const seat = Number(/^standing\.(\d+)\.\w+$/.exec(path)?.[1] ?? -1);
    if (seat < 0) continue;
    const [so = saga.view.standing.totals[seat] ?? 0] = of(seat).total;
    of(seat).total = [so + Number(after) - Number(before)];
  }
  const now = saga.view.standing.totals[own] ?? 0;
  // a purchase tells itself before the table has answered
  const [tag, card] = play.offered?.move ?? [];
  const offer = saga.table.market.find((each) => each.card === card);
  if (!seats.has(own) && tag === "buy" && saga.tag === "shop" && offer) {
    const { gold, pile } = saga.player(own);
    Object.assign(of(own), {
      gold: [gold - offer.price],
      total: [now + inPoints(gold - offer.price) - inPoints(gold)],
      pile: [pile.size + 1],
      cards: [offer.card],
    });
  }
  const { gold, vp } = saga.player(own);
  const mine = seats.get(own);
  // the table tells what is on the track and in the purse: the sum follows from it
  if (mine && !mine.total.length && (mine.vp.length || mine.gold.length)) {
    const [then = vp] = mine.vp;
    const [purse = gold] = mine.gold;
    mine.total = [now + then - vp + inPoints(purse) - inPoints(gold)];
  }
  // a card is laid down under seal: what its cell brings me is known all the same
  if (mine) return seats;
  const sums = gaze.ways.map(({ landing: { sum } }) => sum);
  const tell = (key: "vp" | "gold" | "total", was: number, then: number[]): void => {
    if (then.some((number) => number !== was)) of(own)[key] = [...new Set(then)];
  };
  for (const key of ["vp", "gold"] as const) {
    const was = saga.player(own)[key];
    tell(
      key,
      was,
      sums.map((sum) => was + (sum[key] ?? 0)),
    );
  }
  tell(
    "total",
    now,
    sums.map((sum) => totalAfter(saga, sum)),
  );
  return seats;
}

/** To buy nothing: what I keep, and who is asked next in this round (SAG-3.3: from Odin on, who can afford something). */
export function pausing(saga: Saga, seat: number): string {
  const { players, odin, market } = saga.table;
  const least = Math.min(...market.map(({ price }) => price));
  const turn = (who: number): number => (who - odin + players.length) % players.length;
  const next = players
    .map((_, who) => who)
    .filter((who) => turn(who) > turn(seat) && players[who]!.gold >= least)
    .sort((a, b) => turn(a) - turn(b))[0];
  return [
    saga.say("page-keep-all", { gold: saga.player(seat).gold }),
    ...(next === undefined ? [] : [saga.say("page-buys-next", { name: saga.person(next) })]),
  ].join(" · ");
}

export interface Future {
  /** Of the Movement cards that may be turned up, and how many of them there are. */
  number: number;
  count: number;
  /** Where some card of the hand leads then, the best one first; none: whoever stays falls. */
  cells: { cell: number; tokens: Token[]; bad: boolean; card: string; far: number }[];
}

/** To stay: what the hand reaches after each Movement card that is left, by what is printed there. */
export function futures(saga: Saga): Future[] {
  const { table, adventure, view } = saga;
  const own = table.players[view.seat ?? 0];
  if (!own || !adventure || typeof own.hand === "number") return [];
  const strides = [...new Set(own.hand)].flatMap((card) =>
    (table.strides[card] ?? []).map((far) => ({ card, far })),
  );
  const numbers = table.move_left.map((card) => table.movements[card]?.number ?? 0);
  const worth = ({ vp = 0, gold = 0, remove = 0, ...more }: Effects): number =>
    vp + gold / GOLD_PER_VP - 2 * remove + Object.keys(more).length;
  return [...new Set(numbers)]
    .sort((a, b) => a - b)
    .map((number) => {
      const cells = strides.flatMap(({ card, far }) => {
        const index = own.index + far;
        const cell = table.offset + number + index;
        if (index < 0 || index >= adventure.length || cell < 0 || cell >= adventure.last) return [];
        const effects = adventure.markers[cell]?.effects ?? adventure.cells[cell] ?? {};
        const tokens = saga.tokens(effects);
        const bad = tokens.some(({ loss }) => loss);
        return [{ cell, tokens, bad, card, far, worth: worth(effects) }];
      });
      return {
        number,
        count: numbers.filter((each) => each === number).length,
        cells: cells.sort((a, b) => b.worth - a.worth),
      };
    });
}

/** How it is coloured: no cell is reached, it costs, it brings something, or neither. */
export const toneOf = ({ cells: [best] }: Future): Tone | "out" =>
  !best ? "out" : best.bad ? "bad" : best.tokens.length ? "good" : "even";

/** By cell: which Movement cards let the hand reach it, where nothing better is reached after them. */
export function reach(saga: Saga): Map<number, { tone: Tone; by: number[] }> {
  const cells = new Map<number, { tone: Tone; by: number[] }>();
  for (const future of futures(saga)) {
    const { number } = future;
    const [best] = future.cells;
    const tone = toneOf(future);
    if (!best || tone === "out") continue;
    cells.set(best.cell, { tone, by: [...(cells.get(best.cell)?.by ?? []), number] });
  }
  return cells;
}

/** After these Movement cards no card of the hand leads on. */
export const fatal = (saga: Saga): number[] =>
  futures(saga).flatMap(({ number, cells }) => (cells.length ? [] : [number]));

/** Where the changes of a preview bring my pawn. */
export function brought(
  { view, adventure }: Saga,
  changes: readonly { path: string; before: unknown; after: unknown }[],
): Landing | null {
  const of = (key: string): [number, number] | null => {
    const change = changes.find(({ path }) => path === `players.${view.seat}.${key}`);
    return change ? [Number(change.before), Number(change.after)] : null;
  };
  const cell = of("cell")?.[1];
  if (cell === undefined || !adventure) return null;
  const sum: Effects = {};
  for (const key of ["vp", "gold"]) {
    const change = of(key);
    if (change) sum[key] = change[1] - change[0];
  }
  const effects = adventure.markers[cell]?.effects ?? adventure.cells[cell] ?? {};
  return { cell, off: false, over: !!of("active"), effects, sum };
}
