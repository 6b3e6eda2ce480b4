import { afterEach, expect, test } from "vitest";
import { initial, introduce } from "../src/lib/initials.svelte";

afterEach(() => introduce([]));

test.each([
  [
    ["Eva", "Thrall", "Thrall 2", "Thrall 3"],
    ["E", "T", "2", "3"],
  ],
  [
    ["Joueur 1", "Joueur 2"],
    ["1", "2"],
  ],
  [
    ["Leif", "Lars", "Élin", "Thrall 2"],
    ["L", "A", "É", "T"],
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
