import type { Sign } from "../../kit/signs";

const ROUND = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z";
const SHEEP =
  "M5 10c-2-1-3-3-1-4l3 1c1-2 4-3 6-1 3-1 6 1 6 4 2 1 2 4 0 5v5h-3v-3h-6v3H7v-5c-2-1-3-3-2-5z";
const CATTLE = "M2 5c1 2 2 2 4 2h12c2 0 3 0 4-2 1 4-1 6-4 6v9h-3v-5H9v5H6v-9c-3 0-5-2-4-6z";
const HOUSE = "M2 12 12 4l10 8v8H2z";
const SACK = "M9 4h6l-1.5 3.5c4 2 6 6 6 9.5 0 3-3 4-7.5 4s-7.5-1-7.5-4c0-3.5 2-7.5 6-9.5z";
const SWORD: Sign = {
  fill: "#cfd6da",
  path: "M21 2l-1 6-9 9 2 2-2 2-3-3-4 4-2-2 4-4-3-3 2-2 2 2 9-9z",
};

/** By the id of a thing; one of any kind (`sheep_any`) has the sign of its kind. */
export const SIGNS: Record<string, Sign> = {
  wood: {
    fill: "#b9793f",
    path: "M3 8l13-4c3 0 5 3 5 6l-13 5c-3 0-5-4-5-7z",
    line: "M8 15c2-1 2-6-1-8M6 10.5a1 1 0 1 0 .1 0M3 8v6c1 3 3 5 5 5l13-5v-4",
  },
  points: { fill: "#fbe7b5", path: "M4 3h16v10l-8 8-8-8z", line: "M12 7v7M9 9l3-2" },
  card: { fill: "#fffaf0", path: "M5 3h14v18H5z", line: "M8 7h8M8 17h8M12 10v4M10 12h4" },
  wool: {
    fill: "#fbf5e6",
    path: "M7 7c1-3 6-4 8-1 4-1 6 3 4 6 2 3-1 7-4 6-2 3-7 3-8 0-4 1-6-4-4-6-1-3 1-6 4-5z",
    line: "M8 10c2-1 4 0 4 2s3 3 5 1M9 15c1 1 3 1 4 0",
  },
  helmet: {
    fill: "#9aa8b0",
    path: "M3 17a9 12 0 0 1 18 0v3H3z",
    line: "M12 5v15M3 16h18M7 18h.01M17 18h.01",
  },
  board: { fill: "#fdf6e4", path: "M3 3h18v18H3z", line: "M9 3v18M15 3v18M3 9h18M3 15h18" },
  up: { fill: "#c9962b", path: "M12 2l9 10h-5v10H8V12H3z" },
  up_twice: { fill: "#c9962b", path: "M12 1l8 9h-4.5l4.5 5h-4v8H8v-8H4l4.5-5H4z" },
  peak: {
    fill: "#8f9aa0",
    path: "M1 21L9 5l4 6 3-4 7 14z",
    line: "M6.5 10l2.5 2 2-2.5M14 10l2 2 2-1",
  },
  isle: {
    fill: "#7fae5a",
    path: "M2 17c2-5 5-3 6-7s6-5 8-1 5 3 6 8c-6 3-14 3-20 0z",
    line: "M9 14c1-2 3-2 4 0M2 20c3 2 5-1 8 0s5 1 8 0 3 0 4 0",
  },
  oval: {
    fill: "#9a9488",
    path: "M12 5c6 0 10 3 10 7s-4 7-10 7S2 16 2 12s4-7 10-7z",
    line: "M8 12h8M12 9v6",
  },
  emigration: {
    fill: "#c9962b",
    path: "M2 15h20c-1 5-4 7-10 7S3 20 2 15z",
    line: "M12 15V3M12 3c5 1 6 5 5 9h-5",
  },
  peas: {
    fill: "#a9c95f",
    path: "M2 15C5 6 14 3 22 5c-1 8-10 15-20 10z",
    line: "M8 12.5a1.5 1.5 0 1 0 .1 0M12.5 10a1.5 1.5 0 1 0 .1 0M17 7.5a1.2 1.2 0 1 0 .1 0",
  },
  flax: {
    fill: "#8fb3de",
    path: "M12 2a4 4 0 0 1 3 6 4 4 0 0 1-1 6l-1 8h-2l-1-8a4 4 0 0 1-1-6 4 4 0 0 1 3-6z",
    line: "M12 8v12M12 17l5-4M12 19l-5-4",
  },
  beans: {
    fill: "#e8c9a0",
    path: "M7 4c5-3 10 1 9 6-.5 3 3 4 2 7-1 4-9 4-12-1S3 6 7 4z",
    line: "M8 7c2-1 4 0 4 3",
  },
  grain: {
    fill: "#f0c850",
    path: "M12 2c3 3 3 5 1 7 4-2 6-1 6 2-2 3-4 3-6 2 3 0 5 1 5 4-2 2-4 2-5.5.5V22h-1v-4.5C10 19 8 19 6 17c0-3 2-4 5-4-2 1-4 1-6-2 0-3 2-4 6-2-2-2-2-4 1-7z",
  },
  cabbage: {
    fill: "#a8cf7f",
    path: "M12 3c5 0 9 4 9 9s-4 9-9 9-9-4-9-9 4-9 9-9z",
    line: "M12 20V9M12 14c-3-1-5-3-5-6M12 14c3-1 5-3 5-6M5 14c2 0 5 1 7 4M19 14c-2 0-5 1-7 4",
  },
  fruits: {
    fill: "#e0684a",
    path: "M12 8c3-3 9-2 9 4 0 5-4 9-7 9-1 0-1-.5-2-.5S11 21 10 21c-3 0-7-4-7-9 0-6 6-7 9-4z",
    line: "M12 8c0-3 1-5 4-6",
  },
  mead: {
    fill: "#e9c06a",
    path: "M4 6h12v3h3c2 0 3 2 3 4s-1 5-4 5h-2v3H4z",
    line: "M16 12h2v3h-2M4 10h12",
  },
  stockfish: {
    fill: "#d9dfe2",
    path: "M2 12c4-6 11-6 15-1l5-4v10l-5-4c-4 5-11 5-15-1z",
    line: "M6 11h.1M10 9c1 2 1 4 0 6M13 9.5c1 2 1 3 0 5",
  },
  milk: {
    fill: "#fdf7ea",
    path: "M8 2h8v3l2 4v11c0 1-1 2-2 2H8c-1 0-2-1-2-2V9l2-4z",
    line: "M6 12c3-2 5 2 12 0M8 5h8",
  },
  salt_meat: {
    fill: "#d98c7a",
    path: "M3 9c3-5 12-6 16-2 4 3 2 9-3 11-6 2-12 1-13-3-1-2-1-4 0-6z",
    line: "M14 10a2.5 2 0 1 0 .1 0M7 14c2 1 4 1 6 0",
  },
  game_meat: {
    fill: "#b3694a",
    path: "M9 3c6-2 12 3 11 8-1 4-5 6-9 6l-4 4c-1 1-3 1-3-1-2 0-2-2-1-3l4-4C6 9 6 5 9 3z",
    line: "M12 7c3 0 5 2 5 4",
  },
  whale_meat: {
    fill: "#7d97a8",
    path: "M2 12c1-4 6-6 10-6 4 0 6 2 7 4 0-2 0-4-2-5 3-1 5 1 5 3 1 6-3 11-10 11C6 19 2 17 2 12z",
    line: "M6 11h.1M3 14c3 2 7 2 10 0",
  },
  sheep: { fill: "#f7f0df", path: SHEEP, line: "M9 11c1-1 3-1 3 1M13 13c1-1 3-1 3 1M4 9h.1" },
  pregnant_sheep: { fill: "#f0c9b8", path: SHEEP, line: "M11 12a2 2 0 1 0 .1 0M4 9h.1" },
  cattle: { fill: "#b98b5e", path: CATTLE, line: "M9 11h.1M15 11h.1M10 15h4" },
  pregnant_cattle: { fill: "#dda98d", path: CATTLE, line: "M12 11a2 2 0 1 0 .1 0" },
  oil: {
    fill: "#c7b04a",
    path: "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z",
    line: "M9 15c0 2 1 3 3 3",
  },
  hide: {
    fill: "#c99a66",
    path: "M4 3l4 2h8l4-2 1 5-3 3v5l3 3-2 3-5-3h-4l-5 3-2-3 3-3v-5L3 8z",
  },
  linen: {
    fill: "#f1ead6",
    path: "M4 4h13c3 0 3 5 0 5v12H4z",
    line: "M17 4c-2 0-2 5 0 5M7 12h7M7 15h7M7 18h7",
  },
  skin_and_bones: {
    fill: "#efe6cf",
    path: "M5 4c2-1 3 0 3 2l8 8c2-1 4 0 4 2 1 1 0 3-2 2 0 2-2 3-3 1-1-1-1-2 0-3L7 9C5 10 3 9 3 7 2 5 3 4 5 4z",
    line: "M4 20 8 16M16 8l4-4",
  },
  fur: {
    fill: "#a9764c",
    path: "M12 2l2 3 3-1 1 4 4 1-2 4 2 4-4 1-1 3-3-1-2 3-2-3-3 1-1-3-4-1 2-4-2-4 4-1 1-4 3 1z",
    line: "M9 10l1 3M13 9l1 3M11 15l1 2M15 14l1 2",
  },
  robe: {
    fill: "#b9534a",
    path: "M8 2h8l5 5-3 4-1-1 2 12H5l2-12-1 1-3-4z",
    line: "M8 2c1 3 7 3 8 0M12 6v16",
  },
  clothing: {
    fill: "#6f9a63",
    path: "M8 3h8l6 4-2 5-3-1v10H7V11l-3 1-2-5z",
    line: "M8 3c1 3 7 3 8 0M7 17h10",
  },
  rune_stone: {
    fill: "#b8b4a6",
    path: "M7 3c4-2 8-1 10 2 2 5 3 11 2 16H5c-1-6-1-14 2-18z",
    line: "M12 6v12M12 8l4 3M12 12l4 3",
  },
  silverware: {
    fill: "#dfe4e8",
    path: "M5 3h14c0 6-2 10-5.5 11v4H17v3H7v-3h3.5v-4C7 13 5 9 5 3z",
    line: "M6 7h12",
  },
  chest: { fill: "#a97444", path: "M3 9c0-4 3-5 9-5s9 1 9 5v11H3z", line: "M3 12h18M10 12v3h4v-3" },
  silk: {
    fill: "#d6a3c8",
    path: "M3 7c5-5 8 3 18-2v12c-9 5-13-3-18 2z",
    line: "M3 11c5-5 8 3 18-2M3 15c5-5 8 3 18-2",
  },
  spices: { fill: "#d39a4a", path: SACK, line: "M9 7.5h6M9 13h.1M12 15h.1M15 13h.1M12 11h.1" },
  jewelry: {
    fill: "#e6c04a",
    path: "M12 6c4 0 7 3 7 7.5S16 21 12 21s-7-3-7-7.5S8 6 12 6zm0 4c-2 0-3.5 1.5-3.5 3.5S10 17 12 17s3.5-1.5 3.5-3.5S14 10 12 10z",
    line: "M9 6l1-3h4l1 3",
  },
  treasure_chest: {
    fill: "#c9962b",
    path: "M3 10c0-4 3-6 9-6s9 2 9 6v10H3z",
    line: "M3 12h18M12 12v4M6 5v15M18 5v15",
  },
  silver_hoard: {
    fill: "#d9dee2",
    path: "M2 20c1-5 4-8 6-8 0-4 2-6 4-6s4 2 4 6c3 0 5 3 6 8z",
    line: "M9 12c2 1 4 1 6 0M5 17h4M11 16h4M16 18h3",
  },
  glass_beads: {
    fill: "#7fc0c9",
    path: "M6 4a3 3 0 1 1-1 6 3 3 0 0 1 1-6zm6 8a3 3 0 1 1-1 6 3 3 0 0 1 1-6zm6-8a3 3 0 1 1-1 6 3 3 0 0 1 1-6z",
  },
  cloakpin: { fill: "#c9a24a", path: "M16 3a5 5 0 1 1-4 8L4 21l-1-1L11 9a5 5 0 0 1 5-6z" },
  belt: { fill: "#8a5a30", path: "M1 9h22v6H1z", line: "M13 7v10h7V7zM4 12h5" },
  crucifix: { fill: "#e6c04a", path: "M10 2h4v5h5v4h-5v11h-4V11H5V7h5z" },
  drinking_horn: {
    fill: "#e9d7b0",
    path: "M3 5c0 10 5 15 13 16 3 0 5-2 5-4-5 1-8-1-9-5-1-3 0-6-1-8-3-1-6 0-8 1z",
    line: "M3 7c3-1.5 6-2 8-1.5",
  },
  amber_figure: {
    fill: "#e39a3a",
    path: "M12 2a4 4 0 0 1 2.5 7c3 1 5 4 4.5 12H5C4.5 13 6.5 10 9.5 9A4 4 0 0 1 12 2z",
  },
  horseshoe: {
    fill: "#9aa3a8",
    path: "M5 21H2C1 10 4 3 12 3s11 7 10 18h-3c1-9-1-14-7-14S4 12 5 21z",
  },
  gold_brooch: {
    fill: "#e6c04a",
    path: ROUND,
    line: "M12 8a4 4 0 1 0 .1 0M12 3v3M12 18v3M3 12h3M18 12h3",
  },
  forge_hammer: { fill: "#8e9aa3", path: "M4 4h14l3 4-3 2h-4v12h-4V10H4z" },
  fibula: { fill: "#d9a93a", path: "M4 5c6-3 13 1 16 9l-3 1c-2-5-6-8-10-7L21 19v2L3 9z" },
  throwing_axe: { fill: "#b9c3c9", path: "M10 2h3v3c5-1 8 1 9 6-3-1-6 0-9 2v9h-3z" },
  chalice: {
    fill: "#e6c04a",
    path: "M5 2h14c0 7-2 11-5.5 12v5H18v3H6v-3h4.5v-5C7 13 5 9 5 2z",
  },
  round_shield: {
    fill: "#b5472a",
    path: ROUND,
    line: "M12 9a3 3 0 1 0 .1 0M12 3v6M12 15v6M3 12h6M15 12h6",
  },
  english_crown: {
    fill: "#f0c850",
    path: "M2 7l5 5 5-8 5 8 5-5-2 13H4z",
    line: "M4.5 16h15",
  },
  stone: {
    fill: "#b3b0a6",
    path: "M5 9l6-5 8 3 3 8-5 6H6l-4-6z",
    line: "M11 4l1 8 10 3M12 12l-6 9",
  },
  ore: { fill: "#6d747c", path: "M4 14l3-8 8-2 6 6-2 9-9 2z", line: "M7 6l5 6 9-2M12 12l-2 9" },
  bow: {
    fill: "#b98b5e",
    path: "M6 2c10 2 14 10 12 20l-2-1C17 12 13 6 5 4z",
    line: "M6 3l11 18M4 20 15 9M11 9h4v4",
  },
  snare: {
    fill: "none",
    path: "M12 9c4 0 7 2 7 6s-3 6-7 6-7-2-7-6 3-6 7-6z",
    line: "M12 9c0-4 3-6 8-6M9 9h6",
  },
  spear: { fill: "#9aa3a8", path: "M21 2l-1 8-3-1L5 22l-3-2L14 7l-1-3z" },
  long_sword: SWORD,
  weapon_any: SWORD,
  whaling_boat: {
    fill: "#a97444",
    path: "M2 12c3 2 17 2 20 0-1 5-4 8-10 8S3 17 2 12z",
    line: "M8 8l8 8",
  },
  knarr: {
    fill: "#a97444",
    path: "M2 13c3 3 17 3 20 0-1 5-4 8-10 8S3 18 2 13zM8 3h8v8H8z",
    line: "M12 2v12",
  },
  longship: {
    fill: "#b5472a",
    path: "M1 8c2 6 5 6 11 6s9 0 11-6c0 8-4 13-11 13S1 16 1 8zM7 2h10v9H7z",
    line: "M12 1v13M10 2v9M14 2v9",
  },
  shed: { fill: "#c58b4a", path: HOUSE, line: "M9 20v-6h6v6" },
  stone_house: { fill: "#b3b0a6", path: HOUSE, line: "M2 15h20M7 12v3M12 15v5M17 12v3" },
  long_house: {
    fill: "#9a6a3a",
    path: "M1 13c3-7 19-7 22 0v7H1z",
    line: "M1 13h22M6 20v-4M12 20v-4M18 20v-4",
  },
  silver_2: {
    fill: "#e6eaeb",
    path: ROUND,
    line: "M9 10c0-4 6-4 6 0 0 2-6 4-6 6h6",
  },
  die: {
    fill: "#fdf7ea",
    path: "M4 4h16v16H4z",
    line: "M8 8h.1M16 8h.1M12 12h.1M8 16h.1M16 16h.1",
  },
};
