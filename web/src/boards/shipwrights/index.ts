/** Shipwrights of the North Sea: Redux. */
import type { Look } from "../../kit/look";
import { SIGNS } from "./signs";

export { model } from "./model";

export const look: Look = {
  signs: SIGNS,
  bands: {
    ship: "#2f6f85",
    building: "#9a6a3a",
    artisan: "#6b8f3d",
    villager: "#c58b4a",
    jarl: "#8f2d16",
    raid: "#5b2a4d",
  },
};
