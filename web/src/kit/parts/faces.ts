/** The parts of a face on a field of 64 by 66: what somebody carries, how the beard grows, what is worn. */
import { INK, type Layer } from "./drawn";

const s = (d: string, fill: string, width = 2): Layer => ({ d, fill, width, ink: INK });
const l = (d: string, width: number, ink: string = INK): Layer => ({ d, width, ink });
const rod = (d: string, ink: string, width = 2): Layer[] => [l(d, width + 3), l(d, width, ink)];

/** Stands for the colour of the hair, and of the tunic. */
export const HAIR = "hair";
export const CLOTH = "cloth";

export const TOOLS = {
  none: [],
  spear: [...rod("M55 2V64", "#8a5a30"), s("M55-4l5 12-5 5-5-5Z", "#c9d0d4")],
  axe: [...rod("M56 8V64", "#8a5a30"), s("M54 10C64 6 66 20 62 28C60 23 57 22 54 22Z", "#c9d0d4")],
  labrys: [
    ...rod("M56 4V64", "#a8741a"),
    s("M54 8C64 3 66 20 62 27C60 21 57 20 54 20ZM58 8C48 3 46 20 50 27C52 21 55 20 58 20Z", "#f6e2a0"),
  ],
  bow: [...rod("M50 4C66 18 66 44 50 60", "#a8662a", 2.8), l("M50 4V60", 1.3)],
  sword: [
    s("M56 0l5 4-7 40-7-1.500L53 3Z", "#d5dade"),
    l("M45 41l17 3.500", 6),
    l("M45 41l17 3.500", 3, "#d9b155"),
  ],
  hammer: [...rod("M56 14V64", "#8a5a30"), s("M47 6h18v12H47Z", "#8d979c")],
} as const satisfies Record<string, readonly Layer[]>;

/** Carried before the body. */
export const HELD = {
  none: [],
  purse: [
    s("M44 50c-3-2-2-4 0-5h10c2 1 3 3 0 5 6 5 6 14-5 14s-11-9-5-14Z", "#c9962b"),
    l("M43 50h13", 2.6),
  ],
  fish: [
    s("M44 58c4-8 12-9 17-4l5-4-1 8 1 6-5-3c-6 4-13 3-17-3Z", "#8fb7c9"),
    l("M49 56.500v.5", 3),
  ],
  shield: [
    s("M42 54a12 12 0 1 0 24 0a12 12 0 1 0-24 0z", CLOTH),
    l("M54 42v24M42 54h24", 3, "#f3e3bd"),
    s("M50.500 54a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0z", "#d9b155"),
  ],
  mallet: [
    ...rod("M40 62 54 48", "#a9713a", 2.6),
    s("M48 40l12 10-6 7-12-10z", "#d8cfbd"),
  ],
  horn: [
    s("M40 48c0 12 8 18 20 15c3-1 3-5 0-6c-7 1-12-3-13-9z", "#f3e3bf"),
    l("M39.500 48h8", 3.4, "#c9962b"),
  ],
} as const satisfies Record<string, readonly Layer[]>;

export const BEARDS = {
  none: [],
  short: [s("M16 28c1 18 7 25 16 25s15-7 16-25c-3 6-6 7-9 7-3-2-11-2-14 0-3 0-6-1-9-7Z", HAIR)],
  long: [
    s("M16 27c-2 20 6 36 16 39 10-3 18-19 16-39-3 7-6 8-9 8-3-2-11-2-14 0-3 0-6-1-9-8Z", HAIR),
    l("M28 48c1 6 2 9 4 13M37 46c0 5-1 8-2 11", 1.3),
  ],
  fork: [
    s(
      "M16 27c-2 18 3 30 8 38 4-5 6-9 8-14 2 5 4 9 8 14 5-8 10-20 8-38-3 7-6 8-9 8-3-2-11-2-14 0-3 0-6-1-9-8Z",
      HAIR,
    ),
  ],
  plait: [
    s("M16 28c1 16 7 22 16 22s15-6 16-22c-3 6-6 7-9 7-3-2-11-2-14 0-3 0-6-1-9-7Z", HAIR),
    s("M28 49h8l-1 6h-6Z", "#d9b155"),
    s("M28 55h8l-4 11Z", HAIR),
  ],
  moustache: [
    s("M32 34c-4-2-9 0-14 9 6 1 11-1 14-5 3 4 8 6 14 5-5-9-10-11-14-9Z", HAIR),
    s("M29 47h6l-3 7Z", HAIR),
  ],
} as const satisfies Record<string, readonly Layer[]>;

const HELM = "M16 21C16 8 23 3 32 3s16 5 16 18Z";

