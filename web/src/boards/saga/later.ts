/** What is shown once an adventure has begun, or when somebody looks closer. */
export { default as Arcs } from "./Arcs.svelte";
export { default as Chips } from "./Chips.svelte";
export { default as Doors } from "./Doors.svelte";
export { default as Exits } from "./Exits.svelte";
export { PORTRAITS } from "./farPortraits";
export { default as Force } from "./Force.svelte";
export { default as Gains } from "./Gains.svelte";
export { default as Near } from "./Near.svelte";
export { default as Plates } from "./Plates.svelte";
export { default as Played } from "./Played.svelte";
export { default as Prophecy } from "./Prophecy.svelte";
export { default as Reveal } from "./Reveal.svelte";
export { gainsOf, revealed } from "./reveal";
export { default as Sheet } from "./Sheet.svelte";
export { default as Shelf } from "./Shelf.svelte";
export { default as Stay } from "./Stay.svelte";
export { default as Tray } from "./Tray.svelte";
