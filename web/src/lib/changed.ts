/** What looks different on the board: found on the page itself, so that no board has to know of it. */

/** Everything drawn, by how it looks and where it belongs. */
export type Look = Map<string, Element[]>;

/** What is left out: marks that invite or explain, not pieces. */
const PASSING = ".unseen, .cell, .ghost, [data-passing]";
/** The most letters of a phrase that counts as one thing: a number with its name. */
const PHRASE = 40;
/** More than this is a new scene, not a change. */
export const MOST = 24;

const SHAPE = ["d", "x", "y", "cx", "cy", "r", "width", "height", "fill", "href", "points"];

function drawn(leaf: Element): string {
  let text = leaf.tagName + SHAPE.map((name) => leaf.getAttribute(name) ?? "").join(";");
  for (let node: Element | null = leaf; node && node.tagName !== "svg"; node = node.parentElement)
    text += node.getAttribute("transform") ?? "";
  return text + (leaf.textContent ?? "");
}

/** The smallest thing around a changed leaf that a player would point at. */
function thing(leaf: Element): Element {
  const svg = leaf.closest("svg");
  if (svg) {
    const group: Element | null = leaf.parentElement;
    return group && group !== svg && group.children.length <= 12 ? group : leaf;
  }
  const around = leaf.parentElement;
  return around && words(around).length <= PHRASE ? around : leaf;
}

/** The text that can be read on an element. */
function words(element: Element): string {
  let text = "";
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) text += node.textContent;
    else if (node instanceof Element && !node.matches(PASSING)) text += ` ${words(node)} `;
  }
  return text.replace(/\s+/g, " ").trim();
}

const speaks = (element: Element): boolean =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );

export function look(roots: Iterable<Element>): Look {
  const seen: Look = new Map();
  for (const root of roots) {
    for (const leaf of root.querySelectorAll("*")) {
      const inSvg = leaf.closest("svg") !== null;
      if (inSvg ? leaf.childElementCount > 0 : !speaks(leaf)) continue;
      if (leaf.closest(PASSING)) continue;
      const sign = inSvg ? drawn(leaf) : words(thing(leaf));
      const place = leaf.closest("[data-place]")?.getAttribute("data-place") ?? "";
      const key = `${place}|${sign}`;
      const those = seen.get(key);
      if (those) those.push(leaf);
      else seen.set(key, [leaf]);
    }
  }
  return seen;
}

/** The things in `now` that were not in `before`; none of a place where nearly everything is new. */
export function changed(before: Look, now: Look): Element[] {
  const things = new Set<Element>();
  for (const [key, leaves] of now) {
    const more = leaves.length - (before.get(key)?.length ?? 0);
    if (more > 0) for (const leaf of leaves.slice(-more)) things.add(thing(leaf));
  }
  const all = [...things].filter(
    (element) => ![...things].some((o) => o !== element && o.contains(element)),
  );
  const places = new Map<Element | null, Element[]>();
  for (const element of all) {
    const place = element.closest("[data-place]");
    places.set(place, [...(places.get(place) ?? []), element]);
  }
  return [...places.values()].filter((those) => those.length <= MOST).flat();
}
