import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { shownOptions, standsAside, wishes } from "../src/lib/choices";
import type { GameFacts } from "../src/lib/types";
import NewTable from "../src/ui/NewTable.svelte";
import { until } from "./fixtures";

const option = (name: string, values: string[], detail = false): GameFacts["options"][number] => ({
  name,
  text: name,
  help: "",
  detail,
  default: values[0]!,
  choices: values.map((value) => ({ value, text: `${value}!`, parts: [] })),
});
const options = [
  option("voyage", ["log", "own"]),
  option("first", ["random", "1", "2", "3"], true),
  option("round_1", ["random", "i-a", "ii-a"], true),
];
const closed = { voyage: ["log", "own"], first: ["random", "1", "2"], round_1: ["random"] };
const opened = { ...closed, round_1: ["random", "i-a"] };
const names = (open: typeof closed | null, chosen: Record<string, string> = {}): string[] =>
  shownOptions(options, open, chosen).map((entry) => entry.option.name);

test("only what leaves a choice is shown, and of it only what is open", () => {
  expect(names(null)).toEqual(["voyage", "first", "round_1"]);
  expect(names(closed)).toEqual(["voyage", "first"]);
  const [, first, round] = shownOptions(options, opened, {});
  expect(first!.choices.map((choice) => choice.value)).toEqual(["random", "1", "2"]);
  expect(round!.choices.map((choice) => choice.text)).toEqual(["random!", "i-a!"]);
});

test("what is no longer open gives way to the default and is not sent", () => {
  const chosen = { voyage: "own", round_1: "ii-a", first: "3" };
  const shown = shownOptions(options, opened, chosen);
  expect(shown.map((entry) => entry.value)).toEqual(["own", "random", "random"]);
  expect(wishes(shown)).toEqual({ voyage: "own" });
  expect(wishes(shownOptions(options, opened, { ...chosen, round_1: "i-a" }))).toEqual({
    voyage: "own",
    round_1: "i-a",
  });
});

test("a detail stands aside unless something chosen has called for it", () => {
  expect(options.map((option) => standsAside(option, closed))).toEqual([false, true, false]);
  expect(standsAside(options[2]!, null)).toBe(true);
});

afterEach(() => vi.unstubAllGlobals());

test("the dialog asks again when something is chosen, and offers what has opened", async () => {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as { options: Record<string, string> };
    asked.push(body);
    const choices = body.options.voyage === "own" ? opened : closed;
    return Promise.resolve(new Response(JSON.stringify({ choices })));
  });
  const game: GameFacts = {
    slug: "sample",
    title: "",
    pitch: "",
    designers: [],
    seats: [2, 3],
    minutes: [],
    options,
    lesson: false,
    coach: false,
  };
  const target = document.body.appendChild(document.createElement("div"));
  const dialog = mount(NewTable, { target, props: { game, bots: [] } });
  const lists = (): string[] =>
    [...target.querySelectorAll<HTMLElement>("[data-option]")].map(
      (field) => field.dataset.option!,
    );
  await until(() => expect(lists()).toEqual(["voyage", "first"]));
  const voyage = target.querySelector<HTMLSelectElement>("[data-option=voyage]")!;
  voyage.value = "own";
  voyage.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  await until(() => expect(lists()).toEqual(["voyage", "round_1", "first"]));
  expect(asked).toEqual([
    { players: 2, options: {} },
    { players: 2, options: { voyage: "own" } },
  ]);
  await unmount(dialog);
});

test("nobody begins on a seat that was taken away, asked or not", () => {
  const seats = ["random", "1", "2", "3", "4"].map((value) => ({ value, text: value, parts: [] }));
  const first = { ...options[0]!, name: "first_player", default: "random", choices: seats };
  const [shown] = shownOptions([first], null, { first_player: "4" }, 2);
  expect(shown?.choices.map(({ value }) => value)).toEqual(["random", "1", "2"]);
  expect(shown?.value).toBe("random");
});
