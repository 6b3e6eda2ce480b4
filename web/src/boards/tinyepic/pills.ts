/** Where the pills of influence lie, beside their islands. */
import type { Chart, Point } from "./geography";

/** Where an island says who counts how much on it: beside its middle, in shares of its half axes. */
const PILLS: Record<string, Point> = {
  in_se: [0.5, 1.4],
  in_sw: [-0.55, 1.4],
  out_ne: [0, -1.05],
  out_nw: [0, -1.05],
  out_s: [0.58, -1],
};

/** The middle of something on the sea and half its width and height. */
export interface Box {
  at: Point;
  half: Point;
}

/** How much of one lies over the other. */
export function shared(
  { at: [ax, ay], half: [aw, ah] }: Box,
  { at: [bx, by], half: [bw, bh] }: Box,
): number {
  return Math.max(0, aw + bw - Math.abs(ax - bx)) * Math.max(0, ah + bh - Math.abs(ay - by));
}

/**
 * The middles of pills of so much half a width and height, by island: at their places, or where they cover less of what
 * can be pressed, of ships, of names and of each other.
 */
export function pillsBy(
  pills: readonly { id: string; half: Point }[],
  { sheet, islands }: Chart,
  lights: readonly Box[],
  ships: readonly Box[],
  /** Where they are at rest, if they are: they leave it for what lies over it only. */
  resting: Record<string, Point> = {},
): Record<string, Point> {
  const { rx, ry, k, wide, high } = sheet;
  const names = Object.values(islands).map(({ x, y }): Box => ({
    at: [x, y + ry * 0.62],
    half: [sheet.letters * 2, sheet.letters * 0.5],
  }));
  const placed: Record<string, Point> = {};
  const boxes: Box[] = [];
  for (const { id, half } of pills) {
    const island = islands[id]!;
    // beside the jetty of the shore above; where one leaves at the corner there, on its other side
    const seat = (half[0] + 11 + 2 * k) / rx;
    const [dx, dy] = PILLS[id] ?? [id === "g_ne" ? -seat : seat, -1.02];
    const within = (x: number, y: number): Point => [
      Math.max(half[0], Math.min(wide - half[0], island.x + x)),
      Math.max(half[1], Math.min(high - half[1], island.y + y)),
    ];
    /** Beside the number of a dock above or below the island. */
    const beside = half[0] + 13 + 6 * k;
    const cost = (at: Point): number => {
      const over = (others: readonly Box[]): number =>
        others.reduce((sum, other) => sum + shared({ at, half }, other), 0);
      // too far to its side it would seem to belong to another island
      const away =
        Math.max(0, Math.abs(at[0] - island.x) - rx) +
        Math.max(0, Math.abs(at[1] - island.y) - 1.55 * ry);
      return 6 * (over(lights) + over(boxes)) + 3 * over(ships) + 50 * away + 6 * over(names);
    };
    const rest = resting[id];
    const first = rest ? within(rest[0] - island.x, rest[1] - island.y) : within(dx * rx, dy * ry);
    const far = ([x, y]: Point): number => Math.hypot(x - first[0], y - first[1]);
    const sides = [0.25, 0.5, 0.75, 1].flatMap((share) => [share * rx, -share * rx]);
    const at = [0, dx * rx, -dx * rx, beside, -beside, half[0] + rx, -half[0] - rx, ...sides]
      .flatMap((x) =>
        [-0.8, -1.02, -1.25, -1.4, -1.55, -1.75, -1.9, 0.75, 1.2, 1.35, 1.55, 1.75, 1.9].map((y) =>
          within(x, y * ry),
        ),
      )
      .reduce(
        (best, other) => (cost(other) + far(other) < cost(best) + far(best) ? other : best),
        first,
      );
    placed[id] = at;
    boxes.push({ at, half });
  }
  return placed;
}
