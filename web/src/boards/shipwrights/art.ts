/** How each card of Shipwrights is drawn: sails, roofs, people, and the colours of the kinds. */
import type { ComponentProps } from "svelte";
import type { CardKind, Face } from "../../kit/parts";
import type { Facts, Kind } from "./picture";
import { signOf } from "./picture";

export const KINDS: Record<Kind, CardKind> = {
  ship: { colour: "#1f5673", shape: "keel", emblem: "boat" },
  building: { colour: "#9c3f22", shape: "gable", emblem: "house" },
  artisan: { colour: "#1f6b63", shape: "round", emblem: "hammer" },
  villager: { colour: "#7d4f22", shape: "round", emblem: "worker" },
  jarl: { colour: "#445f1e", shape: "round", emblem: "crown" },
};
export const SKIES: Record<Kind, string> = {
  ship: "#cfe0dd",
  building: "#f1d9a8",
  artisan: "#d7e6dc",
  villager: "#e9dcb4",
  jarl: "#dfe3c2",
};

export interface Rig {
  kind: "longship" | "knarr";
  sail: string;
}
const SAILS: Record<string, Rig> = {
  eikja: { kind: "knarr", sail: "#b39a63" },
  ship_faring: { kind: "longship", sail: "#c9962b" },
  ship_skute: { kind: "longship", sail: "#a8321a" },
  ship_ask: { kind: "longship", sail: "#6b8f3d" },
  ship_karve: { kind: "longship", sail: "#1f5673" },
  ship_byrding: { kind: "knarr", sail: "#4c6b22" },
  ship_barde: { kind: "longship", sail: "#2a6f97" },
  ship_snekke: { kind: "longship", sail: "#7a1f16" },
  ship_busse: { kind: "knarr", sail: "#d08a1e" },
  ship_knarr: { kind: "knarr", sail: "#1f5673" },
  ship_skeid: { kind: "longship", sail: "#5b2a4d" },
  ship_ellide: { kind: "longship", sail: "#2c7a72" },
  ship_drakkar: { kind: "longship", sail: "#1f1f1f" },
};
export const rigOf = (ship: string): Rig => SAILS[ship] ?? { kind: "longship", sail: "#a8321a" };

const ROOFS: Record<string, string> = {
  hut: "#7a6a3a",
  bld_sawmill: "#6b4426",
  bld_sheepfold: "#8b8f5a",
  bld_bloomery: "#4e4640",
  bld_market: "#2c6a86",
  bld_longhouse: "#6d3b2a",
  bld_barracks: "#7a2f1e",
  bld_mead_hall: "#8a3a22",
  bld_storehouse: "#7d5a33",
  bld_treasury: "#8a6a1c",
  bld_goldsmith: "#b07a16",
  bld_temple: "#52465f",
  bld_watchtower: "#5c6670",
};
export const roofOf = (building: string): string => ROOFS[building] ?? "#8a3a22";
/** What a building is good for: the first thing that it brings. */
export function emblemOf(gain: Record<string, number> | undefined): string {
  const [first] = Object.keys(gain ?? {});
  return first ? signOf(first) : "house";
}

type Looks = Omit<ComponentProps<typeof Face>, "size" | "x" | "y" | "label">;

const SMITH: Looks = {
  cloth: "#7b4a2a",
  hair: "#5a2e14",
  beard: "short",
  head: "bald",
  tool: "hammer",
};
const TRADES: Record<string, Looks> = {
  blacksmith: SMITH,
  sailmaker: { cloth: "#2c6a86", hair: "#c78b3a", woman: true, head: "braids" },
  woodcarver: { cloth: "#5b7a32", hair: "#7a3d14", beard: "short", head: "cap", tool: "axe" },
  stonemason: { cloth: "#7a7468", hair: "#8a5a30", beard: "long", head: "felt", held: "mallet" },
};
const PEOPLE: Record<string, Looks> = {
  labourer: { cloth: "#8a6a3b", hair: "#6b4426", beard: "short", head: "felt", tool: "axe" },
  vil_recruiter: {
    cloth: "#8f2d16",
    hair: "#6b4426",
    beard: "moustache",
    head: "cap",
    held: "horn",
  },
  vil_overseer: { cloth: "#4e4640", hair: "#3a2a1c", beard: "fork", head: "nasal", tool: "spear" },
  vil_merchant: { cloth: "#2c7a72", hair: "#7a3d14", beard: "plait", head: "felt", held: "purse" },
  vil_prospector: {
    cloth: "#8a5a30",
    hair: "#a9713a",
    beard: "long",
    head: "hood",
    tool: "hammer",
  },
  vil_woodcutter: { cloth: "#4c6b22", hair: "#5a3418", beard: "long", head: "cap", tool: "axe" },
  vil_shepherd: { cloth: "#b79b5b", hair: "#c78b3a", woman: true, head: "scarf", tool: "spear" },
  vil_miner: { cloth: "#5d666f", hair: "#2f2a26", beard: "short", head: "nasal", tool: "hammer" },
  vil_forager: { cloth: "#6b8f3d", hair: "#8a4a1c", woman: true, head: "hood", held: "fish" },
  vil_skald: { cloth: "#52465f", hair: "#c9bfa8", beard: "long", head: "none", held: "horn" },
  vil_pedlar: {
    cloth: "#a5622a",
    hair: "#7a3d14",
    beard: "moustache",
    head: "felt",
    held: "purse",
  },
  vil_innkeeper: { cloth: "#9c3f22", hair: "#d08a1e", woman: true, head: "braids", held: "horn" },
  vil_jeweller: { cloth: "#5b2a4d", hair: "#3a2a1c", beard: "plait", head: "none", held: "purse" },
  svend: { cloth: "#7a1f16", hair: "#b5622a", beard: "fork", head: "horned", tool: "axe" },
  thyra: { cloth: "#2c6a86", hair: "#d9a441", woman: true, head: "crown", held: "purse" },
  frode: { cloth: "#445f1e", hair: "#d8d0c0", beard: "long", head: "hood", held: "horn" },
  randi: { cloth: "#8a5a30", hair: "#a8321a", woman: true, head: "braids" },
};
const CLOTHS = ["#7a1f16", "#1f5673", "#4c6b22", "#5b2a4d", "#8a6a1c", "#2c7a72", "#6d3b2a"];
const HAIRS = ["#7a3d14", "#d9a441", "#3a2a1c", "#b5622a", "#c9bfa8"];
const HEADS = ["crown", "winged", "horned", "nasal", "crown", "rays"] as const;
const BEARDS = ["fork", "long", "short", "plait", "moustache"] as const;
const WOMEN = ["jarl_03", "jarl_05", "jarl_07", "jarl_10", "jarl_13"];

/** The face of a person, the same for the same card. */
export function looksOf(card: string, facts?: Facts): Looks {
  const own = PEOPLE[card];
  if (own) return own;
  if (facts?.kind === "artisan") return TRADES[facts.major ?? ""] ?? SMITH;
  const number = Number(/\d+$/.exec(card)?.[0] ?? 0);
  const woman = WOMEN.includes(card);
  return {
    cloth: CLOTHS[number % CLOTHS.length]!,
    hair: HAIRS[number % HAIRS.length]!,
    head: woman ? "crown" : HEADS[number % HEADS.length]!,
    beard: woman ? "none" : BEARDS[number % BEARDS.length]!,
    tool: number % 3 === 1 ? "sword" : "none",
    woman,
  };
}
