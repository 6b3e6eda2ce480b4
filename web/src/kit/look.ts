/** How the things of a game look on the kit's board: signs of goods, colours of cards and pieces. */
import { getContext, setContext } from "svelte";
import { COMMON, type Sign } from "./signs";

/** Drawn over the colour of a piece, because colour is never alone. */
export type Pattern = "dots" | "slanted" | "level" | "waves" | "diamonds" | "crossed" | "upright";

export interface Look {
  /** By token, beside those that all games share. */
  signs?: Record<string, Sign>;
  /** The colour of a card's edge, by its band. */
  bands?: Record<string, string>;
  /** The colour of a piece made of cells. */
  pieces?: Record<string, { fill: string; pattern?: Pattern }>;
}

const KEY = Symbol("look");

/** Everything drawn below this component wears this look. Called while the component is made. */
export function wear(look: Look = {}): void {
  setContext<Look>(KEY, { ...look, signs: { ...COMMON, ...look.signs } });
}

/** The look that is worn here. Called while the component is made. */
export function worn(): Required<Look> {
  const look = getContext<Look | undefined>(KEY);
  return { signs: look?.signs ?? COMMON, bands: look?.bands ?? {}, pieces: look?.pieces ?? {} };
}
