/** What a preview changes, told in the player's words. */
import type { Telling } from "../boards/generic/telling";
import { t } from "../lib/i18n.svelte";
import type { Preview } from "../lib/types";

export interface Told {
  key: string;
  seat: number | null;
  label: string;
  before: number;
  after: number;
}

const MOST = 6;
/** Where things simply are: not worth a word. */
const PLAIN = new Set(["goods", "resources", "tracks", "supply", "boards"]);

/** Told elsewhere, or worked out from the rest: what could be done next, what was scored. */
const NOT_TOLD = new Set([
  "standing",
  "left",
  "opponent",
  "strides",
  "landings",
  "scored",
  "turned",
  "spaces",
  "spots",
  "asked",
  "dice",
]);
const OWN_NOT_TOLD = new Set(["now", "room", "bonus_worth"]);

/** Numbers only: what lies where is the board's to show. */
export function told(telling: Telling, changes: Preview["changes"]): Told[] {
  const found: Told[] = [];
  for (const { path, before, after } of changes) {
    const steps = path.split(".");
    if (NOT_TOLD.has(steps[0]!)) continue;
    if (typeof before !== "number" || typeof after !== "number") continue;
    const list = telling.view.board[steps[0]!];
    const own =
      Array.isArray(list) && list.length === telling.view.players && /^\d+$/.test(steps[1] ?? "");
    if (own && steps.some((step) => OWN_NOT_TOLD.has(step))) continue;
    const name = [...steps].reverse().find((step) => !/^\d+$/.test(step));
    if (!name || name === "index") continue;
    const at = steps.lastIndexOf(name);
    const around = steps.slice(own ? 2 : 1, at).find((step) => !/^\d+$/.test(step));
    const label = telling.label(name);
    found.push({
      key: path,
      seat: own ? Number(steps[1]) : null,
      label:
        around && !PLAIN.has(around)
          ? t("of-what", { of: telling.label(around), what: label })
          : label,
      before,
      after,
    });
    if (found.length === MOST) break;
  }
  return found;
}
