/** The games that have a folder here, found by listing. Each is loaded when a table of it is opened. */
import type { Component } from "svelte";
import type { BoardModule, OptionsModule, WholeBoard } from "../kit/types";

const BOARDS = import.meta.glob<BoardModule>("./*/index.ts");
type Boards = Record<string, () => Promise<BoardModule>>;
const EMBLEMS = import.meta.glob<Component<{ whole?: boolean }>>("./*/Emblem.svelte", {
  import: "default",
});

const OPTIONS = import.meta.glob<OptionsModule>("./*/options.ts");

/** The board of a game. Without a folder, or where that cannot be loaded, it is drawn from the form of
 * its view alone. */
export async function board(game: string, boards: Boards = BOARDS): Promise<WholeBoard> {
  const load = boards[`./${game}/index.ts`];
  if (!load) return { ...(await import("../kit")), plain: "unknown" };
  const own = await load().catch(() => null);
  if (!own) return { ...(await import("../kit")), plain: "unloaded" };
  const { Board, Mini } = own;
  if (Board && Mini) return { ...own, Board, Mini };
  return { ...(await import("../kit")), ...own };
}

/** The picture on the card of a game; null if it has none. */
export async function emblem(game: string): Promise<Component<{ whole?: boolean }> | null> {
  return (await EMBLEMS[`./${game}/Emblem.svelte`]?.().catch(() => null)) ?? null;
}

/** What a game draws of its options; null if it draws none. */
export async function optionsOf(game: string): Promise<OptionsModule | null> {
  return (await OPTIONS[`./${game}/options.ts`]?.().catch(() => null)) ?? null;
}
