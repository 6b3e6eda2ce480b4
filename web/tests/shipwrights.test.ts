/** How the build sheet of Shipwrights turns to other ways to pay. */
import { describe, expect, it } from "vitest";
import type { Bill } from "../src/boards/shipwrights/picture";
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
