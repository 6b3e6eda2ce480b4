/** Colours and outlines of A Feast for Odin. The drawing stays light at night: it is printed cardboard. */
import type { At, Facts } from "./view";

export const INK = "#1f1409";
export const TIMBER = "#6b4424";
/** Drawn once, by the board. */
export const SEA = "url(#odin-sea)";
export const GO = "#1d7a40";

export const COLOURS: Record<string, string> = {
  orange: "#dd8f2c",
  red: "#b5402a",
  green: "#4b8a3f",
  blue: "#2c6ca6",
  silver: "#d9d3c0",
  ore: "#7a7f84",
  wood: "#a5713c",
  stone: "#b3b0a6",
  special: "#7f8791",
};
/** What is drawn on a tile so that its colour is not alone. */
export const LINES: Record<string, string> = {
  orange: "#f2bd6c",
  red: "#d9785c",
  green: "#84b96d",
  blue: "#74a9d6",
  special: "#b9c3cc",
};

export const colourOf = (facts: Facts | undefined, id: string): string => facts?.colour ?? id;

/** The cells of a tile as it lies in its box. */
export function shapeOf(facts: Facts | undefined): At[] {
  if (!facts) return [[0, 0]];
  if (facts.shape) return facts.shape;
  const [high, wide] = facts.size;
  return Array.from({ length: high * wide }, (_, at): At => [Math.floor(at / wide), at % wide]);
}

/** A place on the ladders of goods. */
export const LADDER = { ROW: 30.5, SLOT: 41.5, /** For a finger. */ HIGH: 39 } as const;
/** How the board that is drawn large lies on its panel. */
export function panelOf(
  board: string,
  grid: readonly string[],
  narrow: boolean,
): { house: boolean; unit: number; left: number; top: number; roof: number; tall: number } {
  const house = board.endsWith("_house") || board === "shed";
  const margin = board === "home_board" ? 7 : house ? 20 : 16;
  const rows = grid.length;
  const columns = Math.max(1, ...grid.map((line) => line.length));
  const unit = Math.min(
    (366 - 2 * margin) / columns,
    (338 - 2 * margin - (house ? 38 : 0)) / Math.max(1, rows),
    house ? 60 : 44,
  );
  /** Above the cells of a house; what is left of the height is for the goods. */
  const roof = house && rows ? Math.min(66, 338 - 2 * margin - unit * rows + 14) : 0;
  const tall = roof ? Math.min(338, unit * rows + roof + (narrow ? 74 : 82)) : 338;
  return {
    house,
    unit,
    left: (366 - unit * columns) / 2,
    // a house stands on the ground
    top: roof ? tall - unit * rows - 32 : (tall - unit * rows) / 2,
    roof,
    tall,
  };
}
/** The measures of the banquet table. */
export const BANQUET = { WIDE: 366, TALL: 120, X: 8, Y: 26, CELL: 350 / 12, HIGH: 44 } as const;

export interface Extent {
  top: number;
  left: number;
  high: number;
  wide: number;
}

export function extent(cells: readonly At[]): Extent {
  const rows = cells.map((cell) => cell[0]);
  const columns = cells.map((cell) => cell[1]);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return { top, left, high: Math.max(...rows) - top + 1, wide: Math.max(...columns) - left + 1 };
}

/** Cells of this size as one area, a little larger than they are so that no seams show. */
export function area(cells: readonly At[], unit: number, more = 0): string {
  const side = unit + 2 * more;
  return cells
    .map(
      ([row, column]) => `M${column * unit - more} ${row * unit - more}h${side}v${side}h${-side}z`,
    )
    .join("");
}

/** The edge around cells of this size. */
export function edge(cells: readonly At[], unit: number): string {
  const all = new Set(cells.map(String));
  let path = "";
  for (const [row, column] of cells) {
    const [x, y] = [column * unit, row * unit];
    if (!all.has(`${row - 1},${column}`)) path += `M${x} ${y}h${unit}`;
    if (!all.has(`${row + 1},${column}`)) path += `M${x} ${y + unit}h${unit}`;
    if (!all.has(`${row},${column - 1}`)) path += `M${x} ${y}v${unit}`;
    if (!all.has(`${row},${column + 1}`)) path += `M${x + unit} ${y}v${unit}`;
  }
  return path;
}

/** The strokes on the cells of a tile, by its colour. */
export function grain(cells: readonly At[], unit: number, colour: string): string {
  return cells
    .map(([row, column]) => {
      const [x, y, c] = [column * unit, row * unit, unit];
      if (colour === "green")
        return `M${x + 2} ${y + c - 2}L${x + c - 2} ${y + 2}M${x + 2} ${y + c / 2}L${x + c / 2} ${y + 2}M${x + c / 2} ${y + c - 2}L${x + c - 2} ${y + c / 2}`;
      if (colour === "blue")
        return [0.3, 0.75]
          .map((at) => `M${x} ${y + c * at}q${c / 4} ${-c * 0.16} ${c / 2} 0t${c / 2} 0`)
          .join("");
      if (colour === "orange" || colour === "red")
        return `M${x + c * 0.3} ${y + c * 0.3}h.1M${x + c * 0.7} ${y + c * 0.7}h.1`;
      return `M${x + 5} ${y + 5}l4 4M${x + 9} ${y + 5}l-4 4M${x + c - 9} ${y + c - 9}l4 4M${x + c - 5} ${y + c - 9}l-4 4`;
    })
    .join("");
}

export interface Medal {
  x: number;
  y: number;
  size: number;
  /** On a disc: the sign of a special tile. */
  disc: boolean;
}

/** Where the sign of a tile stands, and how large. */
export function medal(cells: readonly At[], unit: number, special: boolean, smallest = 0): Medal {
  const box = extent(cells);
  const [wide, high] = [box.wide * unit, box.high * unit];
  const middle = { x: box.left * unit + wide / 2, y: box.top * unit + high / 2 };
  if (!special) {
    const least = Math.min(wide, high);
    const size = Math.max(smallest, least * (least > unit * 1.5 ? 0.62 : 0.84));
    return { ...middle, size, disc: false };
  }
  const all = new Set(cells.map(String));
  const square = (row: number, column: number): boolean =>
    [`${row},${column + 1}`, `${row + 1},${column}`, `${row + 1},${column + 1}`].every((key) =>
      all.has(key),
    );
  const squares = cells.filter(([row, column]) => square(row, column));
  const spots = (squares.length ? squares : cells).map(([row, column]) => {
    const reach = squares.length ? unit : unit / 2;
    return { x: column * unit + reach, y: row * unit + reach };
  });
  const far = (spot: { x: number; y: number }): number =>
    (spot.x - middle.x) ** 2 + (spot.y - middle.y) ** 2;
  const nearest = spots.reduce((a, b) => (far(b) < far(a) - 0.01 ? b : a));
  return { ...nearest, size: unit * (squares.length ? 1.25 : 0.72), disc: true };
}
