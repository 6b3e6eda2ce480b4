/** The drawings of Tiny Epic Vikings: Runes, goods, deeds, the faces of gods. */
import type { Drawn, Layer } from "../../kit/parts/drawn";
import { LINE } from "../../kit/parts/ink";
import type { Good, Rune } from "./model";

export const RUNE_COLOURS: Record<Rune, string> = {
  wealth: "#94640A",
  secrets: "#6B3FA0",
  nature: "#2F7D3B",
};
export const GROUNDS: Record<Rune, readonly [ground: string, shade: string]> = {
  wealth: ["#E3C987", "#CFA955"],
  secrets: ["#BFB2CC", "#9A89AE"],
  nature: ["#A9BF77", "#7F9C4B"],
};
/** On a field of 32. */
export const RUNE_SIGNS: Record<Rune, string> = {
  wealth: "M9 5V27M9 15 20 7M9 21 22 12",
  secrets: "M10 5V27M10 5l6 5 6-4V11M10 27l6-5 6 4V21",
  nature: "M9 5V27M23 5V27M9 12 23 20",
};
export const STONE = "M6 4Q16-2 26 4L29 24Q24 32 16 31 8 32 3 24Z";
export const GOOD_COLOURS: Record<Good, string> = {
  wood: "#8a5a2b",
  food: "#6fa3b8",
  steel: "#cfd6da",
};

export const s = (d: string, fill: string, width?: number): Layer => ({ d, fill, width });
export const l = (d: string, width?: number, ink?: string): Layer => ({ d, width, ink });
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** On a field of 24. */
export const GLYPHS: Record<string, Drawn> = {
  wood: [
    s("M2 14 15 7l7 3v5L9 22l-7-3z", "#8a5a2b"),
    l("M2 14l7 3v5M9 17l13-7"),
    s("M3.500 17.500a2 1.500 0 1 0 4 0a2 1.500 0 1 0-4 0", "#d9b155", 1),
    s("M4 9 16 3l5 2.500L9 12z", "#a8703a"),
  ],
  food: [
    s("M2 12C6 5 14 5 18 11l4-4v10l-4-4C14 19 6 19 2 12z", "#6fa3b8"),
    s(disc(6.5, 11, 1.2), "#1f1409", 0.5),
    l("M10 8c1.500 2.500 1.500 5.500 0 8"),
  ],
  steel: [
    s("M12 1l3 4v10H9V5z", "#cfd6da"),
    s("M5 15h14v3H5z", "#c9962b"),
    s("M10.500 18h3v5h-3z", "#6b4426"),
    l("M12 3v11", 1),
  ],
  sail: [
    s("M12 4c5 2 7 6 7 10h-7zM12 6c-4 2-6 5-6 8h6z", "#efe3c8", 2),
    l("M12 2v15", 2),
    s("M3 18c2 3 5 4 9 4s7-1 9-4z", "#8a5a2b", 2),
  ],
  explore: [
    s("M6 21c-1-5 1-7 3-7s4 2 3 7zM14 12c-1-5 1-7 3-7s4 2 3 7z", "#8a5a2b", 2),
    l("M3 7h6M7 4l3 3-3 3", 2),
  ],
  harvest: [
    s(
      "M12 22V9M12 14c-5 0-6-3-6-6 4 0 6 2 6 6zM12 14c5 0 6-3 6-6-4 0-6 2-6 6zM12 9c-3-2-3-5 0-7 3 2 3 5 0 7z",
      "#e0b23a",
      2,
    ),
  ],
  build: [s("M13 3l7 4-3 5-7-4z", "#cfd6da", 2), l("M12 9 4 21", 3.5)],
  battle: [
    // in the line of where they lie: light on dark wood
    l("M5 3l13 15M19 3 6 18", 2.6, LINE),
    {
      ...s("M3 4c3-2 6 0 6 3l-4 3C3 9 2 6 3 4zM21 4c-3-2-6 0-6 3l4 3c2-1 3-4 2-6z", "#cfd6da", 2),
      ink: LINE,
    },
    l("M4 21l3-3M20 21l-3-3", 2, LINE),
  ],
  swap: [s("M5 8h12l-3-3M19 16H7l3 3", "none", 2.4)],
  smite: [s("M13 2 5 13h6l-2 9 9-12h-6z", "#e0b23a", 2)],
  shrine: [s("M5 21V12h14v9z", "#7a4f2b", 2), s("M2 13 12 3l10 10z", "#a5482a", 2)],
  collect: [s("M7 9c-4 4-5 12 5 12s9-8 5-12zM7 9h10l2-5-4 2-3-3-3 3-4-2z", "#c9962b", 2)],
  fury: [
    s("M12 2c5 5 7 8 7 12a7 7 0 0 1-14 0c0-3 2-4 3-7 2 1 3 2 3 4 2-3 2-6 1-9z", "#d9531e", 1.6),
  ],
  /** Of who goes first, as in the bar above. */
  banner: [l("M5 2v20", 2.4, LINE), s("M6 3h15l-4.500 5 4.500 5H6z", "#e0b23a", 1.6)],
  hut: [
    s("M4 12h16v10H4z", "#d8b074", 1.8),
    s("M1 13 12 2l11 11-3 1-8-8-8 8z", "#a5482a", 1.8),
    s("M10 22v-6h4v6", "#3a2211", 1.4),
  ],
  /** Where a hut may stand. */
  lot: [l("M4.500 13v8.500h15V13M1.500 13.500 12 3l10.500 10.500", 1.5, "var(--line)")],
  island: [
    s("M1.500 13C2 7 7 5.500 12 5.500S22 7 22.500 12 18 19 12 19 1.500 18 1.500 13Z", "#e3c987"),
  ],
  card: [
    s("M5 2h14v20H5z", "#fffaf0", 1.6),
    s("M8 7.500q4-3 8 0l1 7q-2 3-5 2.600-3 .4-5-2.600z", "#b07a12", 1.2),
  ],
};

