/** Coasts: outlines that look cut by hand, the same for the same seed. */

/** A small generator of numbers in [0, 1): the look of a map must not change from view to view. */
export function dice(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

/** How far the shore of an island is from its middle, in the direction (dx, dy) of length one. */
export function shore(rx: number, ry: number, dx: number, dy: number): number {
  const bend = 2.6;
  return 1 / (Math.abs(dx / rx) ** bend + Math.abs(dy / ry) ** bend) ** (1 / bend);
}

/** The coast of an island: a rounded box with capes and coves. */
export function island(cx: number, cy: number, rx: number, ry: number, seed: string): string {
  const roll = dice(seed);
  const [a, b, c] = [roll() * 6.28, roll() * 6.28, roll() * 6.28];
  const COUNT = 40;
  const points = Array.from({ length: COUNT }, (_, at) => {
    const angle = (at / COUNT) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const wobble =
      1 +
      0.05 * Math.sin(3 * angle + a) +
      0.04 * Math.sin(5 * angle + b) +
      0.025 * Math.sin(9 * angle + c);
    const far = wobble / (Math.abs(dx) ** 2.6 + Math.abs(dy) ** 2.6) ** (1 / 2.6);
    return [cx + rx * far * dx, cy + ry * far * dy] as const;
  });
  const between = (at: number): string => {
    const [p, q] = [points[at % COUNT]!, points[(at + 1) % COUNT]!];
    return `${((p[0] + q[0]) / 2).toFixed(1)} ${((p[1] + q[1]) / 2).toFixed(1)}`;
  };
  let path = `M${between(COUNT - 1)}`;
  for (let at = 0; at < COUNT; at += 1) {
    const [x, y] = points[at]!;
    path += `Q${x.toFixed(1)} ${y.toFixed(1)} ${between(at)}`;
  }
  return `${path}Z`;
}

/** Short strokes of the graver on land. */
export function hatching(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  seed: string,
  count = 22,
): string {
  const roll = dice(`${seed} grass`);
  let path = "";
  for (let at = 0; at < count; at += 1) {
    const x = cx + (roll() * 1.6 - 0.8) * rx;
    const y = cy + (roll() * 1.3 - 0.55) * ry;
    path += `M${x.toFixed(1)} ${y.toFixed(1)}l${(5 + roll() * 6).toFixed(1)}-1.500`;
  }
  return path;
}
