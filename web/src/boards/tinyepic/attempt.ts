/** What a press that is not legal might mean: the server says why not. */
import type { MoveValue } from "../../lib/types";

/** What somebody who presses a thing might mean; null: nothing that this question is about. */
export function attempt(question: string, held: readonly string[], name: string): MoveValue | null {
  const [kind, first = "", second = ""] = name.split("/");
  const last = held.at(-1)?.split("/");
  const by = (tags: Record<string, string>): MoveValue | null =>
    tags[question] ? [tags[question], first] : null;
  switch (kind) {
    case "fjord":
      return by({
        placefirstship: "harbour",
        chooseship: "sail",
        choosecourse: "to",
        ashore: "to",
        withdrawship: "withdraw",
        choosesite: "at",
      });
    case "dock":
      return by({
        chooseship: "sail",
        choosecourse: "to",
        ashore: "to",
        decideforenemy: "pick",
      });
    case "island":
      if (question === "explorestep" && last?.[0] === "settler")
        return ["explore", last[2] ?? "", first];
      if (question === "movetemple" && last?.[0] === "temple")
        return ["pilgrim", last[1] ?? "", first];
      return by({ choosesite: "at", decideforenemy: "pick" });
    case "slot":
      return question === "choosebuild" ? ["build", first, Number(second)] : null;
    case "favor":
      if (question === "returnfavor" && last?.[0] === "mine")
        return ["giveback", last[1] ?? "", first, second];
      return question === "choosefavor" ? ["favor", first, second] : null;
    case "place":
      return by({ consecratevillage: "consecrate" });
    case "battle":
      return by({ playcard: "fight" });
    case "jarl":
      return by({ playcard: "jarl" });
    case "deploy":
      return question === "ashore" ? ["deploy", Number(first)] : null;
    case "hut":
      return question === "ashore" ? ["raid"] : null;
    default:
      return null;
  }
}
