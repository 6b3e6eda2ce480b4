import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { board } from "../src/boards";
import Board from "../src/kit/Board.svelte";
import { shape } from "../src/kit/shape";
import { Telling } from "../src/kit/telling";
import type { Play } from "../src/lib/play";
import { about } from "../src/lib/moves";
import type { TableView } from "../src/lib/types";
import { changesInWords } from "../src/ui/changes";
import { GAMES, LANGS, speakNow, viewOf, wordsOf } from "./fixtures";

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
    find: () => [],
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

let drawn: Record<string, unknown> | null = null;

function draw(view: TableView, lang: "fr" | "en", playing = play(view)): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  drawn = mount(Board, {
    target,
    props: {
      view,
      words: wordsOf(view.game, lang),
      play: playing,
      seat: view.seat ?? 0,
      narrow: false,
      still: true,
    },
  });
  flushSync();
  return target;
}

afterEach(() => {
  if (drawn) void unmount(drawn);
  document.body.replaceChildren();
  drawn = null;
});

describe.each(GAMES)("%s as panels", (game) => {
  test.each(LANGS)("every name is a word (%s)", (lang) => {
    speakNow(lang);
    const text = draw(viewOf(game, lang), lang).textContent ?? "";
    expect(text.length).toBeGreaterThan(200);
    expect(text).not.toMatch(/⟨|\{|\}|undefined|\[object|null|NaN/);
    // ids are small letters with underscores, or a letter and digits
    expect(text.match(/\b[a-z]+_[a-z0-9_]+\b/g) ?? []).toEqual([]);
    expect(text.match(/\b[VF]\d\d\b/g) ?? []).toEqual([]);
  });

  test("every key of the view has a label in both languages", () => {
    const labels = LANGS.map((lang) => {
      speakNow(lang);
      const { model } = shape(viewOf(game, lang), wordsOf(game, lang));
      const zones = [...model.shared, ...model.seats.flat()];
      return zones.map((zone) => zone.label);
    });
    expect(labels[0]).toHaveLength(labels[1]!.length);
  });
});

test("a card that can be played is a button, and one tap plays its only move", () => {
  speakNow("en");
  const view = viewOf("tinyepic", "en");
  const id = (view.moves[0]!.move.find((field, at) => at > 0 && typeof field === "string") ??
    "") as string;
  const choose = vi.fn();
  const list = vi.fn();
  const target = draw(view, "en", play(view, { choose, list }));
  const live = [...target.querySelectorAll<HTMLElement>("button.live")];
  if (about(view.moves, id).length) expect(live.length).toBeGreaterThan(0);
  live[0]?.click();
  expect(choose.mock.calls.length + list.mock.calls.length).toBe(live.length ? 1 : 0);
});

test("the board is one tab stop", () => {
  speakNow("en");
  const target = draw(viewOf("shipwrights", "en"), "en");
  expect(target.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test("nothing is disabled, but what cannot be used says so", () => {
  speakNow("en");
  const target = draw(viewOf("shipwrights", "en"), "en");
  expect(target.querySelectorAll("[disabled]")).toHaveLength(0);
});

test("in history there is nothing to press", () => {
  speakNow("en");
  const view = { ...viewOf("shipwrights", "en"), past: true, moves: [] };
  expect(draw(view, "en", play(view)).querySelectorAll("button")).toHaveLength(0);
});

test("a game that nobody has shaped: cards, goods, rows and columns", () => {
  speakNow("en");
  const view: TableView = {
    ...viewOf("vikings", "en"),
    game: "another",
    seat: 0,
    board: {
      round: 2,
      rounds: 7,
      houses: [
        {
          silver: 3,
          goods: { wood: 2 },
          hand: ["wolf_coat"],
          laid: [{ row: 1, column: 2, tile: "wool" }],
        },
        { silver: 1, goods: { wood: 0 }, hand: 2, laid: [] },
      ],
    },
  };
  const target = draw(view, "en");
  expect(target.textContent).toContain("2 / 7");
  expect(target.textContent).toContain("Wolf coat");
  expect(target.querySelector(".grid")).not.toBeNull();
});

test("a game without a folder is drawn by the kit", async () => {
  const { Board: drawn, Mini } = await board("another");
  expect(drawn).toBe(Board);
  expect(Mini).toBeDefined();
});

test("changes of a preview are told with names", async () => {
  speakNow("en");
  const view = viewOf("vikings", "en");
  const telling = new Telling(view, wordsOf("vikings", "en"));
  expect(
    changesInWords(
      telling,
      [
        { path: "coasts.0.gold", before: 20, after: 15 },
        { path: "standing.0.gold", before: 2, after: 1 },
        { path: "coasts.1.tiles", before: [], after: [1] },
        { path: "coasts.0.now.food", before: 2, after: 1 },
      ],
      (await board("vikings")).untold,
    ),
  ).toEqual([{ key: "coasts.0.gold", seat: 0, label: "gold", before: 20, after: 15 }]);
});
