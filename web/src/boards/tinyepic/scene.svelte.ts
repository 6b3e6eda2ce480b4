/** The battle that was fought: when it is shown over the sea. */
import { untrack } from "svelte";
import type { Table } from "./model";
import type { Turn } from "./turn.svelte";

export const ON_THE_SEA = /^(dock|fjord|ship|island|settler|temple|hut|deploy|recall|favor)\//;

/**
 * A battle that was fought while one looks is shown, until it is put away or one has moved on. It never lies over what
 * is asked: then it waits on the timber, to be opened.
 */
export class Scene {
  private known: string;
  private fresh = $state("");
  private hidden = $state(false);
  private opened = $state(false);

  constructor(private readonly given: () => { table: Table; turn: Turn; drafting: boolean }) {
    this.known = untrack(() => (given().turn.question === "blessing" ? "" : this.fought));
    $effect(() => {
      if (this.fought === this.known) return;
      this.known = this.fresh = this.fought;
    });
    $effect(() => {
      void this.fought;
      this.hidden = this.opened = false;
    });
    $effect(() => {
      if (this.covers) this.fresh = "";
    });
  }

  private readonly fought = $derived.by(() => JSON.stringify(this.given().table.battle.fought));
  private readonly covers = $derived.by(() => {
    const { turn, drafting } = this.given();
    return (
      drafting ||
      turn.ways.some(
        ({ move, path }) => !move.anytime && path.some((name) => ON_THE_SEA.test(name)),
      )
    );
  });
  readonly showing = $derived.by(() => {
    const { table, turn } = this.given();
    if (!table.battle.fought) return false;
    const telling = this.fought === this.fresh || turn.question === "blessing";
    return this.opened || (telling && !this.hidden && !this.covers);
  });

  open(): void {
    this.opened = true;
  }

  putAway(): void {
    this.fresh = "";
    this.hidden = true;
    this.opened = false;
  }
}
