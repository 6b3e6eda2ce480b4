/** "?" on a piece: what it is called, and the clauses that speak of it. */
import { fold } from "./moves";
import type { Rules } from "./types";

export const PIECE = "[data-target], .item, [data-thing]";
const MOST = 6;

/** Shorter words are left out: they name nothing. */
const SHORT = 4;

function wordsOf(text: string): string[] {
  return [...new Set(fold(text).match(/[\p{L}]+/gu) ?? [])].filter((word) => word.length >= SHORT);
}

/** A word without its ending, so that it matches its plural. */
const stem = (word: string): string => (word.length > SHORT ? word.replace(/(?:s|x)$/, "") : word);

/** The clauses about a thing, best first: a word that few clauses use counts more. */
export function clausesAbout(rules: Rules, name: string): { id: string; text: string }[] {
  const clauses = rules.chapters.flatMap((chapter) => chapter.clauses);
  const texts = clauses.map((clause) => ` ${fold(clause.text)}`);
  const score = clauses.map(() => 0);
  for (const word of wordsOf(name).map(stem)) {
    const hits = texts.flatMap((text, at) =>
      new RegExp(`[^\\p{L}]${word}`, "u").test(text) ? [at] : [],
    );
    for (const at of hits) score[at]! += 1 / hits.length;
  }
  return clauses
    .map((clause, at) => ({ ...clause, score: score[at]! }))
    .filter((clause) => clause.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
}

/** What a player would call the thing under the finger. */
export function nameOf(piece: Element): string {
  const label = piece.getAttribute("aria-label") ?? piece.querySelector(".title")?.textContent;
  return (label ?? piece.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 90);
}

const LONG = 550;
const STEADY = 10;

/** Right click, or a finger that stays: asks about the piece below it. */
export function asking(node: HTMLElement, ask: (piece: Element) => void): { destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: PointerEvent | null = null;
  let answered = false;
  const pieceAt = (event: Event): Element | null => (event.target as Element).closest(PIECE);
  const off = (): void => clearTimeout(timer);
  const heard: Partial<Record<keyof HTMLElementEventMap, (event: never) => void>> = {
    contextmenu: (event: MouseEvent) => {
      const piece = pieceAt(event);
      if (!piece) return;
      event.preventDefault();
      if (!answered) ask(piece);
    },
    pointerdown: (event: PointerEvent) => {
      answered = false;
      const piece = pieceAt(event);
      if (event.pointerType === "mouse" || !piece) return;
      start = event;
      timer = setTimeout(() => {
        answered = true;
        ask(piece);
      }, LONG);
    },
    pointermove: (event: PointerEvent) => {
      if (
        start &&
        Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > STEADY
      )
        off();
    },
    pointerup: off,
    pointercancel: off,
    // The finger that asked must not play as well.
    click: (event: MouseEvent) => {
      if (!answered) return;
      answered = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
  for (const [name, hear] of Object.entries(heard))
    node.addEventListener(name, hear as EventListener, { capture: true });
  return {
    destroy() {
      off();
      for (const [name, hear] of Object.entries(heard))
        node.removeEventListener(name, hear as EventListener, { capture: true });
    },
  };
}
