/**
 * Views that arrive faster than they can be watched: the board shows them one after another, while prompt,
 * list and log are at the newest already. Whoever touches anything is at the newest at once.
 */
import { flushSync } from "svelte";
import type { Play } from "./play";
import type { TableView } from "./types";

/** All that is to be caught up with is shown within this, in milliseconds; then the board jumps. */
export const CATCH_UP = 2000;
/** How long a press may take. */
const PRESS = 500;

export class Parade {
  /** What the board shows while it lags behind; null: the newest. */
  view = $state.raw<TableView | null>(null);
  /** Somebody shows motion and says when it is over. */
  watched = false;
  /** The board has left something out: there is no way to show between what it showed and what it shows. */
  leapt = false;
  private queue: TableView[] = [];
  /** A view was shown and is still being watched. */
  private busy = false;
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly newest: () => TableView | null,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** The board shows less than is known. */
  get lags(): boolean {
    return this.view !== null;
  }

  /** A new view has come in the place of `old`; it is shown now, or in its turn. */
  follow(old: TableView | null, view: TableView): void {
    const goesOn = old !== null && old.seat === view.seat && old.lang === view.lang;
    if (!this.watched || !goesOn || document.hidden) {
      this.jump();
      return;
    }
    if (!this.busy) {
      this.begin();
      return;
    }
    this.view ??= old;
    this.queue.push(view);
  }

  /** What is shown takes so long, in milliseconds; then comes the next. */
  rest(time: number): void {
    if (!this.busy) return;
    clearTimeout(this.timer);
    const left = Math.min(time, this.until - this.clock());
    if (left > 0) this.timer = setTimeout(() => this.next(), left);
    else this.next();
  }

  /** To the newest at once. */
  jump(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.busy = false;
    this.leapt ||= this.lags;
    this.view = null;
  }

  /** A press has begun: what lies under it stays until it has ended, or a browser would see no click. */
  hold(): void {
    if (!this.lags) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.jump(), PRESS);
  }

  /** To the newest for a click or a key: what it is meant for must be there before it acts. */
  skip(): void {
    const { lags } = this;
    this.jump();
    if (lags) flushSync();
  }

  private begin(): void {
    this.busy = true;
    this.until = this.clock() + CATCH_UP;
    // Nobody may have said that it is over.
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.jump(), CATCH_UP);
  }

  private next(): void {
    const view = this.queue.shift();
    if (view === undefined || this.clock() >= this.until) {
      this.jump();
      return;
    }
    this.view = view === this.newest() ? null : view;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.jump(), Math.max(0, this.until - this.clock()));
  }
}

/** The table for a board that lags behind: nothing can be done with what is over. */
export function watching(play: Play): Play {
  return new Proxy(play, {
    get(target, name) {
      if (name === "moves") return [];
      if (name === "find") return () => [];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
