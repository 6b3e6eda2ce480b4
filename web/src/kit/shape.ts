/** The panels of a view: made by the game's own model, else from the form of the view. */
import type { TableView } from "../lib/types";
import type { Words } from "../lib/words";
import { auto } from "./auto";
import type { MakeModel } from "./types";
import type { Model } from "./model";
import { Telling } from "./telling";

export interface Shaped {
  model: Model;
  telling: Telling;
  /** The game's own model could not read this view: these are the plain panels. */
  plain: boolean;
}

export function shape(view: TableView, words: Words, make?: MakeModel): Shaped {
  const telling = new Telling(view, words);
  try {
    if (make) return { model: make(telling), telling, plain: false };
  } catch (error) {
    // A view newer than this page: the plain panels are better than none.
    console.info("drakkar: view not as expected", error);
  }
  try {
    return { model: auto(telling), telling, plain: make !== undefined };
  } catch (error) {
    // A form that nobody has thought of: list, log and points are still there.
    console.info("drakkar: view without any form", error);
    const none = view.seats.map(() => []);
    return {
      model: { header: [], top: [], shared: [], seats: none, minis: none },
      telling,
      plain: true,
    };
  }
}
