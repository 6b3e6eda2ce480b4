/** From values of a view to lines with names, in the player's language. */
import { t } from "../lib/i18n.svelte";
import { figure } from "../lib/number";
import type { TableView } from "../lib/types";
import { capital, humanise, type Words } from "../lib/words";
import type { Bit, Line } from "./model";

export type Data = Record<string, unknown>;

export const isData = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const slug = (key: string): string => key.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** Keys whose number is a seat. */
const SEAT_KEYS = new Set([
  "seat",
  "owner",
  "holder",
  "first",
  "first_player",
  "starter",
  "player",
  "by",
  "active",
]);

export class Telling {
  constructor(
    readonly view: TableView,
    readonly words: Words,
  ) {}

  /** What a key of the view is called: `zone-<key>` of the game, or its word for such a thing. */
  label(key: string): string {
    return this.words.say(`zone-${slug(key)}`) || this.words.name(key, key);
  }

  /** What a thing is called. */
  name(kind: string, id: string): string {
    const known = this.words.find(kind, id);
    return known ? capital(known) : this.words.say(`zone-${slug(id)}`) || humanise(id);
  }

  isSeat(key: string, value: unknown): boolean {
    return SEAT_KEYS.has(key) && (typeof value === "number" || value === null);
  }

  seat(value: unknown, number: number | null = null): Bit {
    const at = Number(value);
    const own = Number.isInteger(at) ? this.view.seats[at] : undefined;
    if (own && value !== null && value !== "") return { seat: at, name: own.name, number };
    return { seat: null, name: t("no-seat"), number };
  }

  token(key: string, number: number | null): Bit {
    return { token: key, name: this.label(key), number };
  }

  /** `{"wood": 2, "gold": 1}` as signs, without what there is none of. */
  bag(value: unknown, zeros = false): Bit[] {
    if (!isData(value)) return [];
    return Object.entries(value)
      .filter(([, number]) => typeof number === "number" && (zeros || number !== 0))
      .map(([key, number]) => this.token(key, number as number));
  }

  /** `{"0": 2, "1": 1}`: whose, and how many. */
  owners(value: Data): Bit[] {
    return Object.entries(value).map(([seat, number]) =>
      this.seat(seat, typeof number === "number" ? number : null),
    );
  }

  isOwners(value: Data): boolean {
    const keys = Object.keys(value);
    return (
      keys.length > 0 && keys.every((key) => /^\d$/.test(key) && Number(key) <= this.view.players)
    );
  }

  /** Any value as the bits of a line; [] where there is nothing to tell. */
  bits(key: string, value: unknown): Bit[] {
    if (value === null || value === undefined || value === false || value === "") return [];
    if (value === true) return [{ text: "✓" }];
    if (this.isSeat(key, value)) return [this.seat(value)];
    if (typeof value === "number") return [{ text: figure(value) }];
    if (typeof value === "string") return [{ text: this.name(key, value) }];
    if (Array.isArray(value)) {
      if (value.every((entry) => typeof entry === "number"))
        return value.length ? [{ text: value.join(" · ") }] : [];
      return value
        .map((entry) => this.bits(key, entry))
        .filter((bits) => bits.length)
        .flatMap((bits, at) => (at ? [{ text: "·" }, ...bits] : bits));
    }
    const data = value as Data;
    if ("pay" in data && "gain" in data) return this.ability(data);
    if (this.isOwners(data)) return this.owners(data);
    if (Object.values(data).every((amount) => typeof amount === "number")) return this.bag(data);
    return Object.entries(data).flatMap(([inner, part]) => {
      const bits = this.bits(inner, part);
      return bits.length ? [{ text: this.label(inner) }, ...bits] : [];
    });
  }

  ability(data: Data): Bit[] {
    const pay = this.bag(data["pay"]);
    return pay.length
      ? [...pay, { arrow: true }, ...this.bag(data["gain"])]
      : this.bag(data["gain"]);
  }

  line(key: string, value: unknown): Line[] {
    const bits = this.bits(key, value);
    return bits.length ? [{ label: this.label(key), bits }] : [];
  }

  lines(data: Data, without: readonly string[] = []): Line[] {
    return Object.entries(data).flatMap(([key, value]) =>
      without.includes(key) ? [] : this.line(key, value),
    );
  }

  text(bits: readonly Bit[]): string {
    return bits
      .map((bit) => {
        if ("text" in bit) return bit.text;
        if ("arrow" in bit) return "→";
        return bit.number === null ? bit.name : `${bit.number} ${bit.name}`;
      })
      .join(" ");
  }
}
