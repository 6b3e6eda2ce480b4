// @vitest-environment node
/** What is loaded for what: the page is built, and the chunks that a part of it needs are followed. */
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { build, type Rolldown } from "vite";
import { beforeAll, describe, expect, test } from "vitest";

const WEB = join(import.meta.dirname, "..");
const GAMES = readdirSync(join(WEB, "src/boards"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

let chunks: Rolldown.OutputChunk[] = [];

/** The source files that come with a file, without what is loaded on demand. */
function loadedWith(file: string): string[] {
  const start = chunks.find((chunk) => chunk.moduleIds.some((id) => relative(WEB, id) === file));
  if (!start) throw new Error(`${file} is in no chunk`);
  const names = new Set([start.fileName]);
  for (const name of names)
    for (const next of chunks.find((chunk) => chunk.fileName === name)?.imports ?? [])
      names.add(next);
  return chunks
    .filter((chunk) => names.has(chunk.fileName))
    .flatMap((chunk) => chunk.moduleIds.map((id) => relative(WEB, id)));
}

const gamesIn = (files: string[]): string[] => [
  ...new Set(files.flatMap((file) => /^src\/boards\/([^/]+)\//.exec(file)?.[1] ?? [])),
];

beforeAll(async () => {
  const bundle = await build({
    root: WEB,
    logLevel: "error",
    build: { write: false, minify: false },
  });
  chunks = (bundle as Rolldown.RolldownOutput).output.filter((part) => part.type === "chunk");
}, 120_000);

describe("nothing of one game is loaded for another", () => {
  test.each(GAMES)("the board of %s", (game) => {
    const files = loadedWith(`src/boards/${game}/index.ts`);
    expect(files).toContain(`src/boards/${game}/index.ts`);
    expect(gamesIn(files)).toEqual([game]);
  });

  test.each(GAMES)("the emblem of %s is alone", (game) => {
    // index.ts, which lists them, names none.
    const own = loadedWith(`src/boards/${game}/Emblem.svelte`).filter((file) =>
      /^src\/boards\/\w+\//.test(file),
    );
    expect(own).toEqual([`src/boards/${game}/Emblem.svelte`]);
  });

  test.each(["src/main.ts", "src/ui/Home.svelte", "src/ui/Entry.svelte", "src/kit/Board.svelte"])(
    "%s",
    (file) => {
      expect(gamesIn(loadedWith(file))).toEqual([]);
    },
  );
});

test("the signs of a game come with its board", () => {
  expect(loadedWith("src/boards/odin/index.ts")).toContain("src/boards/odin/signs.ts");
});

test("a board of its own does without the kit's", () => {
  expect(loadedWith("src/boards/vikings/index.ts")).not.toContain("src/kit/Board.svelte");
});

test("what is asked when a game is over is not loaded with the table", () => {
  const files = loadedWith("src/ui/Result.svelte");
  expect(files).toContain("src/lib/review.svelte.ts");
  for (const start of ["src/main.ts", "src/ui/Entry.svelte"])
    expect(loadedWith(start).filter((file) => file.includes("review"))).toEqual([]);
});
