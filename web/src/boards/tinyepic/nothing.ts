/** Nothing is looked at. Apart from `preview.ts`, which is loaded later. */
import type { Preview } from "./preview";

export const nothing = (): Preview => ({
  ...{ influence: {}, holders: {}, losers: {}, ghosts: {}, fury: {}, either: {}, goods: {} },
  ...{ runes: {}, reach: {}, leaving: 0, points: {}, cells: {}, ashore: [] },
});
