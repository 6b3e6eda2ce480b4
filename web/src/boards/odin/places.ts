/** Where moves are on the table: the name of the thing they are about. */
import type { Move } from "../../lib/types";
import type { Player, Table } from "./view";

export type Scene = "actions" | "boards" | "goods" | "table";

/** The parts of the table on a phone, and what lies in each. */
export const SCENES: readonly { key: Scene; groups: readonly string[]; sign: string }[] = [
  {
    key: "actions",
    groups: ["space", "add", "spend", "die"],
    sign: "M6 21V10a6 6 0 0 1 12 0v11zM6 8C3 8 3 5 4 3M18 8c3 0 3-3 2-5M6 13h12",
  },
  {
    key: "boards",
    groups: ["cell", "turn", "board", "batch", "slot"],
    sign: "M3 3h18v18H3zM9 3v18M15 9v12M3 9h18M3 15h12",
  },
  {
    key: "goods",
    groups: ["good", "table", "ship", "yard", "card"],
    sign: "M9 3h6l-2 4c5 2 7 6 7 9 0 4-3 5-8 5s-8-1-8-5c0-3 2-7 7-9zM10 7h4",
  },
  {
    key: "table",
    groups: ["strip", "loot", "land"],
    sign: "M2 20 9 6l4 7 3-4 6 11zM7 10l2 2 2-2",
  },
];

/** The questions by the part in which they are answered. */
const ASKED: Record<Scene, string> = {
  actions: "turn copyspace visitspace recall hunt nameboats battle secondtile",
  boards: "layspot batchspot laypiece batch",
  goods:
    "layatonce raise trading slide turntile dishes window leave swap before playcards playafter playinstead choosestart effects",
  table: "sale smith anotherone takeitems discover",
};

/** The part in which a thing lies; what a die brings lies beside it, what is laid below the board. */
export function sceneAt(name: string, dice: boolean, tag: string): Scene | undefined {
  const [group] = name.split("/");
  if (group === "good" && sceneOf(tag) === "boards") return "boards";
  if (dice && group === "loot") return "actions";
  return SCENES.find(({ groups }) => groups.includes(group!))?.key;
}

/** The part in which a question is answered. */
export const sceneOf = (tag: string): Scene | undefined =>
  SCENES.find(({ key }) => ASKED[key].split(" ").includes(tag))?.key;

const SHIPS = ["whaling_boat", "knarr", "longship"];

/** The thing that a move is about; "" if it is about none. */
export function placeOf(move: Move, table: Table, player: Player): string {
  const [kind, first, second] = move.move;
  switch (kind) {
    case "use":
    case "imitate":
    case "visit":
      return `space/${String(first)}`;
    case "back":
      return second ? `space/${String(second)}` : "";
    case "apply":
    case "ability":
    case "play":
      return `card/${String(first)}`;
    case "give":
      return SHIPS.includes(String(first)) ? ship(first, second) : goodOf(first, table, player);
    case "upgrade":
    case "trade":
    case "flip":
    case "diagonal":
    case "serve":
    case "piece":
      return goodOf(first, table, player);
    case "coin":
      return "good/silver";
    case "suggestion":
      return "table/fill";
    case "boost":
      return `add/${String(first)}`;
    case "again":
    case "fail":
      return `die/${kind}`;
    case "spend":
      return `spend/${String(first)}-${String(second)}`;
    case "mine":
      return `strip/${String(first)}-${String(second)}`;
    case "tile":
      return `loot/${String(first)}`;
    case "emigrate":
    case "load":
      return ship(first, second);
    case "explore":
      return `land/${String(first)}`;
    case "buy":
      return `yard/${String(first)}`;
    case "fill":
      return `slot/${String(first)}-${String(second)}`;
    case "together":
      return "batch";
    default:
      return "";
  }
}

const ship = (kind: unknown, ore: unknown): string => `ship/${String(kind)}-${String(ore ?? 0)}`;

/** A good that is shown in the supply. */
function goodOf(id: unknown, table: Table, player: Player): string {
  const good = String(id);
  const known = good in table.items || good in player.supply || LOOSE.includes(good);
  return known ? `good/${good}` : "";
}

export const LOOSE = ["silver", "wood", "stone", "ore", "bow", "snare", "spear", "long_sword"];
