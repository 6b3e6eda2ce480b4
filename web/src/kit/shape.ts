/** The panels of a view, from its form alone. */
import type { TableView } from "../lib/types";
import type { Words } from "../lib/words";
import { auto } from "./auto";
import type { Model } from "./model";
import { Telling } from "./telling";

export interface Shaped {
  model: Model;
  telling: Telling;
  /** The view has no form that could be drawn. */
  plain: boolean;
}

export function shape(view: TableView, words: Words): Shaped {
  const telling = new Telling(view, words);
  try {
    return { model: auto(telling), telling, plain: false };
  } catch (error) {
    // A form that nobody has thought of: list, log and points are still there.
    console.info("drakkar: view without any form", error);
    const none = view.seats.map(() => []);
    return { model: { header: [], shared: [], seats: none, minis: none }, telling, plain: true };
  }
}
