/** Leave to make sounds, which a browser gives with a touch only; the sounds themselves are in sound.ts. */
let context: AudioContext | null = null;

/** Wakes the audio on a touch or key, as browsers want it, so that something can sound later. */
export function allowSound(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    // No sound here: what moves can be seen, and the title says whose turn it is.
  }
}

export const audio = (): AudioContext | null => context;
