/**
 * What can be pressed on the board. A move is a way of presses (path.ts): what is pressed goes on along it, and
 * at its end the move is made. So every question works alike, and only legal moves give light.
 */
import type { Play } from "../../lib/play";
import type { Move, TableView } from "../../lib/types";
import type { Path } from "../../lib/where";
import { answerAt } from "../../lib/where";
import { GOODS, type Table } from "./model";
import { late } from "./late.svelte";
import { countdown, pathOf, SURE, type Where } from "./path";

interface Way {
  move: Move;
  path: Path;
}

export class Turn {
  /** What was pressed so far. */
  trail = $state.raw<readonly string[]>([]);
  /** What is looked at. */
  gaze = $state.raw("");
  /** What I have said that I would harvest. */
  private named = $state.raw<Record<string, number>>({});
  /** A press that came to nothing, for a shake. */
  refused = $state.raw("");

  constructor(
    private readonly given: () => { view: TableView; table: Table; play: Play; narrow: boolean },
  ) {}

  readonly question = $derived.by(() => this.given().view.question?.tag ?? "");
  readonly value = $derived.by(() => this.given().view.question?.value ?? []);
  readonly islands = $derived.by(
    () => new Set(this.given().table.islands.map((island) => island.id)),
  );
  readonly where = $derived.by((): Where => {
    const { view, play, narrow } = this.given();
    const mixes = play.find("gather").map(({ move }) => move.slice(1));
    return {
      me: view.seat ?? 0,
      dock: this.question === "ashore" ? String(this.value[2] ?? "") : "",
      row: this.value[4] ? "bottom" : "top",
      narrow,
      question: this.question,
      most: this.most,
      raids: play.find("raid").length > 0,
      ends:
        this.question === "ashore" &&
        !["deploy", "raid", "to"].some((tag) => play.find(tag).length > 0),
      goods: GOODS.filter((_, at) => mixes.some((mix) => Number(mix[at]) > 0)),
    };
  });
  readonly ways = $derived.by((): Way[] =>
    this.given().play.moves.map((move) => ({
      move,
      path: pathOf(move, this.where, this.islands),
    })),
  );
  /** What would go on from here. */
  readonly lit = $derived.by((): ReadonlySet<string> => this.after(this.trail));
  /** The move that is told of and waits for the press that means it. */
  readonly pending = $derived.by((): Move | null => this.aim(this.trail));
  /** The presses before the one that is told of: what else could have been pressed then still can. */
  readonly before = $derived(this.pending ? this.trail.slice(0, -1) : this.trail);
  /** Every place that can be pressed on the way. */
  readonly open = $derived.by(
    (): ReadonlySet<string> => new Set([...this.lit, ...this.after(this.before)]),
  );
  /** It goes on from here, or would have from what was pressed before. */
  reachable(name: string): boolean {
    return this.follows(name) !== undefined;
  }

  /** What the question itself is about: without what may be done at any time. */
  readonly wanted = $derived.by((): ReadonlySet<string> => this.after(this.before, true));
  readonly starts = $derived(new Set(this.ways.map(({ path }) => path[0] ?? "")));

  /** It can be pressed now: it goes on, or it begins anew. */
  legal(name: string): boolean {
    return this.open.has(name) || this.starts.has(name);
  }

  /** It is about the question, if only to hear why not. */
  asked(name: string): boolean {
    return this.legal(name) || (this.ways.length > 0 && this.tries(name) !== null);
  }

  private tries(name: string): Move["move"] | null {
    if (late.module) return late.module.attempt(this.question, this.trail, name);
    // that comes with the cards: before them only Fjords are pressed
    return this.question === "placefirstship" && name.startsWith("fjord/")
      ? ["harbour", name.slice(6)]
      : null;
  }

  private along(trail: readonly string[]): Way[] {
    return this.ways.filter(({ path }) => trail.every((name, at) => path[at] === name));
  }

  /** What could be pressed next; or only what the question is about. */
  private after(trail: readonly string[], asked = false): Set<string> {
    const ways = this.along(trail).filter(({ move }) => !asked || !move.anytime);
    return new Set(ways.map(({ path }) => path[trail.length] ?? ""));
  }

  /** The move these presses make, or that they leave nothing but to mean. */
  private aim(trail: readonly string[]): Move | null {
    const ways = trail.length ? this.along(trail) : [];
    const [first] = ways;
    const next = first?.path[trail.length] ?? "";
    return first && ways.length === 1 && (next === SURE || next.startsWith("recall/"))
      ? first.move
      : null;
  }

