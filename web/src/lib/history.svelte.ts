/** The past of a table: which position is shown, the way back and forth, and letting it run. */
import { prefs } from "./prefs.svelte";
import type { TableStore } from "./table.svelte";
import type { LogLine, TableView } from "./types";

/** The first event of a table: everything that was laid out before anybody chose. */
const BEGINNING = 1;

export class History {
  /** The position in the past that is shown; null: the newest. */
  then = $state.raw<TableView | null>(null);
  /** The timer, while the past plays by itself. */
  running = $state.raw<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** How many positions were asked for: an answer that was overtaken is not shown. */
  private requests = 0;

  constructor(private readonly store: TableStore) {}

  /** The positions one can go to: after each line of the log, and now. */
  get stops(): number[] {
    const { log, view } = this.store;
    const lines = log.map((line) => Math.max(BEGINNING, line.last));
    const now = Math.max(BEGINNING, view?.seq ?? 0);
    return [...new Set([BEGINNING, ...lines, now])].sort((a, b) => a - b);
  }

  /** Which of them is shown. */
  get place(): number {
    const here = this.then?.seq ?? this.store.view?.seq ?? 0;
    return this.stops.filter((stop) => stop <= here).length - 1;
  }

  /** What happened last before the position that is shown. */
  get line(): LogLine | undefined {
    const here = this.store.shown?.seq ?? 0;
    return this.store.log.findLast((line) => line.last <= here);
  }

  async go(seq: number): Promise<void> {
    const { api, table, view } = this.store;
    if (!view) return;
    if (Math.max(BEGINNING, seq) >= view.seq) {
      this.then = null;
      return;
    }
    const request = ++this.requests;
    try {
      const viewer = view.seat ?? "none";
      const then = await api.past(table, Math.max(BEGINNING, seq), viewer, prefs.lang);
      if (request !== this.requests) return;
      this.then = then;
      this.store.clear();
    } catch (error) {
      this.store.trouble(error);
    }
  }

  async step(by: -1 | 1): Promise<void> {
    const here = this.then?.seq ?? this.store.view?.seq ?? 0;
    const { stops } = this;
    const next =
      by < 0 ? stops.filter((stop) => stop < here).at(-1) : stops.find((stop) => stop > here);
    if (next !== undefined) await this.go(next);
    else if (by > 0) this.then = null;
  }

  /** Back to the newest position. */
  now(): void {
    this.rest();
    this.requests += 1;
    this.then = null;
  }

  /** Steps forward by itself until now, or until somebody steps by hand. */
  run(pace: number): void {
    this.rest();
    if (!this.then) return;
    this.running = setTimeout(() => {
      void this.step(1).then(() => this.running !== undefined && this.run(pace));
    }, pace);
  }

  rest(): void {
    clearTimeout(this.running);
    this.running = undefined;
  }
}
