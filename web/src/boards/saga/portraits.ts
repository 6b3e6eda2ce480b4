/**
 * How each of the 34 Vikings and 16 gods looks: put together from parts, no two alike. Here are those
 * that a voyage begins with; the others are in farPortraits.ts.
 */
import type { BEARDS, HEADGEAR, HELD, TOOLS } from "../../kit/parts/faces";
import { later } from "./fetched.svelte";

export interface Portrait {
  skin?: string;
  hair?: string;
  cloth?: string;
  beard?: keyof typeof BEARDS;
  head?: keyof typeof HEADGEAR;
  tool?: keyof typeof TOOLS;
  held?: keyof typeof HELD;
  woman?: boolean;
}

export const [PALE, FAIR, RUDDY, TANNED] = ["#f3d2b2", "#edc096", "#e8b98c", "#d9a06e"];
export const [RED, BLOND, BROWN, BLACK, GREY, WHITE] = [
  "#b5521c",
  "#e3b04b",
  "#7a3d14",
  "#2b1a12",
  "#8d8a84",
  "#efe6d2",
];
export const [WOOD, MOSS, SEA, RUST, PLUM, SAND] = [
  "#7a5230",
  "#4f6b2a",
  "#3d6f8f",
  "#8f2d16",
  "#5a3a6a",
  "#a8864a",
];

export const PORTRAITS: Record<string, Portrait> = {
  // ---- from the start
  harald: { skin: RUDDY, hair: WHITE, cloth: "#6b6250", beard: "long", head: "bald" },
  bjorn: { skin: FAIR, hair: BROWN, cloth: WOOD, beard: "short", head: "bear" },
  mikka: { skin: FAIR, hair: "#5a3418", cloth: SEA, head: "nasal", held: "horn" },
  helga: { skin: PALE, hair: BLOND, cloth: "#2f6b52", head: "braids", tool: "spear", woman: true },
  kjer: { skin: RUDDY, hair: RED, cloth: SEA, beard: "moustache", head: "cap", tool: "bow" },
  solveig: { skin: PALE, hair: BLACK, cloth: RUST, head: "winged", tool: "sword", woman: true },
  ragnar: {
    skin: TANNED,
    hair: RUST,
    cloth: "#7a1d12",
    beard: "long",
    head: "horned",
    tool: "axe",
  },
  // ---- the green realms
  halvar: {
    skin: FAIR,
    hair: "#a8662a",
    cloth: MOSS,
    beard: "fork",
    head: "nasal",
    held: "shield",
  },
  lasse: { skin: PALE, hair: BLOND, cloth: MOSS, head: "felt", held: "fish" },
  ingrid: { skin: PALE, hair: RED, cloth: MOSS, head: "scarf", woman: true },
  knut: { skin: TANNED, hair: "#3a2412", cloth: MOSS, beard: "plait", head: "horned" },
  sigrun: { skin: FAIR, hair: BROWN, cloth: SEA, head: "braids", held: "shield", woman: true },
  ansgar: { skin: RUDDY, hair: GREY, cloth: SAND, beard: "short", head: "hood", tool: "axe" },
  jorik: { skin: PALE, hair: BLOND, cloth: RUST, beard: "moustache", head: "felt", held: "purse" },
  olav: { skin: TANNED, hair: BLACK, cloth: "#2f6b52", beard: "fork", head: "bald", held: "purse" },
  erik: { skin: RUDDY, hair: RED, cloth: RUST, beard: "long", head: "nasal", tool: "labrys" },
  ellen: { skin: FAIR, hair: BLACK, cloth: PLUM, head: "hood", held: "purse", woman: true },
  magnus: { skin: PALE, hair: BLOND, cloth: SEA, beard: "short", head: "none", held: "horn" },
  gunnar: { skin: TANNED, hair: BROWN, cloth: WOOD, beard: "plait", head: "cap", tool: "sword" },
};

/** A hood for somebody nobody has drawn yet, and for who is on the way. */
export const portraitOf = (card: string): Portrait =>
  PORTRAITS[card] ?? later.parts?.PORTRAITS[card] ?? { head: "hood" };

export const GROUNDS = {
  start: { ground: "#e9b27a", rays: "#f3cc9a", band: "#8f2d16" },
  green: { ground: "#a9bf7a", rays: "#c3d49a", band: "#4f6b2a" },
  depths: { ground: "#9a86b8", rays: "#b4a3cc", band: "#5a3a6a" },
  ice: { ground: "#bfe0ea", rays: "#dff0f5", band: "#2f6f85" },
  god: { ground: "#f1c84b", rays: "#f9e08c", band: "#8a5f0a" },
} as const;
