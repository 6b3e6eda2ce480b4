/** The result page asks the server how far it has come until it is ready. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { prefs } from "../src/lib/prefs.svelte";
import { Review, reviewOf, say, type Reviewed } from "../src/lib/review.svelte";

const SRC = join(import.meta.dirname, "..", "src");
const ids = (lang: string): string[] =>
  new FluentResource(readFileSync(`${SRC}/locales/review.${lang}.ftl`, "utf-8")).body.map(
    (message) => message.id,
  );

const answer = (done: number, total = 3): Reviewed => ({
  of: 0,
  done,
  total,
  ready: done === total,
  looked: 2,
  decisions: [],
});

describe("its words", () => {
  test("are the same messages in both languages, all asked for and all there", () => {
    const page = readFileSync(`${SRC}/ui/Review.svelte`, "utf-8");
    const asked = [...page.matchAll(/"(review(?:-[a-z]+)?)"/g)].map((match) => match[1]!);
    expect(ids("fr").sort()).toEqual(ids("en").sort());
    expect([...new Set(asked)].sort()).toEqual(ids("en").sort());
    expect(
      ids("en").filter((id) => say(id, { done: 1, total: 2, looked: 3 }).includes("⟨")),
    ).toEqual([]);
    expect(say("review-nothing")).toBe("⟨review-nothing⟩");
  });
});

describe("a review", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    prefs.lang = "en";
  });

  test("is asked for until it is ready, and not again", async () => {
    const ask = vi.fn();
    [0, 2, 3].forEach((done) => ask.mockResolvedValueOnce(answer(done)));
    const review = new Review(1, 0, ask);
    await review.look(() => undefined);
    expect(review.waiting).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(review.waiting).toBe(false);
    expect(review.answer?.ready).toBe(true);
    await review.look(() => undefined);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(ask.mock.calls[0]).toEqual([{ seat: 1, of: 0 }, "en"]);
  });

  test("is asked for again in another language", async () => {
    const ask = vi.fn().mockResolvedValue(answer(3));
    const review = new Review(0, 0, ask);
    await review.look(() => undefined);
    prefs.lang = "fr";
    await review.look(() => undefined);
    expect(ask.mock.calls.map((call) => call[1] as string)).toEqual(["en", "fr"]);
  });

  test("stops when it is told to, and when the server fails", async () => {
    const ask = vi.fn().mockResolvedValue(answer(1));
    const review = new Review(0, 0, ask);
    await review.look(() => undefined);
    await review.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask.mock.calls.at(-1)?.[0]).toEqual({ seat: 0, of: 0, on: false });
    expect(ask).toHaveBeenCalledTimes(2);
    const trouble = vi.fn();
    ask.mockRejectedValueOnce(new Error("busy"));
    await review.look(trouble);
    expect(trouble).toHaveBeenCalledOnce();
    expect(review.waiting).toBe(false);
  });

  test("is the same for who comes back", () => {
    expect(reviewOf("t", 0, 0)).toBe(reviewOf("t", 0, 0));
    expect(reviewOf("t", 0, 1)).not.toBe(reviewOf("t", 0, 0));
  });
});
