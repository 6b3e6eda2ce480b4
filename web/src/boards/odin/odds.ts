/** Chances as they are told: in whole hundredths, rounded so that what may fail is not certain. */
export const shareOf = (chance: number): number =>
  chance > 0 && chance < 0.01 ? 1 : Math.floor(100 * chance + 1e-6);

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
