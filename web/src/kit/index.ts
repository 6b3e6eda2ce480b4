/** The board of every game that draws none of its own. */
export { default as Board } from "./Board.svelte";
export { default as Mini } from "./Mini.svelte";
