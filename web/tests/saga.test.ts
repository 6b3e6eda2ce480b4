import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { futures } from "../src/boards/saga/ahead";
import { apart as placed, arc, flight, passed } from "../src/boards/saga/flight";
import { beside, hidden, layoutOf, spread, type Layout } from "../src/boards/saga/geometry";
import { onEdge } from "../src/boards/saga/ghosts";
import { BRIDGE, bySea, onDeck } from "../src/boards/saga/sea";
import { Gaze } from "../src/boards/saga/gaze.svelte";
import { buttons, moment, track } from "../src/boards/saga/index";
import { pathOf } from "../src/boards/saga/path";
import { REALMS as FAR_REALMS } from "../src/boards/saga/far";
import { PORTRAITS as FAR } from "../src/boards/saga/farPortraits";
import { PORTRAITS as NEAR } from "../src/boards/saga/portraits";
import { realmOf } from "../src/boards/saga/realms";
import { gainsOf, reasonsOf, revealed } from "../src/boards/saga/reveal";
import { Saga } from "../src/boards/saga/saga";
import type { Adventure, Table } from "../src/boards/saga/view";
import { coversOf, realmsFor, stagesOf } from "../src/boards/saga/voyages";
import { legsOf } from "../src/boards/saga/walk.svelte";
import type { Play } from "../src/lib/play";
import type { Move, MoveValue, TableView } from "../src/lib/types";
import { pointsOf } from "../src/lib/unit";
import { LANGS, speakNow, viewOf, wordsOf } from "./fixtures";

/** How cells lie far from where a voyage begins. */
const WAYS = { BRIDGE, bySea };
const PORTRAITS = { ...NEAR, ...FAR };
const ftl = readFileSync(join(import.meta.dirname, "../../src/drakkar/games/saga/en.ftl"), "utf-8");
const page = readFileSync(
  join(import.meta.dirname, "../../src/drakkar/games/saga/page.en.ftl"),
  "utf-8",
);
const named = (kind: string): string[] =>
  [...ftl.matchAll(new RegExp(`^${kind}-([a-z]+) =`, "gm"))].map((match) => match[1]!);

const move = (...value: MoveValue): Move => ({
  n: 1,
  move: value,
  notation: value.flat().join(" "),
  kind: value[0],
  group: "",
  text: "",
  short: "",
  anytime: false,
  doubtful: false,
  grave: false,
});

/** The same table with another question. */
function asked(tag: string, ...moves: Move[]): Saga {
  const view = viewOf("saga", "en");
  const question = { ...view.question!, tag, value: [tag, 1, "x"] };
  return new Saga({ ...view, question, moves } as TableView, wordsOf("saga", "en"));
}

describe("what is pressed twice", () => {
  const chosen: Move[] = [];
  const legal = (moves: Move[]): Gaze => {
    const play = { moves, offer: () => {}, choose: (each: Move) => chosen.push(each) };
    return new Gaze(
      () => play as unknown as Play,
      () => asked("playcard", ...moves),
      () => true,
    );
  };

  test("is still meant after an answer of others, as long as it is legal", () => {
    const moves = [move("play", "bjorn"), move("play", "helga")];
    const gaze = legal(moves);
    gaze.pick("bjorn", "Bjorn", [moves[0]!], null);
    moves.splice(0, 2, move("play", "bjorn"), move("play", "helga"));
    gaze.renew();
    gaze.pick("bjorn", "Bjorn", [moves[0]!], null);
    expect(chosen).toEqual([moves[0]]);
    moves.shift();
    gaze.renew();
    expect(gaze.meant).toBeNull();
  });
});

