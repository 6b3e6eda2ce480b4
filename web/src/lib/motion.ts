/**
 * Pieces that go from one place to another. What went where is read from the page itself: a piece says
 * what it is (`data-piece`) and where it lies (`data-spot`, its own or of what it lies in), so that a
 * board that is laid out anew moves nothing. A copy flies over the page; the piece is in its place at once.
 */
import { PASSING } from "./changed";
import type { Motion } from "./prefs.svelte";
import type { Noise } from "./sound";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A piece as it lay on the page. */
export interface Piece {
  name: string;
  spot: string;
  /** The spot it comes from where it has not been seen before: a supply. */
  from: string;
  element: Element;
  box: Box;
  /** What it lay on, and where that was: the page may have shifted since. */
  ground: Ground | null;
}

interface Ground {
  element: Element;
  left: number;
  top: number;
}

export interface Flight {
  piece: Piece;
  from: Box;
}

export interface Plan {
  flights: Flight[];
  /** What has left the table and may be laid down by a later step: a tile in somebody's hand. */
  limbo: Piece[][];
}

/** Milliseconds of one flight. */
export const TIMES: Record<Motion, number> = {
  auto: 250,
  none: 0,
  fast: 120,
  normal: 250,
  slow: 400,
};
/** More than so many at once is a new scene, not a move. */
export const MOST = 24;
/** The steps for which a piece that was taken away is remembered. */
const REMEMBERED = 3;
/** Somebody sees no difference below this. */
const NEAR = 4;

/** Where an element is drawn, without its strokes, as its copy will be. */
export function boxOf(element: Element): Box {
  if (element instanceof SVGGraphicsElement && typeof element.getBBox === "function") {
    const matrix = element.getScreenCTM?.();
    if (matrix) {
      const { x, y, width, height } = element.getBBox();
      return {
        left: matrix.a * x + matrix.e,
        top: matrix.d * y + matrix.f,
        width: matrix.a * width,
        height: matrix.d * height,
      };
    }
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** The pieces that lie on the page, large ones first: of two pictures of a piece the larger one moves. */
export function pieces(roots: Iterable<Element>): Piece[] {
  const all: Piece[] = [];
  for (const root of roots) {
    const grounds = new Map<Element, Ground>();
    for (const element of root.querySelectorAll("[data-piece]")) {
      if (element.closest(PASSING)) continue;
      const below = drawnOn(element);
      if (below && !grounds.has(below)) grounds.set(below, groundAt(below));
      all.push({
        name: element.getAttribute("data-piece") ?? "",
        spot: spotOf(element),
        from: element.getAttribute("data-from") ?? "",
        element,
        box: boxOf(element),
        ground: below ? grounds.get(below)! : null,
      });
    }
  }
  return all.sort((a, b) => b.box.height - a.box.height);
}

export function spotOf(element: Element): string {
  return element.closest("[data-spot]")?.getAttribute("data-spot") ?? "";
}

function groundAt(element: Element): Ground {
  const { left, top } = element.getBoundingClientRect();
  return { element, left, top };
}

/** The drawing or the zone that a piece lies on. */
function drawnOn(element: Element): Element | null {
  let drawing = element instanceof SVGElement ? element.ownerSVGElement : null;
  while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement;
  return drawing ?? element.parentElement?.closest("[data-spot]") ?? null;
}

/** Where a piece lay, on the page as it is now; where it was seen if nothing is left of that place. */
function lain({ box, ground }: Piece): Box {
  if (!ground?.element.isConnected) return box;
  const { left, top } = groundAt(ground.element);
  return { ...box, left: box.left + left - ground.left, top: box.top + top - ground.top };
}

const key = (piece: Piece): string => `${piece.name}\n${piece.spot}`;

/** The pieces of `these` that `those` has not. */
export function without(these: readonly Piece[], those: readonly Piece[]): Piece[] {
  const counts = new Map<string, number>();
  for (const piece of those) counts.set(key(piece), (counts.get(key(piece)) ?? 0) + 1);
  return these.filter((piece) => {
    const left = counts.get(key(piece)) ?? 0;
    counts.set(key(piece), left - 1);
    return left <= 0;
  });
}

/**
 * What went where between two pictures. A piece that is new somewhere comes from where one of its name is
 * gone, else from a hand (`limbo`, the pieces of earlier steps), else from the supply it names.
 */
export function plan(
  before: readonly Piece[],
  after: readonly Piece[],
  limbo: readonly Piece[][] = [],
  origin: (spot: string) => Box | null = () => null,
): Plan {
  const gone = [without(before, after), ...limbo.map((step) => [...step])];
  const flights: Flight[] = [];
  for (const piece of without(after, before)) {
    let from: Box | null = null;
    for (const step of gone) {
      const at = step.findIndex((other) => other.name === piece.name);
      if (at < 0) continue;
      from = lain(step.splice(at, 1)[0]!);
      break;
    }
    from ??= piece.from ? origin(piece.from) : null;
    if (from && from.width > 0 && piece.box.width > 0) flights.push({ piece, from });
  }
  return { flights: flights.length > MOST ? [] : flights, limbo: gone.slice(0, REMEMBERED) };
}

/** Whether the middle of an element can be seen: nothing around it has scrolled it away. */
export function inSight(element: Element, box: Box = boxOf(element)): boolean {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around instanceof SVGElement || getComputedStyle(around).overflow === "visible") continue;
    const edge = around.getBoundingClientRect();
    if (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom) return false;
  }
  return true;
}

