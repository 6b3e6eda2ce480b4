import { afterEach, expect, test } from "vitest";
import { roving } from "../src/lib/roving";

/** Things at these places, 10 by 10; the last one is drawn last. */
function room(places: Record<string, [number, number]>): HTMLElement {
  const node = document.createElement("div");
  for (const [name, [left, top]] of Object.entries(places)) {
    const thing = document.createElement("button");
    thing.dataset["at"] = name;
    thing.getBoundingClientRect = () => new DOMRect(left, top, 10, 10);
    node.append(thing);
  }
  document.body.append(node);
  roving(node, { selector: "[data-at]" });
  return node;
}

function press(key: string): string | undefined {
  const at = document.activeElement as HTMLElement;
  at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  return (document.activeElement as HTMLElement).dataset["at"];
}

afterEach(() => document.body.replaceChildren());

test("arrows reach what lies exactly on another thing", () => {
  const node = room({ below: [0, 0], good: [0, 30], beside: [30, 30], rise: [0, 0] });
  node.querySelector<HTMLElement>("[data-at=good]")!.focus();
  expect(press("ArrowUp")).toBe("rise");
  expect(press("ArrowDown")).toBe("good");
  expect(press("ArrowRight")).toBe("beside");
});

test("what was drawn before it could be answered begins where it is answered now", async () => {
  const node = room({ path: [0, 0], card: [0, 30], offer: [30, 30] });
  document.body.replaceChildren(node.cloneNode(true));
  const board = document.body.firstElementChild as HTMLElement;
  roving(board, { selector: "[data-at]", first: ".legal" });
  const stop = (): string | undefined =>
    board.querySelector<HTMLElement>("[tabindex='0']")!.dataset["at"];
  expect(stop()).toBe("path");
  const answer = async (name: string): Promise<void> => {
    for (const thing of board.children)
      thing.classList.toggle("legal", (thing as HTMLElement).dataset["at"] === name);
    board.append(document.createElement("i"));
    await Promise.resolve();
  };
  await answer("card");
  expect(stop()).toBe("card");
  // who has been there stays
  board.querySelector<HTMLElement>("[data-at=path]")!.focus();
  await answer("offer");
  expect(stop()).toBe("path");
});
