/** The board of every game that has none of its own. */
export { default as Board } from "./Generic.svelte";
export { default as Mini } from "./Mini.svelte";
