/** What a press on the coast would try, and what is shown there beside what lies there. */
import type { Play } from "../../lib/play";
import type { Move, MoveValue, TableView } from "../../lib/types";
import type { Gaze } from "./gaze.svelte";
import {
  ROWS,
  type Coast,
  type Kind,
  type Mooring,
  type VikingsBoard,
  columns,
  empty,
  roomFor,
} from "./model";

/** A cell that can be pressed, and the answer that this tries. */
export interface Target {
  row: string;
  column: number;
  tries: MoveValue;
}

/** What the coast is asked with: all of it is replaced from view to view. */
export interface Asked {
  view: TableView;
  board: VikingsBoard;
  play: Play;
  /** The coast that is drawn large, and whether it is the one that is asked. */
  coast: Coast;
  mine: boolean;
}

const VERBS: Record<string, string> = {
  laytile: "place",
  landviking: "land",
  replacetile: "replace",
  laystart: "start",
};

export class Laying {
  /** The tile that was taken in hand; the bought one unless only the start tile can lie yet. */
  taken = $state<"bought" | "start" | null>(null);
  readonly tag: string;
  readonly value: readonly unknown[];
  /** The verb by which a cell is answered; "" if none is asked for. */
  readonly verb: string;
  readonly bought: string;
  readonly passenger: string;
  readonly hand: "bought" | "start";
  readonly wide: number;
  readonly cells: readonly Target[];
  /** The Viking who was bought settles here, or goes ashore: both are places on the map. */
  readonly settling: Move | undefined;
  readonly home: Move | undefined;
  readonly settler: Kind;
  /** Where nothing is asked of the coast its tiles and ships can still be read one by one. */
  readonly peeks: readonly { row: string; column: number }[];
  /** The offered move that leaves something on the coast. */
  readonly ghost: MoveValue | null;
  /** Where the lot or the passengers that are looked at could go. */
  readonly could: readonly [string, number][];
  /** What the longship that is looked at, or about to be laid, would do. */
  readonly dangers: readonly (Mooring & { reach: string })[];

  constructor(
    private readonly asked: () => Asked,
    private readonly gaze: Gaze,
  ) {
    this.tag = $derived(this.asked().view.question?.tag ?? "");
    this.value = $derived(this.asked().view.question?.value ?? []);
    this.verb = $derived.by(() => {
      const { mine, play } = this.asked();
      return mine && play.moves.length ? (VERBS[this.tag] ?? "") : "";
    });
    this.bought = $derived(this.tag === "laytile" ? String(this.value[2] ?? "") : "");
    this.passenger = $derived(this.tag === "laytile" ? String(this.value[3] ?? "") : "");
    this.hand = $derived.by(() => {
      const { play } = this.asked();
      const lies = play.find("place").length || play.find("moor").length;
      return this.taken ?? (lies ? "bought" : "start");
    });
    this.wide = $derived.by(() => {
      const { coast, play } = this.asked();
      const reach = play.moves
        .map((move) => (move.kind === "moor" ? move.move[1] : move.move[2]))
        .filter((column): column is number => typeof column === "number");
      return columns(coast, reach);
    });
    this.cells = $derived.by(() => this.targets());
    const asks = $derived(this.asked().mine && this.tag === "settleviking");
    this.settling = $derived(asks ? this.asked().play.find("settle")[0] : undefined);
    this.home = $derived(asks ? this.asked().play.find("ashore")[0] : undefined);
    this.settler = $derived(String(this.value[2] ?? "") as Kind);
    this.peeks = $derived.by(() => {
      if (this.verb || this.settling) return [];
      const { coast } = this.asked();
      return [
        ...coast.ships.map(({ column }) => ({ row: "ship", column })),
        ...coast.tiles.map(({ row, column }) => ({ row, column })),
      ];
    });
    this.ghost = $derived.by(() => {
      const { mine, play } = this.asked();
      const shown = ["place", "moor", "land", "start", "replace"];
      return mine && play.offered && shown.includes(play.offered.kind) ? play.offered.move : null;
    });
    this.could = $derived.by(() => this.room());
    this.dangers = $derived.by(() => this.threatened());
  }

  private targets(): Target[] {
    if (!this.verb) return [];
    const { mine, play } = this.asked();
    const shipping = mine && this.bought.startsWith("ship");
    const targets: Target[] = [];
    const starts = play.find("start");
    for (let column = 1; column <= this.wide; column += 1) {
      if (shipping) targets.push({ row: "ship", column, tries: ["moor", column] });
      for (const row of ROWS) {
        // Column 1 is for the start tile where the bought one cannot lie there, or is not chosen.
        const start =
          column === 1 &&
          starts.some((move) => move.move[1] === row) &&
          (this.hand === "start" || !play.find("place", row, 1).length);
        if (start) targets.push({ row, column, tries: ["start", row] });
        else if (!shipping && this.verb !== "start")
          targets.push({ row, column, tries: [this.verb, row, column] });
      }
    }
    return targets;
  }

  private room(): [string, number][] {
    const { coast, mine } = this.asked();
    const lot = this.seenLot();
    if (lot) return roomFor(coast, lot);
    const move = this.gaze.spot?.what === "move" ? this.gaze.spot.move.move : null;
    if (!move || !mine) return [];
    if (move[0] === "ferry") {
      const rows = move[1] === "each" ? ROWS.filter((row) => coast.carries.ferry[row]) : [move[1]];
      return rows
        .flatMap((row) => empty(coast, String(row)))
        .map((tile) => [tile.row, tile.column]);
    }
    const building = move[0] === "take" ? String(move[1]).replace("building_", "") : "";
    return coast.tiles
      .filter((tile) => tile.tile === building && !tile.monument)
      .map((tile) => [tile.row, tile.column]);
  }

  private threatened(): (Mooring & { reach: string })[] {
    const { board, coast } = this.asked();
    const lot = this.seenLot();
    const tile = lot || (this.ghost?.[0] === "moor" ? this.bought : "");
    const reach = board.sails[tile]?.reach;
    if (!reach) return [];
    return coast.moorings[tile]!.filter((at) => lot || at.column === this.ghost![1]).map((at) => ({
      ...at,
      reach,
    }));
  }

  /** The tile of the lot that is looked at; "" if none is. */
  private seenLot(): string {
    const { board } = this.asked();
    return board.lots.find((lot) => lot.price === this.gaze.lot)?.tile ?? "";
  }

  moveAt(cell: Target): Move | undefined {
    return this.asked().play.find(...(cell.tries as [string, ...unknown[]]))[0];
  }

  pick(cell: Target): void {
    const move = this.moveAt(cell);
    if (move) void this.asked().play.choose(move);
    else void this.asked().play.ask(cell.tries);
  }

  look(cell: Target): void {
    const { row, column } = cell;
    this.gaze.look({ what: "cell", row, column }, this.moveAt(cell) ?? null, cell.tries);
  }
}