test("a card that is looked at still is after an answer of others", () => {
  const moves = [move("play", "bjorn"), move("play", "helga")];
  const offered: Move[] = [];
  const play = { moves, offer: (each: Move) => offered.push(each) };
  const gaze = new Gaze(
    () => play as unknown as Play,
    () => asked("playcard", ...moves),
    () => false,
  );
  gaze.look("hand/helga", [moves[1]!]);
  moves.splice(0, 2, move("play", "bjorn"), { ...move("play", "helga"), doubtful: true });
  gaze.renew();
  expect(gaze.thing).toBe("hand/helga");
  expect(offered.at(-1)).toBe(moves[1]);
  moves.pop();
  gaze.renew();
  expect(gaze.thing).toBe("");
});

describe("the faces", () => {
  test("are there for all 34 Vikings and 16 gods", () => {
    const gods = named("god").filter((name) => name !== "title");
    expect(named("viking")).toHaveLength(34);
    expect(gods).toHaveLength(16);
    expect(Object.keys(PORTRAITS).sort()).toEqual([...named("viking"), ...gods].sort());
  });

  test("are no two alike by what they wear and carry", () => {
    const looks = Object.values(PORTRAITS).map(({ beard, head, tool, held, woman }) =>
      [beard ?? "none", head ?? "none", tool ?? "none", held ?? "none", woman ?? false].join(),
    );
    expect(looks.filter((look, at) => looks.indexOf(look) !== at)).toEqual([]);
  });
});

describe("the landscapes", () => {
  const drawn = (realm: string | null, bifrost = false, far = true): boolean =>
    realmOf({ id: "", realm, bifrost }, far ? FAR_REALMS : undefined) !== null;

  test("are there for the departure, nine realms and Bifröst", () => {
    const realms = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
    expect(realms.filter((realm) => !drawn(realm))).toEqual([]);
    expect([drawn(null), drawn(null, true)]).toEqual([true, true]);
  });

  test("that voyages begin with wait for nothing", () => {
    expect(["I", "II", "III"].filter((realm) => !drawn(realm, false, false))).toEqual([]);
  });
});

