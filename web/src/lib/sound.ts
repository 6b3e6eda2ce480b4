/** A horn of two notes when it is my turn. Made here: nothing to load. */
let context: AudioContext | null = null;

export function horn(): void {
  try {
    if (!context || context.state === "suspended") return; // allowed only after a first touch
    const now = context.currentTime;
    for (const [start, pitch] of [
      [0, 146.8],
      [0.16, 220],
    ] as const) {
      const tone = context.createOscillator();
      const loud = context.createGain();
      tone.type = "sawtooth";
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0.0001, now + start);
      loud.gain.exponentialRampToValueAtTime(0.06, now + start + 0.05);
      loud.gain.exponentialRampToValueAtTime(0.0001, now + start + 0.5);
      const soft = context.createBiquadFilter();
      soft.type = "lowpass";
      soft.frequency.value = 900;
      tone.connect(soft).connect(loud).connect(context.destination);
      tone.start(now + start);
      tone.stop(now + start + 0.55);
    }
  } catch {
    // No sound here: the title and the prompt say the same.
  }
}

/** Wakes the audio on a touch or key, as browsers want it, so that the horn can sound later. */
export function allowSound(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    // as above
  }
}
