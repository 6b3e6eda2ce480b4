/** The parts of the board that the first question of a new table does without. */
// They share much with the board. Who imports all of it leaves it in one file, which packs better than two.
import "./index";

export { default as Heroes } from "./Heroes.svelte";
export { default as Work } from "./Work.svelte";
