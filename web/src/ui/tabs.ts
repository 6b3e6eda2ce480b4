/** The parts of a table that are looked at one at a time. */
export type Tab = "board" | "moves" | "others" | "log" | "score";
/** Beside the board there is room for the board and the opponents at all times. */
export const SIDE_TABS = ["moves", "log", "score"] as const satisfies readonly Tab[];
export type DialogName = "rules" | "help" | "hints" | "invite" | "how" | "about" | "menu" | "";
