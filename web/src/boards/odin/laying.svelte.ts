/** The piece in hand: how it is turned, where it would lie, what that changes. */
import type { Move } from "../../lib/types";
import type { Path } from "../../lib/where";
import type { Desk } from "./desk.svelte";
import { extent } from "./art";
import type { At, SpotFacts } from "./view";

export interface Spot {
  move: Move;
  turn: number;
  cells: readonly At[];
  facts: SpotFacts;
}

/** Where a piece would lie, and what that changes. */
export type Place = Pick<Spot, "cells" | "facts">;

export type Aim = "income" | "bonus" | "minus";

/** The cell by which its place is named. */
export const first = (cells: readonly At[]): At =>
  cells.reduce((a, b) => (b[0] < a[0] || (b[0] === a[0] && b[1] < a[1]) ? b : a));

const key = (cells: readonly At[]): string => {
  const { top, left } = extent(cells);
  return cells
    .map(([row, column]) => `${row - top},${column - left}`)
    .sort()
    .join(" ");
};

/** A preview tells at most so many changes. */
const TOLD = 150;

export class Laying {
  private wanted = $state(-1);
  /** Where it is shown before it is laid: by a suggestion, a finger, the pad. */
  picked = $state.raw<Spot | null>(null);
  /** The piece that is laid now; "" if none is. */
  readonly piece: string;
  readonly spots: readonly Spot[];
  readonly turns: readonly number[];
  readonly turn: number;
  readonly here: readonly Spot[];
  /** By the first cell that the piece would cover. */
  readonly anchors: ReadonlyMap<string, Spot>;
  readonly ghost: Spot | null;
  /** Where it waits: a finger does not hover, and has to see what it holds. */
  private readonly rest: Spot | null;
  readonly best: readonly { aim: Aim; spot: Spot }[];
  /** Of a piece that is looked at and not in hand yet: its places on the board that is drawn large. */
  readonly fits: readonly Place[];
  readonly fit: Place | null;
  private readonly shapes: ReadonlyMap<number, string>;

  constructor(private readonly desk: Desk) {
    this.spots = $derived.by(() => {
      if (!this.desk.mine || !this.desk.play.moves.length) return [];
      const spots = this.desk.table.spots;
      return this.desk.play.moves.flatMap((move): Spot[] => {
        if (move.kind !== "spot") return [];
        const facts = spots[move.move.slice(1).join(" ")];
        return facts ? [{ move, turn: Number(move.move[1]), cells: facts.cells, facts }] : [];
      });
    });
    this.piece = $derived(this.spots.length ? (this.desk.table.asked.piece ?? "") : "");
    this.turns = $derived([...new Set(this.spots.map((spot) => spot.turn))].sort((a, b) => a - b));
    this.best = $derived(suggestions(this.spots));
    this.turn = $derived(
      this.turns.includes(this.wanted)
        ? this.wanted
        : (this.best[0]?.spot.turn ?? this.turns[0] ?? 0),
    );
    this.here = $derived(this.spots.filter((spot) => spot.turn === this.turn));
    this.rest = $derived(
      this.best.find(({ spot }) => spot.turn === this.turn)?.spot ?? this.here[0] ?? null,
    );
    this.anchors = $derived(new Map(this.here.map((spot) => [String(first(spot.cells)), spot])));
    this.ghost = $derived(
      this.spots.find((spot) => spot.move === this.desk.play.offered) ??
        this.picked ??
        (this.desk.narrow ? this.rest : null),
    );
    this.fits = $derived.by(() => {
      const { offered, preview } = this.desk.play;
      if (offered?.kind !== "piece" || offered.move[2] !== this.desk.shown) return [];
      const changes = preview?.changes ?? [];
      // so many are not all of them
      if (changes.length >= TOLD) return [];
      return changes
        .filter(({ path, after }) => path.startsWith("spots.") && after)
        .map(({ after }) => ({ cells: (after as SpotFacts).cells, facts: after as SpotFacts }));
    });
    this.fit = $derived(
      this.fits.reduce<Place | null>(
        (best, next) => (best && worth(best) >= worth(next) ? best : next),
        null,
      ),
    );
    this.shapes = $derived(
      new Map(
        this.turns.map((turn) => [turn, key(this.spots.find((spot) => spot.turn === turn)!.cells)]),
      ),
    );
  }

  drop(): void {
    this.wanted = -1;
    this.picked = null;
  }

  to(turn: number): void {
    this.wanted = turn;
    this.picked = null;
  }

  /** The cells of the piece, turned so, from the corner. */
  turned(turn: number): readonly At[] {
    const cells = this.spots.find((spot) => spot.turn === turn)?.cells ?? [];
    const { top, left } = extent(cells);
    return cells.map(([row, column]): At => [row - top, column - left]);
  }

