/** Where a card leads, drawn: the arc to the landing, and a free place for what is told of it. */
import { hidden, spline, WIDE, type Box, type Layout, type Point } from "./geometry";
import type { Landing } from "./view";

export interface Arc {
  d: string;
  /** How its end is turned, in degrees. */
  turn: number;
  from: Point;
  mid: Point;
  to: Point;
  /** What it passes, where it follows the path. */
  along?: Point[];
}

/** The arc from a pawn to where it would land; below its row, or flat, where above it there is no room. */
export function arc(from: Point, to: Point, under = false, flat = 0): Arc {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  const mid = under
    ? { x: from.x + dx / 2, y: Math.max(from.y, to.y) + Math.min(42, 14 + far * 0.1) }
    : Math.abs(dy) < 40
      ? {
          x: from.x + dx / 2,
          y: Math.max(52, Math.min(from.y, to.y) - (flat || 26 + far * 0.16)),
        }
      : { x: from.x + dx * 0.5 + (dx < 0 ? -1 : 1) * 34, y: from.y + dy * 0.36 };
  const turn = (Math.atan2(to.y - mid.y, to.x - mid.x) * 180) / Math.PI;
  return { d: `M${from.x} ${from.y}Q${mid.x} ${mid.y} ${to.x} ${to.y}`, turn, mid, from, to };
}

/**
 * From the feet of the pawn along the lower edges of the cells: what they bring stays in sight. From row to row it
 * goes around their ends, where they lie close upon each other.
 */
function walked(layout: Layout, feet: Point & { cell: number }, goal: number): Arc {
  const { points, cell, carded, cards, wide } = layout;
  // a pawn may stand beyond the path, or be between two cells; beyond the card is as bad as on its last cell
  const near = (at: number): number => Math.max(0, Math.min(Math.round(at), points.length - 1));
  const [from, to] = [near(feet.cell), near(goal)];
  const step = to < from ? -1 : 1;
  const below = ({ x, y }: Point): Point => {
    const on = cards.some((box) => y > box.y && y < box.y + box.high && x > box.x);
    return { x, y: y + (on ? carded.high / 2 + 5 : cell.high / 2 + 6) };
  };
  const along: Point[] = [];
  for (let at = from; at !== to + step; at += step) {
    const next = below(points[at]!);
    const last = along.at(-1);
    // who stands at the upper edge of a cell goes from the lower one
    if (!last) along.push(next.y - feet.y > 18 ? next : { x: feet.x, y: feet.y });
    else {
      if (wide < WIDE && Math.abs(next.y - last.y) > 30)
        along.push({ x: next.x < wide / 2 ? 4 : wide - 4, y: (last.y + next.y) / 2 });
      along.push(next);
    }
  }
  const [before, end] = [along.at(-2) ?? along[0]!, along.at(-1)!];
  const turn = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return { d: spline(along), turn, from: along[0]!, mid: before, to: end, along };
}

/** The same by the feet of the pawn, and by the cell to which it would come with where it would stand. */
export function flight(
  layout: Layout,
  feet: Point & { cell?: number; crowd?: { x: number; far: number } | null },
  { place, x, foot, landing }: { place: Point; x: number; foot: number; landing?: Landing },
): Arc {
  const { sea, points, cell, pawn } = layout;
  const from = feet.cell;
  if (!sea && landing && !landing.off && from !== undefined)
    return walked(layout, { ...feet, cell: from }, landing.cell);
  // astern: to below the sign of the end, beside its number
  if (sea && landing?.off && !layout.behind && place.x < feet.x)
    return arc({ x: feet.x - 16, y: feet.y - 30 }, { x, y: place.y + 38 }, false, 6);
  const row = points[0]!.y;
  const low = (y: number): boolean => !sea && y < row + 50 * pawn;
  if (low(place.y) && low(feet.y)) {
    const start = { x: feet.x, y: row + cell.high / 2 + 16 };
    return arc(start, { x, y: place.y + cell.high / 2 + 7 }, true);
  }
  // above the heads of those who stand beside it
  const small = !!layout.sizes;
  const high = small ? 62 : 46;
  // from beside those who stand with it
  const start = feet.crowd ? feet.crowd.x + Math.sign(x - feet.crowd.x) * feet.crowd.far : feet.x;
  // the farther the higher: two of them are told apart
  const flat = small ? Math.min(44, 8 + Math.abs(x - start) * 0.22) : 16;
  return arc(
    { x: start, y: feet.y - high * pawn },
    { x, y: foot - Math.max(high, sea ? 52 : 50) * pawn },
    false,
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
  for (const down of [46, -66, 0, 58, -58, -72, -84, 84, -110, 110, -140, 140])
    for (const across of [0, 0.35, -0.35, 0.65, -0.65, 1, -1]) {
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
