import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  MOST,
  noiseOf,
  numbers,
  pieces,
  plan,
  Stage,
  type Box,
  type Piece,
} from "../src/lib/motion";
import { CATCH_UP, Parade, watching } from "../src/lib/parade.svelte";
import type { Play } from "../src/lib/play";
import { noise } from "../src/lib/sound";
import type { TableView } from "../src/lib/types";

const box = (left: number, top = 0): Box => ({ left, top, width: 20, height: 20 });
const piece = (name: string, spot: string, left: number, from = ""): Piece => ({
  name,
  spot,
  from,
  element: document.createElement("i"),
  box: box(left),
  ground: null,
});
/** What went where, by spots: the page's own positions are told by `left`. */
const ways = (flights: { piece: Piece; from: Box }[]): [string, number, string][] =>
  flights.map(({ piece, from }) => [piece.name, from.left, piece.spot]);

describe("what went where", () => {
  test("a piece that lies elsewhere comes from where it lay", () => {
    const before = [piece("tile-left", "wheel-5", 10), piece("tile-left", "coast-1", 200)];
    const after = [piece("tile-left", "coast-2", 300), piece("tile-left", "coast-1", 200)];
    expect(ways(plan(before, after).flights)).toEqual([["tile-left", 10, "coast-2"]]);
  });

  test("a board that is only laid out anew moves nothing", () => {
    const before = [piece("noble", "coast-1", 10), piece("noble", "coast-2", 60)];
    const after = [piece("noble", "coast-1", 40), piece("noble", "coast-2", 90)];
    expect(plan(before, after).flights).toEqual([]);
  });

  test("what somebody took in a step before is laid down from where it was taken", () => {
    const taken = plan([piece("church", "wheel-3", 10)], []);
    expect(taken.flights).toEqual([]);
    const between = plan([], [], taken.limbo);
    const laid = plan([], [piece("church", "coast-7", 300)], between.limbo);
    expect(ways(laid.flights)).toEqual([["church", 10, "coast-7"]]);
    expect(laid.limbo.flat()).toEqual([]);
  });

  test("and is forgotten after a few steps", () => {
    let { limbo } = plan([piece("church", "wheel-3", 10)], []);
    for (let step = 0; step < 3; step += 1) limbo = plan([], [], limbo).limbo;
    expect(plan([], [piece("church", "coast-7", 300)], limbo).flights).toEqual([]);
  });

  test("a new piece comes from its supply, or appears", () => {
    const origin = (spot: string): Box | null => (spot === "pile-2" ? box(5) : null);
    const after = [piece("a", "wheel-1", 90, "pile-2"), piece("b", "wheel-2", 90, "pile-9")];
    expect(ways(plan([], after, [], origin).flights)).toEqual([["a", 5, "wheel-1"]]);
  });

  test("several alike are counted, not confused", () => {
    const before = [1, 2, 3].map((left) => piece("noble", "pen", left));
    const after = [...before.slice(0, 2), piece("noble", "coast-1", 70)];
    expect(ways(plan(before, after).flights)).toEqual([["noble", 3, "coast-1"]]);
  });

  test("of two pictures of a coast the larger one gets the piece", () => {
    document.body.innerHTML = `<main><i data-piece="a" data-spot="x"></i><b data-piece="a" data-spot="x"></b></main>`;
    const [small, large] = [document.querySelector("i")!, document.querySelector("b")!];
    small.getBoundingClientRect = () => new DOMRect(0, 0, 9, 9);
    large.getBoundingClientRect = () => new DOMRect(0, 0, 30, 30);
    const after = pieces([document.querySelector("main")!]);
    const { flights } = plan([piece("a", "wheel", 10)], after);
    expect(flights.map((flight) => flight.piece.element)).toEqual([large]);
  });

  test("a new scene is no move", () => {
    const names = Array.from({ length: MOST + 1 }, (_, at) => `p${at}`);
    const before = names.map((name) => piece(name, "here", 1));
    const after = names.map((name) => piece(name, "there", 99));
    expect(plan(before, after).flights).toEqual([]);
    expect(plan(before.slice(1), after.slice(1)).flights).toHaveLength(MOST);
  });

  test("pieces are found with the spot they lie in; ghosts are none", () => {
    document.body.innerHTML = `<main><div data-spot="hand" data-noise="card"><p data-piece="axe"></p></div>
      <g class="ghost"><p data-piece="axe"></p></g></main>`;
    const all = pieces([document.querySelector("main")!]);
    expect(all.map(({ name, spot }) => [name, spot])).toEqual([["axe", "hand"]]);
    expect(noiseOf(all[0]!.element)).toBe("card");
    expect(noiseOf(document.body)).toBe("wood");
  });
});

