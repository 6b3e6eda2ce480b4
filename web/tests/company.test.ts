import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, test, vi } from "vitest";
import { allowance, beSeen, say, span } from "../src/lib/company.svelte";
import { prefs } from "../src/lib/prefs.svelte";
import { obstacle } from "../src/lib/push";

const SRC = join(import.meta.dirname, "..", "src");
const catalogue = (lang: string): FluentResource =>
  new FluentResource(readFileSync(`${SRC}/locales/company.${lang}.ftl`, "utf-8"));
const sources = readdirSync(SRC, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(`${SRC}/${name}`, "utf-8"))
  .filter((text) => /company\.(svelte|en)/.test(text) || text.includes("push-no-"))
  .join("\n");

describe("the words about people", () => {
  const ids = (lang: string): string[] => catalogue(lang).body.map(({ id }) => id);

  test("are the same in both languages, with the same variables", () => {
    const shape = (lang: string): string[] =>
      catalogue(lang).body.map(({ id, value }) => {
        const names = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)];
        return `${id} ${[...new Set(names.map((name) => name[1]))].sort().join()}`;
      });
    expect(shape("en").sort()).toEqual(shape("fr").sort());
  });

  test("are all there, and none that nobody asks for", () => {
    const asked = [...sources.matchAll(/\bsay\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1]!);
    expect(asked.filter((id) => !ids("fr").includes(id))).toEqual([]);
    const built = /^(ahead-lapsed|hook|mail)-/;
    const unused = ids("fr").filter((id) => !built.test(id) && !sources.includes(`"${id}"`));
    expect(unused).toEqual([]);
  });
});

test("how long, in the two largest parts", () => {
  prefs.set("lang", "en");
  expect(span(2 * 86400 + 3 * 3600 + 59)).toBe("2 days 3 hr");
  expect(span(86400)).toBe("1 day");
  expect(span(3600 + 120)).toBe("1 hr 2 min");
  expect(span(125)).toBe("2 min");
  expect(span(40)).toBe("40 sec");
  expect(span(-5)).toBe("0 sec");
  expect(allowance(2 * 86400)).toBe("2 days");
  expect(allowance(300)).toBe("5 minutes");
  expect(say("nothing-of-the-kind")).toBe("⟨nothing-of-the-kind⟩");
});

describe("what keeps messages from this device", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("is said in its order", () => {
    expect(obstacle("")).toBe("push-no-server");
    vi.stubGlobal("isSecureContext", false);
    expect(obstacle("key")).toBe("push-no-secure");
    vi.stubGlobal("isSecureContext", true);
    expect(obstacle("key")).toBe("push-no-browser");
    vi.stubGlobal("navigator", { userAgent: "iPhone" });
    expect(obstacle("key")).toBe("push-no-ios");
  });
});

test("the page says that it is seen only while it is", () => {
  vi.useFakeTimers();
  const asked = vi.fn(() => Promise.resolve(new Response('{"ok": true}')));
  vi.stubGlobal("fetch", asked);
  const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  const stop = beSeen("abc");
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(30_000);
  expect(asked).toHaveBeenCalledTimes(2);
  visible.mockReturnValue("hidden");
  vi.advanceTimersByTime(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  visible.mockRestore();
});
