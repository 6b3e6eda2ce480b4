/** The unit of points, singular or plural: "point de gloire", "points de gloire". */
import type { TableView } from "./types";

export function unitOf({ lang, standing }: TableView, points: number): string {
  const form = new Intl.PluralRules(lang).select(Math.abs(points));
  return form === "one" ? standing.unit_one : standing.unit;
}
