/** By what a shield tells its player from the others of the table: a letter. A digit would read as a number. */

const first = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? "?";

let signs = $state.raw<ReadonlyMap<string, string>>(new Map());

/** Who sits at the table, by seat. The first of those who begin alike keeps the initial, the others have a later letter. */
export function introduce(names: readonly string[]): void {
  const known = new Map<string, string>();
  for (const name of new Set(names)) {
    const letters = `${name.toLocaleUpperCase()}ABCDEFGH`.match(/\p{L}/gu) ?? [];
    const free = letters.find((sign) => ![...known.values()].includes(sign));
    known.set(name, free ?? first(name));
  }
  signs = known;
}

export const initial = (name: string): string => signs.get(name) ?? first(name);
