/** "?" on a piece: what it is called, and the clauses that speak of it. */
import { CLOSER, resting } from "./finger";
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

/** Right click, or a finger that stays: asks about the piece below it. */
export function asking(node: HTMLElement, ask: (piece: Element) => void): { destroy(): void } {
  const pieceAt = (event: Event): Element | null => (event.target as Element).closest(PIECE);
  const finger = resting(node, (event) => {
    const piece = (event.target as Element).closest(`[${CLOSER}]`) ? null : pieceAt(event);
    return piece && (() => ask(piece));
  });
  // After the finger's own menu was taken away: this is a mouse or a key.
  const menu = (event: MouseEvent): void => {
    const piece = pieceAt(event);
    if (!piece) return;
    event.preventDefault();
    ask(piece);
  };
  node.addEventListener("contextmenu", menu);
  return {
    destroy() {
      finger.destroy();
      node.removeEventListener("contextmenu", menu);
    },
  };
}
