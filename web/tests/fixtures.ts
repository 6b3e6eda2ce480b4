/** Views as a server answered them (fixtures/make.py) and the words of the games. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import { makeBundle, use } from "../src/lib/i18n.svelte";
import type { Lang, TableView } from "../src/lib/types";
import { Words } from "../src/lib/words";

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf-8");

/** The games that there are views of: `saga.fr.json`. */
export const GAMES: readonly string[] = readdirSync(join(import.meta.dirname, "fixtures"))
  .filter((name) => /^[a-z]+\.fr\.json$/.test(name))
  .map((name) => name.split(".")[0]!);
export const LANGS: readonly Lang[] = ["fr", "en"];

export function viewOf(game: string, lang: Lang): TableView {
  return JSON.parse(read(`./fixtures/${game}.${lang}.json`)) as TableView;
}

const spoken = new Map<string, Words>();

export function wordsOf(game: string, lang: Lang): Words {
  const key = `${game} ${lang}`;
  const known = spoken.get(key) ?? readWords(game, lang);
  spoken.set(key, known);
  return known;
}

function readWords(game: string, lang: Lang): Words {
  const kernel = read(`../../src/drakkar/kernel/${lang}.ftl`);
  if (!GAMES.includes(game)) return new Words(lang, kernel);
  const folder = `../../src/drakkar/games/${game}`;
  // A catalogue may be split: `fr.ftl`, `table.fr.ftl`.
  const parts = readdirSync(fileURLToPath(new URL(folder, import.meta.url)))
    .filter((name) => name === `${lang}.ftl` || name.endsWith(`.${lang}.ftl`))
    .map((name) => read(`${folder}/${name}`));
  return new Words(lang, [kernel, ...parts].join("\n"));
}

const LOCALES = "../src/locales"; // by name: else it would be taken for a file of the build

/** The words of the frame with those that its parts bring along; who speaks for himself has tests of his own. */
export const catalogue = (lang: Lang): string =>
  readdirSync(fileURLToPath(new URL(LOCALES, import.meta.url)))
    .filter((name) => name.endsWith(`${lang}.ftl`) && !/^(company|review)/.test(name))
    .map((name) => read(`${LOCALES}/${name}`))
    .join("\n");

export function speakNow(lang: Lang): void {
  use(makeBundle(lang, catalogue(lang)));
}

/** Waits until it holds: by itself vitest waits for a second, which a busy machine may need for a chunk. */
export const until = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 50_000 });
