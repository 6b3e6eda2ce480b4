/** The focus is never lost: when the thing that was chosen is gone, it goes to what comes next in the same place, or
 * at least to the sentence that says what is going on. */
import { tick, untrack } from "svelte";
import { byNumber } from "../lib/moves";
import type { TableStore } from "../lib/table.svelte";
import { thingsAt, type PathOf } from "../lib/where";

export class Focus {
  /** Somebody uses keys: to him it matters. */
  byKeys = false;
  private last = ".scene";
  private question: number | undefined;

  constructor(
    private readonly store: TableStore,
    private readonly pathOf: PathOf,
  ) {
    this.question = untrack(() => store.view?.expected_seq);
    $effect(() => {
      void [store.moves.length, store.confirming, store.busy, store.parade.lags];
      const asked = store.view?.expected_seq;
      void tick().then(() => this.find(asked));
    });
  }

  went(event: FocusEvent): void {
    const target = event.target as Element;
    if (target.closest(".ask, .few, [data-prompt]")) return;
    this.last = target.closest("div.moves") ? ".moves" : ".scene";
  }

  private find(asked: number | undefined): void {
    const here = document.activeElement;
    // A target that this question is not about is as good as none.
    const idle =
      here?.matches('.scene [data-target][aria-disabled="true"]') && asked !== this.question;
    this.question = asked;
    const lost = !here || here === document.body || here.matches("[data-prompt]") || idle;
    if (!this.byKeys || !lost || this.store.confirming) return;
    if (document.querySelector("dialog[open]")) return;
    const next = this.last === ".moves" ? listed() : (this.legalThing() ?? listed());
    (next ?? document.querySelector<HTMLElement>("[data-prompt]"))?.focus();
  }

  /** The next legal thing on the board: what the first move begins with, else what looks legal. */
  private legalThing(): HTMLElement | null {
    for (const move of byNumber(this.store.moves).slice(0, 40)) {
      const [first] = this.pathOf(move) ?? [];
      const thing = first === undefined ? undefined : thingsAt(first)[0];
      if (thing?.matches("[data-target], button")) return thing;
    }
    for (const kind of [".legal", ".live", "[data-start]", "[data-move]", ":not([aria-pressed])"]) {
      const thing = document.querySelector<HTMLElement>(
        `.scene [data-target]${kind}:not([aria-disabled="true"])`,
      );
      if (thing) return thing;
    }
    return null;
  }
}

const listed = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(".moves [data-move], .few [data-move]");
