/** Drawings that nobody sees before the first cards are dealt. */
import type { Drawn } from "../../kit/parts/drawn";
import { disc, l, s } from "./art";

/** On a field of 24. The blade: on dark wood. */
export const RARE: Record<string, Drawn> = {
  blade: [
    s("M12 0l4 5v10H8V5z", "#ffffff", 1.2),
    s("M4 15h16v3.500H4z", "#f2c14e", 1.2),
    s("M10 18.500h4V24h-4z", "#d9a066", 1.2),
  ],
  hunt: [l(disc(12, 12, 7), 2.2, "#8a1f11"), l("M12 1v7M12 16v7M1 12h7M16 12h7", 2.2, "#8a1f11")],
  crown: [s("M2 20V8l5 5 5-9 5 9 5-5v12z", "#c9962b", 1.8)],
  shield: [
    s("M3 8C3 2 21 2 21 8v5c-1 6-5 9-9 10-4-1-8-4-9-10z", "#8b8f94", 1.8),
    l("M12 3.500v18.500M4 12h16", 1.4),
    s(disc(12, 12, 3), "#c9962b", 1.4),
  ],
};
