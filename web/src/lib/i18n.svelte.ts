/** The words of the frame. Those of a game come from the server (words.ts). */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefs } from "./prefs.svelte";
import { unbroken } from "./text";
import type { Lang } from "./types";

const CATALOGUES: Record<Lang, () => Promise<{ default: string }>> = {
  fr: () => import("../locales/fr.ftl?raw"),
  en: () => import("../locales/en.ftl?raw"),
};

let bundle = $state.raw<FluentBundle | null>(null);

export function makeBundle(lang: Lang, ftl: string): FluentBundle {
  const catalogue = new FluentBundle(lang, { useIsolating: false });
  catalogue.addResource(new FluentResource(ftl));
  return catalogue;
}

const learned: Record<Lang, string>[] = [];

/** Words of a part of the page that come with it. */
export function learn(words: Record<Lang, string>): void {
  learned.push(words);
  if (bundle) taught(bundle);
}

/** With all that has been learned. What is known already stays as it is. */
function taught(catalogue: FluentBundle): FluentBundle {
  for (const words of learned)
    catalogue.addResource(new FluentResource(words[catalogue.locales[0] as Lang]));
  return catalogue;
}

/** Changes the language of the page; what is shown stays until the new words are here. */
export async function speak(lang: Lang): Promise<void> {
  const { default: ftl } = await CATALOGUES[lang]();
  bundle = taught(makeBundle(lang, ftl));
  prefs.set("lang", lang);
  document.documentElement.lang = lang;
}

export function use(catalogue: FluentBundle): void {
  bundle = catalogue;
}

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** The text of a message; a missing one shows as its name. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return bundle ? `⟨${id}⟩` : "";
  const text = bundle.formatPattern(pattern, args, []);
  return bundle.locales[0] === "fr" ? unbroken(text) : text;
}

/** "3 minutes ago", in the player's language. */
export function ago(seconds: number, now: number = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(prefs.lang, { numeric: "auto" });
  const passed = Math.max(0, now - seconds);
  if (passed < 60) return t("just-now");
  if (passed < 3600) return format.format(-Math.floor(passed / 60), "minute");
  if (passed < 86400) return format.format(-Math.floor(passed / 3600), "hour");
  return format.format(-Math.floor(passed / 86400), "day");
}
