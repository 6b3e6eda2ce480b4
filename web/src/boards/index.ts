/** The games that have a folder here, found by listing. Each is loaded when a table of it is opened. */
import type { Component } from "svelte";
import type { BoardModule, WholeBoard } from "../kit/types";

const BOARDS = import.meta.glob<BoardModule>("./*/index.ts");
const EMBLEMS = import.meta.glob<Component<{ whole?: boolean }>>("./*/Emblem.svelte", {
  import: "default",
});

/** The board of a game; without a folder it is drawn from the form of its view alone. */
export async function board(game: string): Promise<WholeBoard> {
  const own = (await BOARDS[`./${game}/index.ts`]?.()) ?? {};
  const { Board, Mini } = own;
  if (Board && Mini) return { ...own, Board, Mini };
  return { ...(await import("../kit")), ...own };
}

/** The picture on the card of a game; null if it has none. */
export async function emblem(game: string): Promise<Component<{ whole?: boolean }> | null> {
  return (await EMBLEMS[`./${game}/Emblem.svelte`]?.()) ?? null;
}
