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
/** What of it the shapes have that most drawings are made of. */
const SHAPES: Record<string, readonly string[]> = {
  path: ["d", "fill"],
  rect: ["x", "y", "width", "height", "fill"],
  circle: ["cx", "cy", "r", "fill"],
  text: ["x", "y", "fill"],
};

function drawn(leaf: Element, turned: string): string {
  let text = leaf.tagName;
  for (const name of SHAPES[leaf.tagName] ?? SHAPE) text += `${leaf.getAttribute(name) ?? ""};`;
  return text + turned + (leaf.textContent ?? "");
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

/** What is around an element, found once on the way down: a board has thousands of them. */
interface Around {
  svg: boolean;
  piece: Element | null;
  title: string;
  place: string;
  turned: string;
}
const NOTHING: Around = { svg: false, piece: null, title: "", place: "", turned: "" };

function within(element: Element, around: Around): Around {
  const isSvg = element.tagName === "svg";
  const turn = element.getAttribute("transform");
  const piece = isPiece(element);
  const title = element.getAttribute("title");
  const place = element.getAttribute("data-place");
  if (!isSvg && !turn && !piece && title === null && place === null) return around;
  return {
    svg: around.svg || isSvg,
    piece: piece ? element : around.piece,
    title: title ?? around.title,
    place: place ?? around.place,
    turned: isSvg ? "" : around.turned + (turn ?? ""),
  };
}

export function look(roots: Iterable<Element>): Look {
  const seen: Look = new Map();
  /** Pieces are looked at as a whole, wherever they are drawn: what they are, where, and how. */
  const pieces = new Map<Element, string>();
  const put = (key: string, element: Element): void => {
    const those = seen.get(key);
    if (those) those.push(element);
    else seen.set(key, [element]);
  };
  const walk = (parent: Element, around: Around): void => {
    for (const leaf of parent.children) {
      if (leaf.matches(PASSING)) continue;
      const here = within(leaf, around);
      if (leaf.childElementCount) walk(leaf, here);
      if (here.svg ? leaf.childElementCount > 0 : !speaks(leaf)) continue;
      // "10" gold and "10" points: what is only drawn beside a number stands in its title.
      const sign = here.svg
        ? drawn(leaf, here.turned)
        : words(here.piece ? leaf : thing(leaf)) + here.title;
      if (here.piece) pieces.set(here.piece, (pieces.get(here.piece) ?? "") + sign);
      else put(`${here.place}|${sign}`, leaf);
    }
  };
  for (const root of roots) {
    if (root.closest(PASSING)) continue;
    const above: Element[] = [];
    for (let node: Element | null = root; node; node = node.parentElement) above.push(node);
    walk(
      root,
      above.reduceRight((around, node) => within(node, around), NOTHING),
    );
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
