/** Tiny Epic: what a move that is looked at would do, before and after the table has told it. */
import { describe, expect, it } from "vitest";
import { picture, type Landing } from "../src/boards/tinyepic/model";
import { berthAt } from "../src/boards/tinyepic/fleet";
import { chart, NARROW, SHEET } from "../src/boards/tinyepic/geography";
import { numbers } from "../src/boards/tinyepic/lights";
import { pillAt } from "../src/boards/tinyepic/pills";
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

  it("tells what a landing brings, whether the end of the Sail brings it anyway or not", () => {
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

  it("shows how far ships could sail when a card or one of them is looked at", () => {
    const table = { ...picture(view), reach: {} as Record<string, number> };
    const ahead = (changes: readonly [string, number | null][]) =>
      ({ changes: changes.map(([path, after]) => ({ path, before: null, after })) }) as never;
    const card = foresee(view, table, move("jarl", "V01"), ahead([["reach.whale", 1]]));
    expect(card.reach).toEqual({ whale: 1 });
    // among the places of all ships those of the one that is looked at
    const fleet = { ...table, reach: { whale: 1, mid_s: 2, mid_nw: 1 } };
    const next = ahead([
      ["reach.whale", 2],
      ["reach.mid_s", null],
    ]);
    expect(foresee(view, fleet, move("sail", "rim_west"), next).reach).toEqual({
      whale: 2,
      mid_nw: 1,
    });
    expect(foresee(view, fleet, move("fight", "V01"), next).reach).toEqual({});
  });

  it("counts the Rune of a card, and the goods of its Rune action where its Runes are there", () => {
    const table = picture(view);
    const card = { ...table.cards.V14!, requires: { wealth: 1, nature: 1 } };
    const action = { type: "collect", x: 0, resources: { steel: 2 }, per_rune: null, amounts: [] };
    const clan = { ...table.clans[0]!, resources: { wood: 0, food: 0, steel: 6 } };
    const lay = (runes: Record<string, number>) =>
      foresee(
        view,
        {
          ...table,
          cards: { V14: { ...card, rune: "wealth", rune_action: action } },
          clans: [{ ...clan, runes }],
        } as never,
        move("jarl", "V14"),
        null,
      );
    // its own Rune counts; there is no room for more than seven
    expect(lay({ nature: 1 }).goods).toEqual({ steel: 7 });
    expect(lay({ nature: 1 }).runes).toEqual({ wealth: 1 });
    expect(lay({ wealth: 1 }).goods).toEqual({});
  });

  it("pays the steel of a raid only at a Village, and only where it is there", () => {
    const table = picture(view);
    const [dock] = table.docks;
    const sail = (steel: number, village: boolean) =>
      foresee(
        view,
        {
          ...table,
          landing: [],
          raid_steel: 2,
          docks: [{ ...dock!, village }],
          clans: [{ ...table.clans[0]!, resources: { wood: 0, food: 0, steel } }],
        },
        move("to", dock!.id),
        { changes: [] } as never,
      ).goods;
    expect(sail(3, true)).toEqual({ steel: 1 });
    expect(sail(3, false)).toEqual({});
    expect(sail(1, true)).toEqual({});
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

  it("keep a corner where they rest, whatever they tell, and stay on the sheet", () => {
    for (const sheet of [SHEET, NARROW]) {
      const map = chart(table, sheet);
      for (const { id } of table.islands) {
        const small = pillAt(id, [30, 20], map);
        for (const [wide, high] of [
          [60, 20],
          [50, 40],
        ] as const) {
          const [x, y] = pillAt(id, [wide, high], map);
          expect(x - wide / 2).toBeGreaterThanOrEqual(8);
          expect(x + wide / 2).toBeLessThanOrEqual(sheet.wide - 8);
          expect(y - high / 2).toBeGreaterThanOrEqual(8);
          expect(y + high / 2).toBeLessThanOrEqual(sheet.high - 8);
          // as far from where it rests as it is larger
          expect(Math.abs(x - small[0])).toBeLessThanOrEqual(wide / 2);
          expect(Math.abs(y - small[1])).toBeLessThanOrEqual(high / 2);
        }
      }
    }
  });
});

describe("the numbers of docks", () => {
  it("lie below the hull that lies there, else over the end of the jetty", () => {
    const plain = picture(view);
    const [first] = plain.docks;
    const map = chart(plain, SHEET);
    const moored = (ship: number | null) => ({
      ...plain,
      docks: plain.docks.map((dock) => ({ ...dock, ship: dock === first ? ship : null })),
    });
    const { id } = first!;
    const { end } = map.docks[id]!;
    const at = (ship: number | null): readonly [number, number] => {
      const [dx, dy] = numbers(moored(ship), map, () => true)[id]!;
      return [end[0] + dx, end[1] + dy];
    };
    const [x, y] = berthAt(map, id, false);
    expect(at(0)).toEqual([x, y + 7].map((along) => expect.closeTo(along) as number));
    expect(Math.hypot(at(null)[0] - end[0], at(null)[1] - end[1])).toBeLessThan(5);
  });
});
