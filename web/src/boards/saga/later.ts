/** What is shown once an adventure has begun, or when somebody looks closer. */
export { default as Arcs } from "./Arcs.svelte";
export { default as Chips } from "./Chips.svelte";
export { PORTRAITS } from "./farPortraits";
export { default as Near } from "./Near.svelte";
export { default as Reveal } from "./Reveal.svelte";
export { default as Stay } from "./Stay.svelte";
export { default as Tray } from "./Tray.svelte";
