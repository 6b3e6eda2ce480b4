import type { Words } from "../../lib/words";
import { deed, runesOf, type Printed } from "./model";

/** What its halves are called: as a Jarl, and into battle. */
export function halves(
  words: Words,
  id: string,
  printed: Printed,
  runes: Record<string, number>,
  strength: number | undefined,
): [jarl: string, battle: string] {
  const card = words.name("card", id);
  return [
    words.say("page-as-jarl", {
      card,
      action: deed(words, printed.jarl),
      rune: deed(words, printed.rune_action),
      ready: runesOf(printed, runes).every(([, on]) => on) ? "yes" : "no",
    }),
    words.say("page-into-battle", {
      card,
      strength: words.say("card-strength", {
        ...printed.strength,
        per: printed.strength.per ?? "none",
        steel: printed.steel,
        now: strength ?? "none",
      }),
    }),
  ];
}
