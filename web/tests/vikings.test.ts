/** What the board of Vikings reads from a view, and what it asks while somebody looks around. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Play } from "../src/lib/play";
import { Gaze, culprits } from "../src/boards/vikings/gaze.svelte";
import {
  type Coast,
  type VikingsBoard,
  columns,
  costOf,
  empty,
  linesOf,
  picture,
  roomFor,
  shapeOf,
  slotOf,
  toCome,
  turnTo,
} from "../src/boards/vikings/model";
import { unitOf } from "../src/lib/unit";
import type { Move, Refusal, TableView } from "../src/lib/types";
import { LANGS, viewOf, wordsOf } from "./fixtures";

const board = (): VikingsBoard => picture(structuredClone(viewOf("vikings", "en")));
const tile = (row: string, column: number, viking: boolean): Coast["tiles"][number] => ({
  row,
  column,
  tile: "left",
  viking,
  threatened: false,
  monument: false,
});
function coastWith(tiles: Coast["tiles"], more: Partial<Coast> = {}): Coast {
  return { ...board().coasts[0]!, tiles, ships: [], ...more };
}

describe("the wheel", () => {
  test("lots keep their places while the dial turns", () => {
    expect(slotOf(4, 0)).toBe(4);
    expect(slotOf(1, 3)).toBe(4);
    expect(slotOf(11, 3)).toBe(2);
  });

  test("the dial turns clockwise only, and by no more than it must", () => {
    expect(turnTo(0, 2)).toBe(60);
    expect(turnTo(60, 2)).toBe(60);
    expect(turnTo(300, 0)).toBe(360);
    expect(turnTo(360, 1)).toBe(390);
  });

  test("a lot costs what the server says", () => {
    const [coast] = board().coasts;
    for (const { price } of board().lots) expect(costOf(price, coast!).price).toBe(price);
    const poor = { ...coast!, costs: [{ price: 5, gold: 3, glory: 2 }] };
    expect(costOf(5, poor)).toEqual({ price: 5, gold: 3, glory: 2 });
  });
});

describe("the coast", () => {
  test("a tile goes where the server says its shape may go", () => {
    const { coasts } = board();
    for (const coast of coasts) {
      expect(roomFor(coast, "left")).toEqual(coast.room.left);
      expect(roomFor(coast, "church")).toEqual(coast.room.middle);
      expect(roomFor(coast, "ship_red")).toEqual(coast.room.ship.map((at) => ["ship", at]));
    }
    expect(["left", "right", "tower", "ship_blue"].map(shapeOf)).toEqual([
      "left",
      "right",
      "middle",
      "ship",
    ]);
  });

  test("boatsmen carry to the empty tiles of the row", () => {
    const coast = coastWith([
      tile("noble", 1, true),
      tile("noble", 2, false),
      tile("scout", 1, false),
    ]);
    expect(empty(coast, "noble").map((tile) => tile.column)).toEqual([2]);
  });

  test("one more column than is used, and every one that can be chosen", () => {
    expect(columns(coastWith([]), [])).toBe(6);
    expect(columns(coastWith([tile("noble", 8, false)]), [])).toBe(9);
    expect(columns(coastWith([]), [11])).toBe(11);
  });
});

describe("scorings", () => {
  const earned = { goldsmiths: 6, prizes: 5, warriors: 0, nobles: 4, scouts: 0, fishermen: 0 };

  test("are told from the top row down, without rows that bring nothing", () => {
    expect(linesOf(earned)).toEqual([
      { kind: "warrior", gold: 5, glory: 0 },
      { kind: "noble", gold: 0, glory: 4 },
      { kind: "goldsmith", gold: 6, glory: 0 },
    ]);
  });

  test("a small one counts goldsmiths only", () => {
    const coast = coastWith([]);
    coast.now = {
      ...coast.now,
      small: { gold: 6 },
      large: { gold: 11, glory: { warriors: 0, nobles: 4, scouts: 0, fishermen: 0 } },
    };
    expect(toCome(coast, "small")).toEqual([{ kind: "goldsmith", gold: 6, glory: 0 }]);
    expect(toCome(coast, "large")).toEqual(linesOf(earned));
  });
});

describe("looking around", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const refusal: Refusal = {
    clause: "VIK-3.5",
    reason: "zero-lot",
    text: "not open yet",
    clause_text: "",
    cells: [
      ["lot", 2],
      ["lot", 4],
    ],
  };
  const buy = (price: number): Move => ({ move: ["buy", price], kind: "buy" }) as unknown as Move;

  function table(): Play {
    return {
      moves: [buy(1)],
      refusal: null,
      find: (_tag: string, price: number) => (price === 1 ? [buy(1)] : []),
      offer: vi.fn(),
      choose: vi.fn(),
      ask: vi.fn(),
      why: vi.fn().mockResolvedValue(refusal),
      say: vi.fn(),
    } as unknown as Play;
  }

  test("a refused lot says why, and names the lots to blame", async () => {
    const play = table();
    const gaze = new Gaze(
      () => play,
      () => [0, 1],
    );
    gaze.lookLot(0);
    expect(gaze.reason).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(play.why).toHaveBeenCalledWith(["buy", 0]);
    expect(gaze.reason).toBe(refusal);
    expect([...gaze.guilty]).toEqual(["lot-2", "lot-4"]);
    expect(play.say).toHaveBeenCalledWith("not open yet");
    gaze.away();
    expect(gaze.guilty.size).toBe(0);
  });

  test("nothing is asked about what is legal, or only brushed", async () => {
    const play = table();
    const gaze = new Gaze(
      () => play,
      () => [0, 1],
    );
    gaze.lookLot(1);
    await vi.advanceTimersByTimeAsync(1000);
    gaze.lookLot(0);
    gaze.lookLot(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(play.why).not.toHaveBeenCalled();
    expect(play.offer).toHaveBeenLastCalledWith(buy(1));
  });

  test("a legal lot is bought, another one is explained", () => {
    const play = table();
    const gaze = new Gaze(
      () => play,
      () => [0, 1],
    );
    gaze.pickLot(1);
    expect(play.choose).toHaveBeenCalledWith(buy(1));
    gaze.pickLot(0);
    expect(play.ask).toHaveBeenCalledWith(["buy", 0]);
  });

  test("cells are blamed by row and column", () => {
    expect(culprits([["noble", 3], ["ship", 1], "x"])).toEqual(["noble-3", "ship-1", "x"]);
  });
});

describe("the words", () => {
  test("what the board says stands in the catalogues of both languages", () => {
    const sources = import.meta.glob<string>("../src/boards/vikings/*.svelte", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const said = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/words\.say\(\s*"([a-z-]+)"/g)].map((match) => match[1]!),
    );
    expect(said).toContain("cost");
    for (const lang of LANGS) {
      const missing = [...said, "a-cargo", "cargo"].filter(
        (id) => !wordsOf("vikings", lang).has(id),
      );
      expect(missing, lang).toEqual([]);
    }
  });

  test("points agree with their number", () => {
    const view: TableView = viewOf("vikings", "fr");
    const called = [0, 1, -1, 2, 30].map((points) => unitOf(view, points));
    const [singular, plural] = ["point de gloire", "points de gloire"];
    expect(called).toEqual([singular, singular, singular, plural, plural]);
    const purse = [1, 2].map((glory) => wordsOf("vikings", "fr").say("page-glory", { glory }));
    expect(purse).toEqual([singular, plural]);
  });
});
