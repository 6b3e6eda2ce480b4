/** What a move that is looked at would change on the board: the places say it themselves. */
import type { Move, Preview as Ahead, TableView } from "../../lib/types";
import { clanOf, type Owner, type Table } from "./model";

export interface Preview {
  /** Who would count how much on an island. */
  influence: Record<string, Record<string, number>>;
  /** Who would hold it. */
  holders: Record<string, number>;
  ghosts: Record<string, { kind: "settler" | "temple"; clan: number }[]>;
  /** Fury by Rune, my goods, points by seat. */
  fury: Record<string, number>;
  goods: Record<string, number>;
}

const NOTHING: Preview = { influence: {}, holders: {}, ghosts: {}, fury: {}, goods: {} };

export function foresee(
  view: TableView,
  table: Table,
  looked: Move | null | undefined,
  ahead: Ahead | null,
): Preview {
  const changes = ahead?.changes ?? [];
  const move = looked?.move;
  if (!move) return NOTHING;
  const me = view.seat ?? 0;
  const next: Preview = { influence: {}, holders: {}, ghosts: {}, fury: {}, goods: {} };
  if (move[0] === "at" && table.islands.some((island) => island.id === move[1]))
    next.ghosts[String(move[1])] = [{ kind: "temple", clan: me }];
  if (move[0] === "explore" || move[0] === "pilgrim")
    next.ghosts[String(move[2])] = [
      { kind: move[0] === "explore" ? "settler" : "temple", clan: me },
    ];
  if (move[0] === "deploy") {
    const dock = String(view.question?.value[2] ?? "");
    const island = table.docks.find((each) => each.id === dock)?.island;
    const landed = table.landing[Number(move[1]) - 1];
    if (island && landed) next.influence[island] = { ...landed.influence };
    const rune = table.islands.find(({ id }) => id === island)?.rune;
    if (island && rune && landed && ["taken", "stolen"].includes(landed.outcome)) {
      next.holders[island] = me;
      next.fury[rune] = table.gods[rune]!.fury + 1;
    }
    const food = table.clans[me]?.resources.food ?? 0;
    next.goods.food = food - Number(move[1]) * table.costs.deploy_food;
    if (island)
      next.ghosts[island] = Array.from({ length: Number(move[1]) }, () => ({
        kind: "settler" as const,
        clan: me,
      }));
  }
  for (const { path, after } of changes) {
    const [zone, key = "", field = "", last = ""] = path.split(".");
    if (zone === "islands") {
      const island = table.islands[Number(key)];
      if (!island) continue;
      if (field === "influence") {
        const counts = (next.influence[island.id] ??= { ...island.influence });
        if (!last) next.influence[island.id] = { ...(after as Record<string, number>) };
        else if (after === null || after === undefined) delete counts[last];
        else counts[last] = Number(after);
      } else if (field === "holder" && after !== null && after !== undefined)
        next.holders[island.id] = clanOf(view, after as Owner);
    } else if (zone === "gods" && field === "fury") next.fury[key] = Number(after);
    else if (zone === "clans" && Number(key) === me && field === "resources" && last)
      next.goods[last] = Number(after);
  }
  return next;
}
