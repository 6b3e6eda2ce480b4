/** What the move that is looked at would do, told by the board: beside the points of a seat, and as a line of its own in
 * the stead of the frame's chips. Emptied when one looks away. */
import type { Snippet } from "svelte";

interface Foretold {
  points: Snippet<[seat: number]> | null;
  line: Snippet | null;
}

export const foretold = $state<Foretold>({ points: null, line: null });
