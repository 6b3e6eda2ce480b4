/** A Feast for Odin: the action board, one's boards and goods, occupations, the rest. */
import type { Look } from "../../kit/look";
import { SIGNS } from "./signs";

export { model } from "./model";

export const look: Look = {
  signs: SIGNS,
  bands: { "deck-a": "#c58b4a", "deck-b": "#8e9aa3", "deck-c": "#7b5ea7" },
  pieces: {
    orange: { fill: "#eda24a", pattern: "dots" },
    red: { fill: "#dd8571", pattern: "slanted" },
    green: { fill: "#97bd6f", pattern: "level" },
    blue: { fill: "#86aedb", pattern: "waves" },
    special: { fill: "#b79ad6", pattern: "diamonds" },
    silver: { fill: "#d9dee2" },
    ore: { fill: "#9aa1a8", pattern: "crossed" },
    wood: { fill: "#c39a68", pattern: "upright" },
    stone: { fill: "#bdb9ae" },
  },
};

export const untold = ["spaces", "spots", "dice", "now"];
