/** The Vikings on offer, each with what it costs now and what would be left. */
import type { Move, MoveValue } from "../../lib/types";
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
