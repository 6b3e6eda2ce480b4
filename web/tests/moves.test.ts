import { expect, test } from "vitest";
import { about, fold, grouped, LONG, matches } from "../src/lib/moves";
import type { Move, MoveValue } from "../src/lib/types";

function move(value: MoveValue, text: string, group = ""): Move {
  return {
    n: 1,
    move: value,
    notation: value.join(" "),
    kind: value[0],
    group,
    text,
    short: text,
    anytime: false,
    doubtful: false,
    grave: false,
  };
}

test("typing finds moves in any order, without accents and capitals", () => {
  const build = move(["build", "bld_sawmill"], "Bâtir la Scierie : 2 bœufs");
  expect(fold("Œuvre  ÉTÉ")).toBe("oeuvre ete");
  expect(matches(build, "scierie batir")).toBe(true);
  expect(matches(build, "boeufs")).toBe(true);
  expect(matches(build, "temple")).toBe(false);
  expect(matches(build, "  ")).toBe(true);
});

test("moves about a thing are those that name it, at any depth", () => {
  const moves = [
    move(["tuck", "vil_miner", "hut"], ""),
    move(["pay", [["hut", 1]]], ""),
    move(["done"], ""),
  ];
  expect(about(moves, "hut")).toHaveLength(2);
  expect(about(moves, "done")).toHaveLength(0);
});

test("groups keep the order of the list", () => {
  const moves = [
    move(["a"], "1", "Ship"),
    move(["b"], "2", "Hut"),
    move(["c"], "3", "Ship"),
    move(["d"], "4"),
  ];
  expect(grouped(moves).map((group) => [group.title, group.moves.length])).toEqual([
    ["Ship", 2],
    ["Hut", 1],
    ["", 1],
  ]);
});

test("a long group is staged by what is placed", () => {
  const moves = Array.from({ length: LONG * 2 }, (_, at) =>
    move(["lay", at % 2 ? "wool" : "silk", at], `Lay ${at % 2 ? "wool" : "silk"} on cell ${at}`),
  );
  expect(grouped(moves).map((group) => group.title)).toEqual([
    "Lay silk on cell",
    "Lay wool on cell",
  ]);
});
