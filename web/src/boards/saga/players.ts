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
  const one = saga.table.players[seat]!;
  const own = view.seat === null ? undefined : saga.table.players[view.seat];
  const open = !view.past && view.status === "playing" && one.active;
  if (!open) return null;
  const playing = saga.tag === "playcard" || (own?.chosen.length ?? 0) > 0;
  const asked = playing
    ? size(one.hand) + one.chosen.length > 0 || one.may_skip
    : saga.tag === "decideleave" && one.reached && !one.fallen;
  return asked ? !view.deciders.includes(seat) : null;
}

function state(saga: Saga, seat: number): Bit[] {
  const one = saga.table.players[seat]!;
  const bits: Bit[] = [];
  if (saga.table.turn && saga.telling.view.status === "playing") {
    const place = { out: !one.active, cell: one.cell, reached: false };
    bits.push({ text: capital(saga.say("board-place", place)) });
    if (one.active && one.reached) bits.push({ text: `✓ ${saga.say("board-may-leave")}` });
  }
  const settled = hasSettled(saga, seat);
  if (settled !== null && (seat !== saga.telling.view.seat || settled))
    bits.push({
      text: settled ? `✓ ${saga.say("page-has-chosen")}` : saga.say("page-is-choosing"),
    });
  return bits;
}

function wealth(saga: Saga, seat: number): Bit[] {
  const one = saga.table.players[seat]!;
  return [saga.telling.token("vp", one.vp), saga.telling.token("gold", one.gold)];
}

export function seat(saga: Saga, seat: number): Zone[] {
  const one = saga.table.players[seat]!;
  const zones: Zone[] = [
    { type: "bag", key: "wealth", label: "", bits: [...wealth(saga, seat), ...state(saga, seat)] },
  ];
  const foresee: MoveValue = ["foresee"];
  if (one.prophecy)
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
  zones.push(...saga.cards("looked", lookedAt(saga), one.looked));
  zones.push(...saga.cards("chosen", saga.say("board-chosen"), one.chosen));
  zones.push(
    ...(typeof one.hand === "number"
      ? saga.cards("hand", saga.say("board-hand"), [], one.hand)
      : saga.cards("hand", saga.say("board-hand"), one.hand)),
  );
  zones.push(...played(saga, seat));
  zones.push(...piles(saga, one));
  return zones;
}

function lookedAt(saga: Saga): string {
  return saga.tag === "rearrangeown" ? saga.say("board-own-pile") : saga.say("board-looked");
}

function played(saga: Saga, seat: number): Zone[] {
  const one = saga.table.players[seat]!;
  if (!one.played.length) return [];
  const own = seat === saga.telling.view.seat;
  const late = one.played.length - one.now.length;
  const fresh = one.now.every((card, at) => one.played[late + at] === card);
  const items = one.played.map((card, at) => {
    let mark = fresh && at >= late ? saga.say("board-this-turn") : "";
    if (one.to_use.includes(card)) mark = saga.say("board-can-act");
    if (one.picked.includes(card)) mark = `→ ${saga.say("board-valhalla")}`;
    return own ? saga.card("played", card, { mark }) : saga.card("seen", card, { mark });
  });
  return [{ type: "items", key: "played", label: saga.say("board-played"), items }];
}

function piles(saga: Saga, one: Player): Zone[] {
  const { top = [], shuffled = [], bottom = [] } = one.pile;
  const all = [...new Set([...top, ...shuffled, ...bottom])];
  const zones: Zone[] = [];
  if (saga.from === "pile") zones.push(...saga.cards("pile", saga.say("board-own-pile"), all));
  if (saga.from === "valhalla" && typeof one.valhalla !== "number")
    zones.push(...saga.cards("valhalla", saga.say("board-valhalla"), one.valhalla));
  const lines: Line[] = [];
  const parts = [
    top.length ? saga.say("board-top", { list: top.map((card) => saga.short(card)) }) : "",
    saga.counted(shuffled),
    bottom.length ? saga.say("board-bottom", { list: bottom.map((c) => saga.short(c)) }) : "",
  ].filter(Boolean);
  const held = saga.say("board-cards-in", { number: one.pile.size });
  lines.push({
    label: saga.say("board-own-pile"),
    bits: [{ text: saga.listed(held, parts.join(" · ")) }],
  });
  const fallen = typeof one.valhalla === "number" ? [] : one.valhalla;
  const helmets = fallen.reduce((sum, card) => sum + (saga.table.cards[card]?.helmets ?? 0), 0);
  const told = [
    saga.say("board-cards-in", { number: size(one.valhalla) }),
    ...(fallen.length ? [saga.say("helmets", { number: helmets })] : []),
  ].join(", ");
  lines.push({
    label: saga.say("board-valhalla"),
    bits: [{ text: saga.listed(told, saga.counted(fallen)) }],
  });
  zones.push({ type: "lines", key: "piles", label: "", lines });
  return zones;
}

export function mini(saga: Saga, seat: number): Zone[] {
  const one = saga.table.players[seat]!;
  const lines: Line[] = [
    { label: saga.say("board-hand"), bits: [{ text: String(size(one.hand)) }] },
    { label: saga.say("board-own-pile"), bits: [{ text: String(one.pile.size) }] },
    { label: saga.say("board-valhalla"), bits: [{ text: String(size(one.valhalla)) }] },
  ];
  if (one.prophecy) lines.push({ label: saga.say("board-prophecy"), bits: [{ text: "✓" }] });
  const zones: Zone[] = [
    { type: "bag", key: "wealth", label: "", bits: [...wealth(saga, seat), ...state(saga, seat)] },
    { type: "lines", key: "counts", label: "", lines },
  ];
  if (one.played.length)
    zones.push({
      type: "lines",
      key: "played",
      label: "",
      lines: [{ label: saga.say("board-played"), bits: [{ text: saga.counted(one.played) }] }],
    });
  return zones;
}
