/** What the path and the answers leave to the hand on a phone. */
import { prefs } from "../../lib/prefs.svelte";
import { answerAt } from "../../lib/where";
import { pathOf } from "./path";
import { trayed, type Saga } from "./saga";

/**
 * How high the cards are, and whether the answers in words, which lie over the lower part of the board, lie two in a
 * row. `banners`: so many special cards are in force; `final`: what the card does has a button of its own.
 */
export function fitted(
  saga: Saga,
  narrow: boolean,
  banners: number,
  final: boolean,
): { tall: number; halved: boolean } {
  const { view, tag } = saga;
  // where a card leads is told on the whole card
  const worded =
    tag === "playcard"
      ? []
      : view.moves.filter((move) => pathOf(saga, move, narrow).includes(answerAt(move)));
  const halved = worded.length > 1 && worded.every(({ text }) => text.length < 40);
  const high = (): number => {
    if (trayed(tag)) return (banners ? 122 : 146) - (saga.from === "looked" ? 28 : 0);
    const lines = Math.ceil((view.question?.text.length ?? 0) / 26);
    // a short answer beside others stands beside the question
    const [alone] = worded;
    const above = worded.length === 1 && view.moves.length > 1 && alone!.text.length <= 24;
    if (!worded.length || above)
      return (
        220 -
        (banners > 2 ? 66 : banners ? 26 : 0) -
        (final ? 24 : 0) -
        (above ? 18 * Math.max(0, lines - 2) : 0)
      );
    const rows = halved ? Math.ceil(worded.length / 2) : worded.length;
    const room = 188 - [0, 30, 40, 66][Math.min(3, banners)]!;
    // so much higher is a long answer
    const wrapped = halved
      ? 0
      : worded.reduce((sum, { text }) => sum + 19 * Math.floor(text.length / 43), 0);
    return Math.max(116, room - wrapped - 49 * (rows - 1) - 18 * Math.max(0, lines - 1));
  };
  // large letters need the room
  return {
    tall: Math.max(116, high() - (tag === "playcard" ? 10 : 0) - (prefs.size === "large" ? 24 : 0)),
    halved,
  };
}
