import type { Sign } from "../../kit/signs";

const RUNE = "M12 1.500c6 0 9 4 9 10.500s-3 10.500-9 10.500S3 18.500 3 12 6 1.500 12 1.500z";

export const SIGNS: Record<string, Sign> = {
  wealth: { fill: "#c9962b", path: RUNE, line: "M10 6v13M10 11l5-3M10 15l6-4" },
  secrets: { fill: "#7b5ea7", path: RUNE, line: "M9 6v13M9 6l5 3M9 19l5-3M14 9v1M14 15v1" },
  nature: { fill: "#4f8a4a", path: RUNE, line: "M9 6v13M9 6l5 3-5 3 5 4-5 3" },
  settler: {
    fill: "#b98b5e",
    path: "M12 3a4 4 0 0 1 2.500 7c3.500 1 5 4 5.500 11H4c.5-7 2-10 5.500-11A4 4 0 0 1 12 3z",
  },
  village: { fill: "#c58b4a", path: "M3 12 12 4l9 8v9H3z", line: "M10 21v-6h4v6M3 12h18" },
};
