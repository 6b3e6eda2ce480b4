/** What can be done with a card of Shipwrights: its verbs, each with what it costs, brings or lacks. */
import type { Play } from "../../lib/play";
import type { Move, MoveValue } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { Token } from "../../kit/parts";
import type { Deeds, Opened } from "./deeds.svelte";
import { verbAt } from "./path";
import { payment } from "./plan";
import { added, type Bundle, deed, type Picture, sum, tokens, type Village } from "./picture";

export interface Deed {
  at: string;
  text: string;
  /** All of it, for ears. */
  name?: string;
  tokens: Token[];
  /** Why not, where it cannot be done. */
  why?: Token[];
  move: Move | undefined;
  tries: MoveValue;
  /** Meant most of the time. */
  main?: boolean;
  /** Throws something away. */
  quiet?: boolean;
  run?: () => void;
}

/** The goods of a bill as they leave the supply: gold that stands in counts as gold. */
export function price(pays: Bundle, instead: Bundle): Bundle {
  return sum(instead) ? added(pays, { gold: sum(instead) }) : pays;
}

/** Where every part of a payment is chosen in the rules' own questions, for who wants that. */
export function byHand({ card }: Opened, village: Village, play: Play): Deed | undefined {
  const tag = village.board.includes(card) ? "launch" : "build";
  const [move] = play.find(tag, card, true);
  return (
    move && { at: verbAt(`${tag}-choose`, card), text: "", tokens: [], move, tries: move.move }
  );
}

/** What is done with a card, as the prompt asks for it. */
export const howOf = (verb: Deed | undefined): string => verb?.at.split("/")[2] ?? "other";

/** The verb that all speak of: what is looked at, or was last, else what is meant most of the time. */
export function meantOf(verbs: readonly Deed[], play: Play, deeds: Deeds): Deed | undefined {
  const able = verbs.filter(({ move }) => move);
  const looked = play.offered?.move.slice(0, 2).join();
  return (
    able.find(({ move }) => move!.move.slice(0, 2).join() === looked) ??
    able.find(({ at }) => at === deeds.verb) ??
    able.find(({ main }) => main) ??
    able.find(({ quiet }) => !quiet)
  );
}

/** The gold that is short for tucking a card under a house that has room. */
export const tuckShort = ({ costs }: Picture, { buildings, goods }: Village): Bundle =>
  buildings.some(({ tucked }) => !tucked) && (goods["gold"] ?? 0) < costs.tuck
    ? { gold: costs.tuck - (goods["gold"] ?? 0) }
    : {};

export function verbsOf(
  { card, berth, house }: Opened,
  board: Picture,
  village: Village,
  words: Words,
  play: Play,
  deeds: Deeds,
): Deed[] {
  const facts = board.cards[card]!;
  const bill = village.bills[card];
  const paid = bill && payment(bill, deeds.plan);
  const lacks = paid ? tokens(paid.lacks) : [];
  const short: Token[] = lacks.length ? [words.say("page-lacks"), ...lacks] : [];
  const costs = paid ? tokens(price(paid.pays, paid.instead), { ones: false }) : [];
  const named = (verb: string): string => words.say("page-verb", { verb });
  const verbOf = (
    verb: string,
    move: MoveValue,
    given: Token[],
    more: Partial<Deed> = {},
    label = verb,
  ): Deed => {
    const [legal] = play.find(move[0], ...move.slice(1));
    return {
      at: verbAt(verb, card),
      text: named(label),
      ...(legal ? { name: legal.text } : {}),
      tokens: given,
      move: legal,
      tries: move,
      ...more,
    };
  };
  const builds = (tag: "launch" | "build"): Deed[] => {
    const run = (): void => deeds.build(tag, card);
    return [verbOf(tag, [tag, card, false], costs, { main: true, run, why: short }, "build")];
  };
  if (house !== undefined)
    return [
      verbOf(
        "untuck",
        ["untuck", house],
        [
          ...(facts.vp ? [{ sign: "points", count: `−${facts.vp}` }] : []),
          words.say("page-no-reward"),
        ],
        {},
        "untuck",
      ),
    ];
  if (berth)
    return [
      ...(facts.kind === "ship" ? builds("launch") : []),
      verbOf("drop", ["drop", card], [words.say("page-no-reward")], { quiet: true }, "drop"),
    ];
  const list: Deed[] = [];
  const next = village.board.length + 1;
  const loses = village.slots.includes(next);
  const down: Token[] = [
    words.say("page-berth-short", { number: next }),
    ...(loses ? [{ sign: "worker", count: "−1", state: "short" as const }] : []),
  ];
  const full: Token[] = [words.say("page-plate", { what: "full", berth: next })];
  if (facts.kind === "ship") {
    const place = verbOf("place", ["place", card], down, { why: full });
    list.push(place);
    const ready = place.move !== undefined && !lacks.length;
    list.push({
      at: verbAt("both", card),
      text: named("both"),
      tokens: costs,
      why: short.length ? short : full,
      move: ready ? place.move : undefined,
      tries: place.move ? ["launch", card, false] : ["place", card],
      main: ready,
      run: () => deeds.build("launch", card, place.move),
    });
    place.main = !ready;
  } else if (facts.kind === "building") list.push(...builds("build"));
  else if (facts.kind === "artisan")
    list.push(verbOf("place", ["place", card], down, { main: true, why: full }, "hire"));
  else if (facts.kind === "villager" && facts.ability)
    list.push(
      verbOf("play", ["play", card], deed(facts.ability), {
        main: true,
        why: short,
        run: () => deeds.build("play", card),
      }),
    );
  if (facts.kind !== "ship" && facts.kind !== "building") {
    const tuck = play.find("tuck", card);
    const gold: Token = { sign: "gold", count: board.costs.tuck };
    const room = village.buildings.some(({ tucked }) => !tucked);
    list.push({
      at: verbAt("tuck", card),
      text: named("tuck"),
      tokens: [gold],
      why: room
        ? [gold, words.say("page-have", { number: village.goods["gold"] ?? 0 })]
        : [words.say("page-plate", { what: "no-room", berth: next })],
      move: tuck[0],
      tries: [
        "tuck",
        card,
        Math.max(
          0,
          village.buildings.findIndex(({ tucked }) => !tucked),
        ),
      ],
      main: facts.kind === "jarl",
      run:
        tuck.length > 1
          ? () =>
              play.list("", {
                id: card,
                name: words.name("card", card),
                tries: [],
                moves: tuck.map(({ move }) => move),
              })
          : undefined,
    } as Deed);
  }
  list.push(
    verbOf("discard", ["discard", card], tokens(facts.discard, { plus: true }), { quiet: true }),
  );
  return list;
}
