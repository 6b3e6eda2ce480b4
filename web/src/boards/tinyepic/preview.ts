/** What a move that is looked at would change on the board: the places say it themselves. */
import type { Move, Preview as Ahead, TableView } from "../../lib/types";
import { nothing } from "./nothing";
import { clanOf, RUNES, runesOf, type Landing, type Owner, type Table } from "./model";

const NOBODY = -1;
/** Ships may sail next. */
const SAILS: ReadonlySet<string> = new Set(["sail", "jarl"]);
/** As many of a resource as its track has room for. */
const MOST = 7;

export interface Preview {
  /** Who would count how much on an island. */
  influence: Record<string, Record<string, number>>;
  /** Who would hold it, -1: nobody; and which clans would lose a settler there. */
  holders: Record<string, number>;
  losers: Record<string, number[]>;
  ghosts: Record<string, { kind: "settler" | "temple"; clan: number }[]>;
  /** Fury by Rune, my goods. */
  fury: Record<string, number>;
  /** By Rune, by how much its god could be moved either way next. */
  either: Record<string, number>;
  goods: Record<string, number>;
  /** My live Runes, where there would be more. */
  runes: Record<string, number>;
  /** Where the ship that is looked at could sail: steps by place. */
  reach: Record<string, number>;
  /** How many settlers would leave my Clan board. */
  leaving: number;
  /** By clan, what it would have more or less in points. */
  points: Record<number, number>;
  /** The same by god, `rune/clan`, where the table says it. */
  cells: Record<string, number>;
  /** Where a ship would dock: what each number of settlers would do there. */
  ashore: readonly Landing[];
}

export function foresee(
  view: TableView,
  table: Table,
  looked: Move | null | undefined,
  ahead: Ahead | null,
): Preview {
  const next: Preview = nothing();
  const changes = ahead?.changes ?? [];
  const move = looked?.move;
  if (!move) return next;
  const me = view.seat ?? 0;
  // from all places of all ships to those of the one that is looked at
  if (ahead && SAILS.has(String(move[0]))) next.reach = { ...table.reach };
  if (move[0] === "at" && table.islands.some((island) => island.id === move[1]))
    next.ghosts[String(move[1])] = [{ kind: "temple", clan: me }];
  if (move[0] === "explore" || move[0] === "pilgrim")
    next.ghosts[String(move[2])] = [
      { kind: move[0] === "explore" ? "settler" : "temple", clan: me },
    ];
  if (move[0] === "recall") next.losers[String(move[1])] = [me];
  if (move[0] === "smite") next.losers[String(move[2])] = [Number(move[1]) - 1];
  for (const { path, before, after } of changes) {
    const [zone, key = "", field = "", last = ""] = path.split(".");
    if (zone === "islands") {
      const island = table.islands[Number(key)];
      if (!island) continue;
      if (field === "influence") {
        const counts = (next.influence[island.id] ??= { ...island.influence });
        if (!last) next.influence[island.id] = { ...(after as Record<string, number>) };
        else if (after === null || after === undefined) delete counts[last];
        else counts[last] = Number(after);
      } else if (field === "holder")
        next.holders[island.id] =
          typeof after === "undefined" || after === null ? NOBODY : clanOf(view, after as Owner);
    } else if (zone === "gods" && field === "fury") next.fury[key] = Number(after);
    else if (zone === "clans" && Number(key) === me && field === "resources" && last)
      next.goods[last] = Number(after);
    else if (zone === "clans" && Number(key) === me && field === "runes" && last) {
      // at the end of an Era its cards are laid aside: that is no effect of the move
      if (Number(after) > Number(before ?? 0)) next.runes[last] = Number(after);
    } else if (zone === "reach" && SAILS.has(String(move[0])))
      if (!key) next.reach = { ...(after as Record<string, number> | null) };
      else if (after) next.reach[path.slice(6)] = Number(after);
      else delete next.reach[path.slice(6)];
    else if (zone === "standing" || zone === "opponent") {
      const clan = zone === "standing" ? Number(key) : view.players;
      const more = Number(after ?? 0) - Number(before ?? 0);
      next.points[clan] = (next.points[clan] ?? 0) + more;
      const rune = /_(\w+)$/.exec(zone === "standing" ? field : key)?.[1];
      if (rune) next.cells[`${rune}/${clan}`] = (next.cells[`${rune}/${clan}`] ?? 0) + more;
    }
  }
  // until it is told what would be there, the landing of this dock is not taken for that of another
  if (ahead && move[0] === "to" && String(move[1]).includes(".")) {
    next.ashore = landing(table, changes);
    // with all settlers that could land there, as it is told in words
    land(view, table, String(move[1]), next.ashore, next);
  }
  if (move[0] === "to") raid(table, me, String(move[1]), next);
  if (move[0] === "jarl") lay(table, me, String(move[1]), next);
  // what a victory would bring on the spot
  const prize = move[0] === "favor" && table.favors[prizeOf(table, move)];
  for (const [good, number] of Object.entries(prize ? prize.bag : {}))
    next.goods[good] = (table.clans[me]?.resources[good] ?? 0) + number;
  if (view.question?.tag === "blessing")
    bless(table, me, String(view.question.value[2]), move, next);
  if (move[0] === "deploy") {
    const dock = String(view.question?.value[2] ?? "");
    land(view, table, dock, table.landing.slice(0, Number(move[1])), next);
  }
  return next;
}

