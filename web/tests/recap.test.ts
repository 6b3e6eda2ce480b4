import { describe, expect, test } from "vitest";
import { positionBefore, recapOf } from "../src/lib/recap";
import { firstSentence, marked, shorter, unbroken } from "../src/lib/text";
import type { LogLine } from "../src/lib/types";
import { viewOf } from "./fixtures";

const line = (last: number, seat: number | null, speaker = ""): LogLine => ({
  seq: last,
  last,
  seat,
  speaker,
  text: "",
  parts: [],
});

describe("the recap", () => {
  const view = { ...viewOf("vikings", "en"), act: [0], seat: 0 };

  test("tells of the others, in order, and not of me", () => {
    const recap = [line(4, 0, "Astrid"), line(5, 1, "Karl"), line(6, null, ""), line(7, 2, "Cnut")];
    expect(recapOf({ ...view, recap }).map((line) => line.last)).toEqual([5, 6, 7]);
  });

  test("is empty when only the round has changed, or nothing is asked of me", () => {
    expect(recapOf({ ...view, recap: [line(6, null, "")] })).toEqual([]);
    expect(recapOf({ ...view, act: [], recap: [line(5, 1, "Karl")] })).toEqual([]);
  });

  test("is shown from the position before its first line", () => {
    expect(positionBefore([line(9, 1)], [1, 3, 6, 9, 12])).toBe(6);
    expect(positionBefore([line(1, 1)], [1, 3])).toBe(1);
  });
});

test("advice is one sentence without numbers of clauses", () => {
  expect(firstSentence("Take one (SHI-5.4); use all (SHI-5.6, SHI-5.9). Then rest.")).toBe(
    "Take one; use all.",
  );
  expect(firstSentence("No end")).toBe("No end");
});

test("a sentence that is too long ends at a semicolon, never within brackets", () => {
  expect(shorter("Lay a tile; land by land; sea by sea.")).toEqual([
    "Lay a tile; land by land; sea by sea.",
    "Lay a tile; land by land.",
    "Lay a tile.",
  ]);
  expect(shorter("Pay (one ; two) and go.")).toEqual(["Pay (one ; two) and go."]);
});

test("what was searched for is marked, whatever its accents", () => {
  expect(marked("La tuile Île, posée.", "ile tuil")).toEqual([
    "La ",
    "tuile",
    " ",
    "Île",
    ", posée.",
  ]);
  expect(marked("5.11 is a number", "5.11")).toEqual(["5.11 is a number"]);
});

test("French punctuation never begins a line", () => {
  expect(unbroken("Que faire ? « Rien » : rien !")).toBe(
    "Que faire\u00a0? «\u00a0Rien\u00a0»\u00a0: rien\u00a0!",
  );
});
