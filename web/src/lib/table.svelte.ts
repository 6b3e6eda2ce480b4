/** One table as this browser sees it: the newest view, the move that is looked at, the answer on its way. */
import { ApiError, api as real, build, type Api } from "./api";
import { Curtain } from "./curtain.svelte";
import { History } from "./history.svelte";
import { has, t } from "./i18n.svelte";
import { Keepsakes } from "./keepsakes.svelte";
import { recallHere, rememberHere } from "./memory";
import { sameMove } from "./moves";
import { deliver, newKey, waiting, type Letter } from "./outbox";
import { Parade } from "./parade.svelte";
import type { Play, Topic } from "./play";
import { prefs } from "./prefs.svelte";
import type { Talk } from "./talk.svelte";
import { TableSocket, type Link, type MakeChannel } from "./socket";
import type { PathOf } from "./where";
import type { Frame, Hint, LogLine, Move, MoveValue, Preview, Refusal, TableView } from "./types";

interface Sealed {
  view: TableView;
  move: Move;
}

export type Saving = "no" | "sent" | "retrying" | "saved";

/** How long a move must be looked at before its preview is fetched. */
const LOOK = 140;
/** How long hovering is ignored after a refusal appears: it moves what lies under the pointer. */
const SETTLE = 300;

export function mergeLog(old: LogLine[], part: { from: number; lines: LogLine[] }): LogLine[] {
  return [...old.filter((line) => line.seq < part.from), ...part.lines];
}

export class TableStore implements Play {
  /** The newest view, whoever looks at what. */
  view = $state.raw<TableView | null>(null);
  log = $state.raw<LogLine[]>([]);
  link = $state<Link>("connecting");
  saving = $state<Saving>("no");
  /** How many answers of this page the server has dealt with. */
  answered = $state(0);
  online = $state.raw<number[]>([]);
  watching = $state(0);
  /** A line above the table that goes away by itself. */
  notice = $state("");
  /** Read out by screen readers. */
  said = $state("");
  offered = $state.raw<Move | null>(null);
  preview = $state.raw<Preview | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  lit = $state.raw<readonly string[]>([]);
  /** Where a legal move is, as the board that is drawn says. */
  pathOf = $state.raw<PathOf>(() => null);
  /** A move that waits to be confirmed. */
  confirming = $state.raw<Move | null>(null);
  /** What I answered under seal, and the question as it was: it can be changed until all have. */
  private kept = $state.raw<Sealed | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** What the list of moves is narrowed to. */
  filter = $state("");
  topic = $state.raw<Topic | null>(null);
  talk = $state.raw<Talk | null>(null);
  /** The rules are open at this search; null: closed. */
  search = $state<string | null>(null);

  readonly history = new History(this);
  readonly curtain = new Curtain(this);
  /** Where the board is while it shows what has happened. */
  readonly parade = new Parade(() => this.view);
  readonly keeps: Keepsakes;
  private readonly socket: TableSocket;
  private readonly previews = new Map<string, Preview>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The answer that is on its way, and what has to be done before the next one goes. */
  private letter = $state.raw<Letter | null>(null);
  private sending = Promise.resolve();
  private refusedAt = 0;
  /** How many hints were asked for. */
  private hints = 0;
  /** Called when something wants to be seen: the list, the rules. */
  onshow: (what: "moves" | "rules") => void = () => {};
  onturn: () => void = () => {};
  /** May stop a legal move before it is made, and says why itself: a lesson waits for another. */
  guard: (move: Move) => boolean = () => true;

  constructor(
    readonly table: string,
    readonly api: Api = real,
    make?: MakeChannel,
  ) {
    this.keeps = new Keepsakes(table);
    this.socket = new TableSocket(
      {
        url: (stream) =>
          this.api[stream ? "stream" : "socket"](
            this.table,
            this.curtain.viewer,
            prefs.lang,
            this.view?.seq ?? 0,
          ),
        frame: (frame) => this.receive(frame),
        state: (link) => this.linked(link),
      },
      make,
    );
  }

  // ---- connection ----------------------------------------------------------------------------

  start(): void {
    this.socket.start();
    const letter = waiting(this.table);
    if (letter) void this.send(letter);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.history.rest();
    this.parade.jump();
    this.socket.stop();
  }

  /** Fetches the view again, in another language. */
  retell(): void {
    this.previews.clear();
    this.log = [];
    this.preview = null;
    this.refusal = null;
    this.hint = null;
    this.socket.restart();
    const { then } = this.history;
    if (then) void this.history.go(then.seq);
  }

