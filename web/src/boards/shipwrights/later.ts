/** The parts of the board that the first question of a new table does without. */
export { default as Heroes } from "./Heroes.svelte";
export { default as Work } from "./Work.svelte";
