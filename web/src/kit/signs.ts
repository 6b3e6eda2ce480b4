/** Signs of goods that many games have, on a field of 24: an outline with a fill, and lines inside. */
export interface Sign {
  fill: string;
  path: string;
  line?: string;
}

/** A good without a sign shows its name. A game brings its own in its look (look.ts). */
export const COMMON: Record<string, Sign> = {
  wood: {
    fill: "#9a6a3a",
    path: "M2 8h15l4-3v11l-4 3H2z",
    line: "M17 8v11M17 8l4-3M5 11h8M4 15h10",
  },
  wool: {
    fill: "#f3ead9",
    path: "M6 18a4.500 4.500 0 0 1-2-8.500A4.500 4.500 0 0 1 10 5a5 5 0 0 1 8 2.500A5 5 0 0 1 18.500 18z",
    line: "M9 11c1-2 4-2 4 0s-3 3-4 1M14 13c1-1.500 3-1 3 .5",
  },
  iron: { fill: "#8e9aa3", path: "M5 9h14l3 9H2z", line: "M5 9l2 5h10l2-5M7 14l-5 4M17 14l5 4" },
  gold: { fill: "#e6b325", path: "M4 16 7 8l6-3 6 4 2 7-5 4H8z", line: "M7 8l5 4 7-3M12 12v8" },
  coin: {
    fill: "#cfd3d6",
    path: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
    line: "M12 7v10M8 10l4-3 4 3M8.500 17h7",
  },
  silver: {
    fill: "#cfd3d6",
    path: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
    line: "M12 7v10M8 12h8",
  },
  glory: {
    fill: "#d0662b",
    path: "M12 2l3 6.500 7 .8-5.200 4.800 1.400 7L12 17.600 5.800 21l1.400-7L2 9.300l7-.8z",
  },
  vp: {
    fill: "#d0662b",
    path: "M12 2l3 6.500 7 .8-5.200 4.800 1.400 7L12 17.600 5.800 21l1.400-7L2 9.300l7-.8z",
  },
  worker: {
    fill: "#b98b5e",
    path: "M12 3a4 4 0 0 1 2.500 7c3.500 1 5 4 5.500 11H4c.5-7 2-10 5.500-11A4 4 0 0 1 12 3z",
  },
  food: {
    fill: "#6ea3b8",
    path: "M2 12c4-7 11-7 15-1l5-4v10l-5-4c-4 6-11 6-15-1z",
    line: "M7 11h.01",
  },
  steel: { fill: "#b9c3c9", path: "M11 2h2l1.500 12H21v2h-7v5h-4v-5H3v-2h6.500z" },
  card: { fill: "#e9d7b0", path: "M6 2h12v20H6z", line: "M9 6h6M9 10h6" },
  helmet: {
    fill: "#9aa8b0",
    path: "M3 17a9 12 0 0 1 18 0v3H3z",
    line: "M12 5v15M3 16h18M7 18h.01M17 18h.01",
  },
  viking: {
    fill: "#b98b5e",
    path: "M4 11a8 8 0 0 1 16 0v3c0 5-4 8-8 9-4-1-8-4-8-9z",
    line: "M4 11h16M12 3v8M9 14.500h.01M15 14.500h.01M9 18.500h6",
  },
};
