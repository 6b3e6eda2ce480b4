/** The table as a phone shows it. */
// What it shares with the board comes with the board, and that as one file.
import "./index";

export { default as Phone } from "./Phone.svelte";
