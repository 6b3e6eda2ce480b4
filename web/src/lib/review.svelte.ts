/** A game that is over, looked through again by the server: asked about until it is ready. */
import type { FluentVariable } from "@fluent/bundle";
import en from "../locales/review.en.ftl?raw";
import fr from "../locales/review.fr.ftl?raw";
import { post } from "./api";
import { makeBundle } from "./i18n.svelte";
import { prefs } from "./prefs.svelte";
import { unbroken } from "./text";
import type { Lang, Schemas } from "./types";

export type Reviewed = Schemas["Review"];

/** Between two questions how far it has come. */
const PAUSE = 1000;

const bundles = { en: makeBundle("en", en), fr: makeBundle("fr", fr) };

/** The words of this part of the page alone: nobody else loads them. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = bundles[prefs.lang];
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return `⟨${id}⟩`;
  const text = bundle.formatPattern(pattern, args, []);
  return prefs.lang === "fr" ? unbroken(text) : text;
}

type Ask = (body: Partial<Schemas["AskReview"]>, lang: Lang) => Promise<Reviewed>;

export class Review {
  answer = $state.raw<Reviewed | null>(null);
  /** Somebody waits for it. */
  waiting = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lang: Lang | undefined;

  constructor(
    private readonly seat: number,
    private readonly of: number,
    private readonly ask: Ask,
  ) {}

  /** Begins, or goes on; over and over until it is ready. */
  async look(trouble: (error: unknown) => void): Promise<void> {
    const { lang } = prefs;
    if (this.answer?.ready && this.lang === lang) return;
    this.waiting = true;
    clearTimeout(this.timer);
    try {
      const answer = await this.ask({ seat: this.seat, of: this.of }, lang);
      this.answer = answer;
      this.lang = lang;
      if (answer.ready) this.waiting = false;
      else if (this.waiting) this.timer = setTimeout(() => void this.look(trouble), PAUSE);
    } catch (error) {
      this.waiting = false;
      trouble(error);
    }
  }

  /** Nobody waits any more: the server stops by itself after a while. */
  leave(): void {
    clearTimeout(this.timer);
  }

  async stop(): Promise<void> {
    this.leave();
    this.waiting = false;
    await this.ask({ seat: this.seat, of: this.of, on: false }, prefs.lang).catch(() => null);
  }
}

const kept = new Map<string, Review>();

/** The same one again for who comes back from a position. */
export function reviewOf(table: string, seat: number, of: number): Review {
  const key = `${table} ${seat} ${of}`;
  const known =
    kept.get(key) ??
    new Review(seat, of, (body, lang) =>
      post(`/api/tables/${encodeURIComponent(table)}/review?lang=${lang}`, body),
    );
  kept.set(key, known);
  return known;
}
