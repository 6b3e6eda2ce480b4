import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, api as real, type Api } from "../src/lib/api";
import { begun, Coach, learn } from "../src/lib/coach.svelte";
import { due, fits, holds, span, within } from "../src/lib/lesson";
import { recall, remember } from "../src/lib/memory";
import { TableStore } from "../src/lib/table.svelte";
import type { Card, LessonText, MoveValue, Step, TableView, When } from "../src/lib/types";
import { speakNow, viewOf } from "./fixtures";

const step = (id: string, ...expected: MoveValue[]): Step => ({
  id,
  text: id,
  task: expected.length ? `do ${id}` : "",
  point: "",
  expect: expected,
  rules: [],
});
const STEPS = [
  step("hello"),
  step("wheel"),
  step("buy", ["buy", 3]),
  step("place", ["place", "noble"]),
  step("look"),
  step("end"),
];
const view = (more: Partial<TableView> = {}): TableView => ({
  ...viewOf("vikings", "en"),
  ...more,
});

beforeEach(() => {
  localStorage.clear();
  speakNow("en");
});

describe("which card", () => {
  test.each([
    [0, 0, 2],
    [1, 3, 3],
    [2, 4, 5],
    [9, 5, 5],
  ])("after %i choices: from %i to %i", (done, first, last) => {
    expect(span(STEPS, done)).toEqual({ first, last });
  });

  test("what was looked at last is kept within", () => {
    expect(within(1, span(STEPS, 0))).toBe(1);
    expect(within(1, span(STEPS, 1))).toBe(3);
    expect(within(5, span(STEPS, 0))).toBe(2);
  });

  test("a move fits by its first fields", () => {
    expect(fits(STEPS[2]!, ["buy", 3])).toBe(true);
    expect(fits(STEPS[2]!, ["buy", 4])).toBe(false);
    expect(fits(STEPS[3]!, ["place", "noble", 7])).toBe(true);
    expect(fits(STEPS[3]!, ["place", "scout", 7])).toBe(false);
    expect(fits(STEPS[0]!, ["buy", 3])).toBe(false);
  });
});

describe("conditions", () => {
  const seen = view({ seat: 1, act: [1] });
  seen.board = {
    round: 2,
    coasts: [
      { gold: 1, tiles: [{ row: "noble", viking: true }] },
      { gold: 7, tiles: [{ row: "scout", viking: false }], ashore: { scout: 0, noble: 2 } },
    ],
  };
  const holding = (path: string, kind: When["test"], value: unknown): boolean =>
    holds(seen, { path, test: kind, value });

  test("look at the player's own part", () => {
    expect(holding("board.coasts.{seat}.gold", "is", 7)).toBe(true);
    expect(holding("board.coasts.{seat}.gold", "least", 8)).toBe(false);
    expect(holding("board.coasts.{seat}.gold", "most", 7)).toBe(true);
    expect(holding("board.coasts.{seat}.tiles", "has", { row: "scout", viking: false })).toBe(true);
    expect(holding("board.coasts.{seat}.tiles", "has", { row: "scout", viking: true })).toBe(false);
  });

  test("either of several", () => {
    expect(holding("board.coasts.{seat}.ashore.{scout,noble}", "least", 1)).toBe(true);
    expect(holding("board.coasts.{seat}.ashore.{scout,warrior}", "least", 1)).toBe(false);
  });

  test("what is not there does not hold", () => {
    expect(holding("board.nothing.at.all", "is", 0)).toBe(false);
    expect(holding("board.round", "has", { row: "scout" })).toBe(false);
  });

  test("a card comes in order, once, on one's own turn", () => {
    const card = (id: string, round: number): Card => ({
      id,
      text: id,
      point: "",
      when: [{ path: "board.round", test: "is", value: round }],
      rules: [],
    });
    const cards = [card("a", 1), card("b", 2), card("c", 2)];
    expect(due(cards, seen, [])?.id).toBe("b");
    expect(due(cards, seen, ["b"])?.id).toBe("c");
    expect(due(cards, seen, ["b", "c"])).toBeUndefined();
    expect(due(cards, { ...seen, act: [0] }, [])).toBeUndefined();
    expect(due(cards, { ...seen, seat: null }, [])).toBeUndefined();
  });
});

