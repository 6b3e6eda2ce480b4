import type { Sign } from "../../kit/signs";

export const SIGNS: Record<string, Sign> = {
  remove: {
    fill: "#b5472a",
    path: "M5 2.5 12 9.5 19 2.5 21.5 5 14.5 12 21.5 19 19 21.5 12 14.5 5 21.5 2.5 19 9.5 12 2.5 5z",
  },
  draw: {
    fill: "#e9d7b0",
    path: "M3 3h11v18H3z M16 10h4V6l3.5 6-3.5 6v-4h-4z",
    line: "M6 7h5M6 11h5",
  },
  god: { fill: "#8f9bb5", path: "M4 3h16v8h-6v11h-4V11H4z", line: "M4 7h16" },
  valhalla: {
    fill: "#d9a93a",
    path: "M1.5 12 12 2.5 22.5 12H20v9.5H4V12z",
    line: "M9 21v-6h6v6M4 12h16",
  },
  prophecy: {
    fill: "#9fd0d8",
    path: "M1 12c5-8.5 17-8.5 22 0-5 8.5-17 8.5-22 0z",
    line: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 12h.01",
  },
};
