/** The recap: what the others did since my last choice. */
import type { LogLine, TableView } from "./types";

export function recapOf(view: TableView): LogLine[] {
  if (!view.act.length) return [];
  const own = view.seat === null ? "" : (view.seats[view.seat]?.name ?? "");
  const others = view.recap.filter((line) =>
    line.seat === null ? line.speaker !== own || !own : line.seat !== view.seat,
  );
  // Headings alone ("Round 3") tell nothing of anybody.
  return others.some((line) => line.speaker) ? others : [];
}

/** The position in which the first of these lines was still to come. */
export function positionBefore(lines: LogLine[], stops: number[]): number {
  const first = lines[0]?.last ?? 0;
  return stops.filter((stop) => stop < first).at(-1) ?? stops[0] ?? 0;
}

/** Whose line it is. What is said of several at once ("Cards", "Drawn") is nobody's. */
export const seatOf = (line: LogLine, seats: TableView["seats"]): number | null =>
  line.seat ?? seats.find(({ name }) => name === line.speaker)?.seat ?? null;
