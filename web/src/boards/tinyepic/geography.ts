/** Where everything lies on the sea: islands, jetties, fjords and ferries of both faces, for a wide map and a phone's. */
import { hatching, island as coast } from "../../kit/parts";
import type { Dock, Table } from "./model";

/** The sheet a map is drawn on, in pixels of the screen it was made for. */
export interface Sheet {
  wide: number;
  high: number;
  /** Half the width and height of an island. */
  rx: number;
  ry: number;
  /** How large pieces are beside those of a wide map. */
  k: number;
  /** How far a jetty goes out, along and across the sheet. */
  out: readonly [number, number];
  /** The size of names. */
  letters: number;
}

export const SHEET: Sheet = {
  wide: 756,
  high: 414,
  rx: 72,
  ry: 33,
  k: 1,
  out: [23, 18],
  letters: 15,
};
export const NARROW: Sheet = {
  wide: 384,
  high: 340,
  rx: 38,
  ry: 28,
  k: 0.72,
  out: [14, 14],
  letters: 14,
};

export type Point = readonly [x: number, y: number];

/** On a sheet of 100 by 60. */
const ISLANDS: Record<string, Point> = {
  g_nw: [18, 11.4],
  g_n: [50, 11.4],
  g_ne: [82, 11.4],
  g_w: [18, 30],
  g_c: [50, 30],
  g_e: [82, 30],
  g_sw: [18, 50],
  g_s: [50, 50],
  g_se: [82, 50],
  out_nw: [15, 11.5],
  in_n: [50, 14],
  out_ne: [85, 11.5],
  in_sw: [27, 33],
  in_se: [73, 33],
  out_s: [50, 50.5],
};

/** The corners of the waters: islands, corners of the sheet, and points of its rim beside an island. */
const WATERS: Record<string, readonly string[]> = {
  bay_nw: ["g_nw", "g_n", "g_c", "g_w"],
  bay_ne: ["g_n", "g_ne", "g_e", "g_c"],
  bay_sw: ["g_w", "g_c", "g_s", "g_sw"],
  bay_se: ["g_c", "g_e", "g_se", "g_s"],
  rim_n_nw: ["NW", "N g_n", "g_n", "g_nw"],
  rim_n_ne: ["N g_n", "NE", "g_ne", "g_n"],
  rim_e_ne: ["NE", "E g_e", "g_e", "g_ne"],
  rim_e_se: ["E g_e", "SE", "g_se", "g_e"],
  rim_s_se: ["SE", "S g_s", "g_s", "g_se"],
  rim_s_sw: ["S g_s", "SW", "g_sw", "g_s"],
  rim_w_sw: ["SW", "W g_w", "g_w", "g_sw"],
  rim_w_nw: ["W g_w", "NW", "g_nw", "g_w"],
  whale: ["in_n", "in_se", "in_sw"],
  mid_ne: ["in_n", "out_ne", "in_se"],
  mid_nw: ["in_n", "in_sw", "out_nw"],
  mid_s: ["in_se", "out_s", "in_sw"],
  rim_north_west: ["NW", "N in_n", "in_n", "out_nw"],
  rim_north_east: ["N in_n", "NE", "out_ne", "in_n"],
  rim_east: ["out_ne", "NE", "E in_se", "in_se"],
  rim_south_east: ["in_se", "E in_se", "SE", "S out_s", "out_s"],
  rim_south_west: ["in_sw", "out_s", "S out_s", "SW", "W in_sw"],
  rim_west: ["out_nw", "in_sw", "W in_sw", "NW"],
};

/** Where the number and the ships of a fjord are, on the sheet of 100 by 60; else in its middle. */
const MIDDLES: Record<string, Point> = {
  rim_n_nw: [34, 4.6],
  rim_n_ne: [66, 4.6],
  rim_s_sw: [34, 55.4],
  rim_s_se: [66, 55.4],
  rim_w_nw: [7, 20],
  rim_w_sw: [7, 40],
  rim_e_ne: [93, 20],
  rim_e_se: [93, 40],
  whale: [50, 30],
  mid_ne: [70.5, 20.5],
  mid_nw: [29.5, 20.5],
  mid_s: [50, 40.2],
  rim_north_west: [33, 5],
  rim_north_east: [67, 5],
  rim_east: [93, 22.5],
  rim_west: [7, 22.5],
  rim_south_east: [77, 50],
  rim_south_west: [23, 50],
};

/** Ferries that lead off the sheet, to its corner. */
const CORNERS: Record<string, string> = { g_nw: "NW", g_ne: "NE", g_se: "SE", g_sw: "SW" };
const RIMS: Record<string, string> = {
  g_n: "N g_n",
  g_e: "E g_e",
  g_s: "S g_s",
  g_w: "W g_w",
  in_n: "N in_n",
  in_se: "E in_se",
  in_sw: "W in_sw",
};

/** Shades of the water, so that fjords can be told apart without lines. */
const SHADES: Record<string, number> = {
  bay_nw: -1,
  bay_ne: 1,
  bay_sw: 1,
  bay_se: -1,
  rim_n_nw: 0.7,
  rim_n_ne: -1.6,
  rim_e_ne: 0,
  rim_e_se: -2,
  rim_s_se: 0.7,
  rim_s_sw: -1.6,
  rim_w_sw: 0,
  rim_w_nw: -2,
  whale: -2.6,
  mid_ne: 1,
  mid_nw: -0.8,
  mid_s: 0.6,
  rim_north_west: 0.6,
  rim_north_east: -1.6,
  rim_east: 0,
  rim_south_east: -2,
  rim_south_west: 0.2,
  rim_west: -2,
};

export interface IslandPlace {
  x: number;
  y: number;
  path: string;
  strokes: string;
}

