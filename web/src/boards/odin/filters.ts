/** What a space may bring, and the sign for it. */
export const FILTERS = {
  wood: "wood",
  stone: "stone",
  ore: "ore",
  silver: "silver",
  food: "cabbage",
  green: "clothing",
  blue: "chest",
  ship: "longship",
  points: "points",
  die: "die",
  card: "card",
};
/** Where the sign alone does not say it. */
export const TINTS: Record<string, string> = { food: "orange", green: "green", blue: "blue" };
