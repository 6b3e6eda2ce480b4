/**
 * The landscapes: colours and what stands where, by realm. Drawn by Backdrop and Painting. Here are those
 * that a voyage begins with; the others are in far.ts.
 */

export type MotifName =
  | "birch"
  | "cart"
  | "crystal"
  | "fir"
  | "flame"
  | "flower"
  | "forge"
  | "grave"
  | "hall"
  | "hut"
  | "ice"
  | "lantern"
  | "mushroom"
  | "peak"
  | "rock"
  | "star";

export type Skyline =
  "barrows" | "castle" | "city" | "grove" | "harbour" | "huts" | "palace" | "peaks" | "rainbow";

export interface Realm {
  /** From left above to right below. */
  sky: readonly [string, string, string];
  line: string;
  /** A roof of rock, or open sky with hills. */
  roof?: string;
  hills?: readonly [string, string, string];
  large: readonly MotifName[];
  small: readonly MotifName[];
  /** At the bend on the right, at the left edge, in the corner below. */
  bend: MotifName;
  edge: MotifName;
  corner: readonly [MotifName, MotifName];
  /** Colours of what stands there: body, light, detail. */
  tint: readonly [string, string, string];
  card: {
    skyline: Skyline;
    sky: readonly [string, string];
    body: readonly string[];
    light: string;
    ground: string;
  };
}

const REALMS: Record<string, Realm> = {
  I: {
    sky: ["#bfe0e0", "#e8e2a8", "#a9bf6a"],
    line: "#5c7a34",
    hills: ["#a9c7ae", "#86a85c", "#a4ba66"],
    large: ["birch", "hut", "fir"],
    small: ["fir", "flower"],
    bend: "hut",
    edge: "fir",
    corner: ["rock", "fir"],
    tint: ["#8a5a30", "#d9a24a", "#3f6b34"],
    card: {
      skyline: "huts",
      sky: ["#8fc0c6", "#f8e3b0"],
      body: ["#8a5a30", "#6b4426", "#9a6233"],
      light: "#ffd96a",
      ground: "#6f5a2a",
    },
  },
  II: {
    sky: ["#fdf0c0", "#d8ec9c", "#9ccf7a"],
    line: "#6fa84a",
    hills: ["#d6e8a8", "#aed47e", "#8fc06a"],
    large: ["birch"],
    small: ["flower", "birch"],
    bend: "birch",
    edge: "flower",
    corner: ["flower", "birch"],
    tint: ["#e9e2d0", "#7fb84a", "#d65a8a"],
    card: {
      skyline: "grove",
      sky: ["#f8e6a0", "#fff8dc"],
      body: ["#6fa84a", "#8fc05a", "#4f8f3a"],
      light: "#fff6c4",
      ground: "#5c7a34",
    },
  },
  III: {
    sky: ["#3f5a52", "#2f463f", "#1f2f33"],
    line: "#16241f",
    hills: ["#36564c", "#2a4439", "#223a30"],
    large: ["fir", "grave", "fir"],
    small: ["mushroom", "fir"],
    bend: "grave",
    edge: "mushroom",
    corner: ["mushroom", "fir"],
    tint: ["#3d5f48", "#7fd8c0", "#b59ae0"],
    card: {
      skyline: "barrows",
      sky: ["#56756a", "#a8b894"],
      body: ["#2f463f", "#3d5a4c", "#263a33"],
      light: "#8ff0d0",
      ground: "#22312b",
    },
  },
};

/** Null as long as a far realm is on its way. */
export function realmOf(
  adventure: { id: string; realm: string | null; bifrost: boolean },
  far: Record<string, Realm> | undefined,
): Realm | null {
  const name = adventure.realm ?? (adventure.bifrost ? "B" : "T");
  return REALMS[name] ?? far?.[name] ?? null;
}
