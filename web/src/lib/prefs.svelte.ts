/** The preferences of this browser: language, light, motion, sound, keys, size, what is asked. */
import { recall, remember } from "./memory";
import type { Lang } from "./types";

export type Theme = "auto" | "light" | "dark";
/** How fast things move; auto: as the device wishes. */
export type Motion = "auto" | "none" | "fast" | "normal" | "slow";
/** Before which moves the page asks; final: those that cannot be undone or give up much. */
export type Asking = "never" | "final" | "always";
export type TextSize = "small" | "normal" | "large";
export type Density = "airy" | "dense";
/** Milliseconds of one step when a game plays by itself. */
export const PACES: Record<Motion, number> = {
  auto: 1200,
  none: 1200,
  fast: 600,
  normal: 1200,
  slow: 2400,
};

function browserLang(): Lang {
  const wanted = typeof navigator === "undefined" ? "" : navigator.language;
  return wanted.toLowerCase().startsWith("fr") ? "fr" : "en";
}

class Prefs {
  lang = $state<Lang>(recall("lang", browserLang()));
  theme = $state<Theme>(recall("theme", "auto"));
  name = $state<string>(recall("name", ""));
  sound = $state<boolean>(recall("sound", true));
  /** Quiet noises of pieces that are put down. */
  noises = $state<boolean>(recall("noises", false));
  /** Single letters as shortcuts (WCAG 2.1.4: they can be switched off). */
  letters = $state<boolean>(recall("letters", true));
  /** Who once wished to be asked before every move ("careful") still is. */
  asking = $state<Asking>(recall("asking", recall("careful", false) ? "always" : "final"));
  motion = $state<Motion>(recall("motion", "auto"));
  size = $state<TextSize>(recall("size", "normal"));
  density = $state<Density>(recall("density", "airy"));

  set<
    K extends
      | "lang"
      | "theme"
      | "name"
      | "sound"
      | "noises"
      | "letters"
      | "asking"
      | "motion"
      | "size"
      | "density",
  >(key: K, value: Prefs[K]): void {
    (this as Pick<Prefs, K>)[key] = value;
    remember(key, value);
  }
}

export const prefs = new Prefs();
