import type { Sign } from "../../kit/signs";

export const SIGNS: Record<string, Sign> = {
  military: { fill: "#b5472a", path: "M13 2h-2v20h2v-9c4 0 7-1 8-4-1-3-4-4-8-4z" },
  trade: {
    fill: "#3f7f6a",
    path: "M11 3h2v2h7l3 8a4 4 0 0 1-8 0l3-7h-5v13h5v2H6v-2h5V6H6l3 7a4 4 0 0 1-8 0l3-8h7z",
  },
  renown: {
    fill: "#d9a93a",
    path: "M3 5c0 10 5 15 13 16 3 0 5-2 5-4-5 1-8-1-9-5-1-3 0-6-1-8-3-1-6 0-8 1z",
    line: "M3 6c3-1.500 6-2 8-1.500",
  },
  resource: { fill: "#c7b08a", path: "M12 3 21 8v9l-9 5-9-5V8z", line: "M3 8l9 5 9-5M12 13v9" },
};
