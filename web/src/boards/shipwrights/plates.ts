/** Under every card of the hand: what it allows now, or what it lacks for that. */
import type { Token } from "../../kit/parts";
import type { Play } from "../../lib/play";
import type { Words } from "../../lib/words";
import { type Picture, tokens, type Village, worst } from "./picture";

export interface Plate {
  /** `go`: it can be used; `lay`: begun, but not built yet; `short`: it can only be thrown away. */
  look: "go" | "lay" | "short";
  said: string;
  tokens: Token[];
  /** The second line: what else, or what still. */
  then: string;
  more: Token[];
  /** The second line tells what is missing. */
  lacks?: boolean;
  /** The second line tells what it is worth thrown away. */
  discards?: boolean;
}

/** As many kinds as there is room for beside the word; more tell by their red alone. */
const BESIDE = 2;
/** And as many as there is room for on a line of their own. */
const ALONE = 3;

export function plateOf(
  card: string,
  board: Picture,
  village: Village,
  words: Words,
  play: Play,
): Plate {
  const facts = board.cards[card]!;
  const said = (what: string): string => words.say("page-plate", { what, berth: next });
  const next = village.board.length + 1;
  /** Who stands where it would lie goes. */
  const lost: Token[] = village.slots.includes(next) ? [{ sign: "worker" }] : [];
  const lacks = village.bills[card]?.lacks ?? {};
  const kinds = Object.keys(lacks).length;
  const missing = (): Pick<Plate, "then" | "more"> => ({
    then: kinds > BESIDE ? "" : words.say("page-lacks"),
    more: [...tokens(worst(lacks)).slice(0, ALONE), ...(kinds > ALONE ? ["…" as const] : [])],
  });
  const able = (verb: string): boolean => play.find(verb, card).length > 0;
  const thrown = {
    then: said("discard"),
    more: tokens(facts.discard, { plus: true }),
    discards: true,
  };
  const tucked = able("tuck")
    ? { then: said("or-tuck"), more: tokens({ gold: board.costs.tuck }) }
    : thrown;
  const go = (what: string, second: Pick<Plate, "then" | "more">, lack = false): Plate => ({
    look: "go",
    said: said(lost.length && ["start", "hire"].includes(what) ? "over" : what),
    tokens: ["start", "hire"].includes(what) ? lost : [],
    lacks: lack,
    ...second,
  });
  const only = { ...thrown, then: said("only") };
  const short = (): Plate => {
    const { then, more } = missing();
    return { look: "short", said: then, tokens: more, ...only };
  };
  const stuck = (what: string): Plate => ({ look: "short", said: said(what), tokens: [], ...only });
  switch (facts.kind) {
    case "ship":
      if (!able("place")) return kinds ? short() : stuck("full");
      return kinds ? { ...go("start", missing(), true), look: "lay" } : go("both", thrown);
    case "building":
      return able("build") ? go("build", thrown) : short();
    case "artisan":
      if (able("place")) return go("hire", tucked);
      return able("tuck") ? go("tuck", tucked) : stuck("full");
    case "villager":
      if (able("play")) return go("play", tucked);
      return able("tuck") ? { ...go("tuck", missing(), true), tokens: [] } : short();
    default:
      if (able("tuck"))
        return { ...go("tuck", thrown), tokens: tokens({ gold: board.costs.tuck }) };
      return (village.goods["gold"] ?? 0) < board.costs.tuck
        ? {
            ...stuck("full"),
            said: words.say("page-lacks"),
            tokens: tokens({ gold: board.costs.tuck - (village.goods["gold"] ?? 0) }),
          }
        : stuck("no-room");
  }
}
