/** What lies beside the action board: on a phone it is looked at one part after the other. */
// What it shares with the board comes with the board, and that as one file.
import "./index";

export { default as Banquet } from "./Banquet.svelte";
export { default as Cards } from "./Cards.svelte";
export { default as Goods } from "./Goods.svelte";
export { default as Harbour } from "./Harbour.svelte";
export { default as Head } from "./Head.svelte";
export { default as Lands } from "./Lands.svelte";
export { default as Large } from "./Large.svelte";
export { default as Mountains } from "./Mountains.svelte";
