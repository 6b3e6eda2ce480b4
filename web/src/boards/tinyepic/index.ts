/** Tiny Epic Vikings: the sea with its islands, the gods, the clans. */
export { default as Board } from "./Board.svelte";
export { default as Beside } from "./EnemyBoard.svelte";
export { default as Mini } from "./Mini.svelte";

export const untold = ["reach", "fought", "strengths", "influence", "cards", "favors"];
