import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { asking, clausesAbout, nameOf } from "../src/lib/about";
import type { Rules } from "../src/lib/types";

const clause = (id: string, text: string): { id: string; text: string } => ({ id, text });
const rules: Rules = {
  game: "vikings",
  title: "",
  edition: "",
  reconstructed: "",
  summary: null,
  chapters: [
    {
      number: 1,
      title: "",
      clauses: [
        clause("VIK-1.1", "Every tile has a price."),
        clause("VIK-1.2", "Goldsmiths bring gold, whatever the price of the tile."),
        clause("VIK-1.3", "The wheel turns."),
      ],
    },
  ],
};

test("the rarest words of a name lead, plurals count, nothing else does", () => {
  expect(clausesAbout(rules, "Price 5, tile, goldsmith").map((clause) => clause.id)).toEqual([
    "VIK-1.2",
    "VIK-1.1",
  ]);
  expect(clausesAbout(rules, "xyzzy of 5")).toEqual([]);
});

describe("asking about a piece", () => {
  let asked: string[];
  let played = 0;
  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    played = 0;
    document.body.innerHTML = `<main><button data-target aria-label="Axe"><i></i></button><p></p></main>`;
    asking(document.querySelector("main")!, (piece) => asked.push(nameOf(piece)));
    document.querySelector("button")!.addEventListener("click", () => (played += 1));
  });
  afterEach(() => vi.useRealTimers());
  const fire = (type: string, more: PointerEventInit = {}): void => {
    const event = new PointerEvent(type, { bubbles: true, cancelable: true, ...more });
    document.querySelector("i")!.dispatchEvent(event);
  };
  const touch = { pointerType: "touch" };

  test("by a right click", () => {
    fire("contextmenu");
    expect(asked).toEqual(["Axe"]);
  });

  test("by a finger that stays, and then it does not play", () => {
    fire("pointerdown", touch);
    vi.advanceTimersByTime(600);
    fire("contextmenu"); // some devices send it too
    fire("pointerup", touch);
    fire("click");
    expect(asked).toEqual(["Axe"]);
    expect(played).toBe(0);
    fire("pointerdown", touch);
    fire("pointerup", touch);
    fire("click");
    expect(played).toBe(1);
  });

  test("not by a finger that scrolls, nor beside a piece", () => {
    fire("pointerdown", { ...touch, clientX: 0, clientY: 0 });
    fire("pointermove", { ...touch, clientX: 0, clientY: 40 });
    vi.advanceTimersByTime(600);
    document.querySelector("p")!.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true }));
    expect(asked).toEqual([]);
  });
});
