/** Everything on the table that can be pressed: which moves it stands for, what a press does. */
import { Telling } from "../../kit/telling";
import { few } from "../../lib/moves";
import type { Play } from "../../lib/play";
import type { Move, TableView } from "../../lib/types";
import { scenes } from "../../lib/scenes.svelte";
import { answerAt, type Path } from "../../lib/where";
import type { Words } from "../../lib/words";
import { aside } from "./later.svelte";
import type { Laying, Spot } from "./laying.svelte";
import type { Outcome } from "./outcome";
import { placeOf, sceneAt, sceneOf, SCENES, type Scene } from "./places";
import { tableOf } from "./share";
import type { AskedDice, Own, Player, Table } from "./view";

export interface Given {
  view: TableView;
  words: Words;
  play: Play;
  /** Whose boards are drawn. */
  seat: number;
  narrow: boolean;
}

/** What the pointer or the focus rests on: named beside it. */
export interface Tip {
  at: string;
  name: string;
  lines: string[];
  /** A space: its signs are drawn, and why it is closed is asked. */
  space: string;
  box: { left: number; top: number; right: number; bottom: number };
}

export class Desk {
  /** Which of the boards is drawn large. */
  chosen = $state(0);
  /** A good whose upgrade is aimed at its new colour. */
  held = $state("");
  filter = $state("");
  /** Which of the proposed ways to fill the banquet table is shown. */
  way = $state(0);
  /** What the rounds bring is looked at. */
  ledger = $state(false);
  tip = $state.raw<Tip | null>(null);
  /** On a phone: what was pressed and is looked at. What it would do is told on a sheet, with a button. */
  picked = $state.raw<Tip | null>(null);
  /** On a phone: so much of its screen lies under the sheet. */
  covered = $state(0);
  /** Undefined until it is there: a first look lays nothing. */
  laying = $state.raw<Laying>();

  /** On a phone: what part of the table is looked at, as the bar of tabs has it. */
  get scene(): Scene {
    return SCENES.find(({ key }) => key === scenes.current)?.key ?? "actions";
  }

  readonly view: TableView;
  readonly words: Words;
  readonly play: Play;
  readonly narrow: boolean;
  readonly seat: number;
  readonly telling: Telling;
  readonly table: Table;
  readonly player: Player;
  /** The boards that are drawn are mine. */
  readonly mine: boolean;
  readonly tag: string;
  /** How many spaces I may choose among. */
  readonly open: number;
  /** The space whose action the question belongs to; "" while a space is asked for. */
  readonly doing: string;
  /** What kind of thing the question is about, apart from what may be done at any time. */
  readonly asksFor: string;
  /** The die that I am asked about. */
  readonly dice: AskedDice | null;
  readonly shown: number;
  readonly own: Own;
  /** By the name of the thing (`data-at`). */
  readonly moves: ReadonlyMap<string, readonly Move[]>;
  /** Answers that are about nothing on the table and have no button in the prompt. */
  readonly loose: readonly Move[];
  /** The piece in hand, and where it would lie. */
  readonly piece: string;
  readonly ghost: Spot | null;
  /** What would come of the move that is looked at. */
  readonly outcome: Outcome | null;
  private readonly places: ReadonlyMap<string, string>;

  constructor(given: () => Given) {
    this.view = $derived(given().view);
    this.words = $derived(given().words);
    this.play = $derived(given().play);
    this.narrow = $derived(given().narrow);
    this.seat = $derived(given().seat);
    this.telling = $derived(new Telling(this.view, this.words));
    this.table = $derived(tableOf(this.view));
    this.player = $derived(this.table.seats[this.seat] ?? this.table.seats[0]!);
    this.mine = $derived(this.seat === this.view.seat);
    this.tag = $derived(this.mine ? (this.view.question?.tag ?? "") : "");
    this.dice = $derived((this.tag && this.table.asked.dice) || null);
    this.shown = $derived.by(() => {
      const asked = this.tag ? this.table.asked.board_number : undefined;
      const at = asked ?? this.chosen;
      return at < this.player.boards.length ? at : 0;
    });
    this.own = $derived(this.player.boards[this.shown]!);
    this.places = $derived(
      new Map(
        this.play.moves.map((move) => [move.notation, placeOf(move, this.table, this.player)]),
      ),
    );
    this.moves = $derived.by(() => {
      const groups = new Map<string, Move[]>();
      for (const move of this.play.moves) {
        const at = this.places.get(move.notation);
        if (at) groups.set(at, [...(groups.get(at) ?? []), move]);
      }
      return groups;
    });
    this.open = $derived([...this.moves.keys()].filter((at) => at.startsWith("space/")).length);
    this.doing = $derived(this.tag && !this.open ? (this.table.asked.space ?? "") : "");
    this.asksFor = $derived.by(() => {
      const asked = this.play.moves.find((move) => !move.anytime && this.places.get(move.notation));
      return asked ? split(this.places.get(asked.notation)!)[0] : "";
    });
    this.loose = $derived.by(() => {
      if (!this.mine) return [];
      const asked = few(this.play.moves, this.narrow ? 3 : 4, this.view.question?.die?.gives_up);
      return this.play.moves.filter(
        (move) =>
          !this.places.get(move.notation) &&
          !asked.includes(move) &&
          move.kind !== "spot" &&
          (move.kind !== "lay" || !this.firstLayable()),
      );
    });
    this.piece = $derived(this.laying?.piece ?? "");
    this.ghost = $derived(this.laying?.ghost ?? null);
    this.outcome = $derived(aside.module?.outcome(this) ?? null);
    if (aside.module) this.laying = new aside.module.Laying(this);
  }

