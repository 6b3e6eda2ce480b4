/** The boards drawn for one game. A game without one gets the generic board. */
import type { BoardModule } from "./types";

const BOARDS: Record<string, () => Promise<BoardModule>> = {
  vikings: () => import("./vikings"),
};

export async function board(game: string): Promise<BoardModule> {
  const own = BOARDS[game];
  const generic = await import("./generic");
  if (!own) return generic;
  return { ...generic, ...(await own()) };
}

export function hasOwnBoard(game: string): boolean {
  return game in BOARDS;
}
