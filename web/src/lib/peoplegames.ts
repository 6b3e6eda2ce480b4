/** My games in numbers: what the pictures are drawn from. */
import type { Schemas } from "./types";

export type Game = Schemas["GamePlayed"];

export interface Row {
  players: number;
  count: number;
  won: number;
  mean: number;
  place: number;
}

export const mean = (numbers: readonly number[]): number =>
  numbers.length ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length : 0;

/** By the number of players, fewest first. */
export function byPlayers(games: readonly Game[]): Row[] {
  return [...new Set(games.map(({ players }) => players))]
    .sort((a, b) => a - b)
    .map((players) => {
      const those = games.filter((game) => game.players === players);
      return {
        players,
        count: those.length,
        won: those.filter(({ won }) => won).length,
        mean: mean(those.map(({ score }) => score)),
        place: mean(those.map(({ place }) => place)),
      };
    });
}

/** What each source brings on average, most first; also those that cost. */
export function bySource(games: readonly Game[]): { source: string; points: number }[] {
  const sources = [...new Set(games.flatMap((game) => Object.keys(game.sources)))];
  return sources
    .map((source) => ({
      source,
      points: mean(games.map((game) => game.sources[source] ?? 0)),
    }))
    .sort((a, b) => b.points - a.points);
}

/** Dots of a picture of this size, oldest first; one game stands in the middle. */
export function dots(
  games: readonly Game[],
  width: number,
  height: number,
): { x: number; y: number; game: Game }[] {
  const old = [...games].reverse();
  const scores = old.map(({ score }) => score);
  const [least, most] = [Math.min(0, ...scores), Math.max(1, ...scores)];
  return old.map((game, at) => ({
    x: old.length > 1 ? (at / (old.length - 1)) * width : width / 2,
    y: height - ((game.score - least) / (most - least)) * height,
    game,
  }));
}
