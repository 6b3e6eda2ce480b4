/** Tiny Epic Vikings: the sea with its islands, the gods, the clans. */
import type { Look } from "../../kit/look";
import { SIGNS } from "./signs";

export { model } from "./model";

export const look: Look = {
  signs: SIGNS,
  bands: {
    sea: "#2f6f85",
    favor: "#c9962b",
    wealth: "#c9962b",
    secrets: "#7b5ea7",
    nature: "#4f8a4a",
  },
};
