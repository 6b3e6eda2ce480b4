/** Answers of the prompt in the language of signs. */
import { isData } from "../../kit/telling";
import type { Move } from "../../lib/types";
import { LOOSE } from "./places";
import type { Table } from "./view";

const bag = (value: unknown): string[] =>
  isData(value)
    ? Object.entries(value).map(([id, number]) =>
        Number(number) > 1 || id === "silver" ? `${String(number)}${id}` : id,
      )
    : [];

/** What an answer takes and brings; "" where signs do not say it. */
export function answerFace(table: Table, tag: string, { kind, move }: Move): string {
  const id = String(move[1]);
  if (kind !== "option") return "";
  const option = table.asked.options?.[id];
  if (!option) return tag === "payforcard" && LOOSE.includes(id) ? `1${id} > card` : "";
  if (Object.keys(option).some((key) => !["pay", "gain"].includes(key))) return "";
  const [pay, gain] = [bag(option["pay"]), bag(option["gain"])];
  if (pay.length + gain.length > 5) return "";
  return [...pay, ...(pay.length ? [">"] : []), ...gain].join(" ");
}
