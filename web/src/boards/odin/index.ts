/** A Feast for Odin: the action board, one's boards and goods, occupations, the rest. */
export { default as Aside } from "./Aside.svelte";
export { default as Board } from "./Board.svelte";
export { default as Mini } from "./Mini.svelte";

export const untold = ["spaces", "spots", "dice", "now"];
