/** People and cards that are in no game. */
import type { CardKind, CardRow, CardState, HandCard, Token } from "../kit/parts";

export const PEOPLE = ["Astrid", "Knut", "Bera", "Njal", "Ylva"] as const;

export const KINDS = {
  ship: { colour: "#1f5673", shape: "keel", emblem: "boat" },
  house: { colour: "#9c3f22", shape: "gable", emblem: "house" },
  person: { colour: "#2c7a72", shape: "round", emblem: "hammer" },
  deed: { colour: "#4c6b22", shape: "banner", emblem: "horn" },
  good: { colour: "#7a5a12", shape: "plain", emblem: "bag" },
} as const satisfies Record<string, CardKind>;

export interface SampleCard extends HandCard {
  title: string;
  kind: CardKind;
  picture: "ship" | "house" | "smith" | "widow" | "elder" | "storm" | "market";
  number?: string;
  points?: number;
  discs?: readonly string[];
  cost?: readonly Token[];
  effect?: readonly Token[];
  outcomes?: readonly CardRow[];
  text?: string;
  state?: CardState;
  sky?: string;
}

export const CARDS: readonly SampleCard[] = [
  {
    id: "ship",
    name: "Sea mare, a ship, worth 5",
    title: "Sea mare",
    kind: KINDS.ship,
    picture: "ship",
    points: 5,
    discs: ["anvil", "needle"],
    cost: [
      { sign: "worker", count: 2 },
      { sign: "wood", count: 2 },
      { sign: "wool", count: 3, state: "short" },
    ],
    effect: ["income", { sign: "coin", count: "+2" }],
    outcomes: [{ tokens: [{ sign: "bin" }, "→", { sign: "worker", count: 1 }] }],
    text: "Each round she brings two coins, as long as she lies in your harbour.",
    sky: "#bcd3d6",
  },
  {
    id: "house",
    name: "Mead hall, a house, worth 2",
    title: "Mead hall",
    kind: KINDS.house,
    picture: "house",
    points: 2,
    cost: [
      { sign: "stone", count: 1 },
      { sign: "wood", count: 2 },
      { sign: "iron", count: 2, state: "spare" },
    ],
    effect: [{ sign: "scales" }, { sign: "scales" }, { sign: "coin", count: "+4" }],
    outcomes: [{ tokens: [{ sign: "bin" }, "→", { sign: "card", count: 1 }] }],
    text: "Gold may stand in for iron.",
    sky: "#e9d3a0",
  },
  {
    id: "smith",
    name: "Smith, a person",
    title: "Smith",
    kind: KINDS.person,
    picture: "smith",
    cost: [{ sign: "silver", count: 1 }],
    effect: [{ sign: "anvil" }, "free"],
    outcomes: [{ tokens: [{ sign: "bin" }, "→", { sign: "iron", count: 1 }] }],
    text: "Works without pay where iron is needed.",
    sky: "#cfd8c6",
  },
  {
    id: "storm",
    name: "Storm, a deed",
    title: "Storm",
    kind: KINDS.deed,
    picture: "storm",
    cost: [{ sign: "fish", count: 1 }],
    effect: [{ sign: "boat", count: "−1" }, "→", { sign: "star", count: "+2" }],
    sky: "#8fa9b3",
  },
  {
    id: "market",
    name: "Furs, a good",
    title: "Furs",
    kind: KINDS.good,
    picture: "market",
    points: 1,
    cost: [{ sign: "grain", count: 2 }],
    effect: [{ sign: "bag" }, "→", { sign: "gold", count: 1 }],
    sky: "#e3cfa0",
  },
];

export const WALKERS: readonly SampleCard[] = [
  {
    id: "elder",
    name: "Elder, 4",
    title: "Elder",
    kind: { colour: "#5a3a6a", shape: "plain", emblem: "eye" },
    picture: "elder",
    number: "4",
    outcomes: [
      {
        tokens: ["▸18", { sign: "star", count: "+1" }, { sign: "coin", count: "+2" }],
        look: "good",
      },
    ],
    sky: "#9c86b5",
  },
  {
    id: "widow",
    name: "Widow, 2 or 6",
    title: "Widow",
    kind: { colour: "#8f2d16", shape: "plain", emblem: "helmet" },
    picture: "widow",
    number: "2/6",
    outcomes: [
      { tokens: ["▸16", "nothing"], look: "good" },
      { tokens: ["▸20", { sign: "coin", count: "−2" }], look: "bad" },
    ],
    sky: "#eab07c",
  },
];
