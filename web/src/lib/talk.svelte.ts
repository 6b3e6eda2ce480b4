/** What is said at a table, and what somebody points at. Loaded with the first word. */
import { tick } from "svelte";
import en from "../locales/talk.en.ftl?raw";
import fr from "../locales/talk.fr.ftl?raw";
import { nameOf } from "./about";
import { post } from "./api";
import { learn, t } from "./i18n.svelte";
import { recall, remember } from "./memory";
import type { TableStore } from "./table.svelte";
import type { Schemas, TalkFrame, PointFrame } from "./types";
import { thingsAt } from "./where";

learn({ en, fr });

export type Line = Schemas["TalkLine"];
export type Sign = NonNullable<Schemas["AskTalk"]["sign"]>;
export const SIGNS: readonly Sign[] = ["hello", "well-played", "thanks", "sorry", "thinking"];
/** Whoever watches has no seat. */
export const WATCHERS = -1;
/** How long a thing that somebody points at is ringed. */
const SHOWN = 7000;
const LOOK = 250;

/** By game the names of things that are the same whosever board is drawn. */
const COMMON = import.meta.glob<{ common: RegExp }>("../boards/*/common.ts");

export class Talk {
  lines = $state.raw<Line[]>([]);
  /** Who may do what; null: not asked yet. */
  house = $state.raw<Omit<Schemas["Talk"], "lines"> | null>(null);
  /** Lines that came since it was last looked at. */
  unread = $state(0);
  muted = $state.raw<number[]>([]);
  /** The next thing that is pressed is shown to the others. */
  pointing = $state(false);
  /** The panel is on the screen. */
  open = false;
  private ringing: ReturnType<typeof setInterval> | undefined;
  private seen: number;

  constructor(private readonly store: TableStore) {
    this.muted = recall<number[]>(`muted.${store.table}`, []);
    this.seen = recall<number>(`heard.${store.table}`, 0);
  }

  private get at(): string {
    return `/api/tables/${encodeURIComponent(this.store.table)}`;
  }

  nameOf(seat: number | null): string {
    return seat === null ? t("talk-watcher") : (this.store.view?.seats[seat]?.name ?? "");
  }

  textOf(line: Line): string {
    return line.kind === "sign" ? t(`sign-${line.text}`) : line.text;
  }

  deaf(seat: number | null): boolean {
    return this.muted.includes(seat ?? WATCHERS);
  }

  // ---- hearing -------------------------------------------------------------------------------

  hear(frame: TalkFrame | PointFrame): void {
    if (frame.type === "point") void this.shown(frame);
    else this.take(frame.lines, frame.gone);
  }

  take(lines: Line[], gone: number[] = []): void {
    const known = new Set(this.lines.map(({ id }) => id));
    const fresh = lines.filter(({ id }) => !known.has(id));
    this.lines = [...this.lines, ...fresh]
      .filter(({ id }) => !gone.includes(id))
      .sort((a, b) => a.id - b.id);
    const news = fresh.filter((line) => line.id > this.seen && !line.mine && !this.deaf(line.seat));
    if (this.open) this.looked();
    else this.unread += news.length;
    const last = news.at(-1);
    if (last)
      this.store.say(t("talk-said", { name: this.nameOf(last.seat), text: this.textOf(last) }));
  }

  looked(): void {
    this.unread = 0;
    this.seen = Math.max(this.seen, ...this.lines.map(({ id }) => id));
    remember(`heard.${this.store.table}`, this.seen);
  }

  async load(): Promise<void> {
    try {
      const answer = await fetch(`${this.at}/talk`, { credentials: "same-origin" });
      if (!answer.ok) return;
      const { lines, ...house } = (await answer.json()) as Schemas["Talk"];
      this.house = house;
      this.take(lines);
    } catch {
      // what was heard so far is still there
    }
  }

  mute(seat: number | null, on: boolean): void {
    const key = seat ?? WATCHERS;
    this.muted = on
      ? [...new Set([...this.muted, key])]
      : this.muted.filter((other) => other !== key);
    remember(`muted.${this.store.table}`, this.muted);
  }

  // ---- speaking ------------------------------------------------------------------------------

  /** For whom this device speaks; undefined: it watches. */
  private get seat(): { seat?: number } {
    const view = this.store.view;
    const seat = view?.seat ?? view?.my_seats[0];
    return seat === undefined ? {} : { seat };
  }

  async say(what: { text: string } | { sign: Sign }): Promise<boolean> {
    return this.tried(async () => {
      this.take([await post<Line>(`${this.at}/talk`, { ...what, ...this.seat })]);
    });
  }

  async remove(line: Line): Promise<void> {
    await this.tried(async () => {
      await post(`${this.at}/talk/${line.id}/remove`, {});
      this.take([], [line.id]);
    });
  }

  async behave(house: Schemas["AskManners"]): Promise<void> {
    await this.tried(async () => {
      const { lines, ...now } = await post<Schemas["Talk"]>(`${this.at}/talk/manners`, house);
      this.house = now;
      this.take(lines);
    });
  }

  private async tried(deed: () => Promise<void>): Promise<boolean> {
    try {
      await deed();
      return true;
    } catch (error) {
      this.store.trouble(error);
      return false;
    }
  }

  // ---- pointing ------------------------------------------------------------------------------

  /** The next thing of the board that is pressed is shown to the others, and not played. */
  point(): void {
    if (this.pointing) return;
    this.pointing = true;
    this.store.tell(t("point-how"));
    const stop = (): void => {
      this.pointing = false;
      removeEventListener("click", press, true);
      removeEventListener("keydown", escape, true);
    };
    const press = (event: MouseEvent): void => {
      const thing = (event.target as Element).closest<HTMLElement>("[data-at]");
      if (!(event.target as Element).closest(".scene, .places") && !thing) return stop();
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!thing) return;
      stop();
      const of = Number(document.querySelector<HTMLElement>(".frame")?.dataset["board"] ?? 0);
      void this.tried(async () => {
        await post(`${this.at}/point`, { at: thing.dataset["at"], of, ...this.seat });
      });
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      this.store.notice = "";
      stop();
    };
    addEventListener("click", press, true);
    addEventListener("keydown", escape, true);
  }

  /** Somebody points at something: it is ringed where it is on this screen, and told. */
  private async shown({ seat, at, of }: PointFrame): Promise<void> {
    if (this.deaf(seat)) return;
    const { store } = this;
    const game = store.view?.game ?? "";
    const load = COMMON[`../boards/${game}/common.ts`];
    const common = load ? (await load()).common.test(at) : false;
    await tick();
    const thingHere = (): HTMLElement | undefined => {
      const here = Number(document.querySelector<HTMLElement>(".frame")?.dataset["board"]);
      return common || here === of ? thingsAt(at)[0] : undefined;
    };
    const name = this.nameOf(seat);
    const thing = thingHere();
    if (thing) store.tell(t("point-at", { name, what: nameOf(thing) || "…" }));
    else if (common) store.tell(t("point-unseen", { name }));
    else store.tell(t("point-board", { name, whose: this.nameOf(of) }));
    clearInterval(this.ringing);
    const before = store.lit;
    const until = performance.now() + SHOWN;
    let mine: readonly string[] = before;
    const ring = (): void => {
      if (store.lit !== mine)
        clearInterval(this.ringing); // something else is lit by now
      else if (performance.now() > until) {
        clearInterval(this.ringing);
        store.lit = before;
      } else if ((mine === before) === !!thingHere())
        mine = store.lit = mine === before ? Object.freeze([at]) : before;
    };
    this.ringing = setInterval(ring, LOOK);
    ring();
  }
}
