import { beforeEach, describe, expect, test } from "vitest";
import { changed, look, MOST } from "../src/lib/changed";

const root = (): Element[] => [document.querySelector("main")!];
const draw = (html: string): void => {
  document.body.innerHTML = `<main>${html}</main>`;
};

describe("what changed on a board", () => {
  beforeEach(() => draw(""));

  test("is the number together with its name", () => {
    draw(`<ul><li><span>gold</span> <b>8</b></li><li><span>glory</span> <b>3</b></li></ul>`);
    const before = look(root());
    draw(`<ul><li><span>gold</span> <b>5</b></li><li><span>glory</span> <b>3</b></li></ul>`);
    expect(changed(before, look(root())).map((element) => element.textContent)).toEqual(["gold 5"]);
  });

  test("is the right one of two numbers that become the same", () => {
    const facts = (gold: number, glory: number): string =>
      `<p>${"Karl ".repeat(9)}</p><div><span title="gold"><b>${gold}</b></span>
       <span title="glory"><b>${glory}</b></span></div>`;
    draw(facts(20, 10));
    const before = look(root());
    draw(facts(10, 10));
    expect(changed(before, look(root())).map((element) => element.getAttribute("title"))).toEqual([
      "gold",
    ]);
  });

  test("is a piece that was drawn, where it was drawn", () => {
    const piece = (x: number): string =>
      `<g transform="translate(${x} 0)"><path d="M0 0h9v9z"/><circle r="4"/></g>`;
    draw(`<svg>${piece(0)}</svg>`);
    const before = look(root());
    draw(`<svg>${piece(0)}${piece(20)}</svg>`);
    const fresh = changed(before, look(root()));
    expect(fresh.map((element) => element.getAttribute("transform"))).toEqual(["translate(20 0)"]);
  });

  test("is not what invites: legal cells, ghosts, words for screen readers, classes", () => {
    draw(`<button class="card">Axe <i>2</i></button><svg><g><path d="M1 1"/></g></svg>`);
    const before = look(root());
    draw(
      `<div class="card live">Axe <i>2</i><span class="unseen">2 moves</span></div>
       <svg><g><path d="M1 1"/></g><g class="cell"><rect x="1"/></g><g class="ghost"><path d="M5"/></g></svg>`,
    );
    expect(changed(before, look(root()))).toEqual([]);
  });

  test("belongs to the one it happened to, though another has the same", () => {
    const mini = (who: number, hand: number): string =>
      `<div data-place="${who}"><span>Hand</span> <b>${hand}</b></div>`;
    draw(mini(1, 6) + mini(2, 0));
    const before = look(root());
    draw(mini(1, 0) + mini(2, 0));
    const fresh = changed(before, look(root()));
    expect(fresh.map((element) => element.getAttribute("data-place"))).toEqual(["1"]);
  });

  test("is nothing where everything is new", () => {
    const before = look(root());
    draw(Array.from({ length: MOST + 1 }, (_, at) => `<p><b>${at}</b> things</p>`).join(""));
    expect(changed(before, look(root()))).toEqual([]);
  });
});

describe("pieces", () => {
  const tile = (spot: string, d = "M0 0h9"): string =>
    `<g data-piece="left" data-spot="${spot}"><svg x="1"><path d="${d}"/></svg></g>`;
  const spots = (before: ReturnType<typeof look>): (string | null)[] =>
    changed(before, look(root())).map((element) => element.getAttribute("data-spot"));

  test("the piece that is new is marked, though others look alike", () => {
    draw(`<svg>${tile("a")}${tile("c")}</svg>`);
    const before = look(root());
    draw(`<svg>${tile("a")}${tile("b")}${tile("c")}</svg>`);
    expect(spots(before)).toEqual(["b"]);
  });

  test("so is one that looks different where it lies", () => {
    draw(`<svg>${tile("a")}${tile("c")}</svg>`);
    const before = look(root());
    draw(`<svg>${tile("a", "M5 5h9")}${tile("c")}</svg>`);
    expect(spots(before)).toEqual(["a"]);
  });

  test("come before what is written, and instead of what is written around them", () => {
    draw(`<p>8 lots</p><div>Karl <i data-piece="pawn" data-spot="1">K</i></div>`);
    const before = look(root());
    draw(`<p>7 lots</p><div>Karl now <i data-piece="pawn" data-spot="2">K</i></div>`);
    const fresh = changed(before, look(root()));
    expect(fresh.map((element) => element.tagName)).toEqual(["I", "P"]);
  });
});