/** The Favour card at the end of the row that a move names. */
export function prizeOf(table: Table, [, row, end]: Move["move"]): string {
  return table.favor_rows[row === "top" ? 0 : 1]?.at(end === "left" ? 0 : -1) ?? "";
}

/** A god grows angry with or without his blessing; the goods it gives lie ready. */
function bless(table: Table, me: number, card: string, move: Move["move"], next: Preview): void {
  const rune = table.cards[card]?.rune ?? "";
  const god = table.gods[rune];
  if (!god) return;
  next.fury[rune] = god.fury + 1;
  const held = table.clans[me]?.resources ?? {};
  for (const step of move[0] === "bless" ? god.blessing : [])
    if (step.type === "fury_change")
      for (const each of RUNES) next.either[each] = Math.max(0, ...step.amounts);
  for (const step of move[0] === "bless" ? god.blessing : [])
    for (const [good, number] of Object.entries(step.type === "collect" ? step.resources : {}))
      if (number) next.goods[good] = Math.min(MOST, (held[good] ?? 0) + number);
}

/** The Village at a dock could be raided: the steel that takes. */
function raid(table: Table, me: number, dock: string, next: Preview): void {
  const steel = (table.clans[me]?.resources.steel ?? 0) - table.raid_steel;
  if (steel >= 0 && table.docks.some(({ id, village }) => id === dock && village))
    next.goods.steel = steel;
}

/** A card laid as a Jarl: its Rune, and the goods that its Runes bring where they are there. */
function lay(table: Table, me: number, id: string, next: Preview): void {
  const [card, clan] = [table.cards[id], table.clans[me]];
  if (!card || !clan) return;
  next.runes[card.rune] = (clan.runes[card.rune] ?? 0) + 1;
  const { type, resources, per_rune } = card.rune_action;
  if (type !== "collect" || per_rune || !runesOf(card, clan.runes).every(([, on]) => on)) return;
  for (const [good, number] of Object.entries(resources))
    if (number) next.goods[good] = Math.min(MOST, (clan.resources[good] ?? 0) + number);
}

/** What settlers would do when the action is complete: a Rune that is stolen then counts as stolen. */
function land(
  view: TableView,
  table: Table,
  dock: string,
  landings: readonly Landing[],
  next: Preview,
): void {
  const me = view.seat ?? 0;
  const number = landings.length;
  const at = table.docks.find((each) => each.id === dock)?.island;
  const island = table.islands.find(({ id }) => id === at);
  const landed = landings.at(-1);
  if (!island || !landed) return;
  next.cells = {};
  next.points = {};
  next.losers[island.id] = Object.entries(next.influence[island.id] ?? island.influence)
    .filter(([clan, count]) => (landed.influence[clan] ?? 0) < count)
    .map(([clan]) => Number(clan));
  next.influence[island.id] = { ...landed.influence };
  if (["taken", "stolen"].includes(landed.outcome)) {
    next.holders[island.id] = me;
    next.runes[island.rune] = (table.clans[me]?.runes[island.rune] ?? 0) + 1;
    // where the end of the Sail brings it anyway, the verdict says so
    next.fury[island.rune] = table.gods[island.rune]!.fury + 1;
    next.cells = { ...landed.points };
  }
  for (const [cell, points] of Object.entries(next.cells)) {
    const clan = Number(cell.split("/")[1]);
    next.points[clan] = (next.points[clan] ?? 0) + points;
  }
  next.goods.food = (table.clans[me]?.resources.food ?? 0) - number * table.costs.deploy_food;
  next.leaving = number;
  next.ghosts[island.id] = Array.from({ length: number }, () => ({ kind: "settler", clan: me }));
}

/** The landing as it would be told at another dock. */
function landing(table: Table, changes: Ahead["changes"]): readonly Landing[] {
  const root = { landing: JSON.parse(JSON.stringify(table.landing)) as unknown };
  for (const { path, after } of changes) {
    if (!/^landing(\.|$)/.test(path)) continue;
    const steps = path.split(".");
    const last = steps.pop()!;
    const place = steps.reduce<Record<string, unknown>>(
      (here, step) => here[step] as Record<string, unknown>,
      root,
    );
    if (after === null || after === undefined) delete place[last];
    else place[last] = after;
  }
  return root.landing as Landing[];
}
