/** What so many points are called: "1 point de gloire", "2 points de gloire". */
import type { TableView } from "./types";

export function unitOf({ lang, standing }: TableView, points: number): string {
  const form = new Intl.PluralRules(lang).select(Math.abs(points));
  return form === "one" ? standing.unit_one : standing.unit;
}
