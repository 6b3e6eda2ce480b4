/** Shipwrights of the North Sea: Redux: a yard with ships in it. */
export { default as Aside } from "./Aside.svelte";
export { default as Board } from "./Board.svelte";
export { default as Mini } from "./Mini.svelte";

/** Worked out from the rest. */
export const untold = [
  "bills",
  "missing",
  "standing",
  "worth",
  "better",
  "vp",
  "bonus",
  "ending",
  "asked",
];
/** Every card, berth and house says its verbs, and "done" is a large button. */
export const buttons = true;
