/** The keyboard shortcuts of the frame: what a key press asks for, if anything. */
export type Wish =
  | "help"
  | "moves"
  | "hint"
  | "log"
  | "rules"
  | "board"
  | "undo"
  | "redo"
  | "restart"
  | "back"
  | "forward"
  | "escape"
  | "next-region"
  | "last-region"
  | number;

const LETTERS: Record<string, Wish> = {
  "?": "help",
  m: "moves",
  h: "hint",
  l: "log",
  g: "rules",
  b: "board",
  z: "undo",
  "[": "back",
  "]": "forward",
};

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** What a key press asks for. `typing`: in a field; `letters`: letters are keys (can be switched off). */
export function wish(press: Press, typing: boolean, letters: boolean): Wish | null {
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (key === "F6") return press.shiftKey ? "last-region" : "next-region";
  if (key === "Escape") return "escape";
  if (typing) return null;
  if ((press.ctrlKey || press.metaKey) && key === "z") return press.shiftKey ? "restart" : "undo";
  if ((press.ctrlKey || press.metaKey) && key === "y") return "redo";
  // AltGr, by which many keyboards type [ and ], comes as Ctrl+Alt.
  if (press.ctrlKey !== press.altKey || press.metaKey || !letters) return null;
  if (press.altKey && key !== "[" && key !== "]") return null;
  if (/^[1-9]$/.test(key)) return Number(key);
  return LETTERS[key] ?? null;
}

export const isTyping = (target: Element): boolean =>
  target.matches("input:not([type=checkbox]):not([type=range]), textarea, select");

/** To the next part of the screen (F6): its first thing that takes the focus. */
export function nextRegion(by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>("[data-region]")];
  const at = all.findIndex((region) => region.contains(document.activeElement));
  const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length];
  const inner = next?.querySelector<HTMLElement>(
    '[tabindex="0"], button:not([tabindex="-1"]), a[href], input, summary',
  );
  (inner ?? next)?.focus();
}
