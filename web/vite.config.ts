import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import { pack } from "./plugins/pack.ts";
import { worker } from "./plugins/worker.ts";

const server = process.env.DRAKKAR_SERVER ?? "http://127.0.0.1:8080";

/** What every screen needs, or is too small to be fetched alone. */
const CORE =
  /node_modules\/(svelte|esm-env|clsx|@fluent)\/|\/src\/(lib|art)\/(?!Fjord|Longship|Sail|Woodcut|changed|choices|coach|company|fold|ladder|lesson|more|motion|network|people|push|review|sound|talk)|\/src\/kit\/(telling|model|parts\/(Badge|Person|Strokes|Drawing|Mark|ink))\.(ts|svelte)|\/src\/ui\/(changes\.ts|(Dialog|Missing|Tools)\.svelte)|\/src\/boards\/index\.ts|\/src\/(app\.css|App\.svelte)/;

/** What most boards draw with. */
const PARTS = /\/src\/kit\/parts\/(Beside|Sign|Signs|Zoom|drawn)\./;

const BOARDS = new Set(readdirSync(new URL("src/boards", import.meta.url)));

/** A board is one file: what its index.ts imports from its folder. What it fetches with `await import` is in others. */
const BOARD = /^(.*\/src\/boards\/(\w+)\/)/;
function boardOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const [, folder, game] = BOARD.exec(id) ?? [];
  if (!folder || !game) return null;
  const files = new Set([`${folder}index.ts`]);
  for (const file of files)
    for (const next of context.getModuleInfo(file)?.importedIds ?? [])
      if (next.startsWith(folder)) files.add(next);
  return files.has(id) ? game : null;
}

/** The fonts' licence asks that its text goes wherever they go. */
const licences: Plugin = {
  name: "licences",
  generateBundle() {
    for (const font of ["@fontsource-variable/alegreya", "@fontsource/metamorphous"]) {
      this.emitFile({
        type: "asset",
        fileName: `licences/${font.split("/")[1]}.txt`,
        source: readFileSync(new URL(`node_modules/${font}/LICENSE`, import.meta.url)),
      });
    }
  },
};

export default defineConfig(({ mode }) => ({
  // The gallery of the kit's parts is never shipped: it goes where --outDir says, as it is.
  plugins: [svelte(), licences, ...(mode === "gallery" ? [] : [worker(), pack()])],
  // The tests mount components: they need Svelte's client, not its server.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/drakkar/server/page",
    emptyOutDir: true,
    target: "es2022",
    // The policy of the server allows pictures in style sheets, but no data: scripts or styles.
    assetsInlineLimit: (file) => /\/textures\/\w+\.svg$/.test(file),
    // Of what is fetched later only the styles are named beforehand: scripts name what they import, and names do
    // not pack. A board is waited for: its scripts are fetched at once.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) =>
        needed.filter(
          (name) =>
            !/\bcore-/.test(name) &&
            name !== file &&
            (name.endsWith(".css") || BOARDS.has(/(\w+)-/.exec(file)?.[1] ?? "")),
        ),
    },
    rolldownOptions:
      mode === "gallery"
        ? { input: "gallery.html" }
        : {
            // A board that takes a part from the list of parts takes no other.
            treeshake: {
              moduleSideEffects: [{ test: /\/kit\/parts\/index\.ts$/, sideEffects: false }],
            },
            output: {
              // The shortest that the bundler takes: names pack badly.
              entryFileNames: "assets/[name]-[hash:7].js",
              chunkFileNames: "assets/[name]-[hash:7].js",
              assetFileNames: "assets/[name]-[hash:7][extname]",
              // What every screen needs is one file: each answer has headers of its own, and a text
              // packs better than its parts.
              codeSplitting: {
                groups: [
                  { name: "core", test: CORE },
                  { name: "parts", test: PARTS },
                  { name: "Figure", test: /\/kit\/parts\/Figure\.svelte/ },
                  { name: "Ship", test: /\/kit\/parts\/Ship\.svelte/ },
                  // without the parts that it has in common with another
                  {
                    debugName: "board",
                    name: boardOf,
                    test: BOARD,
                    includeDependenciesRecursively: false,
                  },
                ],
              },
            },
          },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    // Whole boards are drawn in tests, which a busy machine takes its time for.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What tests import is read once and for all: two thirds of the CPU time. `make test` has something
    // to do for every other core.
    pool: "threads",
    maxWorkers: 1,
    isolate: false,
  },
}));
