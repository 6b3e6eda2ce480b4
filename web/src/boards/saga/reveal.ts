/** What the last turn of cards brought everybody, read from the positions before and after it. */
import type { Adventure, Effects, Table } from "./view";

export interface Gain {
  seat: number;
  to: number;
  vp: number;
  gold: number;
  /** The adventure has ended for him: fallen, or left of his own will. */
  end: "" | "fallen" | "left";
  /** The pawn was there before: it need not be the cell that gives it. */
  later?: boolean;
}

export interface Deed extends Gain {
  cards: string[];
  from: number;
}

export interface Turned {
  round: number;
  turn: number;
  odin: number;
  deeds: Deed[];
}

/** What everybody has got or lost since, while one turn is resolved. */
export function gainsOf(before: Table, after: Table): Gain[] {
  if (before.round !== after.round || !before.turn) return [];
  if (after.turn < before.turn || after.turn > before.turn + 1) return [];
  return after.players.flatMap((is, seat) => {
    const was = before.players[seat]!;
    const [vp, gold] = [is.vp - was.vp, is.gold - was.gold];
    if (!vp && !gold) return [];
    const played = is.played.length > was.played.length || is.index !== was.index;
    const to = before.offset + is.index;
    return [{ seat, to, vp, gold, end: is.fallen ? "fallen" : "", later: !played }];
  });
}

/**
 * What of it is the cell's, as printed, and what is left: by cards in play.
 * Who has fallen was given nothing by a cell; and what has brought nothing yet is no cell's.
 */
export function reasonsOf(
  adventure: Adventure | null,
  { to, vp, gold, end, later = false }: Gain,
): { cell: Effects; cards: Effects } {
  const key = String(to);
  const printed = adventure?.markers[key]?.effects ?? adventure?.cells[key] ?? {};
  if (end === "fallen" || to >= (adventure?.last ?? 0)) return { cell: { vp, gold }, cards: {} };
  if (!vp && !gold) return { cell: { ...printed, vp: 0, gold: 0 }, cards: {} };
  const rest = { vp: vp - (printed["vp"] ?? 0), gold: gold - (printed["gold"] ?? 0) };
  // a payment for which the gold did not suffice costs points instead: all of it is the cell's
  if ((printed["gold"] ?? 0) < 0 && gold <= 0 && rest.gold > 0 && rest.vp < 0)
    return { cell: { ...printed, vp, gold }, cards: {} };
  if (later && (rest.vp || rest.gold)) return { cell: {}, cards: { vp, gold } };
  return { cell: printed, cards: rest };
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
