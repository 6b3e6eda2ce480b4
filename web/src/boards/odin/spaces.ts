/** Where the action spaces lie: bands from top to bottom, four columns. */
import type { Space } from "./view";

export const GROUPS: readonly [group: string, sign: string, rows: number, colour: string][] = [
  ["build_houses", "stone_house", 1, "#b97a3e"],
  ["build_ships", "knarr", 1, "#3f8aa3"],
  ["hunting", "bow", 2, "#6b9a4a"],
  ["livestock_market", "sheep", 2, "#c2553b"],
  ["weekly_market", "spices", 1, "#e0962f"],
  ["products", "milk", 1, "#e3bd4e"],
  ["crafting", "forge_hammer", 2, "#8f9aa6"],
  ["mountains_and_trade", "peak", 3, "#6f8fb0"],
  ["sailing", "longship", 3, "#2f6fa8"],
  ["emigration_and_occupation", "card", 2, "#9a6a9e"],
  ["", "oval", 1, "#a58a5e"],
];

export interface Band {
  group: string;
  sign: string;
  colour: string;
  rows: number;
  y: number;
  high: number;
}
export interface Placed {
  place: Space;
  band: string;
  x: number;
  y: number;
  high: number;
}
export interface Measures {
  left: number;
  column: number;
  /** Where the first band begins, and how high a row is for so many rows in so many bands. */
  begin: number;
  row: (rows: number, bands: number) => number;
  gap: number;
  /** Between bands, the name of the lower one included. */
  between: number;
  /** Of a space among several of its column. */
  share?: (space: string) => number;
}

/** Every space in its column. */
export function arranged(
  all: readonly Space[],
  { left, column, begin, row: rowOf, gap, between, share: shareOf = () => 1 }: Measures,
): { bands: Band[]; spaces: Placed[]; end: number } {
  const of = (group: string): Space[] => all.filter((place) => (place.groups[0] ?? "") === group);
  const groups = GROUPS.filter(([group]) => of(group).length);
  const rows = groups.reduce((sum, [, , count]) => sum + count, 0);
  const row = rowOf(rows, groups.length);
  const spaces: Placed[] = [];
  let y = begin;
  const bands = groups.map(([group, sign, rows, colour]) => {
    const high = rows * row + (rows - 1) * gap;
    for (let at = 0; at < 4; at += 1) {
      const those = of(group).filter((place) => place.column === at + 1);
      const shares = those.map(({ space }) => (those.length > 1 ? shareOf(space) : 1));
      const share = (high - (those.length - 1) * gap) / shares.reduce((a, b) => a + b, 0);
      let top = y;
      those.forEach((place, number) => {
        const each = share * shares[number]!;
        // Two spaces belong to two bands and reach over both.
        const both = place.groups.length > 1 ? row + gap + between : 0;
        spaces.push({ place, band: group, x: left + at * (column + 3), y: top, high: each + both });
        top += each + gap;
      });
    }
    const band = { group, sign, colour, rows, y, high };
    y += high + gap + between;
    return band;
  });
  return { bands, spaces, end: y - gap - between };
}
