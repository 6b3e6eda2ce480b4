/** What minis, sea and table of points show of each other. */
export const tallied = $state({
  /** The cell of the table of points that is looked at, `rune/clan`: its islands are lit on the sea. */
  at: "",
  /** Who would hold an island by the move that is looked at; -1: nobody. */
  holders: {} as Record<string, number>,
  /** What it would change in the points of each clan. */
  points: {} as Record<number, number>,
  /** The same by god, `rune/clan`. */
  cells: {} as Record<string, number>,
});
