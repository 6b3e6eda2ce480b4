/** The people at a table, beside the game: their words, what can be asked of the server, the time. */
import type { FluentVariable } from "@fluent/bundle";
import en from "../locales/company.en.ftl?raw";
import fr from "../locales/company.fr.ftl?raw";
import { post } from "./api";
import { makeBundle } from "./i18n.svelte";
import { newKey } from "./outbox";
import { prefs } from "./prefs.svelte";
import { unbroken } from "./text";
import type { Schemas } from "./types";

export type Company = Schemas["Company"];

const bundles = { en: makeBundle("en", en), fr: makeBundle("fr", fr) };

/** The words of this part of the page alone: nobody else loads them. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = bundles[prefs.lang];
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return `⟨${id}⟩`;
  const text = bundle.formatPattern(pattern, args, []);
  return prefs.lang === "fr" ? unbroken(text) : text;
}

/** How often the page says that it is on somebody's screen. */
const SEEN = 30_000;

const lang = (): string => `?lang=${prefs.lang}`;

/** What can be asked of one table. */
export function asks(table: string) {
  const at = `/api/tables/${encodeURIComponent(table)}`;
  const seat = (number: number): string => `${at}/seats/${number}`;
  return {
    hand: (target: number, level: string, by: number) =>
      post<Schemas["Handed"]>(`${seat(target)}/hand${lang()}`, { key: newKey(), level, by }),
    answer: (ask: string, agree: boolean, by: number) =>
      post<Schemas["Handed"]>(`${at}/hand/answer${lang()}`, {
        key: newKey(),
        ask,
        agree,
        seat: by,
      }),
    back: (number: number) => post<Schemas["Played"]>(`${seat(number)}/back${lang()}`, {}),
    spare: (number: number) => post<Schemas["Url"]>(`${seat(number)}/spare${lang()}`, {}),
    away: (number: number, until: number) =>
      post<Schemas["Played"]>(`${seat(number)}/away${lang()}`, { until }),
    more: (number: number, by: number) =>
      post<Schemas["Played"]>(`${seat(number)}/more${lang()}`, { key: newKey(), by }),
    unrate: (by: number) => post<Schemas["Played"]>(`${at}/unrate${lang()}`, { seat: by }),
    ahead: (wish: Partial<Schemas["AskAhead"]>) =>
      post<Schemas["Ok"]>(`${at}/ahead${lang()}`, wish),
    seen: () => post<Schemas["Ok"]>(`${at}/seen`, {}),
  };
}

/** Tells the server while the table can be seen; returns how to stop. */
export function beSeen(table: string): () => void {
  const tell = (): void => {
    // the banner says that nobody answers
    if (document.visibilityState === "visible")
      void asks(table)
        .seen()
        .catch(() => null);
  };
  tell();
  const again = setInterval(tell, SEEN);
  document.addEventListener("visibilitychange", tell);
  return () => {
    clearInterval(again);
    document.removeEventListener("visibilitychange", tell);
  };
}

/** "2 d 3 h", "14 min", "40 s": the two largest parts. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts: [number, string][] = [
    [Math.floor(whole / 86400), "day"],
    [Math.floor(whole / 3600) % 24, "hour"],
    [Math.floor(whole / 60) % 60, "minute"],
    [whole % 60, "second"],
  ];
  const first = parts.findIndex(([many]) => many > 0);
  const shown = first < 0 ? parts.slice(-1) : parts.slice(first, first + (first < 2 ? 2 : 1));
  return shown
    .filter(([many], at) => many > 0 || at === 0)
    .map(([many, unit]) =>
      new Intl.NumberFormat(prefs.lang, { style: "unit", unit, unitDisplay: "short" }).format(many),
    )
    .join(" ");
}

/** A day in the player's language. */
export function day(seconds: number): string {
  return new Intl.DateTimeFormat(prefs.lang, { day: "numeric", month: "long" }).format(
    seconds * 1000,
  );
}

/** How long an answer may take, in words. */
export function allowance(seconds: number): string {
  return seconds % 86400 === 0
    ? say("days", { count: seconds / 86400 })
    : say("minutes", { count: Math.round(seconds / 60) });
}
