/** What is drawn for a while only: the things of a question, names beside things, keys for fingers. */
// What it shares with the board comes with the board, and that as one file.
import "./index";

export { Laying } from "./laying.svelte";
export { better, outcome } from "./outcome";
export { gives } from "./gives";
export { asks, climbed, climbs, keyed, takes } from "./deeds";
export { default as Carousel } from "./Carousel.svelte";
export { default as Cells } from "./Cells.svelte";
export { default as Climbs } from "./Climbs.svelte";
export { default as Deltas } from "./Deltas.svelte";
export { default as Dining } from "./Dining.svelte";
export { default as Draft } from "./Draft.svelte";
export { default as Doing } from "./Doing.svelte";
export { default as Fired } from "./Fired.svelte";
export { default as Foreseen } from "./Foreseen.svelte";
export { default as House } from "./House.svelte";
export { default as Launched } from "./Launched.svelte";
export { default as Meal } from "./Meal.svelte";
export { default as OwnBoards } from "./Own.svelte";
export { default as Pad } from "./Pad.svelte";
export { default as Sheet } from "./Sheet.svelte";
export { default as Steps } from "./Steps.svelte";
export { default as Stands } from "./Stands.svelte";
export { default as Stage } from "./Stage.svelte";
export { default as Tip } from "./Tip.svelte";
export { default as Tray } from "./Tray.svelte";
export { default as Turns } from "./Turns.svelte";