  /** Shows the newest position as another seat sees it. */
  lookAnew(): void {
    this.history.then = null;
    this.socket.restart();
  }

  private linked(link: Link): void {
    this.link = link;
    // Without a push the table is asked for, so that a network that allows no sockets still plays.
    if (link === "lost") void this.fetch();
  }

  async fetch(): Promise<void> {
    const { viewer } = this.curtain;
    try {
      this.take(await this.api.view(this.table, viewer, prefs.lang, this.view?.seq));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) this.link = "gone";
    }
  }

  async wholeLog(): Promise<void> {
    if (!this.view || (this.log[0]?.seq ?? 0) <= 1) return;
    try {
      this.log = (await this.api.log(this.table, this.view.seat ?? "none", prefs.lang)).lines;
    } catch (error) {
      this.trouble(error);
    }
  }

  private receive(frame: Frame): void {
    if (frame.type === "view") this.take(frame.view);
    else if (frame.type === "presence")
      [this.online, this.watching] = [frame.online, frame.watching];
    else if (frame.type === "notice") this.tell(frame.text);
    else if (frame.type !== "beat") void this.talking().then((talk) => talk?.hear(frame));
  }

  /** What is said here; loaded with the first word, or when it is opened. */
  talking(): Promise<Talk | null> {
    return import("./talk.svelte").then(
      ({ Talk }) => (this.talk ??= new Talk(this)),
      () => null, // without it the table is still a table
    );
  }

  /** The server has a newer page than this one. */
  get old(): boolean {
    const page = this.view?.page ?? "";
    return page !== "" && build() !== "" && page !== build();
  }

  take(view: TableView): void {
    const old = this.view;
    const sameEyes = old !== null && old.seat === view.seat && old.lang === view.lang;
    if (sameEyes && view.seq < old.seq) return; // an answer that was overtaken
    this.log = mergeLog(sameEyes ? this.log : [], view.log);
    const newQuestion =
      !sameEyes ||
      old.expected_seq !== view.expected_seq ||
      old.question?.text !== view.question?.text;
    if (newQuestion || old.moves.length !== view.moves.length) {
      this.previews.clear();
      this.clear();
      this.hint = null;
      this.topic = null;
      this.filter = "";
    }
    this.view = view;
    this.keep(old, view);
    this.parade.follow(old, view);
    if (view.act.length > 0 && !(old && old.act.length > 0)) this.onturn();
    this.curtain.follow(old, view);
  }

  /** What was chosen under seal can be changed until all have chosen, after a reload too. */
  private keep(old: TableView | null, view: TableView): void {
    const here = [this.table, view.seat, view.lang, view.expected_seq].join();
    const open = view.question === null && view.undo.can;
    if (!old && open) {
      const sealed = recallHere<{ here: string; kept: Sealed }>("sealed");
      if (sealed?.here === here) this.kept = sealed.kept;
    }
    const { kept } = this;
    if (!kept) return;
    if (kept.view.seat !== view.seat || (!this.busy && !open)) this.kept = null;
    else if (open) rememberHere("sealed", { here, kept });
  }

  // ---- what is shown -------------------------------------------------------------------------

  get past(): boolean {
    return this.history.then !== null;
  }

  /** The view that is shown: the newest, one that is still to be watched, or one of the past. What I have chosen under seal still
   * lies where it lay, so that another can be chosen instead. */
  get shown(): TableView | null {
    const other = this.history.then ?? this.parade.view;
    if (other) return other;
    const { view, kept } = this;
    if (!view || !this.chosen || !kept) return view;
    const { question, moves, board } = kept.view;
    return { ...view, question, moves, board };
  }

  /** The sealed answer of mine that can still be changed. */
  get chosen(): Move | null {
    const { view, kept } = this;
    if (!view || !kept || view.question !== null || this.past || this.curtain.down) return null;
    return view.status === "playing" ? kept.move : null;
  }

  /** The shown question is answered already: the answer is on its way. */
  get busy(): boolean {
    const { letter, view } = this;
    return (
      letter !== null && letter.seat === view?.seat && letter.expected_seq === view.expected_seq
    );
  }

  get moves(): readonly Move[] {
    if (this.past || this.busy || this.curtain.down) return [];
    return (this.chosen ? this.kept?.view.moves : this.view?.moves) ?? [];
  }

  find(tag: string, ...fields: unknown[]): Move[] {
    return this.moves.filter(
      ({ move }) =>
        move[0] === tag &&
        fields.every((field, at) => JSON.stringify(field) === JSON.stringify(move[at + 1])),
    );
  }

  // ---- looking at moves ----------------------------------------------------------------------

  offer(move: Move | null): void {
    if (move === this.offered || this.confirming) return;
    if (this.refusal && performance.now() - this.refusedAt < SETTLE) return;
    this.lookAway();
    if (!move) return;
    this.offered = move;
    this.refusal = null;
    if (this.chosen) return; // the server is asked about the present question only
    const known = this.previews.get(move.notation);
    if (known) this.preview = known;
    else this.timer = setTimeout(() => void this.lookAhead(move), LOOK);
  }

  private lookAway(): void {
    clearTimeout(this.timer);
    this.offered = null;
    this.preview = null;
  }

  private async lookAhead(move: Move): Promise<void> {
    const seat = this.view?.seat;
    if (seat === null || seat === undefined) return;
    // While an answer is on its way, or the next question is here, it is no longer one.
    if (!this.moves.some((legal) => sameMove(legal.move, move.move))) return;
    const known = this.previews.get(move.notation);
    const at = this.view?.expected_seq;
    try {
      const preview = known ?? (await this.api.preview(this.table, seat, move.move, prefs.lang));
      if (this.view?.expected_seq !== at) return;
      this.previews.set(move.notation, preview);
      if (this.offered && sameMove(this.offered.move, move.move)) this.preview = preview;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // without it the move is still there
    }
  }

  async ask(move: MoveValue): Promise<void> {
    if (this.past) return;
    try {
      const refusal = await this.why(move);
      if (refusal) this.refuse(refusal);
    } catch (error) {
      this.trouble(error);
    }
  }

  async why(move: MoveValue): Promise<Refusal | null> {
    const seat = this.view?.seat;
    if (seat === null || seat === undefined) return null;
    return (await this.api.why(this.table, seat, move, prefs.lang)).refusal;
  }

  private refuse(refusal: Refusal): void {
    this.clear();
    this.refusal = refusal;
    this.refusedAt = performance.now();
    this.say(refusal.text);
  }

  async askHint(level: number): Promise<void> {
    const seat = this.view?.seat;
    if (seat === null || seat === undefined) return;
    const number = ++this.hints;
    const asked = this.view?.expected_seq;
    try {
      const hint = await this.api.hint(this.table, seat, level, prefs.lang);
      // Another one may have been asked for meanwhile, or the question answered.
      if (number === this.hints && asked === this.view?.expected_seq) this.hint = hint;
    } catch (error) {
      this.trouble(error);
    }
  }

  clear(): void {
    this.lookAway();
    this.refusal = null;
    this.confirming = null;
  }

  // ---- answering -----------------------------------------------------------------------------

  async choose(wanted: Move | MoveValue, sure = false): Promise<void> {
    const value = Array.isArray(wanted) ? wanted : wanted.move;
    const move = this.moves.find((legal) => sameMove(legal.move, value));
    if (!move) {
      if (!this.busy) await this.ask(value);
      return;
    }
    if (!this.guard(move)) return;
    this.clear();
    if (this.chosen) await this.change(move);
    else if (this.asksFor(move) && !(sure && !move.grave)) await this.confirm(move);
    else await this.play(move);
  }

  /** Where it hurts: what gives up much, and what cannot be undone. A sealed answer is looked at by
   * nobody before all have given theirs, and then it is too late for everybody alike. */
  private asksFor(move: Move): boolean {
    if (prefs.asking !== "final") return prefs.asking === "always";
    return move.grave || (move.doubtful && !this.view?.question?.sealed);
  }

  /** Another answer under seal instead of the one that was given; the same again: none. */
  private async change(move: Move): Promise<void> {
    const before = this.chosen!;
    await this.undo();
    if (sameMove(before.move, move.move)) return;
    const again = this.moves.find((legal) => sameMove(legal.move, move.move));
    if (again && !this.chosen) await this.play(again);
  }

  /** Asks whether a move is really meant, beside its preview. */
  private async confirm(move: Move): Promise<void> {
    const asked = this.view?.expected_seq;
    this.offered = move;
    await this.lookAhead(move);
    const legal = this.moves.find(({ move: value }) => sameMove(value, move.move));
    // The table may have moved on meanwhile.
    if (legal && this.view?.expected_seq === asked) this.confirming = legal;
  }

  /** Plays a move without asking again. */
  async play(move: Move): Promise<void> {
    const view = this.view;
    if (!view || view.seat === null || this.busy) return;
    this.kept = view.question?.sealed ? { view, move } : null;
    await this.send({
      what: "move",
      table: this.table,
      seat: view.seat,
      expected_seq: view.expected_seq,
      key: newKey(),
      move: move.move,
      text: move.text,
    });
  }

  async undo(turn = false): Promise<void> {
    const view = this.view;
    if (!view || view.seat === null || this.busy) return;
    if (!view.undo.can) {
      const { why, clause } = view.undo;
      if (why) this.refuse({ clause, reason: "", text: why, clause_text: "", cells: [] });
      return;
    }
    await this.send({
      what: "undo",
      table: this.table,
      seat: view.seat,
      expected_seq: view.expected_seq,
      key: newKey(),
      turn,
      text: view.undo.what,
    });
  }

  /** Makes again what was taken back. */
  async redo(): Promise<void> {
    const view = this.view;
    if (!view || view.seat === null || this.busy || !view.undo.redo) return;
    const { seat, expected_seq } = view;
    await this.send({ what: "redo", table: this.table, seat, expected_seq, key: newKey() });
  }

  /** Further back than undo goes: at once where nobody else has to agree, else they are asked. */
  async takeBack(to: number): Promise<void> {
    const seat = this.ownSeat;
    const view = this.view;
    if (!view || seat === undefined || this.letter) return;
    const { table } = this;
    const { expected_seq } = view;
    this.history.now();
    await this.send({ what: "takeback", table, seat, expected_seq, key: newKey(), to });
  }

  async answerTakeBack(agree: boolean): Promise<void> {
    const asked = this.view?.takeback.asked;
    const mine = this.view?.my_seats ?? [];
    const seat = asked?.waiting.find((waiter) => mine.includes(waiter)) ?? this.ownSeat;
    if (!this.view || !asked || seat === undefined || this.letter) return;
    const { table } = this;
    const { expected_seq } = this.view;
    const { ask } = asked;
    await this.send({ what: "agree", table, seat, expected_seq, key: newKey(), ask, agree });
  }

  /** The seat I look from, or any of mine behind a curtain. */
  private get ownSeat(): number | undefined {
    return this.view?.seat ?? this.view?.my_seats[0];
  }

  /** Sends answers in order: the next question may be here before the server has said "saved". */
  private send(letter: Letter): Promise<void> {
    this.clear();
    this.letter = letter;
    this.sending = this.sending.then(() => this.deliver(letter));
    return this.sending;
  }

  private async deliver(letter: Letter): Promise<void> {
    this.saving = "sent";
    const outcome = await deliver(this.api, letter, prefs.lang, () => (this.saving = "retrying"));
    this.saving = outcome.kind === "saved" ? "saved" : "no";
    if (outcome.kind === "saved") {
      // The push may have come first, or not at all.
      if ((this.view?.seq ?? 0) < outcome.seq) await this.fetch();
    } else if (outcome.kind === "stale") {
      this.tell(t("stale"));
      await this.fetch();
    } else {
      const { refusal, text } = outcome.error.trouble;
      if (refusal) this.refuse(refusal);
      else this.tell(text);
      await this.fetch();
    }
    // Only now: until the next view is here the moves of the old one are not to be played.
    if (this.letter === letter) this.letter = null;
    this.answered += 1;
  }

  // ---- to the player -------------------------------------------------------------------------

  list(filter: string, topic: Topic | null = null): void {
    this.topic = topic;
    if (topic) return; // what can be done with a thing is shown beside it
    this.filter = filter;
    this.onshow("moves");
  }

  paths(of: PathOf): void {
    this.pathOf = of;
  }

  rules(search: string): void {
    this.search = search;
    this.onshow("rules");
  }

  say(text: string): void {
    // The same words twice are read twice only if something changed.
    this.said = this.said === text ? `${text}\u00a0` : text;
  }

  tell(text: string): void {
    this.notice = text;
    this.say(text);
  }

  /** Says that a request failed, and why. */
  trouble(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    const own = `error-${error.trouble.error}`;
    this.tell(error.status === 0 && has(own) ? t(own) : error.message);
  }
}
