/** What a board cannot read, or cannot load, is shown by plain panels; nothing breaks. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { board } from "../src/boards";
import Plain from "../src/kit/Board.svelte";
import { shape } from "../src/kit/shape";
import Deed from "../src/ui/Deed.svelte";
import type { LogLine, TableView } from "../src/lib/types";
import { GAMES, speakNow, viewOf, wordsOf } from "./fixtures";

vi.spyOn(console, "info").mockImplementation(() => {});
afterEach(() => document.body.replaceChildren());

const ODD: Record<string, unknown>[] = [
  {},
  { players: null },
  { players: 3, things: [1, [2, [3]]] },
  { players: [null, "x"], a: { b: { c: { d: null } } } },
  { "": "", x: [] },
];

describe("a view that the game's model cannot read", () => {
  test.each(GAMES)("is shown in plain panels (%s)", async (game) => {
    const { model } = await board(game);
    const view = viewOf(game, "en");
    const words = wordsOf(game, "en");
    expect(shape(view, words, model).plain).toBe(false);
    const torn = (): never => {
      throw new TypeError("newer");
    };
    expect(shape(view, words, torn).plain).toBe(true);
    for (const odd of ODD) {
      const shaped = shape({ ...view, board: odd } as TableView, words, torn);
      expect(shaped.plain).toBe(true);
      expect(shaped.model.seats.length).toBeGreaterThanOrEqual(0);
    }
  });

  test.each(ODD)("is drawn with a word about it: %j", (odd) => {
    speakNow("fr");
    const view = { ...viewOf("saga", "fr"), board: odd } as TableView;
    const torn = (): never => {
      throw new TypeError("newer");
    };
    const play = { moves: [], paths: () => {}, find: () => [], past: false, lit: [] };
    const drawn = mount(Plain, {
      target: document.body,
      props: {
        view,
        words: wordsOf("saga", "fr"),
        play: play as never,
        seat: 0,
        narrow: false,
        still: true,
        model: torn,
      },
    });
    flushSync();
    expect(document.querySelector("[data-plain]")?.textContent).toContain("simples panneaux");
    unmount(drawn);
  });
});

describe("the folder of a game", () => {
  test("that there is none of", async () => {
    const drawn = await board("chess");
    expect(drawn.plain).toBe("unknown");
    expect(drawn.Board).toBe((await import("../src/kit")).Board);
  });

  test("that cannot be loaded", async () => {
    const drawn = await board("vikings", {
      "./vikings/index.ts": () => Promise.reject(new TypeError("404")),
    });
    expect(drawn.plain).toBe("unloaded");
    expect(drawn.Board).toBe((await import("../src/kit")).Board);
  });
});

describe("a line of the log", () => {
  const draw = (line: Partial<LogLine>): HTMLElement => {
    mount(Deed, {
      target: document.body,
      props: {
        line: { seq: 1, last: 1, seat: null, speaker: "", text: "", parts: [], ...line },
        seats: viewOf("saga", "en").seats,
      },
    });
    flushSync();
    return document.body;
  };
  const parts = (body: HTMLElement): (string | null)[] =>
    [...body.querySelectorAll(".part")].map((part) => part.textContent);

  test("of a player: one thing below the other", () => {
    const body = draw({ seat: 0, speaker: "Astrid", text: "a, b", parts: ["a", "b"] });
    expect(parts(body)).toEqual(["a", "b"]);
    expect(body.querySelectorAll("svg")).toHaveLength(1);
  });

  test("of nobody has no shield", () => {
    const body = draw({ speaker: "Cards", text: "Astrid: Kjer, Björn: Harald", parts: [] });
    expect(parts(body)).toEqual(["Astrid: Kjer, Björn: Harald"]);
    expect(body.querySelector("svg")).toBeNull();
    expect(body.querySelector("b")?.textContent).toBe("Cards");
  });

  test("of somebody whom the server names without his seat has his shield", () => {
    const body = draw({ speaker: "Björn", text: "wins a battle" });
    expect(body.querySelectorAll("svg")).toHaveLength(1);
  });
});
