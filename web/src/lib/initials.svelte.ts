/** By what a shield tells its player from the others of the table: a letter, or the number at the end of the name. */

const first = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? "?";

let signs = $state.raw<ReadonlyMap<string, string>>(new Map());

/** Who sits at the table, by seat. The first of those who begin alike keeps the initial. */
export function introduce(names: readonly string[]): void {
  const known = new Map<string, string>();
  for (const name of new Set(names)) {
    const alike = [...new Set(names)].filter((other) => first(other) === first(name));
    const number = alike.length > 1 ? /\d{1,2}$/.exec(name)?.[0] : undefined;
    const letters = [...name.toLocaleUpperCase()].filter((letter) => letter.trim());
    const free = [...(number ? [number] : []), ...letters].find(
      (sign) => ![...known.values()].includes(sign),
    );
    known.set(name, free ?? first(name));
  }
  signs = known;
}

export const initial = (name: string): string => signs.get(name) ?? first(name);
