/** How a seat is marked: by a colour and a shape, so that colour is never alone. */

export type Shape = "triangle" | "circle" | "square" | "diamond" | "cross";

export interface Owner {
  colour: string;
  /** The colour of writing on it. */
  ink: string;
  shape: Shape;
  sign: string;
}

const OWNERS: readonly Owner[] = [
  { colour: "#C8400A", ink: "#FFFFFF", shape: "triangle", sign: "▲" },
  { colour: "#0B5FA5", ink: "#FFFFFF", shape: "circle", sign: "●" },
  { colour: "#E0A100", ink: "#1F1F1F", shape: "square", sign: "■" },
  { colour: "#1F1F1F", ink: "#FFFFFF", shape: "diamond", sign: "◆" },
  { colour: "#56B4E9", ink: "#1F1F1F", shape: "cross", sign: "✚" },
];

/** Somebody who holds no seat: a solo opponent, a neutral clan. */
export const NOBODY: Owner = { colour: "#7A7468", ink: "#FFFFFF", shape: "square", sign: "□" };

export function owner(seat: number | null): Owner {
  return (seat === null ? undefined : OWNERS[seat]) ?? NOBODY;
}

export function initial(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? "?";
}