  /** What is drawn for a while only is fetched. */
  async want(): Promise<void> {
    await aside.want();
    if (aside.module) this.laying ??= new aside.module.Laying(this);
  }

  /** A new position: what was half done is dropped. */
  fresh(): void {
    this.held = "";
    this.way = 0;
    this.tip = this.picked = null;
    this.laying?.drop();
    const scene = sceneOf(this.tag);
    if (scene && this.narrow) scenes.current = scene;
  }

  name(kind: string, id: string): string {
    return this.telling.name(kind, id);
  }

  item(id: string): string {
    return this.telling.name("item", id);
  }

  /** The thing that it is about. */
  placed(move: Move): string {
    return this.places.get(move.notation) ?? "";
  }

  at(name: string): readonly Move[] {
    return this.moves.get(name) ?? [];
  }

  /** Whether a press of it does something. */
  opens(name: string): boolean {
    return this.at(name).length > 0 || this.layable(name);
  }

  /** It can be pressed, but the question is about something else. */
  besides(name: string): boolean {
    return this.asksFor !== "" && !this.at(name).some((move) => !move.anytime);
  }

  /** A good of the supply that may be laid, once that has been said. */
  layable(name: string): boolean {
    if (!name.startsWith("good/") || !this.play.find("lay").length) return false;
    return this.table.asked.lays?.includes(name.slice(5)) ?? false;
  }

  /** The move that a press makes at once. */
  only(name: string): Move | undefined {
    const moves = this.at(name);
    if (moves.length === 1) return moves[0];
    return this.pieceFor(moves);
  }

  /** A good that is to be laid goes to the board that is drawn large, if it can. */
  pieceFor(moves: readonly Move[]): Move | undefined {
    return moves.find((move) => boardOf(move) === this.shown);
  }

  offer(name: string | null): void {
    const move = name === null ? undefined : this.only(name);
    this.play.offer(move ?? null);
  }

  /** On a phone it is looked at first, unless the board has a button of its own for what follows. */
  private sheeted(name: string): boolean {
    const moves = this.at(name);
    return (
      this.narrow &&
      SHEETED.test(name) &&
      moves.length > 0 &&
      !moves.some(({ kind }) => DIRECT.includes(kind))
    );
  }

  async press(name: string, tip?: Tip): Promise<void> {
    const { play } = this;
    if (!play.moves.length) return;
    if (tip && this.sheeted(name) && (this.picked?.at !== name || !this.only(name))) {
      this.picked = tip;
      this.offer(name);
      return this.want();
    }
    this.picked = null;
    void this.want();
    const only = this.only(name);
    if (only) return play.choose(only);
    if (!aside.module) await this.want();
    return aside.module?.asks(this, name);
  }

  async putBack(): Promise<void> {
    await this.play.undo?.();
  }

  // ---- where moves are -------------------------------------------------------------------------

  pathOf(move: Move): Path {
    const path = this.path(move);
    if (!this.narrow) return path;
    let last: Scene | undefined;
    return path.flatMap((name) => {
      const scene = sceneAt(name, this.dice !== null, this.tag);
      if (!scene || scene === last) return [name];
      last = scene;
      return [`scene/${scene}`, name];
    });
  }

  private path(move: Move): Path {
    if (move.kind === "spot") return this.laying?.path(move) ?? [];
    if (move.kind === "lay") {
      const good = this.firstLayable();
      return good ? [good] : [answerAt(move)];
    }
    const at = this.places.get(move.notation);
    if (!at) return [answerAt(move)];
    const moves = this.at(at);
    if (this.sheeted(at)) return [at, answerAt(move)];
    if (moves.length === 1) return [at];
    const on = boardOf(move);
    if (on !== undefined) return on === this.shown ? [at] : [`board/${String(on)}`, at];
    if (moves.every(({ kind }) => kind === "upgrade")) return [at, `rise/${String(move.move[2])}`];
    return [at, answerAt(move)];
  }

  private firstLayable(): string | undefined {
    return Object.keys(this.player.supply)
      .map((id) => `good/${id}`)
      .find((name) => !this.at(name).length && this.layable(name));
  }
}

/** Things that are looked at before they are chosen by a finger, and moves that are not. */
const SHEETED = /^(space|loot|land|card|ship|yard|good)\//;
const DIRECT = ["piece", "serve", "coin"];

/** Where a piece would be laid, or several. */
const boardOf = ({ kind, move }: Move): unknown =>
  kind === "piece" ? move[2] : kind === "together" ? move[1] : undefined;

export function split(name: string): [group: string, id: string] {
  const at = name.indexOf("/");
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 1)];
}