/** What is left of an element in its copy: how it looks, not what it is called or does. */
function bare(element: Element): void {
  for (const node of [element, ...element.querySelectorAll("*")])
    for (const { name } of [...node.attributes])
      if (/^(id|role|tabindex|title|name)$|^(data|aria)-/.test(name)) node.removeAttribute(name);
}

const SVG = "http://www.w3.org/2000/svg";

/** A picture of the piece that can be put anywhere. */
function copyOf(element: Element, box: Box): HTMLElement | SVGElement {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  bare(copy);
  let whole = copy;
  if (element instanceof SVGGraphicsElement && element.ownerSVGElement) {
    const { x, y, width, height } = element.getBBox();
    whole = document.createElementNS(SVG, "svg");
    whole.setAttribute("viewBox", [x, y, width, height].join(" "));
    whole.setAttribute("preserveAspectRatio", "none");
    whole.append(copy);
  }
  const { style } = whole;
  style.position = "absolute";
  style.margin = "0";
  style.boxSizing = "border-box";
  style.overflow = "visible";
  style.left = `${box.left}px`;
  style.top = `${box.top}px`;
  style.width = `${box.width}px`;
  style.height = `${box.height}px`;
  style.transformOrigin = "0 0";
  return whole;
}

const NUMBER = /^[−-]?\d+$/;
const numberOf = (text: string): number => Number(text.replace("−", "-"));

/** Numbers that count up or down to what they have become: elements with `data-tick`. */
export function numbers(roots: Iterable<Element>): Map<Element, string> {
  const all = new Map<Element, string>();
  for (const root of roots)
    for (const element of root.querySelectorAll("[data-tick]"))
      all.set(element, element.textContent ?? "");
  return all;
}

/** What is moving now. All of it ends at once when somebody wants to go on. */
export class Stage {
  private running = new Set<() => void>();

  get moving(): boolean {
    return this.running.size > 0;
  }

  /** Shows the flights; afterwards, also if they are skipped, calls `landed` for each. */
  fly(
    flights: readonly Flight[],
    time: number,
    layer: Element,
    landed: (piece: Piece) => void = () => {},
  ): void {
    for (const { piece, from } of flights) {
      const { element, box } = piece;
      if (!(time > 0) || typeof element.animate !== "function" || !isFar(from, box)) {
        landed(piece);
        continue;
      }
      const copy = copyOf(element, box);
      copy.setAttribute("data-flying", piece.name);
      layer.append(copy);
      const [x, y] = [from.left - box.left, from.top - box.top];
      const [wide, high] = [from.width / box.width, from.height / box.height];
      const start = `translate(${x}px, ${y}px) scale(${wide}, ${high})`;
      const timing = { duration: time, easing: "cubic-bezier(.3,.1,.2,1)" };
      const flight = copy.animate([{ transform: start }, { transform: "none" }], timing);
      const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], time);
      const end = (): void => {
        if (!this.running.delete(end)) return;
        clearTimeout(timer);
        flight.cancel();
        hidden.cancel();
        copy.remove();
        landed(piece);
      };
      // Not the animation's own end: a page in the background does not tell it.
      const timer = setTimeout(end, time);
      this.running.add(end);
    }
  }

  /** Counts from what numbers were to what they are. */
  count(before: ReadonlyMap<Element, string>, time: number): void {
    if (!(time > 0)) return;
    for (const [element, old] of before) {
      const text = element.firstChild;
      const now = element.textContent ?? "";
      if (!element.isConnected || now === old || !NUMBER.test(old) || !NUMBER.test(now)) continue;
      if (text?.nodeType !== Node.TEXT_NODE || element.childNodes.length !== 1) continue;
      const [first, last] = [numberOf(old), numberOf(now)];
      const began = performance.now();
      let frame = 0;
      let shown = now;
      const show = (word: string): void => {
        // Whoever has written something else meanwhile is right.
        if (text.nodeValue === shown) text.nodeValue = shown = word;
      };
      const end = (): void => {
        if (!this.running.delete(end)) return;
        cancelAnimationFrame(frame);
        clearTimeout(timer);
        show(now);
      };
      const step = (): void => {
        const part = Math.min(1, (performance.now() - began) / time);
        show(String(Math.round(first + (last - first) * part)).replace("-", "−"));
        frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
      const timer = setTimeout(end, time);
      this.running.add(end);
    }
  }

  /** Everything is where it belongs, at once. */
  skip(): void {
    for (const end of [...this.running]) end();
  }
}

function isFar(from: Box, to: Box): boolean {
  return (
    Math.abs(from.left - to.left) > NEAR ||
    Math.abs(from.top - to.top) > NEAR ||
    Math.abs(from.width - to.width) > NEAR
  );
}

/** The noise of a piece that is put down: `data-noise`, its own or of what it lies in. */
export function noiseOf(element: Element): Noise {
  const noise = element.closest("[data-noise]")?.getAttribute("data-noise");
  return noise === "card" || noise === "dice" ? noise : "wood";
}