/** An element that animates on paper. */
function paper(): { element: HTMLElement; calls: unknown[][]; cancelled: () => number } {
  const element = document.createElement("b");
  document.body.append(element);
  const calls: unknown[][] = [];
  let cancelled = 0;
  HTMLElement.prototype.animate = function (...args: unknown[]) {
    calls.push([this, ...args]);
    return { cancel: () => (cancelled += 1) } as unknown as Animation;
  };
  return { element, calls, cancelled: () => cancelled };
}

describe("the stage", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = "<main></main>";
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(HTMLElement.prototype, "animate");
  });
  const layer = (): Element => document.querySelector("main")!;

  test("a copy flies from where the piece was; then it is gone", () => {
    const { element, calls } = paper();
    element.setAttribute("data-target", "");
    const landed = vi.fn();
    const stage = new Stage();
    const flight = { piece: { ...piece("a", "x", 100), element }, from: box(10, 50) };
    stage.fly([flight], 250, layer(), landed);
    const copy = layer().querySelector<HTMLElement>("[data-flying=a]")!;
    expect(copy.hasAttribute("data-target")).toBe(false);
    expect([copy.style.left, calls[0]![0]]).toEqual(["100px", copy]);
    expect(calls[0]![1]).toEqual([
      { transform: "translate(-90px, 50px) scale(1, 1)" },
      { transform: "none" },
    ]);
    vi.advanceTimersByTime(249);
    expect([stage.moving, landed.mock.calls.length]).toEqual([true, 0]);
    vi.advanceTimersByTime(1);
    expect([stage.moving, landed.mock.calls.length]).toEqual([false, 1]);
    expect(layer().children).toHaveLength(0);
  });

  test("is cleared at once by a skip, and every piece has landed", () => {
    const { element, cancelled } = paper();
    const landed = vi.fn();
    const stage = new Stage();
    stage.fly(
      [{ piece: { ...piece("a", "x", 100), element }, from: box(10) }],
      400,
      layer(),
      landed,
    );
    stage.skip();
    expect([stage.moving, landed.mock.calls.length, cancelled()]).toEqual([false, 1, 2]);
    expect(layer().children).toHaveLength(0);
    vi.advanceTimersByTime(1000);
    expect(landed).toHaveBeenCalledOnce();
  });

  test("without motion nothing flies, but pieces land", () => {
    const { element, calls } = paper();
    const landed = vi.fn();
    const stage = new Stage();
    stage.fly([{ piece: { ...piece("a", "x", 100), element }, from: box(10) }], 0, layer(), landed);
    expect([calls.length, stage.moving, landed.mock.calls.length]).toEqual([0, false, 1]);
  });

  test("a number counts to what it is, and is there after a skip", () => {
    layer().innerHTML = "<b data-tick>5</b><b data-tick>–</b>";
    const before = numbers([layer()]);
    const [gold, none] = [...layer().children];
    gold!.firstChild!.nodeValue = "15";
    none!.firstChild!.nodeValue = "3";
    const stage = new Stage();
    stage.count(before, 200);
    vi.advanceTimersByTime(100);
    const half = Number(gold!.textContent);
    expect(half).toBeGreaterThan(5);
    expect(half).toBeLessThan(15);
    expect(none!.textContent).toBe("3");
    stage.skip();
    expect(gold!.textContent).toBe("15");
    vi.advanceTimersByTime(400);
    expect(gold!.textContent).toBe("15");
  });
});

