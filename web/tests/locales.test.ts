import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { catalogue } from "./fixtures";

const SRC = join(import.meta.dirname, "..", "src");
const sources = readdirSync(SRC, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(`${SRC}/${name}`, "utf-8"))
  .join("\n");

const ids = (lang: "fr" | "en"): string[] =>
  new FluentResource(catalogue(lang)).body.map((one) => one.id);

/** Asked for under a name that is put together. */
const BUILT = /^(zone|tab|hint|scene|error|key|motion)-|^(sent|saved|retrying)$/;

describe("the catalogues of the frame", () => {
  test("have the same messages in both languages", () => {
    expect(ids("en").sort()).toEqual(ids("fr").sort());
  });

  test("have every message the page asks for", () => {
    const asked = [...sources.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((found) => found[1]!);
    expect(asked.length).toBeGreaterThan(80);
    expect(asked.filter((id) => !ids("fr").includes(id))).toEqual([]);
  });

  test("hold nothing the page never asks for", () => {
    const unused = ids("fr").filter((id) => !BUILT.test(id) && !sources.includes(`"${id}"`));
    expect(unused).toEqual([]);
  });

  test("use the same variables in both languages", () => {
    const variables = (lang: "fr" | "en"): Record<string, string> =>
      Object.fromEntries(
        new FluentResource(catalogue(lang)).body.map((one) => [
          one.id,
          [
            ...new Set(
              [...JSON.stringify(one.value).matchAll(/"type":"var","name":"(\w+)"/g)].map(
                (m) => m[1],
              ),
            ),
          ]
            .sort()
            .join(),
        ]),
      );
    expect(variables("en")).toEqual(variables("fr"));
  });
});

test("no style attributes: the policy of the server forbids them", () => {
  expect(sources).not.toMatch(/<[a-z]+[^>]*\sstyle="/);
});
