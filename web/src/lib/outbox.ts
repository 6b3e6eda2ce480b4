/**
 * Answers on their way. Each has a key that is kept until the server has acknowledged it: sent again
 * after a lost connection, a refresh or a restart it is done once.
 */
import { ApiError, type Answer, type Api } from "./api";
import { recall, remember } from "./memory";
import { pause } from "./socket";
import type { MoveValue } from "./types";

export type Letter = Answer & { table: string } & (
    | { what: "move"; move: MoveValue; text: string }
    | { what: "undo"; turn: boolean; text: string }
    | { what: "redo" }
    | { what: "takeback"; to: number }
    | { what: "agree"; ask: string; agree: boolean }
  );

export type Outcome =
  | { kind: "saved"; seq: number; dup: boolean }
  /** The table has moved on: look at it and decide again. */
  | { kind: "stale" }
  | { kind: "refused"; error: ApiError };

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `p-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

const shelf = (table: string): string => `outbox.${table}`;

export function waiting(table: string): Letter | null {
  return recall<Letter | null>(shelf(table), null);
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

type Post = Pick<Api, "move" | "undo" | "redo" | "takeBack" | "answerTakeBack">;

function post(api: Post, letter: Letter, lang: string): Promise<{ seq: number; dup: boolean }> {
  const { seat, expected_seq, key, table } = letter;
  switch (letter.what) {
    case "move":
      return api.move(table, { seat, expected_seq, key, move: letter.move }, lang);
    case "undo":
      return api.undo(table, { seat, expected_seq, key, turn: letter.turn }, lang);
    case "redo":
      return api.redo(table, { seat, expected_seq, key }, lang);
    case "takeback":
      return api.takeBack(table, { seat, key, to: letter.to }, lang);
    case "agree":
      return api.answerTakeBack(table, { seat, key, ask: letter.ask, agree: letter.agree }, lang);
  }
}

/** Sends a letter until the server says what became of it. `trouble` is called after each failure. */
export async function deliver(
  api: Post,
  letter: Letter,
  lang: string,
  trouble: (error: ApiError) => void = () => {},
  wait: (ms: number) => Promise<void> = sleep,
): Promise<Outcome> {
  remember(shelf(letter.table), letter);
  const { table } = letter;
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await post(api, letter, lang);
      remember(shelf(table), undefined);
      return { kind: "saved", ...answer };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.passing) {
        remember(shelf(table), undefined);
        return error.status === 409 ? { kind: "stale" } : { kind: "refused", error };
      }
      trouble(error);
      await wait(Math.max(error.retryAfter * 1000, pause(tries)));
    }
  }
}
