/** Who is on a Viking card. */

const WOMEN = new Set([
  2, 4, 7, 8, 10, 13, 15, 18, 20, 23, 24, 26, 29, 31, 34, 36, 39, 40, 42, 45, 47,
]);
/** Whom the name tells how to draw. */
const HEADS: Record<number, "wolf" | "bear" | "crown" | "bald" | "hood"> = {
  6: "bald",
  16: "crown",
  20: "hood",
  32: "crown",
  38: "wolf",
  41: "bear",
};

/** Somebody on a Viking card: what the kit's faces are put together from, the same for the same card. */
export function portrait(id: string) {
  const number = Number(id.slice(1));
  const woman = WOMEN.has(number);
  const pick = <T>(all: readonly T[], by: number): T => all[(number * by) % all.length]!;
  return {
    woman,
    skin: pick(["#f0c9a0", "#edc096", "#e6b48a"], 5),
    hair: pick(["#7a3d14", "#d9a441", "#3a2a1c", "#b5651d", "#8b8f94", "#5a3a1e", "#e0b23a"], 5),
    beard: woman
      ? ("none" as const)
      : pick(["short", "long", "fork", "plait", "moustache"] as const, 3),
    head:
      HEADS[number] ??
      (woman
        ? pick(["braids", "scarf", "hood", "none", "winged", "cap"] as const, 5)
        : pick(["horned", "nasal", "cap", "felt", "none", "hood", "winged"] as const, 3)),
  };
}
