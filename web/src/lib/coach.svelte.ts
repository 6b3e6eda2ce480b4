/** The coach of one table: the steps of a lesson, or cards that come when a rule first matters. */
import { api as real, ApiError, type Api } from "./api";
import { t } from "./i18n.svelte";
import { due, expected, fits, span, within } from "./lesson";
import { recall, remember } from "./memory";
import { prefs } from "./prefs.svelte";
import type { TableStore } from "./table.svelte";
import type { Card, LessonText, Made, Move, Step } from "./types";

interface Begun {
  table: string;
  over: boolean;
}
const CLOSED = -1;

export class Coach {
  private text = $state.raw<LessonText | null>(null);
  private loaded = "";
  /** The card of the lesson that was looked at last; CLOSED: the lesson was left behind. */
  private wanted = $state(0);
  /** Why a move that is allowed was not made. */
  note = $state("");
  /** Whether the coach is on: from the start of this table, or switched on since. */
  coached = $state(false);
  private seen = $state.raw<string[]>([]);

  constructor(
    readonly store: TableStore,
    private readonly api: Api = real,
  ) {
    this.wanted = recall(`step.${store.table}`, 0);
    this.coached = recall(`coached.${store.table}`, false);
    store.guard = (move) => this.lets(move);
  }

  /** Brings the words, where there is something to say. */
  async load(game: string, lang: "fr" | "en"): Promise<void> {
    const wanted = `${game} ${lang}`;
    if (this.loaded === wanted || !(this.learning || this.coached)) return;
    this.loaded = wanted;
    this.seen = recall(`coach.${game}`, []);
    try {
      this.text = await this.api.lesson(game, lang);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.loaded = ""; // without him the table is still a table
    }
  }

  // ---- the lesson ----------------------------------------------------------------------------

  /** This is a table to learn at. */
  get learning(): boolean {
    return !!this.store.view?.lesson && this.wanted !== CLOSED;
  }

  get steps(): readonly Step[] {
    return this.learning ? (this.text?.steps ?? []) : [];
  }

  private get span(): { first: number; last: number } {
    return span(this.steps, this.store.view?.lesson?.done ?? 0);
  }

  get at(): number {
    return within(this.wanted, this.span);
  }

  get step(): Step | null {
    return this.steps[this.at] ?? null;
  }

  get last(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** The step whose move comes next, read already or not. */
  private get asking(): Step | null {
    const step = this.steps[this.span.last];
    return step?.expect.length ? step : null;
  }

  private show(at: number): void {
    this.wanted = within(at, this.span);
    this.note = "";
    remember(`step.${this.store.table}`, this.wanted);
    if (this.last) this.over();
  }

  next(): void {
    this.show(this.at + 1);
  }

  get first(): boolean {
    return this.at === 0;
  }

  /** One card back; where that was a move, the move is taken back. */
  async back(): Promise<void> {
    if (this.first) return;
    if (this.at > this.span.first) this.show(this.at - 1);
    else {
      const at = this.at - 1;
      await this.store.undo();
      this.show(at);
    }
  }

  /** The move of this step can be made now: it is my turn, and nothing is on its way. */
  get ready(): boolean {
    return !!this.step && !!expected(this.step, this.store.moves);
  }

  /** Makes the move of this step. */
  async skip(): Promise<void> {
    const move = this.step && expected(this.step, this.store.moves);
    if (move) await this.store.play(move);
  }

  close(): void {
    this.over();
    this.wanted = CLOSED;
    remember(`step.${this.store.table}`, CLOSED);
  }

  /** The next lesson begins anew. */
  private over(): void {
    const game = this.store.view?.game;
    if (game) remember(`lesson.${game}`, { table: this.store.table, over: true });
  }

  /** Whether a legal move may be made: a lesson waits for its own, and says so. */
  private lets(move: Move): boolean {
    const step = this.asking;
    if (!step || fits(step, move.move)) {
      this.note = "";
      return true;
    }
    this.show(this.span.last);
    this.note = t("lesson-other", { move: move.text });
    this.store.say(this.note);
    return false;
  }

  // ---- the first game, coached ---------------------------------------------------------------

  get card(): Card | null {
    const { view, past } = this.store;
    if (!this.coached || !this.text || !view || past || this.learning) return null;
    return due(this.text.cards, view, this.seen) ?? null;
  }

  /** Understood: this card does not come again, at any table. */
  dismiss(card: Card): void {
    this.seen = [...this.seen, card.id];
    remember(`coach.${this.text!.game}`, this.seen);
  }

  get dismissed(): number {
    return this.seen.length;
  }

  again(): void {
    this.seen = [];
    if (this.text) remember(`coach.${this.text.game}`, undefined);
  }

  turn(on: boolean): void {
    this.coached = on;
    remember(`coached.${this.store.table}`, on || undefined);
    const view = this.store.view;
    if (on && view) void this.load(view.game, prefs.lang);
  }
}

// ---- beginning -------------------------------------------------------------------------------

/** The lesson of this game that was begun and not ended in this browser. */
export function begun(game: string): string | null {
  const begun = recall<Begun | null>(`lesson.${game}`, null);
  return begun && !begun.over ? begun.table : null;
}

/** The address of a table to learn at: the one that was begun, or a new one. */
export async function learn(game: string, api: Api = real): Promise<string> {
  const known = begun(game);
  if (known) {
    try {
      await api.view(known, undefined, prefs.lang);
      return `/t/${known}`;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  }
  const created = await api.teach(game, prefs.name);
  remember(`lesson.${game}`, { table: created.table, over: false } satisfies Begun);
  return created.url;
}

/** A first game against karl, with the coach beside. */
export async function firstGame(game: string, api: Api = real): Promise<Made> {
  const created = await api.create({
    game,
    seats: [{ kind: "me", ...(prefs.name ? { name: prefs.name } : {}) }, { kind: "bot" }],
  });
  remember(`coached.${created.table}`, true);
  return created;
}
