/** The lines that everything is drawn with: apart from the drawings, which not every board needs. */

/** The line around a piece: ink by day, chalk by night. */
export const LINE = "var(--piece-line)";
/** The lines of a drawing. At night a rim (`--rim`) keeps them apart from the dark. */
export const INK = "#1f1409";
