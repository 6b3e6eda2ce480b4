/** The panels of a view: made by the game's own model, else from the form of the view. */
import type { TableView } from "../lib/types";
import type { Words } from "../lib/words";
import { auto } from "./auto";
import type { MakeModel } from "./types";
import type { Model } from "./model";
import { Telling } from "./telling";

export function shape(
  view: TableView,
  words: Words,
  make?: MakeModel,
): { model: Model; telling: Telling } {
  const telling = new Telling(view, words);
  if (make) {
    try {
      return { model: make(telling), telling };
    } catch (error) {
      // A view newer than this page: the plain panels are better than none.
      console.warn("drakkar: view not as expected", error);
    }
  }
  return { model: auto(telling), telling };
}
