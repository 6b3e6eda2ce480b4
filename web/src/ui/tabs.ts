import type { IconName } from "../art/Icon.svelte";

/** The parts of a table that are looked at one at a time. */
export type Tab = "board" | "moves" | "others" | "log" | "score" | "talk";
/** Beside the board there is room for the board and the opponents at all times. */
export const SIDE_TABS = ["moves", "log", "score"] as const satisfies readonly Tab[];
export type DialogName =
  "rules" | "help" | "hints" | "invite" | "how" | "about" | "menu" | "people" | "talk" | "";

/** What one may do besides answering: a button of the prompt, or a row of a phone's menu. */
export interface Tool {
  /** Of its words. */
  key: "redo" | "restart" | "hint" | "how-it-works" | "put-back" | "hide" | "recap-n";
  icon: IconName;
  act: () => void;
}
