import { expect, expectTypeOf, test } from "vitest";
import { pictureOf, type Narrows } from "../src/lib/boards";
import type { TableView } from "../src/lib/types";

interface Schema {
  round: number;
  who: string;
  hand: string[] | number;
  pieces: { at: string; number: number }[];
}

test("a board may say more exactly what the schema says, and nothing else", () => {
  expectTypeOf<Narrows<{ who: "a" | "b" }, Schema>>().toEqualTypeOf<true>();
  expectTypeOf<Narrows<{ hand: string[] | number }, Schema>>().toEqualTypeOf<true>();
  expectTypeOf<Narrows<{ pieces: { at: "sea" }[] }, Schema>>().toEqualTypeOf<true>();
  expectTypeOf<Narrows<{ turn: number }, Schema>>().toEqualTypeOf<"turn">();
  expectTypeOf<Narrows<{ round: string }, Schema>>().toEqualTypeOf<"round">();
  expectTypeOf<Narrows<{ pieces: { place: string }[] }, Schema>>().toEqualTypeOf<"pieces">();
  const view = { board: { round: 3 } } as unknown as TableView;
  expect(pictureOf<{ round: number }, Schema>(view).round).toBe(3);
});
