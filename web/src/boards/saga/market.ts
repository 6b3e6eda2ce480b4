/** The Vikings on offer, each with what it costs now and what would be left. */
import type { Move, MoveValue } from "../../lib/types";
import type { HTMLButtonAttributes } from "svelte/elements";
import type { Gaze } from "./gaze.svelte";
import type { Saga } from "./saga";

export interface Offered {
  card: string;
  copies: number;
  price: number;
  /** The gold that I would keep; less than none: what I lack. Null where nothing is paid. */
  keep: number | null;
  moves: Move[];
  tried: MoveValue | null;
  /** All of it in words. */
  sentence: string;
}

export function offersOf(saga: Saga): Offered[] {
  const free = saga.tag === "freeviking" || saga.tag === "swapin";
  const buying = saga.tag === "shop" || saga.tag === "hire";
  const gold = saga.view.seat === null ? null : saga.player(saga.view.seat).gold;
  return saga.table.market.map(({ card, copies, price }) => {
    const set = saga.printed(saga.asker)?.amounts.price;
    const hired = set || (saga.printed(card)?.price ?? price);
    const cost = free ? 0 : saga.tag === "hire" ? hired : price;
    return {
      card,
      copies,
      price: cost,
      keep: buying && gold !== null ? gold - cost : null,
      moves: saga.movesOf("market", card),
      tried: saga.tried("market", card),
      sentence: `${saga.describe(card)} · ${saga.say("price-gold", { gold: cost })} · ×${copies}`,
    };
  });
}

/** The button of one of them, wherever it lies: what it is, and what a look and a press do. */
export function pressing(
  saga: Saga,
  gaze: Gaze,
  { card, moves, tried }: Offered,
  onzoom: (card: string) => void,
): HTMLButtonAttributes & Record<`data-${string}`, string> {
  const thing = `market/${card}`;
  const asked = saga.from === "market";
  return {
    "data-target": "",
    "data-at": thing,
    "data-card": card,
    "data-spot": `market-${card}`,
    title: saga.action(card),
    "aria-disabled": asked && !moves.length ? "true" : undefined,
    onfocus: () => gaze.look(thing, moves),
    onblur: () => gaze.leave(),
    onclick: () => (asked ? gaze.pick(card, saga.name(card), moves, tried) : onzoom(card)),
  };
}
