import { expect, test } from "vitest";
import { byPlayers, bySource, dots, type Game } from "../src/lib/peoplegames";

const game = (score: number, more: Partial<Game> = {}): Game => ({
  table: `t${score}`,
  game: "vikings",
  at: 0,
  players: 2,
  bots: 1,
  seat: 0,
  names: [],
  score,
  place: 1,
  won: true,
  sources: {},
  rating: null,
  ...more,
});

test("games are counted by the number of players", () => {
  const rows = byPlayers([
    game(10, { players: 4, won: false, place: 3 }),
    game(20),
    game(40, { won: false, place: 2 }),
  ]);
  expect(rows).toEqual([
    { players: 2, count: 2, won: 1, mean: 30, place: 1.5 },
    { players: 4, count: 1, won: 0, mean: 10, place: 3 },
  ]);
});

test("a source that a game did not have counts as nothing there", () => {
  const games = [
    game(1, { sources: { islands: 6, food: -2 } }),
    game(2, { sources: { islands: 2 } }),
  ];
  expect(bySource(games)).toEqual([
    { source: "islands", points: 4 },
    { source: "food", points: -1 },
  ]);
});

test("the picture goes from the oldest game to the newest, and up to the most points", () => {
  const places = dots([game(50), game(0)], 300, 100); // newest first, as the server tells them
  expect(places.map(({ x, y }) => [x, y])).toEqual([
    [0, 100],
    [300, 0],
  ]);
  expect(dots([game(5)], 300, 100)[0]?.x).toBe(150);
});
