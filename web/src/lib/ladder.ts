/** The words of the ladders, what they are drawn from, and how they are asked for. */
import en from "../locales/ladder.en.ftl?raw";
import fr from "../locales/ladder.fr.ftl?raw";
import { learn } from "./i18n.svelte";
import { prefs } from "./prefs.svelte";
import type { Schemas } from "./types";

learn({ en, fr });

export type Ladder = Schemas["Ladder"];
export type Point = Schemas["RatingPoint"];

async function get<Answer>(path: string): Promise<Answer | null> {
  const answer = await fetch(`${path}?lang=${prefs.lang}`, { credentials: "same-origin" });
  return answer.ok ? ((await answer.json()) as Answer) : null;
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const ladders = {
  of: (game: string) => get<Ladder>(`/api/games/${game}/ladder`),
  table: (table: string) => get<Schemas["TableRating"]>(`${at(table)}/rating`),
};

/** "1624 ± 88", with a question mark while it is provisional. */
export const rated = ({
  rating,
  within,
  certain,
}: Pick<Point, "rating" | "within" | "certain">): string =>
  `${rating} ± ${within}${certain ? "" : " ?"}`;

/** "+12", "−8", "±0": with a true minus. */
export const signed = (change: number): string =>
  change === 0 ? "±0" : change > 0 ? `+${change}` : `−${-change}`;

/** A picture of this size: the line, and around it the band in which the truth lies. */
export function course(
  points: readonly Pick<Point, "rating" | "within">[],
  width: number,
  height: number,
): { line: string; band: string; dots: { x: number; y: number }[]; least: number; most: number } {
  const least = Math.min(...points.map(({ rating, within }) => rating - within));
  const most = Math.max(...points.map(({ rating, within }) => rating + within));
  const x = (at: number): number =>
    points.length > 1 ? (at / (points.length - 1)) * width : width / 2;
  const y = (rating: number): number =>
    Math.round((height - ((rating - least) / (most - least || 1)) * height) * 10) / 10;
  const dots = points.map(({ rating }, at) => ({ x: Math.round(x(at) * 10) / 10, y: y(rating) }));
  const upper = points.map(({ rating, within }, at) => `${dots[at]!.x},${y(rating + within)}`);
  const lower = points.map(({ rating, within }, at) => `${dots[at]!.x},${y(rating - within)}`);
  return {
    line: dots.map((dot) => `${dot.x},${dot.y}`).join(" "),
    band: [...upper, ...lower.reverse()].join(" "),
    dots,
    least,
    most,
  };
}
