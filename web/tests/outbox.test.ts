import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../src/lib/api";
import { deliver, newKey, waiting, type Letter } from "../src/lib/outbox";

const letter: Letter = {
  what: "move",
  table: "abc",
  seat: 0,
  expected_seq: 3,
  key: newKey(),
  move: ["buy", 5],
  text: "5 gold",
};
const soon = async (): Promise<void> => {};
const api = (move: unknown) =>
  ({ move, undo: vi.fn() }) as unknown as Parameters<typeof deliver>[0];

beforeEach(() => localStorage.clear());

test("keys are new each time and of the documented form", () => {
  const [first, second] = [newKey(), newKey()];
  expect(first).not.toBe(second);
  expect(first).toMatch(/^[A-Za-z0-9._:-]{8,64}$/);
});

test("a letter is kept until it is acknowledged, and sent with the same key", async () => {
  const keys: string[] = [];
  const kept: (Letter | null)[] = [];
  const move = vi.fn(async (_table: string, body: { key: string }) => {
    keys.push(body.key);
    kept.push(waiting("abc"));
    if (keys.length < 3)
      throw new ApiError(keys.length === 1 ? 0 : 503, { error: "network", text: "" });
    return { seq: 4, dup: true };
  });
  const failures: number[] = [];
  const outcome = await deliver(
    api(move),
    letter,
    "en",
    (error) => failures.push(error.status),
    soon,
  );
  expect(outcome).toEqual({ kind: "saved", seq: 4, dup: true });
  expect(keys).toEqual([letter.key, letter.key, letter.key]);
  expect(kept.every((entry) => entry?.key === letter.key)).toBe(true);
  expect(failures).toEqual([0, 503]);
  expect(waiting("abc")).toBeNull();
});

test("a stale answer is dropped: the player decides again", async () => {
  const move = vi.fn().mockRejectedValue(new ApiError(409, { error: "stale", text: "" }));
  expect(await deliver(api(move), letter, "en", undefined, soon)).toEqual({ kind: "stale" });
  expect(waiting("abc")).toBeNull();
});

test("a refused answer brings its reason", async () => {
  const error = new ApiError(422, { error: "refused", text: "no" });
  const outcome = await deliver(
    api(vi.fn().mockRejectedValue(error)),
    letter,
    "en",
    undefined,
    soon,
  );
  expect(outcome).toEqual({ kind: "refused", error });
});

test("the pause asked for by the server is kept", async () => {
  const waits: number[] = [];
  const move = vi
    .fn()
    .mockRejectedValueOnce(new ApiError(429, { error: "too-many", text: "" }, 7))
    .mockResolvedValue({ seq: 4, dup: false });
  await deliver(api(move), letter, "en", undefined, async (ms) => void waits.push(ms));
  expect(waits).toEqual([7000]);
});
