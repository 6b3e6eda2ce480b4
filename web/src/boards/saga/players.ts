/** What lies before one player, and the few numbers of an opponent. */
import { item, type Bit, type Line, type Zone } from "../../kit/model";
import { sameMove } from "../../lib/moves";
import type { MoveValue } from "../../lib/types";
import { capital } from "../../lib/words";
import { size, type Saga } from "./cards";
import type { Player } from "./view";

/** Who has chosen already where all choose at once; null where they do not. */
function hasSettled(saga: Saga, seat: number): boolean | null {
  const { view } = saga.telling;
  const player = saga.table.players[seat]!;
  const own = view.seat === null ? undefined : saga.table.players[view.seat];
  const open = !view.past && view.status === "playing" && player.active;
  if (!open) return null;
  const playing = saga.tag === "playcard" || (own?.chosen.length ?? 0) > 0;
  const asked = playing
    ? size(player.hand) + player.chosen.length > 0 || player.may_skip
    : saga.tag === "decideleave" && player.reached && !player.fallen;
  return asked ? !view.deciders.includes(seat) : null;
}

function state(saga: Saga, seat: number): Bit[] {
  const player = saga.table.players[seat]!;
  const bits: Bit[] = [];
  if (saga.table.turn && saga.telling.view.status === "playing") {
    const place = { out: !player.active, cell: player.cell, reached: false };
    bits.push({ text: capital(saga.say("board-place", place)) });
    if (player.active && player.reached) bits.push({ text: `✓ ${saga.say("board-may-leave")}` });
  }
  const settled = hasSettled(saga, seat);
  if (settled !== null && (seat !== saga.telling.view.seat || settled))
    bits.push({
      text: settled ? `✓ ${saga.say("page-has-chosen")}` : saga.say("page-is-choosing"),
    });
  return bits;
}

function wealth(saga: Saga, seat: number): Bit[] {
  const player = saga.table.players[seat]!;
  return [saga.telling.token("vp", player.vp), saga.telling.token("gold", player.gold)];
}

export function seat(saga: Saga, seat: number): Zone[] {
  const player = saga.table.players[seat]!;
  const zones: Zone[] = [
    { type: "bag", key: "wealth", label: "", bits: [...wealth(saga, seat), ...state(saga, seat)] },
  ];
  const foresee: MoveValue = ["foresee"];
  if (player.prophecy)
    zones.push({
      type: "items",
      key: "tokens",
      label: "",
      items: [
        item(saga.say("board-prophecy"), {
          id: saga.telling.view.seat === seat ? "prophecy" : "",
          band: "prophecy",
          lines: [{ label: "", bits: [{ text: saga.say("board-prophecy-use") }] }],
          moves: [foresee],
          tries: saga.telling.view.moves.some((move) => sameMove(move.move, foresee))
            ? []
            : [foresee],
          rule: saga.say("board-prophecy"),
        }),
      ],
    });
  zones.push(...saga.cards("looked", lookedAt(saga), player.looked));
  zones.push(...saga.cards("chosen", saga.say("board-chosen"), player.chosen));
  zones.push(
    ...(typeof player.hand === "number"
      ? saga.cards("hand", saga.say("board-hand"), [], player.hand)
      : saga.cards("hand", saga.say("board-hand"), player.hand)),
  );
  zones.push(...played(saga, seat));
  zones.push(...piles(saga, player));
  return zones;
}

function lookedAt(saga: Saga): string {
  return saga.tag === "rearrangeown" ? saga.say("board-own-pile") : saga.say("board-looked");
}

function played(saga: Saga, seat: number): Zone[] {
  const player = saga.table.players[seat]!;
  if (!player.played.length) return [];
  const own = seat === saga.telling.view.seat;
  const late = player.played.length - player.now.length;
  const fresh = player.now.every((card, at) => player.played[late + at] === card);
  const items = player.played.map((card, at) => {
    let mark = fresh && at >= late ? saga.say("board-this-turn") : "";
    if (player.to_use.includes(card)) mark = saga.say("board-can-act");
    if (player.picked.includes(card)) mark = `→ ${saga.say("board-valhalla")}`;
    return own ? saga.card("played", card, { mark }) : saga.card("seen", card, { mark });
  });
  return [{ type: "items", key: "played", label: saga.say("board-played"), items }];
}

function piles(saga: Saga, player: Player): Zone[] {
  const { top = [], shuffled = [], bottom = [] } = player.pile;
  const all = [...new Set([...top, ...shuffled, ...bottom])];
  const zones: Zone[] = [];
  if (saga.from === "pile") zones.push(...saga.cards("pile", saga.say("board-own-pile"), all));
  if (saga.from === "valhalla" && typeof player.valhalla !== "number")
    zones.push(...saga.cards("valhalla", saga.say("board-valhalla"), player.valhalla));
  const lines: Line[] = [];
  const parts = [
    top.length ? saga.say("board-top", { list: top.map((card) => saga.short(card)) }) : "",
    saga.counted(shuffled),
    bottom.length ? saga.say("board-bottom", { list: bottom.map((c) => saga.short(c)) }) : "",
  ].filter(Boolean);
  const held = saga.say("board-cards-in", { number: player.pile.size });
  lines.push({
    label: saga.say("board-own-pile"),
    bits: [{ text: saga.listed(held, parts.join(" · ")) }],
  });
  const fallen = typeof player.valhalla === "number" ? [] : player.valhalla;
  const helmets = fallen.reduce((sum, card) => sum + (saga.table.cards[card]?.helmets ?? 0), 0);
  const contents = [
    saga.say("board-cards-in", { number: size(player.valhalla) }),
    ...(fallen.length ? [saga.say("helmets", { number: helmets })] : []),
  ].join(", ");
  lines.push({
    label: saga.say("board-valhalla"),
    bits: [{ text: saga.listed(contents, saga.counted(fallen)) }],
  });
  zones.push({ type: "lines", key: "piles", label: "", lines });
  return zones;
}

export function mini(saga: Saga, seat: number): Zone[] {
  const player = saga.table.players[seat]!;
  const lines: Line[] = [
    { label: saga.say("board-hand"), bits: [{ text: String(size(player.hand)) }] },
    { label: saga.say("board-own-pile"), bits: [{ text: String(player.pile.size) }] },
    { label: saga.say("board-valhalla"), bits: [{ text: String(size(player.valhalla)) }] },
  ];
  if (player.prophecy) lines.push({ label: saga.say("board-prophecy"), bits: [{ text: "✓" }] });
  const zones: Zone[] = [
    { type: "bag", key: "wealth", label: "", bits: [...wealth(saga, seat), ...state(saga, seat)] },
    { type: "lines", key: "counts", label: "", lines },
  ];
  if (player.played.length)
    zones.push({
      type: "lines",
      key: "played",
      label: "",
      lines: [{ label: saga.say("board-played"), bits: [{ text: saga.counted(player.played) }] }],
    });
  return zones;
}
