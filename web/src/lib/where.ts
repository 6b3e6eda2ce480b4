/** Where a legal move is on the board: hint, recap, lesson and the contract of boards light or press it. */
import type { Move, TableView } from "./types";

/** The names of the things to press, in order; the last press makes the move. At most four. */
export type Path = readonly string[];

/** What the folder of a game says of its own moves; null: it does not know. */
export type PathOf = (view: TableView, move: Move) => Path | null;

/** The name of the button that makes a move by itself, in the prompt or on a thing that was pressed. */
export const answerAt = (move: Move): string => `answer:${move.notation}`;

/** The things with this name: `data-at` holds one name or several, with blanks between them. */
export function thingsAt(name: string, root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-at~="${CSS.escape(name)}"]`)];
}
