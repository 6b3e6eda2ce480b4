/** The arithmetic behind the parts of boards: what is in sight of a map, where a popover goes, coasts. */
import { describe, expect, test } from "vitest";
import { FIT, MOST, moved, showing, within, zoomed } from "../src/kit/parts/camera";
import { outline } from "../src/kit/parts/CardFace.svelte";
import { dice, hatching, island, shore } from "../src/kit/parts/coast";
import { SIGNS } from "../src/kit/parts/drawn";
import { place } from "../src/kit/parts/place";

describe("what part of a map is in sight", () => {
  const [wide, high] = [600, 400];

  test("what lies under the pointer stays there", () => {
    const camera = zoomed(FIT, 2, 150, 300, wide, high);
    expect((150 - camera.x) / camera.scale).toBeCloseTo(150);
    expect((300 - camera.y) / camera.scale).toBeCloseTo(300);
  });

  test("never smaller than the whole map, never beyond its edges", () => {
    expect(zoomed(FIT, 0.2, 10, 10, wide, high)).toEqual(FIT);
    expect(zoomed(FIT, 99, 0, 0, wide, high).scale).toBe(MOST);
    const corner = moved({ scale: 2, x: 0, y: 0 }, -5000, 5000, wide, high);
    expect(corner).toEqual({ scale: 2, x: -600, y: 0 });
    expect(within({ scale: 1, x: 30, y: -30 }, wide, high)).toEqual(FIT);
  });

  test("a target comes into sight, and what is in sight does not move", () => {
    const camera = { scale: 2, x: 0, y: 0 };
    expect(showing(camera, 100, 100, wide, high)).toEqual(camera);
    const shown = showing(camera, 590, 390, wide, high);
    expect(shown.x + 590 * 2).toBeLessThanOrEqual(wide);
    expect(shown.y + 390 * 2).toBeLessThanOrEqual(high);
  });
});

describe("where a popover goes", () => {
  const screen = { width: 390, height: 844 };

  test.each([
    ["left upper corner", 0, 0],
    ["right upper corner", 370, 0],
    ["left lower corner", 0, 824],
    ["right lower corner", 370, 824],
    ["middle", 190, 400],
  ])("on the screen: %s", (_, left, top) => {
    const anchor = { left, top, width: 20, height: 20 };
    const size = { width: 260, height: 200 };
    const at = place(anchor, size, screen);
    expect(at.left).toBeGreaterThanOrEqual(8);
    expect(at.top).toBeGreaterThanOrEqual(8);
    expect(at.left + size.width).toBeLessThanOrEqual(screen.width - 8);
    expect(at.top + size.height).toBeLessThanOrEqual(screen.height - 8);
    // not over the thing itself
    expect(at.top >= top + 20 || at.top + size.height <= top).toBe(true);
  });

  test("beside a thing that fills the height of the screen", () => {
    const anchor = { left: 20, top: 10, width: 300, height: 780 };
    const at = place(anchor, { width: 260, height: 200 }, { width: 1280, height: 800 });
    expect(at.side).toBe("right");
    expect(at.left).toBeGreaterThan(320);
  });
});

describe("coasts", () => {
  test("look the same from view to view, and differ from island to island", () => {
    const coast = island(100, 80, 60, 30, "Hvalsey");
    expect(island(100, 80, 60, 30, "Hvalsey")).toBe(coast);
    expect(island(100, 80, 60, 30, "Midsey")).not.toBe(coast);
    expect(hatching(100, 80, 60, 30, "Hvalsey")).toBe(hatching(100, 80, 60, 30, "Hvalsey"));
  });

  test("the shore is where it is said to be", () => {
    expect(shore(60, 30, 1, 0)).toBeCloseTo(60);
    expect(shore(60, 30, 0, -1)).toBeCloseTo(30);
  });

  test("rolls lie between 0 and 1 and differ", () => {
    const roll = dice("seed");
    const rolls = Array.from({ length: 200 }, roll);
    expect(Math.min(...rolls)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...rolls)).toBeLessThan(1);
    expect(new Set(rolls).size).toBeGreaterThan(190);
  });
});

test("kinds of cards differ by their shape", () => {
  const shapes = (["plain", "keel", "gable", "round", "banner"] as const).map((shape) =>
    outline(shape, 112, 176),
  );
  expect(new Set(shapes).size).toBe(5);
});

test("no two signs are drawn alike", () => {
  const drawings = Object.values(SIGNS).map((drawn) => JSON.stringify(drawn));
  expect(new Set(drawings).size).toBe(drawings.length);
});
