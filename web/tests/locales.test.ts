import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { catalogue, GAMES, LANGS, wordsOf } from "./fixtures";

const SRC = join(import.meta.dirname, "..", "src");
const sources = readdirSync(SRC, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(`${SRC}/${name}`, "utf-8"))
  .join("\n");

const ids = (lang: "fr" | "en"): string[] =>
  new FluentResource(catalogue(lang)).body.map((message) => message.id);

/** Asked for under a name that is put together. */
const BUILT = /^(tab|hint|error|games|key|motion|plain|sign|summary)-|^(sent|saved|retrying)$/;

/** The letters that a font of fonts.css has in the cut files. */
const letters = (family: string): Set<number> => {
  const css = readFileSync(`${SRC}/fonts.css`, "utf-8");
  const faces = css
    .split("@font-face")
    .filter((face) => face.includes(`"${family}"`) && face.includes("./fonts/"));
  const ranges = faces.map((face) => face.split("unicode-range:")[1]!.split(";")[0]!);
  return new Set(
    [...ranges.join().matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first, last]) => {
      const from = parseInt(first!, 16);
      return Array.from({ length: parseInt(last ?? first!, 16) - from + 1 }, (_, at) => from + at);
    }),
  );
};

test.each(["Alegreya Variable", "Drakkar Titles"])(
  "the cut font has every letter of the words (%s)",
  (family) => {
    const known = letters(family);
    const texts = LANGS.flatMap((lang) => [
      catalogue(lang),
      ...GAMES.flatMap((game) => {
        const folder = join(SRC, "../../src/drakkar/games", game);
        return readdirSync(folder)
          .filter((name) => name.endsWith(".ftl"))
          .map((name) => readFileSync(join(folder, name), "utf-8"));
      }),
    ]);
    // Signs and arrows are in no text font; they come from the device.
    const missing = [...new Set(texts.join(""))].filter(
      (letter) => /[\p{L}\p{N}]/u.test(letter) && !known.has(letter.codePointAt(0)!),
    );
    expect(missing).toEqual([]);
  },
);

describe("the catalogues of the frame", () => {
  test("have the same messages in both languages", () => {
    expect(ids("en").sort()).toEqual(ids("fr").sort());
  });

  test("have every message the page asks for", () => {
    const asked = [...sources.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1]!);
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
        new FluentResource(catalogue(lang)).body.map((message) => [
          message.id,
          [
            ...new Set(
              [...JSON.stringify(message.value).matchAll(/"type":"var","name":"(\w+)"/g)].map(
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

describe.each(GAMES)("the words of %s", (game) => {
  const folder = join(SRC, "boards", game);
  const source = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf-8"))
    .join("\n");
  const asked = (pattern: RegExp): string[] => [
    ...new Set([...source.matchAll(pattern)].map((match) => match[1]!)),
  ];

  test.each(LANGS)("has every message its board asks for (%s)", (lang) => {
    const messages = asked(/\bsay\(\s*"([a-z0-9-]+)"/g);
    expect(messages.filter((id) => !wordsOf(game, lang).has(id))).toEqual([]);
  });

  test.each(LANGS)("has a word for every label its board asks for (%s)", (lang) => {
    const words = wordsOf(game, lang);
    const labels = asked(/\blabel\("([\w-]+)"\)/g);
    const unknown = labels.filter(
      (key) => !words.has(`zone-${key.replace(/_/g, "-")}`) && !words.find(key, key),
    );
    expect(unknown).toEqual([]);
  });

  test("has nothing for a picture that never asks for it", () => {
    const page = readFileSync(join(SRC, "../../src/drakkar/games", game, "page.fr.ftl"), "utf-8");
    const own = new FluentResource(page).body.map((message) => message.id);
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((id) => id.startsWith("page-") && !source.includes(`"${id}"`))).toEqual([]);
  });
});

test("no board asks for what the server says itself: it is not sent (server/http/catalogue.py)", () => {
  const said =
    /\b(?:say|has)\(\s*["`](ask|help|move|short|event|refusal|error|option|reconstructed|lesson|coach|why|summary)-/;
  expect(said.exec(sources)?.[0]).toBeUndefined();
});

test("no style attributes: the policy of the server forbids them", () => {
  expect(sources).not.toMatch(/<[a-z]+[^>]*\sstyle="/);
});