  /** A quarter to the right, or over; where that side has no room, the next that has. */
  change(how: "turn" | "flip"): void {
    const now = this.turned(this.turn);
    const { high, wide } = extent(now);
    const cells = now.map(([row, column]): At =>
      how === "turn" ? [column, high - 1 - row] : [row, wide - 1 - column],
    );
    const like = key(cells);
    const match = this.turns.find((turn) => this.shapes.get(turn) === like);
    const next = this.turns[(this.turns.indexOf(this.turn) + 1) % this.turns.length];
    this.to(match ?? (how === "turn" ? next : undefined) ?? this.turn);
  }

  /** The place that a press of this cell means: it begins there, else it lies over it. */
  over(cell: At): Spot | undefined {
    const begins = this.anchors.get(String(cell));
    if (begins) return begins;
    let nearest: Spot | undefined;
    let least = Infinity;
    for (const spot of this.here) {
      if (!spot.cells.some(([row, column]) => row === cell[0] && column === cell[1])) continue;
      const { top, left, high, wide } = extent(spot.cells);
      const far = Math.hypot(top + (high - 1) / 2 - cell[0], left + (wide - 1) / 2 - cell[1]);
      if (far < least) [nearest, least] = [spot, far];
    }
    return nearest;
  }

  press(cell: At, byFinger: boolean): void {
    const spot = this.over(cell);
    const { play } = this.desk;
    const touch = byFinger || this.desk.narrow;
    if (!spot) {
      this.picked = null;
      if (!this.piece) return;
      const lead = first(this.turned(this.turn))[1];
      void play.ask(["spot", this.turn, cell[0], cell[1] - lead]);
      return;
    }
    // A finger hides what it points at: the first tap shows, the second lays. Where another place
    // begins under what is shown, the tap means that one.
    const shown = this.picked?.turn === this.turn ? this.picked : null;
    const begins = this.anchors.get(String(cell));
    const again = begins
      ? begins.move.notation === shown?.move.notation
      : shown?.cells.some((at) => String(at) === String(cell));
    if (touch && !again) this.pick(spot);
    else void play.choose(touch && shown ? shown.move : spot.move);
  }

  pick(spot: Spot): void {
    this.wanted = spot.turn;
    this.picked = spot;
    this.desk.play.offer(spot.move);
  }

  lay(): void {
    if (this.ghost) void this.desk.play.choose(this.ghost.move);
  }

  /** The nearest place in a direction: along it counts once, across it twice. */
  step(rows: number, columns: number): void {
    const from = this.ghost?.turn === this.turn ? this.ghost : null;
    if (!from) {
      if (this.rest) this.pick(this.rest);
      return;
    }
    const [row, column] = first(from.cells);
    let nearest: Spot | undefined;
    let least = Infinity;
    for (const spot of this.here) {
      const to = first(spot.cells);
      const along = (to[0] - row) * rows + (to[1] - column) * columns;
      if (along < 1) continue;
      const cost = along + 2 * Math.abs(rows ? to[1] - column : to[0] - row);
      if (cost < least) [nearest, least] = [spot, cost];
    }
    if (nearest) this.pick(nearest);
  }

  path(move: Move): Path {
    const spot = this.spots.find((each) => each.move === move);
    if (!spot) return [];
    const cell = `cell/${first(spot.cells).join("-")}`;
    // On a phone the first tap shows it; then it is laid.
    const presses = this.desk.narrow ? [cell, "lay"] : [cell];
    return spot.turn === this.turn && this.turns.length === 1
      ? presses
      : [`turn/${spot.turn}`, ...presses];
  }
}

/** For one who does not say what he is after. */
export function worth({ facts: { income, bonuses, lost, minus } }: Place): number {
  return 10 * (income[1] - income[0]) + 5 * bonuses.length - 3 * lost.length + minus;
}

/** The best by each measure, once each; the others decide between equals. */
function suggestions(spots: readonly Spot[]): { aim: Aim; spot: Spot }[] {
  const picks: { aim: Aim; spot: Spot }[] = [];
  for (const aim of ["income", "bonus", "minus"] as const) {
    const worth = (spot: Spot): number => {
      const { income, bonuses, lost, minus } = spot.facts;
      const rise = income[1] - income[0];
      const gain = bonuses.length;
      if (aim === "income") return rise && rise * 100 + gain * 10 - lost.length * 20 + minus;
      if (aim === "bonus") return gain && gain * 100 + rise * 10 - lost.length * 20 + minus;
      return minus && minus * 100 + rise * 10 + gain * 10 - lost.length * 50;
    };
    const top = spots.reduce<Spot | undefined>(
      (a, b) => (a && worth(a) >= worth(b) ? a : b),
      undefined,
    );
    if (top && worth(top) > 0 && !picks.some((pick) => pick.spot === top))
      picks.push({ aim, spot: top });
  }
  return picks;
}
