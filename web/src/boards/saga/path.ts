/** The adventure: its cells from the start of the trail, who stands there, what leads where. */
import type { Bit, Space, Zone } from "../../kit/model";
import type { MoveValue } from "../../lib/types";
import { capital } from "../../lib/words";
import { EFFECTS, type Saga } from "./cards";
import type { Adventure, Effects, Landing } from "./view";

export function path(saga: Saga): Zone[] {
  const { table, telling } = saga;
  const adventure = table.adventure;
  if (!adventure) return [];
  const until = lastCell(saga);
  const leading = waysTo(saga, until);
  const spaces: Space[] = [];
  const mine = telling.view.seat === null ? null : table.players[telling.view.seat]!;
  const goes = saga.tag === "pickdistance" || saga.tag === "moveon";
  // What lies behind the trail is of no more use to anybody.
  const start = Math.max(0, table.offset - 1);
  for (let cell = start; cell <= until; cell += 1) {
    const key = String(cell);
    const marker = adventure.markers[key];
    const end = cell >= adventure.last;
    const beyond: Effects = cell > adventure.last ? { vp: -adventure.penalty } : {};
    const effects = marker?.effects ?? adventure.cells[key] ?? beyond;
    spaces.push({
      key,
      label: key,
      name: capital(
        saga.landing({ cell, off: false, over: end, effects }) +
          (marker ? `, ${saga.say("board-marker")}` : ""),
      ),
      band: end ? "end" : marker ? "marker" : part(adventure, cell),
      bits: saga.bits(effects),
      pawns: table.players.flatMap((player, seat) =>
        player.cell === cell && player.on_trail && player.active
          ? [{ seat, name: telling.view.seats[seat]?.name ?? "" }]
          : [],
      ),
      way: cell >= table.offset && cell < table.offset + adventure.length,
      quiet: cell < table.offset,
      moves: leading.get(key)?.moves ?? [],
      by: leading.get(key)?.by ?? [],
      tries: goes && mine ? ["go", cell - mine.cell] : null,
    });
  }
  // Beyond the card and off the trail there are no cells: what leads there is gathered.
  for (const [key, { landing, moves, by }] of leading)
    if (landing.off || landing.cell > until)
      spaces.push({
        key,
        label: landing.off ? "✕" : "»",
        name: capital(saga.landing(landing)),
        band: "end",
        bits: saga.bits(landing.effects),
        pawns: [],
        way: false,
        quiet: false,
        moves,
        by,
        tries: null,
      });
  const centre = (mine?.active ? mine.cell : table.offset) - start;
  return [
    {
      type: "path",
      key: "adventure",
      label: title(saga, adventure.id),
      spaces,
      legend: legend(saga, adventure, spaces),
      centre: Math.max(0, Math.min(centre, until - start)),
    },
  ];
}

/** The last cell that is drawn: of the card, or below a pawn that the trail has carried past it. */
function lastCell(saga: Saga): number {
  const { players, adventure } = saga.table;
  const carried = players
    .filter((player) => player.active && player.on_trail)
    .map((player) => player.cell);
  return Math.max(adventure?.last ?? 0, ...carried);
}

/** By cell, or by how one leaves the track: what leads there. */
function waysTo(
  saga: Saga,
  until: number,
): Map<string, { landing: Landing; moves: MoveValue[]; by: string[] }> {
  const leads = new Map<string, { landing: Landing; moves: MoveValue[]; by: string[] }>();
  for (const { move } of saga.telling.view.moves) {
    const { by, ways } = saga.ways(move);
    for (const landing of ways) {
      const beyond = landing.cell > until ? "beyond" : String(landing.cell);
      const key = landing.off ? `off-${landing.over}` : beyond;
      const here = leads.get(key) ?? { landing, moves: [], by: [] };
      here.moves.push(move);
      if (by) here.by.push(by);
      leads.set(key, here);
    }
  }
  return leads;
}

function part(adventure: Adventure, cell: number): string {
  if (cell < adventure.first) return "";
  return adventure.bifrost && cell >= adventure.entry ? "second" : "card";
}

function title(saga: Saga, adventure: string): string {
  const name = saga.telling.name("adventure", adventure);
  const realm = saga.table.adventure?.realm;
  return adventure === saga.table.adventure?.id && realm
    ? saga.say("board-realm", { name, realm: saga.telling.name("realm", realm) })
    : name;
}

function legend(
  saga: Saga,
  adventure: Adventure,
  spaces: readonly Space[],
): { band: string; bits: Bit[] }[] {
  const cards = adventure.bifrost ? ["B.1", "B.2"] : [adventure.id];
  const entries: { band: string; bits: Bit[] }[] = cards.map((id, at) => ({
    band: at ? "second" : "card",
    bits: [{ text: saga.telling.name("adventure", id) }],
  }));
  if (Object.keys(adventure.markers).length)
    entries.push({ band: "marker", bits: [{ text: saga.say("board-marker") }] });
  entries.push({ band: "end", bits: [{ text: saga.say("board-end") }] });
  entries.push({
    band: "way",
    bits: [{ text: saga.say("board-trail", { vehicle: adventure.vehicle }) }],
  });
  const seen = new Set(
    spaces.flatMap((space) => space.bits.map((bit) => ("token" in bit ? bit.token : ""))),
  );
  for (const token of EFFECTS)
    if (seen.has(token)) {
      const bit = saga.effect(token, null);
      if ("token" in bit) entries.push({ band: "", bits: [bit, { text: bit.name }] });
    }
  return entries;
}
