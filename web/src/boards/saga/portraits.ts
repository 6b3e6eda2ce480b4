/** How each of the 34 Vikings and 16 gods looks: put together from parts, no two alike. */
import type { BEARDS, HEADGEAR, HELD, TOOLS } from "../../kit/parts/faces";

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

const [PALE, FAIR, RUDDY, TANNED] = ["#f3d2b2", "#edc096", "#e8b98c", "#d9a06e"];
const [RED, BLOND, BROWN, BLACK, GREY, WHITE] = [
  "#b5521c",
  "#e3b04b",
  "#7a3d14",
  "#2b1a12",
  "#8d8a84",
  "#efe6d2",
];
const [WOOD, MOSS, SEA, RUST, PLUM, SAND] = [
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
  // ---- the depths
  ulf: { skin: TANNED, hair: "#57504a", cloth: "#7a4526", beard: "short", head: "wolf" },
  britta: {
    skin: PALE,
    hair: "#f0d98a",
    cloth: "#7a4526",
    head: "horned",
    tool: "hammer",
    woman: true,
  },
  christian: {
    skin: RUDDY,
    hair: "#d9d2c2",
    cloth: PLUM,
    beard: "long",
    head: "hood",
    held: "purse",
  },
  gunhild: { skin: FAIR, hair: RED, cloth: PLUM, head: "winged", tool: "spear", woman: true },
  alfred: { skin: PALE, hair: WHITE, cloth: "#2f3f4a", beard: "fork", head: "crown" },
  tjure: {
    skin: TANNED,
    hair: BLACK,
    cloth: "#2f3f4a",
    beard: "moustache",
    head: "none",
    held: "mallet",
  },
  soren: { skin: RUDDY, hair: "#a8662a", cloth: SAND, beard: "plait", head: "felt", held: "purse" },
  alva: { skin: PALE, hair: WHITE, cloth: "#2f6b52", head: "braids", tool: "bow", woman: true },
  mats: { skin: FAIR, hair: GREY, cloth: SEA, beard: "long", head: "cap", tool: "spear" },
  // ---- the ice
  sven: { skin: PALE, hair: BLOND, cloth: "#2f6f85", beard: "fork", head: "horned", tool: "sword" },
  helge: { skin: RUDDY, hair: GREY, cloth: "#2f6f85", beard: "long", head: "bear", tool: "axe" },
  leif: { skin: FAIR, hair: BLOND, cloth: "#2f6f85", head: "nasal", tool: "spear", held: "shield" },
  jari: { skin: PALE, hair: BROWN, cloth: "#2f6f85", beard: "short", head: "felt", tool: "hammer" },
  thorsten: {
    skin: TANNED,
    hair: RED,
    cloth: "#2f6f85",
    beard: "plait",
    head: "wolf",
    tool: "labrys",
  },
  ole: {
    skin: RUDDY,
    hair: WHITE,
    cloth: "#2f6f85",
    beard: "moustache",
    head: "bear",
    held: "horn",
  },
  // ---- gods
  loki: {
    skin: PALE,
    hair: "#2a6b2a",
    cloth: "#2a6b2a",
    beard: "moustache",
    head: "horned",
    tool: "flame",
  },
  idun: { skin: PALE, hair: BLOND, cloth: "#c25b6e", head: "scarf", held: "apple", woman: true },
  njord: {
    skin: TANNED,
    hair: "#3f8f9a",
    cloth: "#2f7f9a",
    beard: "long",
    head: "crown",
    tool: "trident",
  },
  heimdall: {
    skin: "#f6dcae",
    hair: BLOND,
    cloth: "#e9dcc0",
    beard: "short",
    head: "winged",
    held: "horn",
  },
  freyja: {
    skin: PALE,
    hair: "#e8b93a",
    cloth: "#8f2d6a",
    head: "crown",
    tool: "spear",
    woman: true,
  },
  thor: {
    skin: RUDDY,
    hair: "#c2531b",
    cloth: "#3d5f9f",
    beard: "plait",
    head: "winged",
    tool: "hammer",
  },
  gullveig: {
    skin: "#f6dcae",
    hair: "#f1c84b",
    cloth: "#c9962b",
    head: "rays",
    held: "purse",
    woman: true,
  },
  hel: { skin: "#a9b8c0", hair: BLACK, cloth: "#3a2a4a", head: "hood", tool: "axe", woman: true },
  tyr: {
    skin: TANNED,
    hair: BROWN,
    cloth: "#7a1d12",
    beard: "fork",
    head: "horned",
    tool: "sword",
    held: "shield",
  },
  balder: { skin: "#f6dcae", hair: "#fff4d6", cloth: "#f1e2b0", head: "rays" },
  frigg: { skin: PALE, hair: GREY, cloth: "#3d6f8f", head: "scarf", tool: "trident", woman: true },
  freyr: {
    skin: FAIR,
    hair: "#c98f2a",
    cloth: "#4f8f3a",
    beard: "short",
    head: "crown",
    held: "wheat",
  },
  bragi: { skin: RUDDY, hair: WHITE, cloth: "#8a5f0a", beard: "long", head: "felt", held: "harp" },
  skadi: {
    skin: "#dfe9ee",
    hair: "#bcd8e4",
    cloth: "#2f6f85",
    head: "wolf",
    tool: "bow",
    woman: true,
  },
  sif: {
    skin: PALE,
    hair: "#f0c84a",
    cloth: "#a8662a",
    head: "braids",
    held: "wheat",
    woman: true,
  },
  forseti: {
    skin: "#f6dcae",
    hair: "#fff4d6",
    cloth: "#c9962b",
    beard: "fork",
    head: "rays",
    tool: "labrys",
  },
};

/** Somebody nobody has drawn yet. */
export const portraitOf = (card: string): Portrait => PORTRAITS[card] ?? { head: "hood" };

export const GROUNDS = {
  start: { ground: "#e9b27a", rays: "#f3cc9a", band: "#8f2d16" },
  green: { ground: "#a9bf7a", rays: "#c3d49a", band: "#4f6b2a" },
  depths: { ground: "#9a86b8", rays: "#b4a3cc", band: "#5a3a6a" },
  ice: { ground: "#bfe0ea", rays: "#dff0f5", band: "#2f6f85" },
  god: { ground: "#f1c84b", rays: "#f9e08c", band: "#8a5f0a" },
} as const;
