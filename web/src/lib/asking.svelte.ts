import type { Snippet } from "svelte";

/** What the board asks in the stead of the question, while something is in hand: "Barde: what now?" And what it
 * draws beside the question: who is still to be placed. */
export const asking: { text: string; sign: Snippet | null } = $state({ text: "", sign: null });