describe("views that arrive faster than they can be watched", () => {
  const view = (seq: number): TableView => ({ seq, seat: 0, lang: "en" }) as TableView;
  let newest: TableView | null;
  let parade: Parade;
  const take = (seq: number): void => {
    const old = newest;
    newest = view(seq);
    parade.follow(old, newest);
  };
  const shown = (): number => (parade.view ?? newest)!.seq;

  beforeEach(() => {
    vi.useFakeTimers();
    newest = null;
    parade = new Parade(
      () => newest,
      () => Date.now(),
    );
    parade.watched = true;
    take(1);
  });
  afterEach(() => vi.useRealTimers());

  test("are shown one after another", () => {
    take(2);
    parade.rest(250);
    take(3);
    take(4);
    expect([shown(), parade.lags]).toEqual([2, true]);
    vi.advanceTimersByTime(250);
    expect(shown()).toBe(3);
    parade.rest(0); // nothing went anywhere
    expect([shown(), parade.lags]).toEqual([4, false]);
    parade.rest(250);
    vi.advanceTimersByTime(250);
    take(5);
    expect([shown(), parade.lags]).toEqual([5, false]);
  });

  test("within two seconds in all; then the board jumps", () => {
    take(2);
    parade.rest(400);
    for (let seq = 3; seq < 20; seq += 1) take(seq);
    for (let spent = 0; spent < CATCH_UP; spent += 400) {
      expect(parade.lags).toBe(true);
      vi.advanceTimersByTime(400);
      parade.rest(400);
    }
    expect([shown(), parade.lags]).toEqual([19, false]);
  });

  test("also if nobody says that a step is over", () => {
    take(2);
    take(3);
    vi.advanceTimersByTime(CATCH_UP);
    expect([shown(), parade.lags]).toEqual([3, false]);
  });

  test("a touch or a key is at the newest at once", () => {
    take(2);
    parade.rest(250);
    take(3);
    take(4);
    parade.skip();
    expect([shown(), parade.lags]).toEqual([4, false]);
    vi.advanceTimersByTime(5000);
    expect(shown()).toBe(4);
  });

  test("what is pressed stays where it is until the click", () => {
    take(2);
    parade.rest(250);
    take(3);
    parade.hold();
    vi.advanceTimersByTime(300);
    expect(shown()).toBe(2);
    parade.skip();
    expect([shown(), parade.leapt]).toEqual([3, true]);
    take(4);
    take(5);
    parade.hold(); // dragged away: no click comes
    vi.advanceTimersByTime(500);
    expect(shown()).toBe(5);
  });

  test("who wants no motion, or another language, sees the newest", () => {
    take(2);
    take(3);
    const old = newest;
    newest = { ...view(4), lang: "fr" };
    parade.follow(old, newest);
    expect(parade.lags).toBe(false);
    parade.watched = false;
    take(5);
    take(6);
    expect([shown(), parade.lags]).toEqual([6, false]);
  });

  test("nothing can be done with a board that lags", () => {
    const moves = [{ notation: "buy 1" }];
    const say = vi.fn();
    const play = { moves, find: () => moves, busy: true, say } as unknown as Play;
    const quiet = watching(play);
    expect([quiet.moves, quiet.find("buy"), quiet.busy]).toEqual([[], [], true]);
    quiet.say("hello");
    expect(say).toHaveBeenCalledWith("hello");
  });
});

test("a browser without sound is quiet", () => {
  expect(typeof AudioContext).toBe("undefined");
  expect(() => noise("wood")).not.toThrow();
});
