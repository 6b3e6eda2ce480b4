/** The board of A Feast for Odin: what is drawn, what can be pressed and what that does. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { Board, Mini } from "../src/boards/odin";
import { area, edge, medal } from "../src/boards/odin/art";
import { FACES, lineOf } from "../src/boards/odin/chips";
import { FILTERS } from "../src/boards/odin/filters";
import { gives } from "../src/boards/odin/gives";
import { aside, parts } from "../src/boards/odin/later.svelte";
import type { Desk } from "../src/boards/odin/desk.svelte";
import { outcome } from "../src/boards/odin/outcome";
import { shareOf, sharesOf } from "../src/boards/odin/odds";
import { SIGNS } from "../src/boards/odin/signs";
import { byGreen, coinOf, earned, nearer, nextIncome } from "../src/boards/odin/told";
import { scenes } from "../src/lib/scenes.svelte";
import type { At, Own, Printed, Table } from "../src/boards/odin/view";
import type { Play } from "../src/lib/play";
import { few } from "../src/lib/moves";
import type { Lang, Move, TableView } from "../src/lib/types";
import { speakNow, viewOf, wordsOf } from "./fixtures";

let drawn: Record<string, unknown> | null = null;

function play(view: TableView, more: Partial<Play> = {}): Play {
  return {
    moves: view.moves,
    lit: [],
    paths: vi.fn(),
    offered: null,
    preview: null,
    refusal: null,
    busy: false,
    past: false,
    find: (tag, ...fields) =>
      view.moves.filter(
        ({ move }) => move[0] === tag && fields.every((field, at) => field === move[at + 1]),
      ),
    offer: vi.fn(),
    choose: vi.fn(),
    ask: vi.fn(),
    why: vi.fn(),
    clear: vi.fn(),
    list: vi.fn(),
    rules: vi.fn(),
    say: vi.fn(),
    ...more,
  };
}

function draw(view: TableView, lang: Lang, playing = play(view), narrow = false): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  speakNow(lang);
  const words = wordsOf("odin", lang);
  drawn = mount(Board, {
    target,
    props: { view, words, play: playing, seat: view.seat ?? 0, narrow, still: true },
  });
  flushSync();
  return target;
}

// Once they are there a board is drawn at once, as everywhere else.
beforeAll(() => Promise.all([parts.want(), aside.want()]));

afterEach(() => {
  if (drawn) void unmount(drawn);
  document.body.replaceChildren();
  drawn = null;
});

const tableOf = (view: TableView): Table => view.board as unknown as Table;

const click = (element: Element | null): void => {
  element!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
};

const ENGLISH = /\b(wood|silver|wool|build|house|whaling boat|income|round|hunting|weapon)\b/i;

/** Every word that is seen or heard. */
const spoken = (target: HTMLElement): string =>
  [
    target.textContent ?? "",
    ...[...target.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label")),
  ].join(" ");

test.each([
  ["odin", "fr"],
  ["odin-laying", "fr"],
  ["odin-feast", "en"],
] as const)("%s: in words, nothing twice, nothing disabled (%s)", (name, lang) => {
  const target = draw(viewOf(name, lang), lang);
  const text = spoken(target);
  expect(text).not.toMatch(/⟨|\{|\}|undefined|\[object|null|NaN/);
  expect(text.match(/\b[a-z]+_[a-z0-9_]+\b/g) ?? []).toEqual([]);
  if (lang === "fr") expect(text).not.toMatch(ENGLISH);
  const ids = [...target.querySelectorAll("[id]")].map((element) => element.id);
  expect(ids).toHaveLength(new Set(ids).size);
  expect(target.querySelectorAll("[disabled]")).toHaveLength(0);
});

test("everybody's table is drawn small, too", () => {
  const view = viewOf("odin", "en");
  const target = document.createElement("div");
  drawn = mount(Mini, { target, props: { view, words: wordsOf("odin", "en"), seat: 0 } });
  flushSync();
  expect(target.querySelectorAll("svg circle").length).toBeGreaterThan(15);
  expect(target.querySelectorAll("[data-target]")).toHaveLength(0);
});

test("in history there is nothing to play", () => {
  const view = { ...viewOf("odin-laying", "en"), past: true, moves: [] };
  const target = draw(view, "en", play(view));
  expect(target.querySelectorAll(".cell.legal, [data-chip]")).toHaveLength(0);
});

test("every space has a face of known signs", () => {
  const view = viewOf("odin", "en");
  const spaces = tableOf(view).spaces.filter((place) => place.groups.length);
  expect(spaces).toHaveLength(61);
  expect(Object.keys(FACES).sort()).toEqual(spaces.map((place) => place.space).sort());
  for (const face of Object.values(FACES))
    for (const line of face.split("|"))
      for (const mark of lineOf(line, 18, 3, 2).marks)
        // silver is a coin, a colour alone a box
        if ("sign" in mark && !/^(silver|green|blue)$/.test(mark.sign))
          expect(SIGNS).toHaveProperty(mark.sign);
});

test("what a space costs and brings is on its face", () => {
  const { spaces } = tableOf(viewOf("odin", "en"));
  for (const place of spaces)
    for (const step of place.steps) {
      const bags = [step["gain"], (step["exchange"] as Record<string, unknown>)?.["gain"]];
      for (const bag of bags)
        for (const id of Object.keys((bag ?? {}) as object))
          expect(FACES[place.space], `${place.space}: ${id}`).toContain(id);
    }
});

test("a possible space is played by one press, another one says why not", async () => {
  const view = viewOf("odin", "en");
  const [move] = view.moves;
  const asked: TableView = {
    ...view,
    question: { ...view.question!, tag: "turn" },
    moves: [{ ...move!, move: ["use", "build_shed", 0], kind: "use", notation: "use" } as Move],
  };
  const choose = vi.fn();
  const ask = vi.fn();
  const target = draw(asked, "en", play(asked, { choose, ask }));
  click(target.querySelector('[data-at="space/build_shed"]'));
  expect(choose.mock.calls[0]![0].move).toEqual(["use", "build_shed", 0]);
  click(target.querySelector('[data-at="space/build_knarr"]'));
  await vi.waitFor(() => expect(ask.mock.calls[0]?.[0]).toEqual(["use", "build_knarr", 0]));
});

test("a filter dims what does not bring the thing, and removes nothing", () => {
  const view = viewOf("odin", "en");
  const target = draw(view, "en");
  click(target.querySelector("[data-filter=ship]"));
  const dim = target.querySelectorAll(".dim").length;
  const { spaces } = tableOf(view);
  const ships = spaces.filter((place) => gives(tableOf(view), place.steps).includes("ship"));
  expect(ships.length).toBeGreaterThan(2);
  expect(dim).toBe(spaces.length - ships.length);
  expect(target.querySelectorAll('[data-at^="space/"]')).toHaveLength(spaces.length);
  for (const key of Object.keys(FILTERS))
    expect(spaces.some((place) => gives(tableOf(view), place.steps).includes(key))).toBe(true);
});

describe("laying", () => {
  const laid = (): { view: TableView; spots: Move[] } => {
    const view = viewOf("odin-laying", "en");
    return { view, spots: view.moves.filter((move) => move.kind === "spot") };
  };

  test("the places of the orientation that is shown, and the other one by a press", () => {
    const { view, spots } = laid();
    const target = draw(view, "en");
    const cells = (): Element[] => [...target.querySelectorAll("[data-cell]")];
    const turnOf = (): string => (cells()[0] as SVGElement).dataset["cell"]!.split(" ")[1]!;
    const turn = turnOf();
    expect(cells()).toHaveLength(spots.filter((move) => String(move.move[1]) === turn).length);
    const turns = [...target.querySelectorAll('[data-at^="turn/"]')];
    expect(turns).toHaveLength(new Set(spots.map((move) => move.move[1])).size);
    click(turns.find((each) => each.getAttribute("aria-pressed") === "false")!);
    expect(turnOf()).not.toBe(turn);
  });

  test("a click lays; a cell on which it cannot lie is asked about", () => {
    const { view } = laid();
    const choose = vi.fn();
    const ask = vi.fn();
    const target = draw(view, "en", play(view, { choose, ask }));
    const legal = target.querySelector<SVGElement>("[data-cell]")!;
    click(legal);
    expect(choose.mock.calls[0]![0].notation).toBe(legal.dataset["cell"]);
    click(target.querySelector('[data-at^="cell/"]:not(.legal)'));
    expect(ask.mock.calls[0]![0][0]).toBe("spot");
    expect(ask.mock.calls[0]![0]).toHaveLength(4);
  });

  test("a suggestion shows its place; R turns and says so; guilty cells are hatched", () => {
    const { view } = laid();
    const [offer, say] = [vi.fn(), vi.fn()];
    const cells = [
      [0, 0],
      [1, 1],
    ];
    const refusal = { clause: "", reason: "", text: "", clause_text: "", cells };
    const target = draw(view, "en", play(view, { offer, say, refusal }));
    expect(target.querySelectorAll(".guilty")).toHaveLength(2);
    click(target.querySelector('[data-at^="best/"]'));
    expect(target.querySelector(".ghost")).not.toBeNull();
    expect((offer.mock.calls[0]![0] as Move).kind).toBe("spot");
    const on = (): string | undefined =>
      target.querySelector<HTMLElement>('[data-at^="turn/"][aria-pressed="true"]')?.dataset["at"];
    const before = on();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "r" }));
    flushSync();
    expect(on()).not.toBe(before);
    expect(say).toHaveBeenCalledTimes(1);
  });
});

