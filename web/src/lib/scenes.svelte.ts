/** Parts of a board that a phone shows one at a time: they stand in the frame's bar of tabs. */
export interface Scene {
  key: string;
  name: string;
  /** Drawn in lines, on a field of 24. */
  sign: string;
  /** How much can be done there; 0 is not told. */
  count: number;
}

class Scenes {
  /** Empty where a board is looked at as a whole. */
  list = $state.raw<readonly Scene[]>([]);
  current = $state("");
}
export const scenes = new Scenes();
