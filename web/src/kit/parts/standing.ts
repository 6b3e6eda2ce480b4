/** Who counts how much at a place; `was`: how much now, where `count` is what would be. */
export interface Count {
  seat: number | null;
  count: number | string;
  was?: number;
  /** There is little room: only what would be is told. */
  brief?: boolean;
}

/** It would be another number than now. */
export const differs = ({ count, was }: Count): boolean => was !== undefined && was !== count;

/** Less than now. */
export const falls = ({ count, was }: Count): boolean => Number(count) < Number(was ?? count);

/** How broad the pill with these is, unscaled. */
export const pillWide = (counts: readonly Count[]): number =>
  counts.reduce((sum, each) => sum + (each.brief ? 33 : differs(each) ? 56 : 38), 6);
