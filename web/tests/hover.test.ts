import { beforeEach, expect, test, vi } from "vitest";
import { hover } from "../src/lib/hover";

const fire = (target: EventTarget, type: string, x: number, pointerType = "mouse"): boolean =>
  target.dispatchEvent(
    new PointerEvent(type, { clientX: x, clientY: 0, pointerType, bubbles: true }),
  );

let node: HTMLElement;
const look = vi.fn();
const away = vi.fn();

beforeEach(() => {
  look.mockClear();
  away.mockClear();
  node = document.createElement("div");
  document.body.replaceChildren(node);
  hover(node, { look, away });
  fire(window, "pointermove", 0);
});

test("a pointer that comes and goes looks and looks away", () => {
  fire(node, "pointerenter", 5);
  expect(look).toHaveBeenCalledOnce();
  fire(window, "pointermove", 5);
  fire(node, "pointerleave", 9);
  expect(away).toHaveBeenCalledOnce();
});

test("what slips under a resting pointer is looked at when the pointer moves", () => {
  fire(node, "pointerenter", 0);
  expect(look).not.toHaveBeenCalled();
  fire(window, "pointermove", 1);
  expect(look).toHaveBeenCalledOnce();
});

test("what slips away from it is left when the pointer moves", () => {
  fire(node, "pointerenter", 5);
  fire(window, "pointermove", 5);
  fire(node, "pointerleave", 5);
  expect(away).not.toHaveBeenCalled();
  fire(window, "pointermove", 6);
  expect(away).toHaveBeenCalledOnce();
});

test("a finger does not look", () => {
  fire(node, "pointerenter", 5, "touch");
  expect(look).not.toHaveBeenCalled();
});

test("what is gone is not looked at", () => {
  const other = document.createElement("div");
  const { destroy } = hover(other, { look, away });
  fire(other, "pointerenter", 0);
  destroy();
  fire(window, "pointermove", 1);
  expect(look).not.toHaveBeenCalled();
});
