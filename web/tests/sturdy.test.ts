/** What a board cannot read, or cannot load, is shown by plain panels; nothing breaks. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { board } from "../src/boards";
import { shape } from "../src/kit/shape";
import BoardPlace from "../src/ui/BoardPlace.svelte";
import Deed from "../src/ui/Deed.svelte";
import type { LogLine, TableView } from "../src/lib/types";
import { GAMES, speakNow, until, viewOf, wordsOf } from "./fixtures";

vi.spyOn(console, "info").mockImplementation(() => {});
afterEach(() => document.body.replaceChildren());

const ODD: Record<string, unknown>[] = [
  {},
  { players: null },
  { players: 3, things: [1, [2, [3]]] },
  { players: [null, "x"], a: { b: { c: { d: null } } } },
  { "": "", x: [] },
];

describe("a view that a board cannot read", () => {
  test.each(GAMES)("is shown in plain panels, with a word about it (%s)", async (game) => {
    speakNow("fr");
    const view = { ...viewOf(game, "fr"), board: {} } as TableView;
    const play = { moves: [], paths: () => {}, find: () => [], past: false, lit: [] };
    const drawn = mount(BoardPlace, {
      target: document.body,
      props: {
        module: await board(game),
        view,
        words: wordsOf(game, "fr"),
        play: play as never,
        seat: 0,
        narrow: false,
        still: true,
      },
    });
    flushSync();
    expect(document.querySelector("[data-plain]")?.textContent).toContain("simples panneaux");
    await until(() => expect(document.querySelector(".panels")).not.toBeNull());
    void unmount(drawn);
  });

  test.each(ODD)("has panels, whatever it is: %j", (odd) => {
    const view = { ...viewOf("saga", "en"), board: odd } as TableView;
    expect(shape(view, wordsOf("saga", "en")).model.seats.length).toBeGreaterThanOrEqual(0);
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
