/** How a seat is marked: by a colour and a shape, so that colour is never alone. */

export type Shape = "triangle" | "circle" | "square" | "diamond" | "cross" | "hexagon";

export interface Owner {
  colour: string;
  /** The colour of writing on it. */
  ink: string;
  shape: Shape;
  sign: string;
}

/** The shapes, on a field of 32. */
export const OUTLINES: Record<Shape, string> = {
  triangle: "M16 2 31 29 1 29Z",
  circle: "M16 1.500a14.500 14.500 0 1 1 0 29a14.500 14.500 0 1 1 0-29Z",
  square: "M3 3H29V29H3Z",
  diamond: "M16 0.500 31.500 16 16 31.500 0.500 16Z",
  cross:
    "M10.500 1.500H21.500V10.500H30.500V21.500H21.500V30.500H10.500V21.500H1.500V10.500H10.500Z",
  hexagon: "M8.500 2.500H23.500L31 16 23.500 29.500H8.500L1 16Z",
};

const OWNERS: readonly Owner[] = [
  { colour: "#C8400A", ink: "#FFFFFF", shape: "triangle", sign: "▲" },
  { colour: "#0B5FA5", ink: "#FFFFFF", shape: "circle", sign: "●" },
  { colour: "#E0A100", ink: "#1F1F1F", shape: "square", sign: "■" },
  { colour: "#1F1F1F", ink: "#FFFFFF", shape: "diamond", sign: "◆" },
  { colour: "#56B4E9", ink: "#1F1F1F", shape: "cross", sign: "✚" },
];

/** Somebody who holds no seat: a solo opponent, a neutral clan. */
export const NOBODY: Owner = { colour: "#7A7468", ink: "#FFFFFF", shape: "hexagon", sign: "⬡" };

export function owner(seat: number | null): Owner {
  return (seat === null ? undefined : OWNERS[seat]) ?? NOBODY;
}
