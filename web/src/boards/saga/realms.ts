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

/** A realm as it is written down here and in far.ts: colours in one line each. */
export function realm(row: {
  sky: string;
  line: string;
  roof?: string;
  hills?: string;
  tint: string;
  /** Large and small things, then those at the bend, at the edge and in the corner. */
  stands: readonly [
    readonly MotifName[],
    readonly MotifName[],
    MotifName,
    MotifName,
    readonly [MotifName, MotifName],
  ];
  /** Its skyline; both ends of its sky, its lights, its ground; what stands on it. */
  card: readonly [Skyline, string, string];
}): Realm {
  const three = (colours: string): Realm["sky"] => colours.split(" ") as unknown as Realm["sky"];
  const [large, small, bend, edge, corner] = row.stands;
  const [skyline, colours, body] = row.card;
  const [above = "", below = "", light = "", ground = ""] = colours.split(" ");
  return {
    sky: three(row.sky),
    line: row.line,
    ...(row.roof ? { roof: row.roof } : {}),
    ...(row.hills ? { hills: three(row.hills) } : {}),
    tint: three(row.tint),
    large,
    small,
    bend,
    edge,
    corner,
    card: { skyline, sky: [above, below], light, ground, body: body.split(" ") },
  };
}

const REALMS: Record<string, Realm> = {
  I: realm({
    sky: "#bfe0e0 #e8e2a8 #a9bf6a",
    line: "#5c7a34",
    hills: "#a9c7ae #86a85c #77994e",
    tint: "#8a5a30 #d9a24a #3f6b34",
    stands: [["birch", "hut", "fir"], ["fir", "flower"], "hut", "fir", ["rock", "fir"]],
    card: ["huts", "#8fc0c6 #f8e3b0 #ffd96a #6f5a2a", "#8a5a30 #6b4426 #9a6233"],
  }),
  II: realm({
    sky: "#fdf0c0 #d8ec9c #9ccf7a",
    line: "#6fa84a",
    hills: "#d6e8a8 #aed47e #8fc06a",
    tint: "#e9e2d0 #7fb84a #d65a8a",
    stands: [["birch"], ["flower", "birch"], "birch", "flower", ["flower", "birch"]],
    card: ["grove", "#f8e6a0 #fff8dc #fff6c4 #5c7a34", "#6fa84a #8fc05a #4f8f3a"],
  }),
  III: realm({
    sky: "#3f5a52 #2f463f #1f2f33",
    line: "#16241f",
    hills: "#36564c #2a4439 #223a30",
    tint: "#3d5f48 #7fd8c0 #b59ae0",
    stands: [
      ["fir", "grave", "fir"],
      ["mushroom", "fir"],
      "grave",
      "mushroom",
      ["mushroom", "fir"],
    ],
    card: ["barrows", "#56756a #a8b894 #8ff0d0 #22312b", "#2f463f #3d5a4c #263a33"],
  }),
};

/** Null as long as a far realm is on its way. */
export function realmOf(
  adventure: { id: string; realm: string | null; bifrost: boolean },
  far: Record<string, Realm> | undefined,
): Realm | null {
  const name = adventure.realm ?? (adventure.bifrost ? "B" : "T");
  return REALMS[name] ?? far?.[name] ?? null;
}