describe("the path", () => {
  const land = (first: number, more: Partial<Adventure> = {}): Adventure =>
    ({ vehicle: "trail", length: 22, first, last: first + 7, entry: first, ...more }) as Adventure;
  const apart = (adventure: Adventure, offset: number, narrow = false): void => {
    const layout = layoutOf(adventure, offset, narrow, WAYS);
    const { points, cell, carded, from, to } = layout;
    const rows = cell.high - 4;
    for (let a = from; a <= to; a += 1)
      for (let b = a + 1; b <= to; b += 1) {
        const [p, q] = [points[a]!, points[b]!];
        const wide = a >= adventure.first || b >= adventure.first ? carded.wide : cell.wide;
        const beside = Math.abs(p.x - q.x) >= Math.min(wide, cell.wide) - 1;
        expect([a, b, beside || Math.abs(p.y - q.y) >= rows]).toEqual([a, b, true]);
      }
    for (const { x } of points.slice(from, to + 1)) expect(x > 0 && x < layout.wide).toBe(true);
  };

  test("has room for every adventure by land", () => {
    for (let first = 12; first <= 24; first += 1) apart(land(first), 0);
    apart(land(20, { bifrost: true, entry: 28, last: 35 }), 0);
  });

  test("is wholly in sight on a phone", () => {
    for (let first = 12; first <= 24; first += 1) apart(land(first), 0, true);
    const bridge = land(20, { bifrost: true, entry: 28, last: 35 });
    apart(bridge, 0, true);
    for (const { points, wide, high, carded, from } of [
      layoutOf(land(24), 9, true),
      layoutOf(bridge, 9, true, WAYS),
    ])
      for (const { x, y } of points.slice(from, -1))
        expect(x > 16 && x < wide - 16 && y > 20 && y < high - carded.high / 2).toBe(true);
  });

  test("gives the room of rows that are lost to the others on a phone", () => {
    const at = (offset: number): Layout => layoutOf(land(18), offset, true);
    expect([0, 5, 6, 12, 17, 18].map((offset) => at(offset).from)).toEqual([0, 0, 6, 12, 12, 18]);
    for (const offset of [6, 12, 18]) apart(land(18), offset, true);
    const high = [0, 6, 12, 18].map((offset) => at(offset).carded.high);
    expect(high).toEqual([...high].sort((a, b) => a - b));
    expect(new Set(high).size).toBe(4);
  });

  test("keeps a place before its first cell while a card may lead back out of it", () => {
    for (const narrow of [false, true]) {
      const [early, late] = [1, 4].map((offset) => layoutOf(land(18), offset, narrow));
      expect(early!.points[0]!.x - early!.cell.wide / 2).toBeGreaterThan(44);
      expect(late!.points[0]!.x).toBeLessThan(early!.points[0]!.x);
    }
  });

  test("has pawns of one place side by side, and none beyond its end", () => {
    expect(spread([100, 100, 40], 20, 12, 200)).toEqual([80, 100, 40]);
    expect(spread([199, 210, 12], 20, 12, 200)).toEqual([180, 200, 12]);
    expect(spread([0, 5], 20, 12, 200)).toEqual([12, 32]);
  });

  test("is in sight at sea on a phone: each cell once, over its shield or in a row of its own, from left to right", () => {
    for (const first of [12, 14, 17])
      for (const offset of [0, 3, 6, first - 1, first, first + 4])
        for (const ahead of [0, 4, 11]) {
          const ship = land(first, { vehicle: "ship", length: 12 });
          const focus = { from: offset + Math.min(ahead, 4), to: offset + ahead, astern: false };
          const layout = layoutOf(ship, offset, true, WAYS, false, focus);
          const { points, hull, decks, sizes, wide, to, from } = layout;
          expect(to).toBe(Math.max(first + 7, offset + 11));
          expect(from >= offset && from <= focus.from).toBe(true);
          for (const { cell, x } of hull!.shields)
            if (x < wide - 14) expect(decks![cell]!.x).toBeCloseTo(x);
          const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
          const shown = all.filter((cell) => points[cell]!.x > 0);
          // what is not shown is between the ship and the card
          expect(shown.filter((cell) => cell <= focus.to)).toEqual(
            all.filter((cell) => cell <= focus.to),
          );
          expect(shown.slice(-8)).toEqual(all.filter((cell) => cell >= to - 7));
          shown.forEach((cell, at) => {
            const { x, y } = points[cell]!;
            expect(x - sizes![cell]!.wide / 2 > 1 && x + sizes![cell]!.wide / 2 < wide - 1).toBe(
              true,
            );
            expect(y - sizes![cell]!.high / 2 > 3 && y < layout.high - 20).toBe(true);
            const before = points[shown[at - 1]!];
            // on from the one before it, or at the beginning of another row
            if (before && Math.abs(y - before.y) < 50) expect(x).toBeGreaterThan(before.x + 24);
          });
        }
  });

  test("at sea is as wide as what matters lets it: cells are large where few do", () => {
    const ship = land(14, { vehicle: "ship", length: 12 });
    const at = (narrow: boolean, from: number): Layout =>
      layoutOf(ship, 7, narrow, WAYS, false, { from, to: 18, astern: false });
    expect(at(false, 16).cell.wide).toBeGreaterThan(70);
    expect(at(false, 16).from).toBeLessThan(13);
    expect(at(true, 13).cell.wide).toBeGreaterThan(37);
    expect(at(true, 13).cards).toHaveLength(1);
    // it goes on below the ship
    expect(at(true, 9).turns).toEqual({ from: 18, to: 19 });
  });

  test("has those on deck side by side, no broader than they have to stand", () => {
    for (const [pitch, wide] of [
      [27, 64],
      [53, 92],
    ] as const)
      for (const count of [1, 2, 3, 4]) {
        const stand = Array.from({ length: count }, (_, at) => onDeck(count, at, pitch));
        expect(stand[0]!.shift).toBeCloseTo(-stand.at(-1)!.shift);
        expect(stand.at(-1)!.shift - stand[0]!.shift + 27 * stand[0]!.scale).toBeLessThan(wide);
      }
  });

  test("has a place beyond its last cell where a card leads out, free of that cell and in sight", () => {
    const bridge = land(20, { bifrost: true, entry: 28, last: 35 });
    for (const narrow of [false, true])
      for (const adventure of [
        land(12),
        land(17),
        land(24),
        bridge,
        land(14, { vehicle: "ship", length: 12 }),
      ]) {
        const layout = layoutOf(adventure, 6, narrow, WAYS, true);
        const [end, last] = [layout.points.at(-1)!, layout.points[layout.to]!];
        const clear = Math.abs(end.x - last.x) > (layout.exit + layout.carded.wide) / 2;
        expect(clear || Math.abs(end.y - last.y) > 60).toBe(true);
        expect(end.x - layout.exit / 2).toBeGreaterThan(3);
        expect(end.x + layout.exit / 2).toBeLessThan(layout.wide - 3);
      }
  });

  test("has notes where they hide neither pawns nor cells", () => {
    const frame = { x: 0, y: 40, wide: 900, high: 300 };
    const taken = [{ x: 400, y: 200, wide: 90, high: 90 }];
    const note = placed({ x: 445, y: 245 }, { wide: 150, high: 30 }, frame, taken);
    expect(hidden(note, taken)).toBe(0);
    expect(hidden({ ...taken[0]! }, taken)).toBe(8100);
    expect([note.x >= 0, note.x + note.wide <= 900, note.y >= 40]).toEqual([true, true, true]);
  });

  test("has room at sea, wherever the ship is", () => {
    for (const first of [12, 17])
      for (const offset of [0, 6, 13]) apart(land(first, { vehicle: "ship", length: 12 }), offset);
  });

  /** By land from a cell to another, on its feet. */
  const leap = (layout: Layout, from: number, cell: number): ReturnType<typeof flight> => {
    const carded = layout.cards.some(({ y }) => layout.points[from]!.y > y);
    const { x, y } = carded ? layout.cardFeet : layout.feet;
    const feet = { x: layout.points[from]!.x + x, y: layout.points[from]!.y + y, cell: from };
    const place = layout.points[cell]!;
    const landing = { cell, off: false, over: false, effects: {}, sum: {} };
    return flight(layout, feet, { place, x: place.x, foot: place.y, landing });
  };

  test.each([false, true])(
    "an arc by land goes over its row and ends at its cell, phone: %s",
    (narrow) => {
      const layout = layoutOf(land(18), 0, narrow);
      const row = narrow ? [0, 4] : [0, 7];
      for (const [from, to] of [row, row.toReversed(), [18, 21], [21, 19]] as [number, number][]) {
        const way = leap(layout, from, to);
        const [start, end] = [layout.points[from]!, layout.points[to]!];
        const half = (from < 18 ? layout.cell : layout.carded).high / 2;
        expect(Math.abs(way.to.x - end.x)).toBeLessThan(12);
        expect(way.to.y).toBeCloseTo(end.y - half - 2);
        // nowhere on the cells that it passes
        for (const { x, y } of passed(way)) {
          expect(y).toBeLessThan(Math.max(start.y, end.y) - half + 2);
          expect(y > 0 && x > 0).toBe(true);
        }
      }
    },
  );

  test("an arc into the next row goes through the gap between both", () => {
    const layout = layoutOf(land(18), 0);
    const way = leap(layout, 3, 12);
    const [start, end] = [layout.points[3]!, layout.points[12]!];
    const half = layout.cell.high / 2;
    for (const { y } of passed(way)) expect(y > start.y + half && y < end.y - half).toBe(true);
    expect(way.to.x).toBe(end.x);
  });

  test("who stands beyond the path, or between two cells, is led from there, too", () => {
    const layout = layoutOf(land(18), 0, true);
    const landing = { cell: 60, off: false, over: true, effects: {}, sum: {} };
    const place = layout.points.at(-1)!;
    for (const cell of [40, 17.5, -1]) {
      const way = flight(layout, { ...place, cell }, { place, x: place.x, foot: 0, landing });
      expect(Math.abs(passed(way).at(-1)!.x - place.x)).toBeLessThan(12);
    }
  });

  test("there is no sail where it would hide the card", () => {
    const ship = land(12, { vehicle: "ship", length: 12 });
    const sails = [0, 11].map((offset) => layoutOf(ship, offset, false, WAYS).hull!.sail > 0);
    expect(sails).toEqual([true, false]);
    expect(layoutOf(ship, 11, true, WAYS).hull!.sail).toBe(0);
  });

  test("an arc ends where the pawn would", () => {
    expect(arc({ x: 10, y: 90 }, { x: 200, y: 100 }).d.endsWith("200 100")).toBe(true);
  });
});

