/** The parts of the board that the first question of a new table does without. */
export { spent } from "./ahead";
export { default as Banner } from "./Banner.svelte";
export { Deeds } from "./deeds.svelte";
export { default as Comes } from "./Comes.svelte";
export { default as Ending } from "./Ending.svelte";
export { default as Goes } from "./Goes.svelte";
export { default as Ground } from "./Ground.svelte";
export { default as Kept } from "./Kept.svelte";
export { default as Heroes } from "./Heroes.svelte";
export { default as Laid } from "./Laid.svelte";
export { pathOf } from "./path";
export { default as Piles } from "./Piles.svelte";
export { default as Says } from "./Says.svelte";
export { default as Solo } from "./Solo.svelte";
export { default as Stall } from "./Stall.svelte";
export { default as Tally } from "./Tally.svelte";
export { default as Work } from "./Work.svelte";
