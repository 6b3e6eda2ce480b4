/**
 * Where the pawns are drawn: they walk to where they stand, one after another in Odin's order, then the
 * trail carries all of them on. Any key or press puts everybody in place.
 */
import type { Table } from "./view";

/** Milliseconds for a cell, for one pawn at most, and for all of them. */
const [STEP, LONGEST, WHOLE] = [130, 620, 2000];

interface Leg {
  /** Who walks; -1: the trail carries all. */
  walker: number;
  /** By seat: the cells between which it goes. */
  ways: { seat: number; from: number; to: number }[];
  offset: number;
  time: number;
}

export class Walk {
  /** By seat, the cell: between two cells while somebody walks. */
  cells = $state.raw<readonly number[]>([]);
  /** The trail as it lies now. */
  offset = $state(0);
  /** Who walks. */
  seat = $state(-1);
  moving = $state(false);
  /** Told of everybody who has arrived, if nobody was in a hurry. */
  arrived: (seat: number) => void = () => {};
  private table: Table | null = null;
  private frame = 0;

  /** A new position: walk there, or stand there at once. */
  follow(table: Table, still: boolean): void {
    const before = this.table;
    this.table = table;
    this.stop();
    const legs = before && !still && !document.hidden ? legsOf(before, table) : [];
    const seats = table.players.map((_, seat) => seat);
    const walking = new Set(legs.map(({ walker }) => walker));
    if (before && !still) seats.filter((seat) => !walking.has(seat)).forEach(this.arrived);
    if (!legs.length) {
      this.settle();
      return;
    }
    const all = legs.reduce((sum, leg) => sum + leg.time, 0);
    const pace = Math.min(1, WHOLE / all);
    const shown = before!.players.map((player) => player.cell);
    this.cells = shown;
    this.offset = before!.offset;
    this.moving = true;
    let begun = performance.now();
    const tick = (now: number): void => {
      const leg = legs[0];
      if (!leg) {
        this.settle();
        return;
      }
      const share = Math.min(1, (now - begun) / (leg.time * pace));
      this.offset = leg.offset;
      this.seat = leg.walker;
      const cells = [...this.cells];
      for (const { seat, from, to } of leg.ways) cells[seat] = from + (to - from) * share;
      this.cells = cells;
      if (share >= 1) {
        legs.shift();
        if (leg.walker >= 0) this.arrived(leg.walker);
        begun = now;
      }
      this.frame = requestAnimationFrame(tick);
    };
    this.frame = requestAnimationFrame(tick);
  }

  /** Everybody in place. */
  settle(): void {
    this.stop();
    if (!this.table) return;
    this.cells = this.table.players.map((player) => player.cell);
    this.offset = this.table.offset;
  }

  private stop(): void {
    cancelAnimationFrame(this.frame);
    this.moving = false;
    this.seat = -1;
  }
}

/** Who walks how far, as far as both positions tell. */
export function legsOf(before: Table, after: Table): Leg[] {
  if (before.round !== after.round || before.adventure?.id !== after.adventure?.id) return [];
  if (!before.turn || after.turn < before.turn || after.turn > before.turn + 1) return [];
  const sea = after.adventure?.vehicle === "ship";
  const seats = after.players.map((_, at) => (after.odin + at) % after.players.length);
  const legs: Leg[] = [];
  // On a ship the cells pass below; by land the trail lies where it lay while they walk.
  const ground = sea ? after.offset : before.offset;
  for (const seat of seats) {
    const [was, is] = [before.players[seat]!, after.players[seat]!];
    if (!was.active || was.index === is.index) continue;
    const time = Math.min(LONGEST, Math.abs(is.index - was.index) * STEP);
    legs.push({
      walker: seat,
      ways: [{ seat, from: ground + was.index, to: ground + is.index }],
      offset: ground,
      time,
    });
  }
  if (!sea && before.offset !== after.offset)
    legs.push({
      walker: -1,
      ways: seats
        .filter((seat) => after.players[seat]!.active)
        .map((seat) => {
          const { index } = after.players[seat]!;
          return { seat, from: before.offset + index, to: after.offset + index };
        }),
      offset: after.offset,
      time: 420,
    });
  return legs;
}
