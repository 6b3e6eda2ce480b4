/** What the player at this browser likes. */
import { recall, remember } from "./memory";
import type { Lang } from "./types";

export type Theme = "auto" | "light" | "dark";

function browserLang(): Lang {
  const wanted = typeof navigator === "undefined" ? "" : navigator.language;
  return wanted.toLowerCase().startsWith("fr") ? "fr" : "en";
}

class Prefs {
  lang = $state<Lang>(recall("lang", browserLang()));
  theme = $state<Theme>(recall("theme", "auto"));
  name = $state<string>(recall("name", ""));
  sound = $state<boolean>(recall("sound", true));
  /** Single letters as shortcuts (WCAG 2.1.4: they can be switched off). */
  letters = $state<boolean>(recall("letters", true));
  /** Ask before every move, not only where something hidden is shown. */
  careful = $state<boolean>(recall("careful", false));

  set<K extends "lang" | "theme" | "name" | "sound" | "letters" | "careful">(
    key: K,
    value: Prefs[K],
  ): void {
    (this as Pick<Prefs, K>)[key] = value;
    remember(key, value);
  }
}

export const prefs = new Prefs();