const WORDS: LessonText = {
  game: "vikings",
  title: "Vikings",
  steps: STEPS,
  cards: [{ id: "always", text: "", point: "", when: [], rules: [] }],
};

async function pupil(done: number, fakes: Partial<Api> = {}): Promise<Coach> {
  const api = { ...real, lesson: async () => WORDS, ...fakes };
  const store = new TableStore("fixture", api);
  store.take(view({ lesson: { done } }));
  const coach = new Coach(store, api);
  await coach.load("vikings", "en");
  return coach;
}

describe("the lesson", () => {
  test("goes on where it was after a reload", async () => {
    const coach = await pupil(0);
    coach.next();
    expect((await pupil(0)).step?.id).toBe("wheel");
    expect((await pupil(1)).step?.id).toBe("place");
  });

  test("stops at the step that waits", async () => {
    const coach = await pupil(0);
    for (let n = 0; n < 5; n += 1) coach.next();
    expect(coach.step?.id).toBe("buy");
  });

  test("another legal move is not made but explained", async () => {
    const move = vi.fn();
    const coach = await pupil(0, { move });
    const other = coach.store.moves.find((move) => !fits(STEPS[2]!, move.move))!;
    await coach.store.choose(other);
    expect(move).not.toHaveBeenCalled();
    expect(coach.note).toContain(other.text);
    expect(coach.store.said).toBe(coach.note);
    expect(coach.step?.id).toBe("buy");
    coach.next();
    expect(coach.note).toBe("");
  });

  test("back over a move takes it back", async () => {
    const undo = vi.fn().mockResolvedValue({ seq: 1, dup: false });
    const coach = await pupil(1, {
      undo,
      view: async () => view({ lesson: { done: 0 }, seq: 99 }),
    });
    coach.store.take(view({ lesson: { done: 1 }, undo: { ...view().undo, can: true } }));
    await coach.back();
    expect(undo).toHaveBeenCalledOnce();
  });

  test("ends, and the next one is new", async () => {
    remember("lesson.vikings", { table: "fixture", over: false });
    const coach = await pupil(2);
    expect(begun("vikings")).toBe("fixture");
    coach.next();
    expect(coach.last).toBe(true);
    expect(begun("vikings")).toBeNull();
    coach.close();
    expect(coach.step).toBeNull();
    expect((await pupil(2)).step).toBeNull();
  });
});

describe("beginning", () => {
  const created = { table: "new", url: "/t/new", links: [], watch: "" };

  test("a lesson that was begun is gone on with", async () => {
    remember("lesson.vikings", { table: "old", over: false });
    const teach = vi.fn().mockResolvedValue(created);
    expect(await learn("vikings", { ...real, teach, view: async () => view() })).toBe("/t/old");
    expect(teach).not.toHaveBeenCalled();
  });

  test("one that is gone is begun anew", async () => {
    remember("lesson.vikings", { table: "old", over: false });
    const gone = async (): Promise<never> => {
      throw new ApiError(404, { error: "not-found", text: "" });
    };
    const teach = vi.fn().mockResolvedValue(created);
    expect(await learn("vikings", { ...real, teach, view: gone })).toBe("/t/new");
    expect(begun("vikings")).toBe("new");
  });
});

describe("the coach", () => {
  async function coached(): Promise<Coach> {
    const api = { ...real, lesson: async () => WORDS };
    const store = new TableStore("fixture", api);
    const seen = view({ lesson: null });
    store.take({ ...seen, act: [seen.seat!] });
    const coach = new Coach(store, api);
    await coach.load("vikings", "en");
    return coach;
  }

  test("is silent unless he was chosen", async () => {
    expect((await coached()).card).toBeNull();
    remember("coached.fixture", true);
    expect((await coached()).card?.id).toBe("always");
  });

  test("what was put away stays away, until all is wanted again", async () => {
    remember("coached.fixture", true);
    const coach = await coached();
    coach.dismiss(coach.card!);
    expect(coach.card).toBeNull();
    const later = await coached();
    expect(later.card).toBeNull();
    later.again();
    expect(later.card?.id).toBe("always");
    expect(recall("coach.vikings", [])).toEqual([]);
  });

  test("can be switched off at a table", async () => {
    remember("coached.fixture", true);
    const coach = await coached();
    coach.turn(false);
    expect(coach.card).toBeNull();
    expect((await coached()).card).toBeNull();
  });
});