const eyes = (left: number, right: number): Layer =>
  s(disc(left, 28, 1.8) + disc(right, 28, 1.8), "#1f1409", 0.6);

/** On a field of 60, within a circle. */
export const GODS: Record<string, Drawn> = {
  thor: [
    s("M10 52C8 40 16 34 30 34s22 6 20 18a28 28 0 0 1-40 0z", "#6b3f25"),
    s("M17 22c0-12 26-12 26 0v12c0 10-26 10-26 0z", "#f0c9a0"),
    s("M15 32c4 4 6 1 15 1s11 3 15-1c1 14-5 22-15 24-10-2-16-10-15-24z", "#c2531b"),
    s("M23 39c4-3 10-3 14 0-3 2.500-11 2.500-14 0z", "#7a2d10"),
    s("M14 24C14 8 22 5 30 5s16 3 16 19c-8-5-24-5-32 0z", "#9aa3a8"),
    s("M30 5v17M27 20l3 9 3-9", "#9aa3a8"),
    s("M14 20C6 18 5 10 8 6c2 5 5 6 9 7M46 20c8-2 9-10 6-14-2 5-5 6-9 7", "#f1e2c3"),
    eyes(24, 36),
  ],
  tyr: [
    s("M8 54c0-11 9-16 22-16s22 5 22 16a28 28 0 0 1-44 0z", "#8a1f11"),
    s("M17 22c0-12 26-12 26 0v12c0 12-26 12-26 0z", "#f0c9a0"),
    s("M18 35c4 2 7 0 12 0s8 2 12 0c0 9-5 15-12 17-7-2-12-8-12-17z", "#4a2d18"),
    l("M26 41c3-1.500 5-1.500 8 0"),
    s("M15 25C14 9 22 5 30 5s16 4 15 20c-3-5-8-7-15-7s-12 2-15 7z", "#c9962b"),
    s("M30 4l5 9h-10z", "#fff7e0"),
    l("M36 22l4 12", 2, "#8a1f11"),
    eyes(24, 36),
  ],
  loki: [
    s("M8 54c0-11 9-15 22-15s22 4 22 15a28 28 0 0 1-44 0z", "#2F5d3b"),
    s("M18 22c0-12 24-12 24 0v10c0 9-7 14-12 16-5-2-12-7-12-16z", "#eac39a"),
    s("M27 41l3 9 3-9c-2-1-4-1-6 0z", "#2a1d12"),
    l("M23 37c5 3 9 2 14-2"),
    s("M16 26C12 8 20 5 30 6c10-1 18 2 14 20-2-6-6-9-9-9l-5 4-5-4c-3 0-7 3-9 9z", "#2a1d12"),
    s("M17 18C8 16 7 8 11 3c1 6 4 8 9 9M43 18c9-2 10-10 6-15-1 6-4 8-9 9", "#c9962b"),
    l("M21 27l6 2M39 27l-6 2", 2.6),
  ],
  freya: [
    s("M8 54c0-12 10-15 22-15s22 3 22 15a28 28 0 0 1-44 0z", "#8f2d16"),
    s("M13 44C10 20 18 8 30 8s20 12 17 36c-3 6-8 6-9 0V24H22v20c-1 6-6 6-9 0z", "#e0b23a"),
    s("M20 24c0-12 20-12 20 0v8c0 12-20 12-20 0z", "#f4d3ae"),
    s("M19 24c1-9 8-12 11-12s10 3 11 12c-7-5-15-5-22 0z", "#e0b23a"),
    l("M17 18c8-5 18-5 26 0", 3, "#8f2d16"),
    l("M27 38c2 1.500 4 1.500 6 0"),
    l("M13 30l6 3M13 37l6 3M41 33l6-3M41 40l6-3", 1.3),
    eyes(26, 34),
  ],
  frigg: [
    s("M8 54c0-12 10-15 22-15s22 3 22 15a28 28 0 0 1-44 0z", "#27506a"),
    s(
      "M9 48C7 18 16 6 30 6s23 12 21 42c-5-2-7-8-7-22-4-9-8-11-14-11s-10 2-14 11c0 14-2 20-7 22z",
      "#f1e2c3",
    ),
    s("M20 25c0-12 20-12 20 0v8c0 12-20 12-20 0z", "#f4d3ae"),
    s("M20 24c2-7 6-9 10-9s8 2 10 9c-6-4-14-4-20 0z", "#8a5a30"),
    l("M18 15c8-5 16-5 24 0", 3, "#c9962b"),
    s("M30 6l3 5-3 4-3-4z", "#6fa3b8", 1.4),
    l("M27 39c2 1.500 4 1.500 6 0"),
    eyes(26, 34),
  ],
  odin: [
    s("M8 54c0-10 8-16 22-16s22 6 22 16a28 28 0 0 1-44 0z", "#26323c"),
    s("M18 22c0-6 24-6 24 0v12c0 10-24 10-24 0z", "#eac39a"),
    s("M16 34c4 2 8-1 14-1s10 3 14 1c1 12-6 20-14 23-8-3-15-11-14-23z", "#cfd3d6"),
    l("M26 39c3-1.500 5-1.500 8 0"),
    s("M5 22c8-4 12-18 25-18s17 14 25 18c-14 4-36 4-50 0z", "#37505f"),
    l("M14 18c10 3 22 3 32 0", 2.5, "#c9962b"),
    s(disc(36, 28, 1.9), "#1f1409", 0.6),
    s("M20 25h9v6h-9z", "#1f1409"),
    l("M17 24l27 3", 1.5),
  ],
};
