/** Where a card leads, drawn: the arc to the landing, and a free place for what is told of it. */
import { hidden, WIDE, type Box, type Layout, type Point } from "./geometry";
import type { Landing } from "./view";

export interface Arc {
  d: string;
  /** How its end is turned, in degrees. */
  turn: number;
  from: Point;
  mid: Point;
  to: Point;
  /** What it passes, where it is known. */
  along?: Point[];
}

/** The arc from a pawn to where it would land; flat, where above it there is no room. */
export function arc(from: Point, to: Point, flat = 0): Arc {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  const mid =
    Math.abs(dy) < 40
      ? {
          x: from.x + dx / 2,
          y: Math.max(52, Math.min(from.y, to.y) - (flat || 26 + far * 0.16)),
        }
      : { x: from.x + dx * 0.5 + (dx < 0 ? -1 : 1) * 34, y: from.y + dy * 0.36 };
  const turn = (Math.atan2(to.y - mid.y, to.x - mid.x) * 180) / Math.PI;
  return { d: `M${from.x} ${from.y}Q${mid.x} ${mid.y} ${to.x} ${to.y}`, turn, mid, from, to };
}

/** How high the gap between two rows has to be for an arc that stays in it. */
const GAP = 16;

/**
 * By land from the shoulder of the pawn over its row, its head on the cell; into another row through the gap between
 * them. Neither what the cells bring nor the row above is crossed, where there is room.
 */
function leapt(layout: Layout, feet: Point & { cell: number }, goal: number): Arc {
  const { points, cell, carded, cards, wide, pawn } = layout;
  // a pawn may stand beyond the path, or be between two cells; beyond the card is as bad as on its last cell
  const near = (at: number): Point =>
    points[Math.max(0, Math.min(Math.round(at), points.length - 1))]!;
  const half = ({ x, y }: Point): number =>
    (cards.some((box) => y > box.y && y < box.y + box.high && x > box.x) ? carded : cell).high / 2;
  const [own, place] = [near(feet.cell), near(goal)];
  const [dx, dy] = [place.x - feet.x, place.y - own.y];
  const aside = Math.sign(dx) * Math.min(13 * pawn, Math.abs(dx) / 3);
  const top = place.y - half(place) - 2;
  let [start, end, first, then]: Point[] = [];
  if (Math.abs(dy) < 0.6 * cell.high + 8) {
    // the row above, as far as it is drawn there
    const [left, right] = [Math.min(own.x, place.x) - 30, Math.max(own.x, place.x) + 30];
    const roof = points
      .filter(
        ({ x, y }) => x > left && x < right && y < Math.min(own.y, place.y) - 0.6 * cell.high - 8,
      )
      .reduce((low, point) => Math.max(low, point.y + half(point) + 6), wide < WIDE ? 8 : 42);
    start = { x: feet.x + aside, y: Math.min(feet.y - 36 * pawn, own.y - half(own) - 3) };
    end = { x: place.x - aside * 0.4, y: top };
    const lift = Math.min(start.y, end.y) - Math.min(52, 8 + Math.abs(dx) * 0.16);
    const y = Math.max(lift, Math.min(roof, top - GAP));
    const reach = Math.min(70, Math.abs(dx) * 0.34) * Math.sign(dx);
    [first, then] = [
      { x: start.x + reach, y },
      { x: end.x - reach * 0.7, y },
    ];
  } else {
    const down = Math.sign(dy);
    start = {
      x: feet.x,
      y: down > 0 ? own.y + half(own) + 4 : Math.min(feet.y - 50 * pawn, own.y),
    };
    end = { x: place.x, y: place.y - down * (half(place) + 2) };
    const y = (start.y + end.y) / 2;
    first = { x: start.x + dx * 0.06, y: y - down * 4 };
    then = { x: end.x - dx * 0.06, y: y - down * 6 };
  }
  const at = (t: number): Point => {
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    return {
      x: a * start!.x + b * first!.x + c * then!.x + d * end!.x,
      y: a * start!.y + b * first!.y + c * then!.y + d * end!.y,
    };
  };
  const before = at(0.94);
  return {
    d: `M${start.x} ${start.y}C${first.x} ${first.y} ${then.x} ${then.y} ${end.x} ${end.y}`,
    turn: (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI,
    from: start,
    mid: at(0.5),
    to: end,
    along: [0.1, 0.3, 0.5, 0.7, 0.9, 1].map(at),
  };
}

/** The same by the feet of the pawn, and by the cell to which it would come with where it would stand. */
export function flight(
  layout: Layout,
  feet: Point & { cell?: number },
  { place, x, foot, landing }: { place: Point; x: number; foot: number; landing?: Landing },
): Arc {
  const { sea, pawn } = layout;
  const from = feet.cell;
  if (!sea && landing && from !== undefined && (!landing.off || landing.cell >= layout.from))
    return leapt(layout, { ...feet, cell: from }, landing.cell);
  // on a phone astern: round the stern, down to the sign of the end
  if (sea && landing?.off && layout.behind && landing.cell < layout.from) {
    const start = { x: Math.max(6, feet.x - 10), y: feet.y - 30 };
    const to = { x: 14, y: 283 };
    const d = `M${start.x} ${start.y}C${start.x / 2} ${start.y + 4} -1 244 ${to.x} ${to.y}`;
    return { d, turn: 72, from: start, mid: { x: 4, y: 246 }, to };
  }
  // astern: to below the sign of the end, beside its number
  if (sea && landing?.off && !layout.behind && place.x < feet.x)
    return arc({ x: feet.x - 16, y: feet.y - 30 }, { x, y: place.y + 38 }, 6);
  // above the heads of those who stand beside it
  const small = !!layout.sizes;
  const high = small ? 62 : 46;
  // over those who stand beside it
  const start = feet.x;
  // the farther the higher: two of them are told apart
  const flat = small ? Math.min(44, 16 + Math.abs(x - start) * 0.2) : 26;
  return arc(
    { x: start, y: feet.y - high * pawn },
    { x, y: foot - Math.max(high, sea ? 52 : 50) * pawn },
    sea ? flat : 0,
  );
}

/** Places that an arc passes. */
export function passed({ from, mid, to, along }: Arc): Point[] {
  if (along) return along;
  return [0.15, 0.35, 0.5, 0.65, 0.85, 1].map((t) => {
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * from.x + b * mid.x + c * to.x, y: a * from.y + b * mid.y + c * to.y };
  });
}

/** A box of the size beside a place, in the frame, where it hides least of what is taken; `lesser` things matter less. */
export function apart(
  place: Point,
  { wide, high }: { wide: number; high: number },
  frame: Box,
  taken: readonly Box[],
  lesser: readonly Box[] = [],
): Box {
  const within = (value: number, from: number, room: number): number =>
    Math.max(from, Math.min(value, from + room));
  let best: { box: Box; cost: number } | null = null;
  for (const down of [-52, 46, -66, 0, 58, -58, -72, -84, 84, -110, 110, -140, 140, -152])
    for (const across of [0, 0.35, -0.35, 0.52, -0.52, 0.65, -0.65, 1, -1]) {
      const box = {
        x: within(place.x + across * (wide + 60) - wide / 2, frame.x, frame.wide - wide),
        y: within(place.y + down - high / 2, frame.y, frame.high - high),
        wide,
        high,
      };
      const away = Math.hypot(box.x + wide / 2 - place.x, box.y + high / 2 - place.y);
      const cost = hidden(box, taken) * 2 + hidden(box, lesser) * 0.3 + away;
      if (!best || cost < best.cost) best = { box, cost };
    }
  return best!.box;
}
