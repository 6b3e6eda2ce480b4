/** While a die lies there a phone shows a part of the action board. */
import type { Desk } from "./desk.svelte";

interface Band {
  group: string;
  high: number;
}

/** The band of the action that the die belongs to, and those around it that have room. */
export function bands<Each extends Band>(
  desk: Desk,
  all: readonly Each[],
  room: number,
): readonly Each[] {
  const groups = desk.table.spaces.find(({ space }) => space === desk.doing)?.groups;
  const at = all.findIndex(({ group }) => group === groups?.[0]);
  if (!desk.narrow || !desk.dice || at < 0) return all;
  let [from, to] = [at, at + 1];
  const BETWEEN = 6;
  const high = (some: readonly Each[]): number =>
    some.reduce((sum, band) => sum + band.high + BETWEEN, 0);
  while (from > 0 && high(all.slice(from - 1, to)) <= room) from -= 1;
  while (to < all.length && high(all.slice(from, to + 1)) <= room) to += 1;
  return all.slice(from, to);
}
