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
  const { take_mountain, upgrade, draw_weapons, pay: price, gain: goods, ...others } = option;
  if (Object.keys(others).length) return "";
  const pay = bag(price);
  const gain = bag(goods);
  if (Array.isArray(take_mountain)) gain.push(...take_mountain.map((number) => `#${number}`));
  if (isData(upgrade))
    gain.push(`${upgrade["steps"] === 1 ? "^" : "*"}${String(upgrade["tiles"])}`);
  if (draw_weapons) gain.push(`${String(draw_weapons)}weapon_any`);
  if (pay.length + gain.length > 5) return "";
  return [...pay, ...(pay.length ? [">"] : []), ...gain].join(" ");
}