/** Two positions of one adventure: cells walked by seat, and how far the trail has gone on. */
function turn(walked: number[], shift: number): [Table, Table] {
  const before = structuredClone(viewOf("saga", "en").board) as unknown as Table;
  Object.assign(before, { turn: 2, offset: 6, odin: 1 });
  before.players = before.players.map((player, seat) => ({
    ...player,
    ...{ active: true, index: seat, cell: 6 + seat, played: [], vp: 5, gold: 3, fallen: false },
  }));
  const after = structuredClone(before);
  Object.assign(after, { turn: 3, offset: 6 + shift });
  after.players.forEach((player, seat) => {
    player.index += walked[seat]!;
    player.cell = after.offset + player.index;
    player.played = walked[seat] ? ["bjorn"] : [];
  });
  return [before, after];
}

test("what stands on the face of a card is said of a card with an action", () => {
  const briefs = [...page.matchAll(/^brief-([a-z]+) =/gm)].map((match) => match[1]!);
  expect(briefs.length).toBeGreaterThan(30);
  expect(briefs.filter((card) => !ftl.includes(`\ncard-text-${card} =`))).toEqual([]);
});

describe("special Movement cards", () => {
  test.each(LANGS)("say in a few words what they do: %s", (lang) => {
    speakNow(lang);
    const numbers = { gold: 1, vp: 1, cards: 2, keep_at_least: 1, max_times: 3 };
    const ids = "i ii iii iv v vi vii viii ix"
      .split(" ")
      .flatMap((realm) => ["a", "b", "c"].map((card) => `force-${realm}-${card}`));
    expect(ids.filter((id) => !page.includes(`\n${id} =`))).toEqual([]);
    expect(page.match(/^force-/gm)).toHaveLength(27);
    const briefs = ids.map((id) => wordsOf("saga", lang).say(id, numbers));
    expect(briefs.filter((brief) => brief.length > 52 || /[{}]/.test(brief))).toEqual([]);
  });
});

