/** The cell of the table of points that is looked at, `rune/clan`: its islands are lit on the sea. */
export const tallied = $state({ at: "" });