export interface DockPlace {
  /** The root of the jetty on the shore, its end, and the direction it goes. */
  root: Point;
  end: Point;
  way: Point;
  angle: number;
  long: number;
  /** Ashore beside it: where the hut stands. */
  hut: Point;
}

export interface FjordPlace {
  x: number;
  y: number;
  area: string;
  shade: number;
  /** Where ships lie, from the middle. */
  berths: readonly Point[];
}

export interface Chart {
  sheet: Sheet;
  islands: Record<string, IslandPlace>;
  docks: Record<string, DockPlace>;
  fjords: Record<string, FjordPlace>;
  /** Ferries from island to island; those that lead off the sheet. */
  ferries: readonly string[];
  beyond: readonly string[];
}

export function chart(table: Table, sheet: Sheet): Chart {
  const { wide, high, rx, ry } = sheet;
  const at = ([x, y]: Point): Point => [(x / 100) * wide, (y / 60) * high];
  const middle = (id: string): Point => at(ISLANDS[id] ?? [50, 30]);
  const corner = (name: string): Point => {
    const [side, by] = name.split(" ") as [string, string | undefined];
    const beside = by ? middle(by) : null;
    const x = side.includes("W") ? -4 : side.includes("E") ? wide + 4 : beside![0];
    const y = side.includes("N") ? -4 : side.includes("S") ? high + 4 : beside![1];
    return [x, y];
  };
  const point = (name: string): Point => (ISLANDS[name] ? middle(name) : corner(name));

  const islands: Record<string, IslandPlace> = {};
  for (const { id } of table.islands) {
    const [x, y] = middle(id);
    islands[id] = {
      x,
      y,
      path: coast(x, y, rx, ry, id),
      strokes: hatching(x, y, rx, ry, id),
    };
  }
  const fjords: Record<string, FjordPlace> = {};
  for (const { id } of table.fjords) {
    const corners = (WATERS[id] ?? []).map(point);
    const [x, y] = MIDDLES[id]
      ? at(MIDDLES[id])
      : ([
          corners.reduce((sum, [cx]) => sum + cx, 0) / corners.length,
          corners.reduce((sum, [, cy]) => sum + cy, 0) / corners.length,
        ] as const);
    const upright = x < wide * 0.12 || x > wide * 0.88;
    // on a phone as near to the number as can be: jetties are near, too
    const step = (sheet.k < 1 ? 39 : 46) * sheet.k;
    fjords[id] = {
      x,
      y,
      area: `M${corners.map(([cx, cy]) => `${cx.toFixed(1)} ${cy.toFixed(1)}`).join("L")}Z`,
      shade: SHADES[id] ?? 0,
      berths: upright
        ? [
            [0, -step * 0.62],
            [0, step * 0.8],
            [0, -step * 1.3],
            [0, step * 1.5],
          ]
        : [
            [step, 0],
            [-step, 0],
            [step, -step * 0.7],
            [-step, -step * 0.7],
          ],
    };
  }
  const ends = (id: string): Point => corner(CORNERS[id] ?? RIMS[id] ?? "N g_n");
  const docks: Record<string, DockPlace> = {};
  const ferries = new Set<string>();
  const beyond: string[] = [];
  for (const dock of table.docks) {
    const here = middle(dock.island);
    const there = dock.ferry_to ? middle(dock.ferry_to) : ends(dock.island);
    docks[dock.id] = jetty(dock, here, there, sheet);
    const [a, b] = dock.ferry_to && dock.ferry_to < dock.island ? [there, here] : [here, there];
    const line = `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
    if (dock.ferry_to) ferries.add(line);
    else beyond.push(line);
  }
  return { sheet, islands, docks, fjords, ferries: [...ferries], beyond };
}

function jetty(dock: Dock, here: Point, there: Point, sheet: Sheet): DockPlace {
  const { rx, ry, k } = sheet;
  let [dx, dy] = [there[0] - here[0], there[1] - here[1]];
  if (!dock.ferry_to && CORNERS[dock.island]) [dx, dy] = [Math.sign(dx) * 0.8, Math.sign(dy) * 0.6];
  const length = Math.hypot(dx, dy);
  [dx, dy] = [dx / length, dy / length];
  const far = 1 / (Math.abs(dx / rx) ** 2.6 + Math.abs(dy / ry) ** 2.6) ** (1 / 2.6);
  const root = [here[0] + dx * far, here[1] + dy * far] as const;
  const off = Math.abs(dy) > 0.5 && Math.abs(dx) < 0.3 ? sheet.out[1] : sheet.out[0];
  return {
    root,
    end: [root[0] + dx * off, root[1] + dy * off],
    way: [dx, dy],
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
    long: off + 5 * k,
    hut: hutBy(root, [dx, dy], here, sheet),
  };
}

/** Ashore beside the root of a jetty, on the side that leaves more room to the island's name. */
function hutBy(root: Point, [dx, dy]: Point, [x, y]: Point, { ry, k }: Sheet): Point {
  const aside = (dy > 0.6 ? 40 : 15) * k;
  const sides = [1, -1].map((side): Point => [
    root[0] - dx - dy * aside * side,
    root[1] - dy + dx * aside * side,
  ]);
  // not where it is told who counts how much: at the right of the jetty above
  if (dy < -0.8) return sides.reduce((a, b) => (a[0] < b[0] ? a : b));
  if (dy > 0.5 && Math.abs(dx) > 0.3) return sides[0]![1] > sides[1]![1] ? sides[0]! : sides[1]!;
  const room = ([hx, hy]: Point): number => Math.hypot(hx - x, 2 * (hy - y - ry * 0.7));
  return room(sides[0]!) + 1 >= room(sides[1]!) ? sides[0]! : sides[1]!;
}
