/** Parts of the table that its first look does without. */
import { Later } from "../../lib/later.svelte";

export const parts = new Later(() => import("./parts"));
export const aside = new Later(() => import("./aside"));
/** As a phone shows it. */
export const zoomed = new Later(() => import("./zoomed"));

/** Room below the opponents, while there is some: the lands lie there. */
class Beside {
  room = $state.raw<HTMLElement | null>(null);
  /** So high it is. */
  free = $state(0);
}
export const beside = new Beside();

/** Drawn by the board, and put elsewhere on the page. */
export function into(node: HTMLElement, room: HTMLElement): void {
  room.append(node);
}
