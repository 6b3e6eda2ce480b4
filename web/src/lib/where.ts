/** Where a legal move is on the board: hint, recap, lesson and the contract of boards light or press it. */
import type { Move } from "./types";

/** The names of the things to press, in order; the last press makes the move. At most four. */
export type Path = readonly string[];

/** What the board that is drawn just now says of a legal move; null: it has no place for it. */
export type PathOf = (move: Move) => Path | null;

/** The name of the button that makes a move by itself: in the prompt, or on a thing that was pressed. */
export const answerAt = (move: Move): string => `answer/${move.notation}`;

/** The same for a move that the board has no thing for: it is there in words only. */
export const wordsAt = (move: Move): string => `words/${move.notation}`;

/** The things on the page that have this name. */
export function thingsAt(name: string, root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-at=${JSON.stringify(name)}]`)];
}