  /** The presses that this one follows: all so far, or those that it stands instead of. */
  private follows(name: string): readonly string[] | undefined {
    for (let long = this.trail.length; long >= 0; long--) {
      const trail = this.trail.slice(0, long);
      if (this.along([...trail, name]).length) return trail;
    }
    return undefined;
  }

  press(name: string): void {
    const { play } = this.given();
    if (name.startsWith("take/")) return this.take(name);
    if (name.startsWith("count/")) return this.count(name);
    // pressed twice it is meant
    if (this.pending && this.trail.at(-1) === name && this.lit.has(SURE))
      return this.choose(this.pending);
    const trail = this.follows(name);
    if (!trail) {
      const tries = this.tries(name);
      if (this.trail.at(-1) === name) this.hold(this.trail.slice(0, -1));
      else if (tries && this.ways.length) {
        this.refused = name;
        void play.ask(tries);
      } else this.hold([]);
      return;
    }
    const next = [...trail, name];
    const whole = this.along(next).find(({ path }) => path.length === next.length);
    if (whole) this.choose(whole.move);
    else this.hold(this.trail.at(-1) === name ? [] : next);
  }

  /** So much is pressed: what that would do is told where nothing else is looked at. */
  hold(trail: readonly string[]): void {
    this.trail = trail;
    this.given().play.offer(this.pending);
  }

  choose(move: Move): void {
    this.trail = [];
    this.named = {};
    void this.given().play.choose(move);
  }

  /** Looks at what a press would do. */
  look(name: string): void {
    this.gaze = name;
    const before = this.follows(name);
    const path = [...(before ?? []), name];
    const whole = before && this.along(path).find((way) => way.path.length === path.length);
    this.given().play.offer(whole?.move ?? (before ? this.aim(path) : null));
  }

  /** Looks at a move that is told of elsewhere than where it is pressed. */
  glance(move: Move): void {
    this.gaze = answerAt(move);
    this.given().play.offer(move);
  }

  /** Without its name: what is taken away while it has the focus can no longer tell it. */
  readonly leave = (): void => {
    if (!this.gaze) return;
    this.gaze = "";
    this.given().play.offer(this.pending);
  };

  /** The move that is looked at, if it is one of these. */
  offered(...tags: string[]): Move["move"] | null {
    const move = (this.given().play.offered ?? this.pending)?.move;
    return move && tags.includes(String(move[0])) ? move : null;
  }

  /** The button of a plain answer. */
  answer(tag: string): Move | undefined {
    return this.ways.find(({ move, path }) => move.move[0] === tag && path[0] === answerAt(move))
      ?.move;
  }

  // ---- landing -------------------------------------------------------------------------------

  readonly most = $derived.by(() =>
    Math.max(
      0,
      ...this.given()
        .play.find("deploy")
        .map(({ move }) => Number(move[1])),
    ),
  );
  /** How many settlers are about to land: all that can, until somebody says fewer. */
  readonly number = $derived.by(() => {
    const last = this.trail.at(-1) ?? "";
    return last.startsWith("count/") ? Number(last.slice(6)) : this.most;
  });
  readonly landing = $derived.by(() => this.given().play.find("deploy", this.number)[0]);

  private count(name: string): void {
    const number = Number(name.slice(6));
    if (number > this.most) void this.given().play.ask(["deploy", number]);
    else if (number > 0) this.trail = countdown(this.most, number);
  }

  // ---- harvest -------------------------------------------------------------------------------

  /** What I mean to take: all that is shown where nothing else can be had. */
  readonly mix = $derived.by((): Record<string, number> => {
    const shown = this.question === "collectgoods" ? this.value[2] : [];
    const all = Array.isArray(shown)
      ? Object.fromEntries(shown.map((number, at) => [GOODS[at] ?? "", Number(number)]))
      : {};
    return { ...all, ...this.named };
  });

  readonly mixed = $derived.by((): Move | undefined => {
    const [wood, food, steel] = GOODS.map((good) => this.mix[good] ?? 0);
    return this.given().play.find("gather", wood, food, steel)[0];
  });

  private take(name: string): void {
    const [, good = "", number = ""] = name.split("/");
    if (good === "all") {
      if (this.mixed) this.choose(this.mixed);
      return;
    }
    this.named = { ...this.named, [good]: Number(number) };
    this.given().play.offer(this.mixed ?? null);
  }

  forget(): void {
    this.trail = [];
    this.named = {};
    this.gaze = "";
    this.refused = "";
  }
}
