import { expect, test } from "vitest";
import { nextRegion, wish } from "../src/lib/keys";

const press = (key: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more }) as never;

test("every key of the list is a wish", () => {
  const keys = "?MHLGBZ[]".split("").map((key) => wish(press(key), false, true));
  expect(keys).toEqual([
    ...["help", "moves", "hint", "log", "rules", "board", "undo", "back", "forward"],
  ]);
  expect(wish(press("7"), false, true)).toBe(7);
  expect(wish(press("Escape"), false, true)).toBe("escape");
  expect(wish(press("F6"), false, true)).toBe("next-region");
  expect(wish(press("F6", { shiftKey: true }), false, true)).toBe("last-region");
});

test("undo and the whole turn with Ctrl or Cmd, whatever the letters do", () => {
  expect(wish(press("z", { ctrlKey: true }), false, false)).toBe("undo");
  expect(wish(press("Z", { metaKey: true, shiftKey: true }), false, false)).toBe("restart");
});

test("letters can be switched off, and are letters in a field", () => {
  for (const key of ["m", "?", "[", "1", "z"]) {
    expect(wish(press(key), false, false)).toBeNull();
    expect(wish(press(key), true, true)).toBeNull();
  }
  expect(wish(press("z", { ctrlKey: true }), true, true)).toBeNull();
  expect(wish(press("F6"), true, false)).toBe("next-region");
});

test("the browser keeps its own keys, and AltGr still types brackets", () => {
  expect(wish(press("l", { ctrlKey: true }), false, true)).toBeNull();
  expect(wish(press("m", { altKey: true }), false, true)).toBeNull();
  expect(wish(press("b", { ctrlKey: true, altKey: true }), false, true)).toBeNull();
  expect(wish(press("]", { ctrlKey: true, altKey: true }), false, true)).toBe("forward");
});

test("F6 goes round the regions, from nowhere to the first", () => {
  document.body.innerHTML = `<section data-region><button id="a"></button></section>
    <section data-region><button tabindex="-1"></button><input id="b" /></section>`;
  const walk = (by: 1 | -1): string => {
    nextRegion(by);
    return document.activeElement?.id ?? "";
  };
  expect([walk(1), walk(1), walk(1), walk(-1)]).toEqual(["a", "b", "a", "b"]);
});
