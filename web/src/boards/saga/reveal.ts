/** What the last turn of cards brought everybody, read from the positions before and after it. */
import type { Table } from "./view";

export interface Deed {
  seat: number;
  cards: string[];
  from: number;
  to: number;
  vp: number;
  gold: number;
  /** The adventure has ended for him: fallen, or left of his own will. */
  end: "" | "fallen" | "left";
}

export interface Turned {
  round: number;
  turn: number;
  odin: number;
  deeds: Deed[];
}

/** The deeds of the turn that is being resolved or just was; what came before stays until the next. */
export function revealed(before: Table, after: Table, last: Turned | null): Turned | null {
  if (before.round !== after.round) return null;
  if (!before.turn || after.turn < before.turn || after.turn > before.turn + 1) return last;
  const same = last && last.turn === before.turn ? last : null;
  const known = new Map(same?.deeds.map((deed) => [deed.seat, deed]));
  const seats = after.players.map((_, at) => (before.odin + at) % after.players.length);
  let moved = false;
  const deeds = seats.flatMap((seat): Deed[] => {
    const [was, is] = [before.players[seat]!, after.players[seat]!];
    if (!was.active && !known.has(seat)) return [];
    const old = known.get(seat);
    const cards = is.played.slice(was.played.length);
    const walked = was.index !== is.index;
    const changed = cards.length > 0 || walked || was.vp !== is.vp || was.gold !== is.gold;
    moved ||= changed;
    if (!changed && !old) return [];
    return [
      {
        seat,
        cards: [...(old?.cards ?? []), ...cards],
        from: old?.from ?? before.offset + was.index,
        to: walked ? before.offset + is.index : (old?.to ?? before.offset + was.index),
        vp: (old?.vp ?? 0) + is.vp - was.vp,
        gold: (old?.gold ?? 0) + is.gold - was.gold,
        end: is.active
          ? ""
          : is.fallen || was.fallen
            ? "fallen"
            : was.active
              ? "left"
              : (old?.end ?? ""),
      },
    ];
  });
  if (!moved) return last;
  return deeds.some((deed) => deed.cards.length)
    ? { round: before.round, turn: before.turn, odin: before.odin, deeds }
    : last;
}
