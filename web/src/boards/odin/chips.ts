/** What stands on the action spaces, in a small language of signs, and how wide it is. */
import type { Card } from "./view";

/**
 * Lines are parted by "|", signs by spaces: `2wood` is two wood, `#3` a mountain of three, `^2` two
 * upgrades, `*2` two that climb twice, `4×` so many times, `/` or, `>` an arrow, `d8` a die, `Pwood` one for every player.
 */
export const FACES: Record<string, string> = {
  build_shed: "2wood > shed",
  build_stone_house: "stone > stone_house",
  build_long_house: "2stone > long_house",
  build_house_and_ship: "2stone 2wood|> stone_house longship|/ long_house knarr",
  build_whaling_boat: "wood > whaling_boat",
  build_knarr: "2wood > knarr",
  build_longship: "2wood > longship",
  hunting_game_1: "d8 bow > hide game_meat",
  take_stockfish: "stockfish",
  hunting_game_2: "d8 bow > hide game_meat",
  laying_a_snare: "d8 snare > fur snare",
  whaling_3_boats: "d12 spear 3whaling_boat|> oil skin_and_bones|whale_meat",
  whaling_1_boat: "d12 spear whaling_boat|> oil skin_and_bones|whale_meat",
  buy_2_stockfish: "1silver > 2stockfish",
  buy_2_salt_meat: "2silver > 2salt_meat",
  buy_sheep: "1silver > sheep",
  buy_cattle_and_milk: "3silver > cattle milk",
  sheep_or_cattle: "sheep|/ 1silver > cattle",
  buy_cattle_and_sheep: "3silver >|sheep cattle",
  weekly_beans: "beans 1silver",
  weekly_flax_stockfish: "flax stockfish 1silver",
  weekly_fruits: "fruits oil salt_meat 1silver",
  weekly_spices: "spices 1silver|cattle > 2milk|sheep > wool",
  products_milk: "cattle > 3milk",
  products_mead: "2mead 2silver",
  products_wool: "sheep > 3wool",
  craft_linen: "flax > linen",
  craft_rune_stone: "stone > rune_stone 1silver",
  craft_clothing: "hide linen > clothing 2silver",
  craft_chest: "wood / ore|> chest 1silver",
  forge: "ore > oval",
  craft_runes_and_chests: "2stone 2wood|> 2rune_stone 2chest",
  craft_master: "4silver|wool > robe|silverware > jewelry",
  mountain_2: "#2",
  mountain_1_upgrade_1: "#1 ^1",
  upgrade_2: "^2",
  wood_per_player: "Pwood ore",
  mountain_3_upgrade_1: "#3 ^1",
  upgrade_3: "^3",
  mountain_3_plus_2: "#3 + #2",
  upgrade_3_weapons_4: "^3 4long_sword",
  upgrade_4: "^4",
  mountain_4_double_upgrade_2: "#4|*2",
  mountain_2222_or_double_upgrade_3: "4× #2|/ *3",
  overseas_trading_1: "knarr 1silver green > blue",
  overseas_trading_2: "knarr 1silver green > blue",
  special_sale: "knarr > 2oval",
  raiding: "longship d8 > oval",
  pillaging_2: "longship d12 > oval",
  pillaging_3: "longship d12 > oval",
  plundering: "2longship|> silver_hoard",
  explore_near: "whaling_boat > isle",
  explore_middle: "knarr > isle",
  explore_far: "longship > isle",
  draw_occupation: "+card 1silver",
  play_occupation_paid: "stone / ore|> card 1silver",
  emigrate_2: "emigration round",
  play_occupations_2: "1-2card",
  emigrate_3: "emigration round",
  play_occupations_4: "1-4card",
  swap_boat_and_emigrate: "whaling_boat > knarr|emigration round",
};

const DEEDS: Record<string, string> = {
  upgrade: "up",
  trade: "green > blue",
  mountain: "peak",
  weapons: "weapon_any",
  discount: "silver",
  dice: "die",
  loot: "oval",
  vikings: "helmet",
  emigration: "emigration",
  exploration: "isle",
  ship: "longship",
  occupation: "card",
  laying: "board",
};

/** Occupations that take and bring nothing by themselves: what they are about, by their numbers. */
const ABOUT: Record<number, string> = {
  5: "mead game_meat",
  20: "stone_house > mead",
  21: "board > mead",
  35: "sheep cattle",
  39: "longship > ore",
  97: "peas > 2peas",
  106: "longship > silver_hoard",
  186: "2peas",
};

/** What an occupation takes and brings, in the same language. */
export function cardFace(card: Card): string {
  const bag = (things: Record<string, number>): string[] =>
    Object.entries(things).map(([id, number]) => {
      const sign = id === "ore_on_ship" ? "ore" : id;
      return number > 1 || sign === "silver" ? `${number}${sign}` : sign;
    });
  const pay = bag(card.pay).slice(0, 3);
  const gain = [...bag(card.gain), ...card.deeds.map((deed) => DEEDS[deed] ?? "card")];
  return (
    ABOUT[card.number] ??
    [...pay, ...(pay.length ? [">"] : []), ...gain.slice(0, 4 - Math.min(2, pay.length))].join(" ")
  );
}

export type Mark =
  | { kind: "arrow"; x: number }
  | { kind: "text"; x: number; text: string }
  | { kind: "coin"; x: number; text: string }
  | { kind: "die"; x: number; sides: number }
  | { kind: "sign"; x: number; sign: string; text: string };

export interface Line {
  marks: Mark[];
  wide: number;
}

/** A line of signs of this size, from the left. */
export function lineOf(text: string, size: number, players: number, round: number): Line {
  const marks: Mark[] = [];
  let x = 0;
  for (const word of text.split(" ")) {
    const large = /^([#^*])(\d)$/.exec(word);
    const die = /^d(8|12)$/.exec(word);
    const plain = /^([+\d-]*|P)([a-z_]+)$/.exec(word);
    if (word === ">") {
      marks.push({ kind: "arrow", x });
      x += 12;
    } else if (/^[/+]$|×$/.test(word)) {
      marks.push({ kind: "text", x, text: word });
      x += word === "+" ? 9 : 18;
    } else if (word === "round") {
      marks.push({ kind: "coin", x, text: String(Math.max(1, round)) });
      x += size * 0.92 + 3;
    } else if (large) {
      const sign = { "#": "peak", "^": "up", "*": "up_twice" }[large[1]!]!;
      marks.push({ kind: "sign", x, sign, text: large[2]! });
      x += size + 14;
    } else if (die) {
      marks.push({ kind: "die", x, sides: Number(die[1]) });
      x += size * 1.08 + 2;
    } else if (plain) {
      const number = plain[1] === "P" ? String(players) : plain[1]!;
      if (plain[2] === "silver" && number) {
        marks.push({ kind: "coin", x, text: number });
        x += size * 0.92 + 3;
      } else {
        marks.push({ kind: "sign", x, sign: plain[2]!, text: number });
        x += size + 2.5 + number.length * 6.8;
      }
    }
  }
  return { marks, wide: Math.max(1, x - 2.5) };
}
