/** Where pawns would come to stand, and what else is drawn once an adventure has begun. */
import { WIDE, type Box, type Layout, type Point, type Stand } from "./geometry";
import { bannerAt } from "./banner";
import type { Saga, Tone } from "./saga";
import type { Landing } from "./view";

export type Drawn<W> = W & { tone: Tone; place: Point; foot: number; x: number };

/** Where moves lead, with where that is drawn. */
export function drawn<W extends { landing: Landing }>(
  saga: Saga,
  led: readonly W[],
  layout: Layout,
  pawns: readonly { cell: number }[],
  spot: (cell: number, points?: readonly Point[]) => Point,
): Drawn<W>[] {
  const { first } = saga.adventure!;
  const own = pawns.at(-1);
  return led.map((way) => {
    const { cell } = way.landing;
    const behind = cell < layout.from;
    const place = behind ? spot(-1) : spot(Math.min(cell, layout.points.length - 1));
    /** On the far side, where it is come from: the arc ends at its middle. */
    const side = !own || place.x >= spot(own.cell).x ? 1 : -1;
    const carded = cell >= first && !layout.sea;
    const deck = layout.decks && (behind ? place : spot(cell, layout.decks));
    const here = pawns.filter((pawn) => Math.round(pawn.cell) === cell).length;
    const feet = carded
      ? { x: layout.aside ? 16 : layout.slim ? 8 : 14 * side, y: layout.cardFeet.y }
      : // at the back of a cell: what it brings is seen
        { x: (layout.wide < WIDE ? 5 : 15) * side * layout.pawn, y: 9 - layout.cell.high / 2 };
    return {
      ...way,
      tone: saga.tone(way.landing),
      place,
      foot: deck?.y ?? place.y + feet.y,
      // beside who stands there
      x: Math.max(
        26,
        deck
          ? deck.x - (here ? Math.min(21 * layout.pawn, layout.cell.wide / 4) : 0)
          : place.x + feet.x,
      ),
    };
  });
}

/** By land: where the banners hide neither heads nor cells that cards lead to. */
export function banner(
  saga: Saga,
  force: readonly string[],
  pawns: readonly Point[],
  led: readonly Point[],
): Box {
  const high = 26;
  const wide = force.reduce(
    (sum, card) => sum + saga.specialBrief(card).length * 7.3 + 54,
    force.length < 3 ? 88 : 0,
  );
  const place = bannerAt(wide, saga.adventure!.bifrost, pawns, led);
  return { ...place, wide, high };
}

/** On a phone: heads reach into the corner of the name, which has so many letters. */
export const crossing = (
  { sea, wide }: Layout,
  pawns: readonly (Point & { scale: number })[],
  letters: number,
): boolean =>
  !sea && pawns.some(({ x, y, scale }) => y - 58 * scale < 24 && x > wide - 34 - letters * 8.4);

/** Where they stand at the right of a cell: close together, the last one at its edge. */
export function abreast(count: number, at: number): Stand {
  if (count > 2) return { shift: (at + 1 - count) * (count > 3 ? 12.5 : 15) + 5, scale: 0.68 };
  return { shift: (at + 1 - count) * 19, scale: count > 1 ? 0.78 : 1 };
}

/** On the card they stand at the upper edge of a cell, and leave its number free. */
export function onEdge(count: number, at: number, slim = false): Stand {
  if (slim) {
    if (count < 2) return { shift: 8, scale: 1 };
    if (count > 3) return { shift: at * 16 - 4, scale: 0.64 };
    return count > 2 ? { shift: at * 18 - 4, scale: 0.7 } : { shift: at * 22 + 4, scale: 0.8 };
  }
  if (count < 2) return { shift: 14, scale: 1 };
  return count > 2 ? { shift: at * 25 - 6, scale: 0.72 } : { shift: at * 34 + 1, scale: 0.88 };
}

/** What a cell asks about. */
const ABOUT: Record<string, string> = {
  offergod: "god",
  keepgod: "god",
  freeviking: "viking",
  removeviking: "remove",
  offerdraw: "draw",
  sendfromhand: "valhalla",
};

/** The cell under my pawn while the question is about what it brings: it is ringed. */
export function askingAt(saga: Saga): number | null {
  const { seat } = saga.view;
  const own = seat === null ? null : saga.player(seat);
  const effect = ABOUT[saga.tag];
  if (!own?.active || !effect) return null;
  const { markers, cells } = saga.adventure!;
  const here = markers[String(own.cell)]?.effects ?? cells[String(own.cell)] ?? {};
  return here[effect] ? own.cell : null;
}
