/** How the build sheet of Shipwrights turns to other ways to pay; how a round is done, and taken back. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Board } from "../src/boards/shipwrights";
import { late } from "../src/boards/shipwrights/late.svelte";
import type { Bill, Picture } from "../src/boards/shipwrights/picture";
import { plateOf } from "../src/boards/shipwrights/plates";
import {
  changed,
  CHEAPEST,
  others,
  paidGoods,
  payment,
  swapped,
  swaps,
  turned,
} from "../src/boards/shipwrights/plan";
import { cheapest, dialsOf, turnedTo, turnsTo } from "../src/boards/shipwrights/purse";
import { parted } from "../src/boards/shipwrights/sockets";
import type { Play } from "../src/lib/play";
import type { Move, TableView } from "../src/lib/types";
import { speakNow, viewOf, wordsOf } from "./fixtures";

const SMITH = "board:art_blacksmith:minor";
const bill: Bill = {
  skills: ["blacksmith", "sailmaker"],
  sources: [SMITH, "labourer"],
  saved: null,
  pays: { worker: 1, wood: 2, iron: 1, gold: 1, coin: 1, card: 1 },
  instead: { wool: 1 },
  lacks: {},
  spare: 1,
  ways: [
    {
      sources: ["labourer", "labourer"],
      saved: null,
      pays: { worker: 1, wood: 2, iron: 1, gold: 2, card: 2 },
      instead: { wool: 1 },
      lacks: {},
      spare: 0,
    },
  ],
};

describe("a plan to pay", () => {
  it("is the bill as it stands until somebody changes it", () => {
    expect(payment(bill, CHEAPEST).pays).toEqual(bill.pays);
    expect(changed(bill, CHEAPEST)).toBe(false);
    expect(paidGoods(payment(bill, CHEAPEST))).toEqual([2, 0, 1, 2]);
  });

  it("goes round all who can supply a skill", () => {
    expect(others(bill, 0)).toEqual([SMITH, "labourer"]);
    expect(others(bill, 1)).toEqual(["labourer"]);
    const plan = turned(bill, CHEAPEST, 0);
    expect(payment(bill, plan).sources).toEqual(["labourer", "labourer"]);
    expect(changed(bill, plan)).toBe(true);
    expect(changed(bill, turned(bill, plan, 0))).toBe(false);
  });

  it("lets gold stand in as long as there is some, and takes it back", () => {
    expect(swaps(bill, CHEAPEST, "wood", "own")).toBe(true);
    expect(swaps(bill, CHEAPEST, "wool", "spare")).toBe(false);
    expect(swaps(bill, CHEAPEST, "worker", "own")).toBe(false);
    const plan = swapped(CHEAPEST, "wood", "own");
    expect(paidGoods(payment(bill, plan))).toEqual([1, 0, 1, 3]);
    expect(swaps(bill, plan, "iron", "own")).toBe(false);
    expect(changed(bill, swapped(plan, "wood", "spare"))).toBe(false);
  });

  it("forgets gold that another way has no more", () => {
    const plan = turned(bill, swapped(CHEAPEST, "wood", "own"), 0);
    expect(paidGoods(payment(bill, plan))).toEqual([2, 0, 1, 3]);
  });
});

describe("an empty hand", () => {
  beforeAll(() => late.want());
  let drawn: Record<string, unknown> | null = null;
  afterEach(() => {
    if (drawn) void unmount(drawn);
    document.body.replaceChildren();
  });

  const DONE: Move = {
    n: 1,
    move: ["done"],
    notation: "done",
    kind: "done",
    group: "",
    text: "I am done",
    short: "done",
    anytime: false,
    doubtful: false,
    grave: false,
  };
  function draw(moves: Move[], undo?: () => Promise<void>): { choose: ReturnType<typeof vi.fn> } {
    const view: TableView = { ...viewOf("shipwrights", "en"), moves };
    const [own] = (view.board as { villages: { hand: string[] }[] }).villages;
    own!.hand = [];
    view.undo = { ...view.undo, can: undo !== undefined };
    if (!moves.length) view.question = null;
    const choose = vi.fn();
    const play: Partial<Play> = {
      moves,
      lit: [],
      past: false,
      busy: false,
      find: (tag) => moves.filter(({ move }) => move[0] === tag),
      offer: vi.fn(),
      paths: vi.fn(),
      choose,
      ...(undo ? { undo } : {}),
    };
    speakNow("en");
    drawn = mount(Board, {
      target: document.body,
      props: {
        view,
        words: wordsOf("shipwrights", "en"),
        play: play as Play,
        seat: 0,
        narrow: false,
        still: true,
      },
    });
    flushSync();
    return { choose };
  }
  const button = (label: string): HTMLButtonElement | undefined =>
    [...document.querySelectorAll("button")].find((each) => each.textContent.includes(label));

  it("has one large button to be done", () => {
    const { choose } = draw([DONE]);
    button("I am done")!.click();
    expect(choose).toHaveBeenCalledWith(DONE);
    expect(button("Take it back")).toBeUndefined();
  });

  it("can be taken back as long as others play", () => {
    const undo = vi.fn(() => Promise.resolve());
    draw([], undo);
    button("Take it back")!.click();
    expect(undo).toHaveBeenCalledOnce();
  });

  it("cannot where undo stops", () => {
    draw([]);
    expect(button("Take it back")).toBeUndefined();
  });
});

describe("the plate under a card", () => {
  /** What a ship, a jarl and a villager say, with what can be done and what is lacking. */
  function plate(card: string, legal: string[], lacks: Record<string, number>): string {
    const board = structuredClone(viewOf("shipwrights", "en").board) as unknown as Picture;
    const [own] = board.villages;
    own!.board = ["ship_faring"];
    own!.bills[card] = { ...bill, ways: [], lacks };
    const play: Partial<Play> = {
      find: (tag) => (legal.includes(tag) ? [{ move: [tag, card] } as unknown as Move] : []),
    };
    const { look, said, tokens, then, more } = plateOf(
      card,
      board,
      own!,
      wordsOf("shipwrights", "en"),
      play as Play,
    );
    const counts = (some: typeof more): string =>
      some.map((token) => (typeof token === "string" ? token : `${token.count ?? ""}`)).join("+");
    return `${look}: ${said} ${counts(tokens)} | ${then} ${counts(more)}`;
  }

  it("says where a ship is begun and what it still lacks, the most first", () => {
    expect(plate("ship_barde", ["place"], { wool: 1, iron: 2 })).toBe(
      "lay: Start: berth 2  | lacks 2+1",
    );
    expect(plate("ship_barde", ["place"], { worker: 1, wood: 2, wool: 2, iron: 1 })).toBe(
      "lay: Start: berth 2  |  2+2+1+…",
    );
    expect(plate("ship_barde", ["place"], {})).toMatch(/^go: Lay \+ build/);
    expect(plate("ship_barde", [], {})).toMatch(/^short: Berths full/);
  });

  it("says what a card is good for, or what it lacks and brings when thrown away", () => {
    expect(plate("vil_miner", ["play", "tuck"], {})).toBe("go: Use once  | or tuck for 1");
    expect(plate("vil_miner", [], { coin: 2 })).toMatch(/^short: lacks 2 \| discard only \+1/);
    expect(plate("bld_barracks", [], { iron: 1 })).toMatch(/^short: lacks 1/);
    expect(plate("jarl_01", ["tuck"], {})).toMatch(/^go: Tuck under 1/);
  });
});

