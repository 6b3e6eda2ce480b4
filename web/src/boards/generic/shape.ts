/** The panels of a view: shaped by hand where somebody has, else from the form of the view. */
import type { TableView } from "../../lib/types";
import type { Words } from "../../lib/words";
import { auto } from "./auto";
import type { Model } from "./model";
import { odin } from "./odin";
import { saga } from "./saga";
import { shipwrights } from "./shipwrights";
import { Telling } from "./telling";
import { tinyepic } from "./tinyepic";

const SHAPED: Record<string, (telling: Telling) => Model> = {
  odin,
  saga,
  shipwrights,
  tinyepic,
};

export function shape(view: TableView, words: Words): { model: Model; telling: Telling } {
  const telling = new Telling(view, words);
  const make = SHAPED[view.game];
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