describe("what was turned up", () => {
  test("is walked in Odin's order, then the trail goes on", () => {
    const legs = legsOf(...turn([3, 5], 4));
    expect(legs.map((leg) => leg.ways.map((way) => [way.seat, way.from, way.to]))).toEqual([
      [[1, 7, 12]],
      [[0, 6, 9]],
      [
        [1, 12, 16],
        [0, 9, 13],
      ],
    ]);
  });

  test("nobody walks into another adventure", () => {
    const [before, after] = turn([3, 5], 4);
    after.round += 1;
    expect(legsOf(before, after)).toEqual([]);
    expect(revealed(before, after, null)).toBeNull();
  });

  test("is told with card, cell and effect, over several questions", () => {
    const [before, after] = turn([3, 0], 0);
    after.turn = 2;
    after.players[0]!.gold += 2;
    const first = revealed(before, after, null)!;
    expect(first.deeds).toEqual([
      { seat: 0, cards: ["bjorn"], from: 6, to: 9, vp: 0, gold: 2, end: "" },
    ]);
    const later = structuredClone(after);
    later.players[0]!.vp += 1;
    later.players[0]!.active = false;
    const [deed] = revealed(after, later, first)!.deeds;
    expect(deed).toMatchObject({ cards: ["bjorn"], to: 9, vp: 1, gold: 2, end: "left" });
  });

  test("is given by the cell, and what is left by cards", () => {
    const adventure = { cells: { 9: { vp: 1, draw: 1 } }, markers: {}, last: 20 };
    const [before, after] = turn([3, 0], 0);
    after.players[0]!.vp += 1;
    after.players[0]!.gold += 2;
    const [gain, ...others] = gainsOf(before, after);
    expect(others).toEqual([]);
    const reasons = reasonsOf(adventure as unknown as Adventure, gain!);
    expect(reasons).toEqual({ cell: { vp: 1, draw: 1 }, cards: { vp: 0, gold: 2 } });
    const more = structuredClone(after);
    more.players[0]!.gold += 3;
    const [asked] = gainsOf(after, more);
    expect(reasonsOf(adventure as unknown as Adventure, asked!)).toEqual({
      cell: {},
      cards: { vp: 0, gold: 3 },
    });
    more.players[0]!.vp += 1;
    more.players[0]!.gold -= 3;
    const [late] = gainsOf(after, more);
    expect(reasonsOf(adventure as unknown as Adventure, late!).cell).toEqual({ vp: 1, draw: 1 });
  });

  test("is the cell's where gold did not suffice", () => {
    const adventure = { cells: { 9: { gold: -2 } }, markers: {}, last: 20 };
    const short = { seat: 0, to: 9, vp: -1, gold: -1, end: "" as const };
    const reasons = reasonsOf(adventure as unknown as Adventure, short);
    expect(reasons).toEqual({ cell: { vp: -1, gold: -1 }, cards: {} });
  });

  test("is the price of a fall where somebody has fallen", () => {
    const adventure = { cells: { 9: { vp: 1 } }, markers: {}, last: 20 } as unknown as Adventure;
    const fall = { seat: 0, to: 9, vp: -2, gold: 0, end: "fallen" as const };
    expect(reasonsOf(adventure, fall)).toEqual({ cell: { vp: -2, gold: 0 }, cards: {} });
  });
});

