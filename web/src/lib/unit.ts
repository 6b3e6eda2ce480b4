/** The points of a seat, and their unit. */
import type { TableView } from "./types";

/** What is told beside a name: what the board's track says, if it has one, until the end. */
export function pointsOf(
  view: TableView,
  seat: number,
  track?: (view: TableView, seat: number) => number,
): number | undefined {
  return track && view.status === "playing" ? track(view, seat) : view.standing.totals[seat];
}

/** Singular or plural: "point de gloire", "points de gloire". */
export function unitOf({ lang, standing }: TableView, points: number): string {
  const form = new Intl.PluralRules(lang).select(Math.abs(points));
  return form === "one" ? standing.unit_one : standing.unit;
}
