/**
 * On a phone nobody looks at an answer before pressing it: the first press looks at it, the second makes it. A way to
 * pay is meant as its dials stand, on any screen.
 */
import type { Play } from "../../lib/play";
import type { Move } from "../../lib/types";

export class Twice {
  /** The answer that was pressed once. */
  meant = $state.raw<Move | null>(null);
  /** The table as the parts of the board see it. */
  readonly play: Play;

  constructor(private readonly table: () => Play) {
    const own: Partial<Play> = {
      // what was pressed stays looked at when the finger goes elsewhere
      offer: (move) => table().offer(move ?? this.meant),
      choose: async (move, sure) => {
        if (sure) return table().choose(move, true);
        const answer = "notation" in move ? move : null;
        if (!answer || answer.anytime || answer.move[0] === "exchange") return table().choose(move);
        if (answer.notation === this.meant?.notation) return table().choose(move, true);
        this.mean(answer);
      },
    };
    this.play = new Proxy({} as Play, {
      get: (_, name: keyof Play) => {
        const play = table();
        const value = own[name] ?? play[name];
        return typeof value === "function" && !(name in own) ? value.bind(play) : value;
      },
    });
  }
  mean(answer: Move | null): void {
    this.meant = answer;
    if (answer) this.table().offer(answer);
  }
}