describe("a card", () => {
  test.each(LANGS)("with ±2 has one number on its shield (%s)", (lang) => {
    speakNow(lang);
    const view = viewOf("saga", lang);
    (view.board as unknown as Table).cards["halvar"] = {
      ...{ kind: "viking", realm: "I", numbers: [2, -2], price: 3, helmets: 1 },
      ...{ action: "none", void: false, amounts: {} },
    };
    const saga = new Saga(view, wordsOf("saga", lang));
    expect(saga.numbers("halvar")).toEqual(["±2"]);
    expect(saga.numbers("kjer")).toEqual(["2", "6"]);
  });

  test("leads to cells with what they bring all told", () => {
    const saga = asked("playcard", move("play", "kjer"));
    const { by, ways } = saga.ways(["play", "kjer"]);
    expect(by).toEqual(["2", "6"]);
    expect(ways).toHaveLength(2);
    expect(saga.leads().flatMap((lead) => lead.by)).toEqual(["2", "6"]);
  });
});

test("a card that acts is told with what its action brings, where it leads; green is for gains only", () => {
  const saga = asked("playcard", move("play", "mikka"), move("play", "kjer"));
  const known = { sum: { vp: -1, gold: 2 }, deed: { gold: 2 } };
  saga.table.plays = { mikka: [known] };
  expect(saga.ways(["play", "mikka"]).ways).toMatchObject([{ cell: 22, ...known }]);
  expect(saga.ways(["play", "kjer"]).ways[0]!.deed).toBeUndefined();
  const [way] = saga.ways(["play", "kjer"]).ways;
  expect(saga.tone(way!)).toBe("good");
  expect(saga.tone({ ...way!, sum: {} })).toBe("even");
  expect(saga.tone({ ...way!, sum: { vp: 2, gold: -1 } })).toBe("bad");
});