describe("a price by dials", () => {
  const pay = (...goods: number[]): Move =>
    ({ move: ["pay", ...goods], notation: `pay ${goods.join(" ")}`, text: "" }) as unknown as Move;
  // 2 wood and 1 iron with 2 gold to spare; one of each may not be there
  const moves = [
    pay(2, 1, 1, 0),
    pay(1, 1, 1, 1),
    pay(0, 1, 1, 2),
    pay(2, 1, 0, 1),
    pay(1, 1, 0, 2),
  ];

  it("turns on goods for which gold can go, and begins with the least gold", () => {
    expect(dialsOf(moves).map(({ good, values }) => [good, values])).toEqual([
      ["wood", [2, 1, 0]],
      ["iron", [1, 0]],
    ]);
    expect(cheapest([...moves].reverse())).toBe(moves[0]);
  });

  it("keeps what was turned last, and gives way where gold does not go round", () => {
    const all = moves[2]!;
    // no gold is left for the iron: some wood is paid itself again
    expect(turnedTo(moves, all, 3, 0, [1])).toBe(moves[3]);
    expect(turnedTo(moves, moves[1], 3, 0, [1])).toBe(moves[4]);
    expect(turnedTo(moves, moves[4], 1, 0, [3])).toBe(moves[2]);
  });

  it("lets go first of what was turned longest ago", () => {
    const [early, late] = [pay(2, 1, 0, 1), pay(1, 0, 0, 3)];
    expect(turnedTo([early, late], pay(2, 0, 1, 1), 3, 0, [2, 1])).toBe(late);
    expect(turnedTo([early, late], pay(2, 0, 1, 1), 3, 0, [1, 2])).toBe(early);
  });

  it("leads to every way from every other", () => {
    for (const wanted of moves)
      for (const from of moves) {
        let now: Move | undefined = from;
        let last: number[] = [];
        for (const name of turnsTo(wanted, moves)) {
          const [, good, value] = name.split("/");
          const at = ["", "wood", "wool", "iron"].indexOf(good!);
          now = turnedTo(moves, now, at, Number(value), last);
          last = [at, ...last.filter((other) => other !== at)];
        }
        expect(now).toBe(wanted);
      }
  });

  it("adds up to the card: what Frode saves is struck, wages stand with those who work", () => {
    const paid = {
      sources: [SMITH, "labourer"],
      saved: "wood",
      pays: { worker: 1, wood: 1, gold: 1, coin: 1 },
      instead: { iron: 1 },
      lacks: { gold: 1, card: 1 },
      spare: 0,
    };
    const { goods, unpaid } = parted(paid, { worker: 1, wood: 2, iron: 1, gold: 1 });
    expect(goods.map(({ good, how }) => `${good} ${how}`)).toEqual([
      "worker own",
      "wood own",
      "wood saved",
      "iron spare",
      "gold own",
    ]);
    expect(unpaid).toEqual({ gold: 1, card: 1 });
  });
});
