/** What the board says in the frame. */
import type { Snippet } from "svelte";
import type { Move } from "./types";

interface Asking {
  /** In the stead of the question, while something is in hand: "Barde: what now?" */
  text: string;
  /** Something else than the question is asked just now: its answers are not loud. */
  rest?: boolean;
  /** The kind of answer that is meant by whoever goes on: it is loud, others are neutral. Of no answer: all are. */
  loud?: string;
  /** An answer that has a thing on the board as well: its notation. It is a button of the prompt too. */
  also?: string;
  /** Beside the question: who is still to be placed. */
  sign?: Snippet | null;
  /** In the stead of the words of an answer: its signs, with the words for those who hear them. */
  answer?: Snippet<[move: Move]> | null;
  /** In the stead of the frame's chips: what the move that is looked at would do. */
  line?: Snippet | null;
  /** What is in hand goes back whence it came: by a button, too. */
  back?: (() => void) | null;
  /** Beside the points of a seat: what it would do with them. */
  points?: Snippet<[seat: number]> | null;
}

export const asking = $state<Asking>({ text: "" });
