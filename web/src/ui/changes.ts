/** What a preview changes, told in the player's words. */
import type { Telling } from "../kit/telling";
import { t } from "../lib/i18n.svelte";
import type { Preview } from "../lib/types";

export interface Change {
  key: string;
  seat: number | null;
  label: string;
  before: number;
  after: number;
}

const MOST = 6;
/** Where things simply are: not worth a word. */
const PLAIN = new Set(["goods", "resources", "tracks", "supply", "boards"]);

/** Told elsewhere: the score, what is asked next. */
const NOT_TOLD = ["standing", "opponent", "asked"];

/** Numbers only: what lies where is the board's to show. `untold` are keys that a game leaves out. */
export function changesInWords(
  telling: Telling,
  changes: Preview["changes"],
  untold: readonly string[] = [],
): Change[] {
  const lines: Change[] = [];
  for (const { path, before, after } of changes) {
    const steps = path.split(".");
    if (NOT_TOLD.includes(steps[0]!) || steps.some((step) => untold.includes(step))) continue;
    if (typeof before !== "number" || typeof after !== "number") continue;
    const list = telling.view.board[steps[0]!];
    const own =
      Array.isArray(list) && list.length === telling.view.players && /^\d+$/.test(steps[1] ?? "");
    const name = [...steps].reverse().find((step) => !/^\d+$/.test(step));
    if (!name || name === "index") continue;
    const at = steps.lastIndexOf(name);
    const around = steps.slice(own ? 2 : 1, at).find((step) => !/^\d+$/.test(step));
    const label = telling.label(name);
    lines.push({
      key: path,
      seat: own ? Number(steps[1]) : null,
      label:
        around && !PLAIN.has(around)
          ? t("of-what", { of: telling.label(around), what: label })
          : label,
      before,
      after,
    });
    if (lines.length === MOST) break;
  }
  return lines;
}
