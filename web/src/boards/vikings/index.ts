/** Vikings: the wheel, the coasts, the pens on the mainland. */
export { default as Board } from "./Board.svelte";
export { default as Mini } from "./Mini.svelte";

export const untold = [
  "left",
  "scored",
  "turned",
  "now",
  "room",
  "costs",
  "moorings",
  "carries",
  "purchases",
  "threat",
  "bonus_worth",
];