test("to stay is told by each Movement card that is left: the best cell of the hand, none where it ends", () => {
  const saga = asked("decideleave", move("leave"), move("stay"));
  const known = futures(saga);
  expect(known.map(({ number }) => number)).toEqual([-2, 1, 2, 3, 5, 6, 7]);
  const at = (number: number) => known.find((future) => future.number === number)!;
  expect([at(6).count, at(5).count]).toEqual([2, 3]);
  // Mikka 3, Helga 5, Kjer 2 or 6; on 19 now, 24 is the last one
  expect(at(-2).cells.map(({ cell }) => cell)).toEqual([20, 23, 22, 19]);
  expect(at(1).cells.map(({ cell }) => cell)).toEqual([23, 22]);
  expect(at(7).cells).toEqual([]);
});

describe("where moves are", () => {
  test("an empty cell is told from one without effect, and a Viking lost is one fewer", () => {
    const saga = asked("playcard");
    const landing = { cell: 5, off: false, over: false, sum: {} };
    expect(saga.bare({ ...landing, effects: {} })).toBe("empty cell");
    expect(saga.bare({ ...landing, effects: { gold: -2 } })).toBe("no effect");
    expect(saga.tokens({ remove: 1 })).toEqual([{ kind: "remove", text: "−1", loss: true }]);
  });

  test("the prompt repeats no card; the bar knows who is Odin", () => {
    expect(buttons(asked("giveup", move("sacrifice", "kjer")).view)).toBe(true);
    expect(buttons(asked("decideleave", move("leave")).view)).toBe(true);
    expect(buttons(asked("offerdraw", move("draw")).view)).toBe(false);
    const { view, table } = asked("playcard");
    expect(moment(view).first).toBe(table.odin);
  });

  test("cards lie in the zone of their question", () => {
    const place = (tag: string, ...value: MoveValue): readonly string[] =>
      pathOf(asked(tag, move(...value)), move(...value));
    expect(place("playcard", "play", "kjer")).toEqual(["hand/kjer"]);
    expect(place("shop", "buy", "knut")).toEqual(["market/knut"]);
    expect(place("sendplayed", "send", "bjorn")).toEqual(["played/bjorn"]);
    expect(place("giveup", "sacrifice", "bjorn")).toEqual(["valhalla/bjorn"]);
    // beside doing without it in words, unless there are many
    expect(place("land", "act", "knut")).toEqual(["answer/act knut"]);
    const many = asked(
      "land",
      ...["knut", "thor", "loki"].map((card) => move("act", card)),
      move("resolve"),
    );
    expect(pathOf(many, move("act", "knut"))).toEqual(["played/knut"]);
    expect(place("land", "resolve")).toEqual(["answer/resolve"]);
    expect(place("rearrange", "order", ["move_1", "move_2"])).toEqual(["order/move_1,move_2"]);
  });

  test("a distance is the cell where it ends, also outside", () => {
    const saga = asked("pickdistance", move("go", 2));
    saga.table.landings["2"]!.cell = 41;
    expect(pathOf(saga, move("go", 2))).toEqual(["cell/41"]);
    expect(pathOf(saga, move("play", "bjorn"), true, () => true)).toEqual([
      "hand/bjorn",
      "play/bjorn",
    ]);
  });
});

