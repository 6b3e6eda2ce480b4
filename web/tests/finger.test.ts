import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asking } from "../src/lib/about";
import { zoomable } from "../src/kit/parts/zoomable";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table with a card that can be enlarged and a piece that cannot. */
function table() {
  document.body.innerHTML =
    "<div id=table><b data-target id=card></b><b data-target id=piece></b></div>";
  const at = (id: string): HTMLElement => document.getElementById(id)!;
  const asked: string[] = [];
  asking(at("table"), (piece) => asked.push(piece.id));
  zoomable(at("card"), () => asked.push("closer"));
  const touch = (id: string, kind: string): boolean =>
    at(id).dispatchEvent(
      Object.assign(new Event(kind, { bubbles: true, cancelable: true }), {
        pointerType: "touch",
        clientX: 5,
        clientY: 5,
      }),
    );
  return { asked, touch };
}

test("a finger that rests on a card enlarges it and asks nothing", () => {
  const { asked, touch } = table();
  touch("card", "pointerdown");
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual(["closer"]);
  expect(touch("card", "click")).toBe(false); // the finger is lifted: no press
  expect(touch("card", "click")).toBe(true);
});

test("a finger that rests on a piece asks about it, once, whatever the browser's menu does", () => {
  for (const menu of [400, 600]) {
    const { asked, touch } = table();
    touch("piece", "pointerdown");
    vi.advanceTimersByTime(menu);
    expect(touch("piece", "contextmenu")).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(asked).toEqual(["piece"]);
  }
});

test("a short touch and a right click are what they were", () => {
  const { asked, touch } = table();
  touch("card", "pointerdown");
  touch("card", "pointerup");
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual([]);
  expect(touch("card", "click")).toBe(true);
  touch("card", "contextmenu");
  expect(asked).toEqual(["card"]);
});

test("a double click is two on the same card, not one on what lay there before", () => {
  const { asked, touch } = table();
  touch("piece", "click");
  touch("card", "click");
  touch("card", "dblclick");
  expect(asked).toEqual([]);
  touch("card", "click");
  touch("card", "dblclick");
  expect(asked).toEqual(["closer"]);
});
