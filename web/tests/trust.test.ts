import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { TableView } from "../src/lib/types";
import Luck from "../src/ui/Luck.svelte";
import Players from "../src/ui/Players.svelte";
import { LANGS, speakNow, viewOf } from "./fixtures";

let drawn: ReturnType<typeof mount> | undefined;

afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = undefined;
});

function show<Props extends Record<string, unknown>>(
  what: Component<Props>,
  props: Props,
): HTMLElement {
  const target = document.createElement("div");
  drawn = mount(what, { target, props });
  flushSync();
  return target;
}

const thoughts = { left: 1, most: 1, every: 6 };
const chosen = { chosen: true, seed: "12345", commitment: "", salt: "" };
const bound = { chosen: false, seed: "", commitment: "ab".repeat(32), salt: "" };

function table(luck: TableView["luck"], lang: "fr" | "en"): TableView {
  speakNow(lang);
  const view = viewOf("saga", lang);
  const seats = view.seats.map((seat) => ({ ...seat, devices: 1, token: false }));
  seats[1] = { ...seats[1]!, devices: 2, token: true };
  return { ...view, luck, seats, thoughts };
}

test.each(LANGS)("a chosen seed, a second device and a program are marked (%s)", (lang) => {
  const strip = show(Players, { view: table(chosen, lang), online: [], narrow: false });
  expect(strip.querySelector("[data-chosen-seed]")?.textContent).toContain("12345");
  expect(strip.querySelectorAll("[data-many=device]")).toHaveLength(1);
  expect(strip.querySelector("[data-many=device]")?.textContent).toContain("2");
  expect(strip.querySelectorAll("[data-token]")).toHaveLength(1);
});

test.each(LANGS)("a drawn seed is sealed, and told at the end (%s)", (lang) => {
  const before = show(Luck, { view: table(bound, lang) });
  expect(before.querySelector('[data-luck="bound"]')?.textContent).toContain(bound.commitment);
  const revealed = { ...bound, seed: "777", salt: "cd".repeat(16) };
  const view = table(revealed, lang);
  const after = show(Luck, { view });
  expect(after.textContent).toContain(`${view.table}:777:${revealed.salt}`);
});
