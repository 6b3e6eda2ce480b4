/** Chances as they are told: in whole hundredths, rounded so that what may fail is not certain. */
export const shareOf = (chance: number): number =>
  chance > 0 && chance < 0.01 ? 1 : Math.floor(100 * chance + 1e-6);

/** Faces of one meaning lie side by side: how many they are, and their share of all. */
export function runsOf<Kind>(
  faces: readonly Kind[],
): { kind: Kind; count: number; share: number }[] {
  const runs: { kind: Kind; count: number; share: number }[] = [];
  for (const kind of faces) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.count += 1;
    else runs.push({ kind, count: 1, share: 0 });
  }
  const shares = sharesOf(runs.map(({ count }) => count));
  return runs.map((run, at) => ({ ...run, share: shares[at]! / 100 }));
}

/** So many of so many, in hundredths that make a hundred together. */
export function sharesOf(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0) || 1;
  const exact = counts.map((count) => (100 * count) / all);
  const shares = exact.map(Math.floor);
  const rest = 100 - shares.reduce((sum, share) => sum + share, 0);
  exact
    .map((share, at) => [share % 1, at] as const)
    .sort(([a], [b]) => b - a)
    .slice(0, counts.some(Boolean) ? rest : 0)
    .forEach(([, at]) => (shares[at]! += 1));
  return shares;
}
