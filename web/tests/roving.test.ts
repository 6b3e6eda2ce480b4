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

test("the tab stop goes to what becomes possible, but not away from who is there", async () => {
  const node = document.createElement("div");
  for (const name of ["left", "middle", "right"]) {
    const thing = document.createElement("button");
    thing.dataset["at"] = name;
    node.append(thing);
  }
  document.body.append(node);
  roving(node, { selector: "[data-at]", first: ".legal" });
  const [left, middle, right] = node.querySelectorAll<HTMLElement>("[data-at]");
  const settled = async (): Promise<string | undefined> => {
    await new Promise((done) => setTimeout(done));
    return node.querySelector<HTMLElement>("[tabindex='0']")!.dataset["at"];
  };
  expect(await settled()).toBe("left");
  middle!.classList.add("legal");
  expect(await settled()).toBe("middle");
  left!.focus();
  right!.classList.add("legal");
  expect(await settled()).toBe("left");
});
