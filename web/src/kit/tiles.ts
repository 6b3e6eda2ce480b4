/** How pieces made of cells are drawn: the surface, the line around it, the middle. */
import type { At } from "./model";

/** Side of a cell in drawings. */
export const UNIT = 24;

/** The outline of a set of cells, as an SVG path. */
export function outline(cells: readonly At[], unit = UNIT): string {
  const has = new Set(cells.map((cell) => cell.join()));
  const free = (row: number, column: number): boolean => !has.has(`${row},${column}`);
  let path = "";
  for (const [row, column] of cells) {
    const x = column * unit;
    const y = row * unit;
    if (free(row - 1, column)) path += `M${x} ${y}h${unit}`;
    if (free(row + 1, column)) path += `M${x} ${y + unit}h${unit}`;
    if (free(row, column - 1)) path += `M${x} ${y}v${unit}`;
    if (free(row, column + 1)) path += `M${x + unit} ${y}v${unit}`;
  }
  return path;
}

export function fill(cells: readonly At[], unit = UNIT): string {
  return cells
    .map(([row, column]) => `M${column * unit} ${row * unit}h${unit}v${unit}h${-unit}z`)
    .join("");
}

/** The middle of a piece; of a bent one that of the cell nearest to it. */
export function middle(cells: readonly At[], unit = UNIT): { x: number; y: number } {
  const rows = cells.map((cell) => cell[0] + 0.5);
  const columns = cells.map((cell) => cell[1] + 0.5);
  const row = (Math.min(...rows) + Math.max(...rows)) / 2;
  const column = (Math.min(...columns) + Math.max(...columns)) / 2;
  const high = Math.max(...rows) - Math.min(...rows) + 1;
  const wide = Math.max(...columns) - Math.min(...columns) + 1;
  if (high * wide === cells.length) return { x: column * unit, y: row * unit };
  const off = (cell: At): number => (cell[0] + 0.5 - row) ** 2 + (cell[1] + 0.5 - column) ** 2;
  const best = [...cells].sort((a, b) => off(a) - off(b))[0] ?? [0, 0];
  return { x: (best[1] + 0.5) * unit, y: (best[0] + 0.5) * unit };
}
