import { afterEach, expect, test } from "vitest";
import { initial, introduce } from "../src/lib/initials.svelte";

afterEach(() => introduce([]));

test.each([
  [
    ["Eva", "Thrall", "Thrall 2", "Thrall 3"],
    ["E", "T", "H", "R"],
  ],
  [
    ["Joueur 1", "Joueur 2"],
    ["J", "O"],
  ],
  [
    ["Leif", "Lars", "Élin", "Thrall 2"],
    ["L", "A", "É", "T"],
  ],
  [
    ["Al", "Al 2", "Al 3", "Al 4"],
    ["A", "L", "B", "C"],
  ],
  [
    ["Ola", "Olaf", "Ola"],
    ["O", "L", "O"],
  ],
])("players who begin alike are told apart: %j", (names, signs) => {
  introduce(names);
  expect(names.map(initial)).toEqual(signs);
});

test("without a table it is the initial", () => {
  expect(initial(" olaf")).toBe("O");
  expect(initial("")).toBe("?");
});
