/** What the player looks at on the board of Vikings, why it is refused, and which things are to blame. */
import type { Move, MoveValue, Refusal } from "../../lib/types";
import type { Play } from "../../lib/play";

/** How long a refused thing is looked at before the table is asked why. */
const DWELL = 220;

export type Spot =
  | { what: "lot"; price: number }
  | { what: "cell"; row: string; column: number }
  | { what: "move"; move: Move }
  | { what: "bonus"; bonus: string };

/** "lot-3", "noble-2", "ship-1": the names of the things a refusal blames. */
export function culprits(cells: unknown[]): string[] {
  return cells.map((cell) => (Array.isArray(cell) ? cell.join("-") : String(cell)));
}

export class Gaze {
  spot = $state.raw<Spot | null>(null);
  reason = $state.raw<Refusal | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly play: () => Play,
    /** The lots in the order of their prices. */
    private readonly prices: () => number[],
  ) {}

  get lot(): number | null {
    return this.spot?.what === "lot" ? this.spot.price : null;
  }

  get guilty(): Set<string> {
    const blamed = this.play().refusal ?? this.reason;
    return new Set(culprits(blamed?.cells ?? []));
  }

  /** Look at something: a legal move is offered, for an illegal one the table is asked. */
  look(spot: Spot, move: Move | null, tries: MoveValue | null): void {
    this.drop();
    this.spot = spot;
    const play = this.play();
    play.offer(move);
    if (move || !tries || !play.moves.length) return;
    this.timer = setTimeout(() => {
      void play.why(tries).then((refusal) => {
        if (this.spot !== spot || !refusal) return;
        this.reason = refusal;
        play.say(refusal.text);
      });
    }, DWELL);
  }

  away(): void {
    this.drop();
    this.play().offer(null);
  }

  drop(): void {
    clearTimeout(this.timer);
    this.spot = null;
    this.reason = null;
  }

  // ---- lots ----------------------------------------------------------------------------------

  private get buying(): boolean {
    return this.play().moves.some((move) => move.kind === "buy");
  }

  lookLot(price: number): void {
    const move = this.play().find("buy", price)[0] ?? null;
    this.look({ what: "lot", price }, move, this.buying ? ["buy", price] : null);
  }

  pickLot(price: number): void {
    const play = this.play();
    const move = play.find("buy", price)[0];
    if (move) void play.choose(move);
    else if (this.buying) void play.ask(["buy", price]);
    else this.lookLot(price);
  }

  /** Left and right walk round the wheel by price, up and down leave it for the coast. */
  lotKey(event: KeyboardEvent, price: number): void {
    const { key } = event;
    if (key === "Enter" || key === " ") {
      event.preventDefault();
      this.pickLot(price);
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const root = (event.currentTarget as Element).closest(".vikings");
    let next: HTMLElement | null | undefined;
    if (key === "ArrowRight" || key === "ArrowLeft") {
      const prices = this.prices();
      const step = prices.indexOf(price) + (key === "ArrowRight" ? 1 : -1);
      const to = prices[(step + prices.length) % prices.length];
      next = root?.querySelector<HTMLElement>(`[data-lot="${to}"]`);
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      // what can be chosen there, else what can be read there
      next =
        root?.querySelector<HTMLElement>(".map .legal") ??
        root?.querySelector<HTMLElement>(".map [data-target]") ??
        root?.querySelector<HTMLElement>(".coast [data-target]");
    }
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
}
