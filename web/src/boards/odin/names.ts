/** What things of A Feast for Odin are called, and their signs. */
import type { Bit } from "../../kit/model";
import type { Telling } from "../../kit/telling";

export const thing = (telling: Telling, id: string): string => telling.name("item", id);

export function sign(telling: Telling, id: string, number: number | null = null): Bit {
  return { token: id, name: thing(telling, id), number };
}

export function signs(telling: Telling, things: Record<string, number | string>): Bit[] {
  return Object.entries(things).flatMap(([id, number]): Bit[] =>
    typeof number === "string"
      ? [sign(telling, number)]
      : number
        ? [sign(telling, id, number === 1 ? null : number)]
        : [],
  );
}

export function boardName(telling: Telling, board: string): string {
  return telling.name("board", board);
}

export const text = (value: string | number): Bit[] => [{ text: String(value) }];

export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
