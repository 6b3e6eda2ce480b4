/** The action board as a phone shows it. */
// What it shares with the board comes with the board, and that as one file.
import "./index";

export { default as Zoomed } from "./Zoomed.svelte";
