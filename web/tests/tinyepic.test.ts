/** Tiny Epic: what a move that is looked at would do, before and after the table has told it. */
import { describe, expect, it } from "vitest";
import { picture, type Landing } from "../src/boards/tinyepic/model";
import { chart, SHEET } from "../src/boards/tinyepic/geography";
import { pillsBy } from "../src/boards/tinyepic/pills";
import { foresee } from "../src/boards/tinyepic/preview";
import type { Move, TableView } from "../src/lib/types";
import { viewOf } from "./fixtures";

const view = viewOf("tinyepic", "en");
const move = (...parts: Move["move"]): Move => ({ ...view.moves[0]!, move: parts });

describe("what is looked at", () => {
  it("never takes the landing of one dock for that of another", () => {
    const landing: Landing[] = [
      { influence: { 0: 2 }, outcome: "taken", anyway: false, points: { "wealth/0": 6 } },
    ];
    const table = { ...picture(view), landing };
    const sail = move("to", table.docks[0]!.id);
    expect(foresee(view, table, sail, null).ashore).toEqual([]);
    const then = foresee(view, table, sail, { changes: [] } as never);
    expect(then.ashore).toEqual(landing);
    expect([then.cells, then.points]).toEqual([{ "wealth/0": 6 }, { 0: 6 }]);
  });

  it("credits to settlers who land only what the end of the Sail does not bring without them", () => {
    const dock = picture(view).docks[0]!;
    const asked: TableView = {
      ...view,
      question: { ...view.question!, tag: "ashore", value: ["ashore", 0, dock.id, 1, 1] },
    };
    const landing = (anyway: boolean): Landing[] => [
      { influence: { 0: 3 }, outcome: "stolen", anyway, points: { "wealth/0": 6, "wealth/1": -6 } },
    ];
    const land = (anyway: boolean) =>
      foresee(asked, { ...picture(view), landing: landing(anyway) }, move("deploy", 1), null);
    expect(land(false).points).toEqual({ 0: 6, 1: -6 });
    // the Sail is told to bring so much whichever answer is looked at; the verdict says it is either way
    expect(land(true).points).toEqual({ 0: 6, 1: -6 });
    expect(land(true).holders[dock.island]).toBe(0);
  });

  it("makes the god angry with his blessing and without", () => {
    const table = picture(view);
    const [card, { rune }] = Object.entries(table.cards)[0]!;
    const god = {
      ...table.gods[rune]!,
      fury: 5,
      blessing: [{ type: "collect", x: 0, resources: { wood: 1 }, per_rune: null, amounts: [] }],
    };
    const lost = { ...table, gods: { ...table.gods, [rune]: god } };
    const asked: TableView = {
      ...view,
      question: { ...view.question!, tag: "blessing", value: ["blessing", 0, card] },
    };
    const wood = table.clans[view.seat ?? 0]!.resources.wood ?? 0;
    const taken = foresee(asked, lost, move("bless"), null);
    expect(taken.fury[rune]).toBe(6);
    expect(taken.goods).toEqual({ wood: Math.min(7, wood + 1) });
    const refused = foresee(asked, lost, move("skip"), null);
    expect(refused.fury[rune]).toBe(6);
    expect(refused.goods).toEqual({});
  });
});

describe("the pills of influence", () => {
  const table = picture(view);
  const map = chart(table, SHEET);
  const { id } = table.islands[0]!;
  const pill = [{ id, half: [30, 12] as const }];

  it("stay where they rest, unless something lies there", () => {
    const { [id]: rest } = pillsBy(pill, map, [], []);
    const resting = { [id]: rest! };
    const wide = [{ id, half: [36, 12] as const }];
    expect(pillsBy(wide, map, [], [], resting)).toEqual(resting);
    const ship = { at: rest!, half: [20, 20] as const };
    expect(pillsBy(wide, map, [ship], [], resting)).not.toEqual(resting);
  });
});