test("the goods stand in ladders: upgrading keeps the column", () => {
  const view = viewOf("odin", "en");
  const target = draw(view, "en");
  const { items, seats } = tableOf(view);
  const left = (id: string): string =>
    target.querySelector(`[data-at="good/${id}"]`)!.getAttribute("x")!;
  for (const [id, { next, colour }] of Object.entries(items))
    if (next && colour !== "special" && !id.startsWith("pregnant"))
      expect(left(id)).toBe(left(next));
  for (const [id, number] of Object.entries(seats[view.seat!]!.supply))
    expect(target.querySelector(`[data-at="good/${id}"]`)!.getAttribute("aria-label")).toContain(
      `×${number}`,
    );
});

test("a tile that is pressed outside of laying: the laying is opened, then the tile is chosen", async () => {
  const view = viewOf("odin", "en");
  const lay = { ...view.moves[0]!, move: ["lay"], kind: "lay", notation: "lay", anytime: true };
  const board = tableOf(view);
  const mine = board.seats[view.seat!]!;
  const table = {
    ...board,
    seats: board.seats.map((each) => (each === mine ? { ...mine, supply: { hide: 1 } } : each)),
  };
  const asked: TableView = {
    ...view,
    board: { ...table, asked: { lays: ["hide"] } } as never,
    question: { ...view.question!, tag: "turn" },
    moves: [lay as Move],
  };
  let moves: Move[] = asked.moves;
  const chosen: string[] = [];
  const playing = play(asked, {
    choose: (move) => {
      chosen.push(Array.isArray(move) ? move[0] : move.kind);
      moves = [{ ...lay, move: ["piece", "hide", 0], kind: "piece", notation: "piece" } as Move];
      return Promise.resolve();
    },
  });
  Object.defineProperty(playing, "moves", { get: () => moves });
  playing.find = (tag) => moves.filter((move) => move.kind === tag);
  const target = draw(asked, "en", playing);
  click(target.querySelector('[data-at="good/hide"]'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(chosen).toEqual(["lay", "piece"]);
});

test("the feast: the whole table, what can be served is lit", () => {
  const view = viewOf("odin-feast", "en");
  const target = draw(view, "en");
  const served = view.moves.filter((move) => move.kind === "serve").map((move) => move.move[1]);
  for (const id of new Set(served))
    expect(target.querySelector(`[data-at="good/${String(id)}"].legal`)).not.toBeNull();
  expect(target.querySelectorAll(".banquet .free").length).toBeGreaterThan(0);
});

test("on a phone the part of the table follows the question", () => {
  scenes.current = "actions";
  draw(viewOf("odin-laying", "en"), "en", undefined, true);
  expect(scenes.current).toBe("boards");
  expect(scenes.list.map(({ key }) => key)).toEqual(["actions", "boards", "goods", "table"]);
});

test("the prompt keeps the answers that are about nothing on the board", () => {
  const move = (tag: string, fields: unknown[], anytime = false): Move => ({
    n: 1,
    move: [tag, ...fields],
    notation: tag,
    kind: tag,
    group: "",
    text: tag,
    short: tag,
    anytime,
    doubtful: false,
    grave: false,
  });
  const many = Array.from({ length: 9 }, (_, at) => move("use", [at]));
  const lay = move("lay", [], true);
  expect(few([...many, move("pass", []), lay], 4).map((kept) => kept.kind)).toEqual(["pass"]);
  const free = Array.from({ length: 5 }, () => lay);
  expect(few([move("ready", []), ...free], 4).map((kept) => kept.kind)).toEqual(["ready"]);
  expect(few([move("ready", []), lay], 4)).toHaveLength(2);
});

test("pieces are drawn by their cells", () => {
  const bent: [number, number][] = [
    [0, 0],
    [1, 0],
    [1, 1],
  ];
  expect(area(bent, 10).match(/z/g)).toHaveLength(3);
  // Eight sides of the length of a cell.
  expect(edge(bent, 10).match(/M/g)).toHaveLength(8);
  const row: [number, number][] = [
    [0, 0],
    [0, 1],
  ];
  expect(medal(row, 10, false)).toMatchObject({ x: 10, y: 5, disc: false });
  const cross: [number, number][] = [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, 2],
    [2, 1],
  ];
  // The sign of a special tile stands on one of its cells.
  expect(medal(cross, 10, true)).toMatchObject({ x: 15, y: 15, disc: true });
  const { x, y } = medal(bent, 10, true);
  expect(bent.map(([row, column]) => `${column * 10 + 5},${row * 10 + 5}`)).toContain(`${x},${y}`);
});

describe("what a piece would change on its board", () => {
  const printed: Printed = {
    grid: ["....", "....", "....", "..._"],
    tracks: [
      [
        { value: 0, at: [3, 0] },
        { value: 1, at: [2, 1] },
        { value: 2, at: [1, 2] },
      ],
    ],
    symbols: [
      {
        id: "ore",
        at: [0, 1],
        ring: [
          [0, 0],
          [0, 2],
          [0, 3],
          [1, 0],
          [1, 1],
          [1, 2],
        ],
        gain: { ore: 1 },
      },
    ],
    slots: { wood: 0, stone: 0 },
    points: 0,
  };
  const own = (colour: string, ...cells: At[]): Own => ({
    board: "home_board",
    pieces: cells.length ? [{ piece: "oil", colour, cells }] : [],
    wood: 0,
    stone: 0,
    income: 0,
    rises: [],
    bonuses: [],
    minus: 0,
  });

  test("the square of the income number that is reached", () => {
    expect(earned(printed, own("green"), [[3, 0]])).toEqual([[3, 0]]);
    const all: At[] = [
      [2, 0],
      [2, 1],
      [3, 0],
      [3, 1],
    ];
    expect(earned(printed, own("green", [3, 0]), all.slice(0, 2))).toEqual(all);
  });

  test("a symbol that comes nearer, unless it is filled, buried or still far", () => {
    const near = nearer(printed, own("blue", [0, 0]), [[1, 0]]);
    expect(near).toMatchObject({ sign: "ore", before: 5, missing: { length: 4 } });
    expect(nearer(printed, own("blue"), [[1, 0]])).toBeNull();
    expect(nearer(printed, own("blue", [0, 0]), [[3, 3]])).toBeNull();
    expect(nearer(printed, own("blue"), [[0, 1]])).toBeNull();
    expect(nearer(printed, own("blue"), printed.symbols[0]!.ring)).toBeNull();
  });

  test("the income number that comes nearer, unless it is reached or not touched", () => {
    const board: Printed = { ...printed, tracks: [[{ value: 7, at: [0, 3] }]] };
    const open: At[] = [
      [2, 0],
      [2, 1],
      [3, 0],
    ];
    const rising: Own = { ...own("blue"), rises: [{ now: 0, then: 7, missing: open }] };
    expect(nextIncome(board, rising, open.slice(0, 1))).toMatchObject({
      at: [0, 3],
      value: 7,
      before: 3,
      missing: { length: 2 },
    });
    expect(nextIncome(board, rising, open)).toBeNull();
    expect(nextIncome(board, rising, [[0, 0]])).toBeNull();
    expect(coinOf(board, 7)).toEqual([0, 3]);
    expect(coinOf(board, 6)).toBeNull();
  });

  test("no green beside green", () => {
    expect(
      byGreen(printed, own("green", [3, 2]))
        .map(String)
        .sort(),
    ).toEqual(["2,2", "3,1"]);
    expect(byGreen(printed, own("blue", [3, 2]))).toEqual([]);
  });
});

test("chances: what may fail is not certain, and parts make a hundred together", () => {
  expect([0, 0.001, 0.58, 0.998, 1].map(shareOf)).toEqual([0, 1, 58, 99, 100]);
  expect(sharesOf([4, 5, 1, 2])).toEqual([33, 42, 8, 17]);
  expect(sharesOf([1, 1, 1, 5]).reduce((sum, share) => sum + share, 0)).toBe(100);
});

describe("the feast of a move that is looked at", () => {
  const meal = { dishes: ["flax", "mead"], cells: [2, 1], silver: 0, penalties: 0 };
  function looked(...changes: [path: string, before: unknown, after: unknown][]) {
    return outcome({
      mine: true,
      seat: 0,
      tag: "turn",
      tip: null,
      table: { asked: { meal } },
      player: { supply: {} },
      play: {
        offered: { kind: "use" },
        preview: {
          gain: 0,
          changes: changes.map(([path, before, after]) => ({ path, before, after })),
        },
      },
    } as unknown as Desk)?.meal;
  }

  test("a dish that is spent is another then, and the proposal itself stays", () => {
    expect(looked(["asked.meal.dishes.0", "flax", "gap"], ["asked.meal.penalties", 0, 2])).toEqual({
      ...meal,
      dishes: ["gap", "mead"],
      penalties: 2,
    });
    expect(meal.dishes).toEqual(["flax", "mead"]);
  });

  test("a longer table is told whole", () => {
    const dishes = ["flax", "mead", "peas"];
    expect(
      looked(["asked.meal.dishes", meal.dishes, dishes], ["asked.meal.cells", [2, 1], [2, 1, 2]]),
    ).toEqual({ ...meal, dishes, cells: [2, 1, 2] });
  });

  test("what changes nothing of it, or ends the time for it, says nothing", () => {
    expect(looked(["asked.meal", meal, null])).toBeNull();
    expect(looked(["asked.lays", [], ["peas"]])).toBeNull();
  });
});
