/** What the move that is looked at would do, told by the board: points beside the names, and a line of its own in the
 * stead of the frame's chips. Emptied when one looks away. */
import type { Snippet } from "svelte";

interface Foretold {
  /** By seat, what it would have more or less; the opponent of a solo game comes behind the seats. */
  points: Readonly<Record<number, number>>;
  line: Snippet | null;
}

export const foretold = $state<Foretold>({ points: {}, line: null });
