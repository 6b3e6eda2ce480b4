/** A Feast for Odin: the action board, one's boards and goods, occupations, the rest. */
export { default as Board } from "./Board.svelte";
export { default as Mini } from "./Mini.svelte";

// Wanted by both files that are loaded later: here it is no file of its own.
import "./Press.svelte";

export const untold = ["spaces", "spots", "dice", "now"];