export const HEADGEAR = {
  none: [s("M15 24C14 9 22 4 32 4s18 5 17 20c-3-7-6-10-9-11-5 3-12 3-17 1-3 2-6 5-8 10Z", HAIR)],
  horned: [
    s("M17 17C8 17 4 9 6 0c4 6 9 8 15 9ZM47 17c9 0 13-8 11-17-4 6-9 8-15 9Z", "#f3e9d2"),
    s(HELM, "#9aa3a8"),
    l("M15 21h34", 6),
    l("M15 21h34", 3, "#d9b155"),
    l("M32 4v14", 2),
  ],
  nasal: [
    s("M16 22C16 8 23 2 32 1c9 1 16 7 16 21Z", "#8d979c"),
    l("M15 21h34", 6),
    l("M15 21h34", 3, "#c9d0d4"),
    s("M30 18h4l1 14h-6Z", "#c9d0d4"),
  ],
  winged: [
    s(
      "M17 18C6 18 0 8 2 0c3 4 6 4 8 4-1 3 3 4 5 4 0 2 3 3 5 3ZM47 18C58 18 64 8 62 0c-3 4-6 4-8 4 1 3-3 4-5 4 0 2-3 3-5 3Z",
      "#fffaf0",
    ),
    s("M16 21C16 8 23 3 32 3s16 5 16 18C42 16 22 16 16 21Z", "#d9b155"),
    s("M29 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0z", "#b3261e"),
  ],
  braids: [
    s("M15 28C12 10 22 4 32 4s20 6 17 24c-3-9-8-14-17-14S18 19 15 28Z", HAIR),
    l("M15 28c-5 6-4 12-3 16s-2 8 1 14M49 28c5 6 4 12 3 16s2 8-1 14", 8.5),
    l("M15 28c-5 6-4 12-3 16s-2 8 1 14M49 28c5 6 4 12 3 16s2 8-1 14", 5, HAIR),
    l("M17 16c8-5 22-5 30 0", 3.4, "#8f2d16"),
  ],
  cap: [
    s("M15 22C14 8 24 3 36 2c10 0 14 6 22 6-4 4-6 8-9 14C40 17 24 17 15 22Z", "#2f6b52"),
    l("M15 22c9-5 25-5 34 0", 6),
    l("M15 22c9-5 25-5 34 0", 3, "#e9dcc0"),
    s("M22 15C14 8 12 2 12-4c6 4 10 8 12 14", "#d9531e"),
  ],
  hood: [
    s(
      "M12 46C6 22 14 2 32 1s26 21 20 45c-4-2-5-6-5-14C47 16 42 12 32 12S17 16 17 32c0 8-1 12-5 14Z",
      CLOTH,
    ),
    l("M17 34c0-18 5-22 15-22s15 4 15 22", 2, "#d9b155"),
  ],
  crown: [
    s("M14 20 11 2l10 8L32-3l11 13 10-8-3 18C42 15 22 15 14 20Z", "#f0b92e"),
    s("M29.500 11a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0z", "#b3261e", 1.4),
  ],
  rays: [
    s(
      "M14 20 8 4l9 6 3-13 7 10 5-14 5 14 7-10 3 13 9-6-6 16C42 15 22 15 14 20Z",
      "#f6d04a",
    ),
    s("M29 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0z", "#0B5FA5"),
  ],
  felt: [
    s("M13 23C15 8 22-2 33-3c3 4 9 14 18 26-10-6-28-6-38 0Z", "#8a5a30"),
    l("M12 23c10-6 30-6 40 0", 6),
    l("M12 23c10-6 30-6 40 0", 3, "#c98f4a"),
  ],
  scarf: [
    s("M13 36C10 12 20 3 32 3s22 9 19 33c-3-2-4-8-5-14-9 1-19 0-25-6-3 4-5 12-8 20Z", "#b3261e"),
    { d: "M16 17c10-6 22-6 32 0", width: 2.2, ink: "#f6e2a0" },
  ],
  bear: [
    s("M10 7a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM42 7a6 6 0 1 0 12 0a6 6 0 1 0-12 0z", "#5a3a20"),
    s(
      "M11 34C8 12 18 3 32 3s24 9 21 31c-3-2-4-6-5-12-8-6-24-6-32 0-1 6-2 10-5 12Z",
      "#5a3a20",
    ),
    l("M24 11v1M40 11v1", 3),
    s("M28 15h8l-4 4Z", INK),
  ],
  wolf: [
    s("M12 14 9-4l13 8ZM52 14l3-18-13 8Z", "#8d8a84"),
    s(
      "M10 38C8 14 18 4 32 4s24 10 22 34c-4-3-6-9-7-16l-8-5-7 5-7-5-8 5c-1 7-3 13-7 16Z",
      "#8d8a84",
    ),
    l("M22 11l4 2M42 11l-4 2", 3),
    s("M29 14h6l-3 5Z", INK),
  ],
  bald: [
    l("M22 12c5-3 10-4 14-3", 1.4),
    l("M16 24c-3 2-4 6-2 12M48 24c3 2 4 6 2 12", 4, HAIR),
  ],
} as const satisfies Record<string, readonly Layer[]>;
