/** Saga des Vikings: the adventure with its trail, Movement cards, the display, the players. */
import type { Look } from "../../kit/look";
import { SIGNS } from "./signs";

export { model } from "./model";

export const look: Look = {
  signs: SIGNS,
  bands: {
    viking: "#6b8f3d",
    god: "#6f7fa8",
    special: "#8f2d16",
    movement: "#c58b4a",
    prophecy: "#2f8a99",
    land: "#6b8f3d",
    sea: "#2f6f85",
  },
};

export const untold = ["strides", "landings"];
