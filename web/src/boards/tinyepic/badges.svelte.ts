/** Whether it is shown who counts how much on the islands; and the keys of the board. */
import { recall, remember } from "../../lib/memory";
import { prefs } from "../../lib/prefs.svelte";

export class Badges {
  shown = $state(recall("tinyepic-influence", true));

  toggle(): void {
    this.shown = !this.shown;
    remember("tinyepic-influence", this.shown);
  }
}

/** Escape and the letter I, wherever nobody writes: whoever does something with one says so. */
export function listen(pressed: (key: "escape" | "i") => boolean): () => void {
  const heard = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest("input, select, textarea, dialog")) return;
    const key = event.key.toLowerCase();
    if ((key === "escape" || (key === "i" && prefs.letters)) && pressed(key))
      event.preventDefault();
  };
  window.addEventListener("keydown", heard, { capture: true });
  return () => window.removeEventListener("keydown", heard, { capture: true });
}
