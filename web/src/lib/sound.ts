/** A horn when it is my turn, and quiet noises of pieces that are put down. Made here: nothing to load but this. */
import { audio } from "./audio";

/** What a piece is made of, by the noise that it makes. */
export type Noise = "wood" | "dice" | "card";

/** Short bursts of noise through a filter: when, how high, how sharp, how long (s), how loud. */
const BURSTS: Record<Noise, readonly (readonly [number, number, number, number, number])[]> = {
  // a block that is put down: a dull knock and its edge
  wood: [
    [0, 320, 6, 0.09, 0.5],
    [0.004, 1400, 2, 0.03, 0.12],
  ],
  // two dice that roll out
  dice: [
    [0, 2300, 7, 0.035, 0.3],
    [0.07, 1900, 7, 0.035, 0.24],
    [0.12, 2500, 7, 0.03, 0.2],
    [0.19, 2100, 7, 0.03, 0.14],
    [0.23, 1800, 7, 0.025, 0.1],
  ],
  // a card that slides over another
  card: [
    [0, 3800, 0.8, 0.11, 0.07],
    [0.09, 900, 2, 0.03, 0.1],
  ],
};
/** Pieces that land together are heard once. */
const TOGETHER = 60;
let last = -Infinity;

export function noise(what: Noise): void {
  try {
    const context = audio();
    if (!context || context.state !== "running") return; // allowed only after a first touch
    const now = performance.now();
    if (now - last < TOGETHER) return;
    last = now;
    for (const [start, pitch, sharp, long, loud] of BURSTS[what])
      burst(context, start, pitch, sharp, long, loud);
  } catch {
    // No sound here: what moved can be seen.
  }
}

function burst(
  context: AudioContext,
  start: number,
  pitch: number,
  sharp: number,
  long: number,
  loud: number,
): void {
  const begins = context.currentTime + start;
  const hiss = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = hiss;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = sharp;
  const fade = context.createGain();
  fade.gain.setValueAtTime(loud, begins);
  fade.gain.exponentialRampToValueAtTime(0.0001, begins + long);
  source.connect(band).connect(fade).connect(context.destination);
  source.start(begins);
}

/** Two notes. */
export function horn(): void {
  try {
    const context = audio();
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
