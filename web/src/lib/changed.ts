/** What looks different on the board: found on the page itself, so that no board has to know of it. */

/** Everything drawn, by how it looks and where it belongs. */
export type Look = Map<string, Element[]>;

/** What is left out: marks that invite or explain, not pieces. */
export const PASSING = ".unseen, .cell, .ghost, [data-passing]";
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

/** Something that a player holds or moves, as against what is written about it. */
export const isPiece = (element: Element): boolean => element.hasAttribute("data-piece");

/** The smallest thing around a changed leaf that a player would point at. */
function thing(leaf: Element): Element {
  if (isPiece(leaf)) return leaf;
  const svg = leaf.closest("svg");
  if (svg) {
    const group: Element | null = leaf.parentElement;
    return group && group !== svg && group.children.length <= 12 ? group : leaf;
  }
  const around = leaf.parentElement;
  const phrase = around && words(around).length <= PHRASE && !around.querySelector("[data-piece]");
  return phrase ? around : leaf;
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

const placeOf = (element: Element): string =>
  element.closest("[data-place]")?.getAttribute("data-place") ?? "";

export function look(roots: Iterable<Element>): Look {
  const seen: Look = new Map();
  /** Pieces are looked at as a whole, wherever they are drawn: what they are, where, and how. */
  const pieces = new Map<Element, string>();
  const put = (key: string, element: Element): void => {
    const those = seen.get(key);
    if (those) those.push(element);
    else seen.set(key, [element]);
  };
  for (const root of roots) {
    for (const leaf of root.querySelectorAll("*")) {
      const inSvg = leaf.closest("svg") !== null;
      if (inSvg ? leaf.childElementCount > 0 : !speaks(leaf)) continue;
      if (leaf.closest(PASSING)) continue;
      const piece = leaf.closest("[data-piece]");
      // "10" gold and "10" points: what is only drawn beside a number stands in its title.
      const title = inSvg ? "" : (leaf.closest("[title]")?.getAttribute("title") ?? "");
      const sign = inSvg ? drawn(leaf) : words(piece ? leaf : thing(leaf)) + title;
      if (piece) pieces.set(piece, (pieces.get(piece) ?? "") + sign);
      else put(`${placeOf(leaf)}|${sign}`, leaf);
    }
  }
  for (const [piece, sign] of pieces) {
    const spot = piece.closest("[data-spot]")?.getAttribute("data-spot") ?? "";
    put(`${placeOf(piece)}|${piece.getAttribute("data-piece")}@${spot}|${sign}`, piece);
  }
  return seen;
}

/**
 * The things in `now` that were not in `before`, pieces first; none of a place where nearly everything is
 * new. Of things within each other it is the outermost, but a piece rather than what is written around it.
 */
export function changed(before: Look, now: Look): Element[] {
  const things = new Set<Element>();
  for (const [key, leaves] of now) {
    const more = leaves.length - (before.get(key)?.length ?? 0);
    if (more > 0) for (const leaf of leaves.slice(-more)) things.add(thing(leaf));
  }
  const beside = (element: Element): boolean =>
    ![...things].some((other) => {
      if (other === element) return false;
      if (isPiece(other) === isPiece(element)) return other.contains(element);
      return isPiece(other) && (other.contains(element) || element.contains(other));
    });
  const all = [...things].filter(beside);
  const places = new Map<Element | null, Element[]>();
  for (const element of all) {
    const place = element.closest("[data-place]");
    places.set(place, [...(places.get(place) ?? []), element]);
  }
  const few = [...places.values()].filter((those) => those.length <= MOST).flat();
  return [...few.filter(isPiece), ...few.filter((element) => !isPiece(element))];
}
