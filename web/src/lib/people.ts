/** The words and requests of what is mine: devices, name, tables. */
import en from "../locales/people.en.ftl?raw";
import fr from "../locales/people.fr.ftl?raw";
import { ApiError, post } from "./api";
import { learn } from "./i18n.svelte";
import type { Schemas } from "./types";

learn({ en, fr });

export type Me = Schemas["Me"];
/** The beginning of what follows # in a link for another device. */
export const PASS = "#pass=";

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const SURE = { sure: true };

export const people = {
  async me(): Promise<Me> {
    const answer = await fetch("/api/me", { credentials: "same-origin" });
    if (!answer.ok) throw new ApiError(answer.status, { error: "http", text: answer.statusText });
    return (await answer.json()) as Me;
  },
  pass: (moves: boolean) => post<Schemas["Pass"]>("/api/me/pass", { moves }),
  usePass: (secret: string) => post<Me>("/api/me/pass/use", { secret }),
  out: (device: string) => post<Me>("/api/me/devices/out", { device }),
  name: (name: string, passphrase: string) => post<Me>("/api/me/name", { name, passphrase }),
  enter: (name: string, passphrase: string) => post<Me>("/api/me/enter", { name, passphrase }),
  forget: () => post("/api/me/delete", SURE),
  archive: (table: string, on: boolean) => post(`${at(table)}/archive`, { on }),
  leave: (table: string) => post(`${at(table)}/leave`, SURE),
  remove: (table: string) => post(`${at(table)}/delete`, SURE),
};