describe("a crowd on one cell", () => {
  test("stands side by side, each far enough from the next to be seen", () => {
    const places = [0, 1, 2, 3].map((at) => beside(4, at, 38, 1));
    const steps = places.slice(1).map(({ shift }, at) => shift - places[at]!.shift);
    // the mark of an owner is 27 wide
    for (const step of steps) expect(step).toBeGreaterThan(27 * places[0]!.scale);
    expect(beside(1, 0, 38, 1)).toEqual({ shift: 0, scale: 1 });
    expect(beside(2, 0, 92, 1).scale).toBeGreaterThan(beside(3, 0, 92, 1).scale);
  });

  test("on the card leaves the number of its cell free", () => {
    for (const count of [1, 2, 3, 4]) {
      const { shift, scale } = onEdge(count, 0);
      expect(shift - 14 * scale).toBeGreaterThan(-20);
    }
  });

  test("on deck shows every mark: nobody's head is before it", () => {
    for (const [pitch, pawn] of [
      [25, 0.86],
      [60, 1.16],
    ] as const)
      for (const count of [2, 3, 4])
        for (let at = 1; at < count; at += 1) {
          const [near, other] = [onDeck(count, at - 1, pitch), onDeck(count, at, pitch)];
          const apart = Math.hypot(other.shift - near.shift, (other.up ?? 0) - (near.up ?? 0));
          expect(apart).toBeGreaterThanOrEqual((pitch < 44 ? 1.2 : 1.7) * 13.5 * near.scale * pawn);
        }
  });

  test("of three keeps to its cell, off the cells beside it", () => {
    const { shift, scale } = beside(3, 2, 74, 1);
    expect(shift + 15 * scale).toBeLessThanOrEqual(74 / 2);
  });
});

describe("points beside a name", () => {
  test("are those of the beam until the end, then all", () => {
    const view = viewOf("saga", "en");
    const saga = new Saga(view, wordsOf("saga", "en"));
    saga.table.players[1]!.vp = 4;
    view.standing.totals[1] = 9;
    expect(pointsOf(view, 1, track)).toBe(4);
    expect(pointsOf(view, 1)).toBe(9);
    expect(pointsOf({ ...view, status: "over" }, 1, track)).toBe(9);
  });
});

describe("the voyage of a new table", () => {
  const rounds = ["random", "i-a", "iv-a", "iv-b", "s-a"];
  const option = (name: string, values: string[], parts: string[] = []) => ({
    name,
    text: name,
    help: "",
    detail: false,
    default: values[0]!,
    choices: values.map((value) => ({
      value,
      text: value === "log" ? "The Log, easy" : `${value.split("-")[0]} : ${value}`,
      parts: value === "log" ? parts : [],
    })),
  });
  const voyage = option("voyage", ["log", "own"], ["i-a", "s-a"]);
  const options = [voyage, option("round_1", rounds)];
  const shown = (value: string, round: string[], chosen = "random") => [
    { option: voyage, choices: voyage.choices, value },
    {
      option: options[1]!,
      choices: options[1]!.choices.filter((choice) => round.includes(choice.value)),
      value: chosen,
    },
  ];

  test("has a cover with its difficulty and its stages", () => {
    expect(coversOf(voyage)[0]).toMatchObject({ name: "The Log", more: "easy", rank: 1 });
    const stages = stagesOf(options, shown("log", []));
    expect(stages.map(({ kind, label, option }) => [kind, label, option])).toEqual([
      ["green", "i-a", ""],
      ["sea", "s-a", ""],
    ]);
  });

  test("is composed: what is open tells of which kind a stage will be", () => {
    const [first, second] = stagesOf(options, shown("own", ["random", "iv-a", "iv-b"]));
    expect([first!.option, first!.kind, second!.option]).toEqual(["round_1", "depths", ""]);
    expect(stagesOf(options, shown("own", rounds))[0]!.kind).toBeNull();
    expect(stagesOf(options, shown("own", rounds, "s-a"))[0]!.kind).toBe("sea");
  });

  test("says of a realm why it is shut, after those that are open", () => {
    const realms = realmsFor(options[1]!, [{ why: "no", values: ["i-a", "iv-b"] }]);
    expect(realms.map(({ name, why }) => [name, why])).toEqual([
      ["iv", ""],
      ["s", ""],
      ["i", "no"],
    ]);
    expect(realms[0]!.adventures.map(({ why }) => why)).toEqual(["", "no"]);
  });
});
