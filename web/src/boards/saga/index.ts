/** Saga des Vikings: the path of the adventure, the hand, the shelf, the pile and the voyage. */
export { default as Aside } from "./Aside.svelte";
export { default as Board } from "./Board.svelte";
export { default as Mini } from "./Mini.svelte";

export const untold = ["strides", "landings"];
