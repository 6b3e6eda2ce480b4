/** Colours and signs of the six kinds: a colour is never alone. */
import type { Kind } from "./model";

/** The colour of a kind, and what can be read on it. */
export const COLOURS: Record<Kind, readonly [string, string]> = {
  warrior: ["#33302d", "#ffffff"],
  noble: ["#b3261e", "#ffffff"],
  scout: ["#2f7d46", "#ffffff"],
  goldsmith: ["#e3ab1c", "#1f1409"],
  fisherman: ["#1766ab", "#ffffff"],
  boatsman: ["#8f8b82", "#1f1409"],
};

/** axe, crown, eye, ring, fish, anchor: 20 by 20 around the origin. */
export const GLYPHS: Record<Kind, string> = {
  warrior: "M-4-9h2.600v18H-4ZM-1-8C4-9 8-7 9-1C6-3 2-3-1-1Z",
  noble: "M-8.500 6.500V-4.500l4.500 4.500L0-8l4 8 4.500-4.500V6.500Z",
  scout:
    "M-9.500 0C-5-7.500 5-7.500 9.500 0C5 7.500-5 7.500-9.500 0ZM0-3.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7Z",
  goldsmith:
    "M0-4a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13ZM0-.500a3.200 3.200 0 1 1 0 6.400a3.200 3.200 0 1 1 0-6.400ZM-4-6.500L-2-9.500H2L4-6.500L0-3Z",
  fisherman:
    "M-10 0C-6-6.500 1-6.500 5 0C1 6.500-6 6.500-10 0ZM4 0L10-5V5ZM-6-1.500a1.200 1.200 0 1 0 .010 0Z",
  boatsman:
    "M-1.300-5H1.300V-2H5.500V.500H1.300V6.500C4 6 6 4.500 6.300 2.500L4.500 3L7-1.500L9.500 3L8 2.700C7.500 7 4 9.500 0 9.500S-7.500 7-8 2.700L-9.500 3L-7-1.500L-4.500 3L-6.300 2.500C-6 4.500-4 6-1.300 6.500V.500H-5.500V-2H-1.300ZM0-10a2.700 2.700 0 1 1 0 5.400a2.700 2.700 0 1 1 0-5.400Z",
};
