/** Tables that are made after this one: a copy of a position, the same cards again. */
import en from "../locales/copies.en.ftl?raw";
import fr from "../locales/copies.fr.ftl?raw";
import { post } from "./api";
import { learn } from "./i18n.svelte";
import { keepLinks } from "./keepsakes.svelte";
import { route } from "./route.svelte";
import type { TableStore } from "./table.svelte";
import type { Made, Schemas, SeatWish } from "./types";

learn({ en, fr });

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

async function opened(store: TableStore, path: string, body: unknown): Promise<void> {
  try {
    const answer = await post<Made>(path, body);
    keepLinks(answer);
    route.go(answer.url);
  } catch (error) {
    store.trouble(error);
  }
}

/** Goes to a table of one's own in this position. `of`: whose seat, where the game is over. */
export function copyOf(store: TableStore, seq: number, of?: number): Promise<void> {
  const seat = store.view?.seat ?? store.view?.my_seats[0];
  return opened(store, `${at(store.table)}/copy`, {
    seq,
    seat,
    ...(of === undefined ? {} : { of }),
  });
}

/** The same cards at another table. */
export function duelOf(store: TableStore, seats: SeatWish[]): Promise<void> {
  return opened(store, `${at(store.table)}/duel`, { seats });
}

export async function kinOf(table: string, lang: string): Promise<Schemas["Kin"] | null> {
  const answer = await fetch(`${at(table)}/kin?lang=${lang}`, { credentials: "same-origin" });
  return answer.ok ? ((await answer.json()) as Schemas["Kin"]) : null;
}
