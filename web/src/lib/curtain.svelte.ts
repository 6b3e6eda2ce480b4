/** Several people at one device: whose view is shown, and the curtain between two of them. */
import type { Viewer } from "./api";
import type { TableStore } from "./table.svelte";
import type { TableView } from "./types";

export class Curtain {
  /** The seat the server is asked for; undefined: the one that is to act, as the server chooses. */
  viewer: Viewer = undefined;
  private closed = $state(true);

  constructor(private readonly store: TableStore) {}

  /** The hands are hidden: show whom to hand the device to. */
  get down(): boolean {
    return (this.store.view?.curtain ?? false) && this.closed;
  }

  /** The player of this seat is alone with the screen. */
  raise(seat: number): void {
    this.closed = false;
    this.look(seat);
  }

  lower(): void {
    this.closed = true;
    this.look("none");
  }

  /** A new view has come: falls where the player has done what was asked. */
  follow(old: TableView | null, view: TableView): void {
    if (!view.curtain) {
      // Open hands: follow the seat that is to act, as the server does.
      const { viewer } = this;
      const another = viewer !== undefined && viewer !== "none" && !view.my_seats.includes(viewer);
      if (another) this.look(undefined);
      return;
    }
    const done = view.seat !== null && !view.act.includes(view.seat) && view.act.length > 0;
    if (!this.closed && done && old?.seat === view.seat) this.lower();
  }

  private look(viewer: Viewer): void {
    this.viewer = viewer;
    this.store.lookAnew();
  }
}
