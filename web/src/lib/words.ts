/** The names of a game's things: its Fluent catalogue, read as the server reads it. */
import { createSubscriber } from "svelte/reactivity";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "./types";

type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];

/** The beginnings of messages that are sentences, never the name of a thing. */
const NOT_A_NAME =
  /^(ask|help|move|short|event|refusal|error|board|option|source|reconstructed|lesson|coach|facts|needs|letter|bag|the|a|in|zone|page)-/;
const NOT_A_PREFIX =
  /(^(lesson|coach|zone|page)(-|$))|(^|-)(ask|help|move|short|letter|event|refusal|error|board|option|source|reconstructed|bag)$/;

/** As the server has it (server/http/catalogue.py). */
const LATER = /^card-[a-z0-9-]+-text$/;

function slug(value: unknown): string {
  return String(value)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** An id made readable: "wolf_coat" is "Wolf coat". */
export function humanise(id: string): string {
  return capital(id.replace(/[_.-]+/g, " ").trim());
}

export class Words {
  private readonly bundle: FluentBundle;
  /** id -> messages of the form `tile = { $tile -> [id] … }`, with their variable. */
  private readonly choices = new Map<string, { message: string; variable: string }[]>();
  /** id as in names of messages -> plain messages `card-<id>`. */
  private readonly endings = new Map<string, string[]>();

  private readonly own: string[];
  /** Texts that are still to come, and those that were asked for. */
  private readonly wanted = new Set<string>();
  private readonly asked = new Set<string>();
  private arrived = (): void => {};
  /** Whoever has said a text that was not there says it again when it is. */
  private readonly waits = createSubscriber((update) => {
    this.arrived = update;
  });

  constructor(
    readonly lang: Lang,
    ftl: string,
    /** Brings texts of cards: there are hundreds, and few are on a table. */
    private readonly bring?: (names: string[]) => Promise<string>,
  ) {
    this.bundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: {
        JOIN: (parts, options) =>
          parts
            .map(String)
            .filter((part) => part !== "")
            .join(options["by"] === undefined ? ", " : String(options["by"])),
        NAME: ([value, ...kinds]) => this.named(String(value), kinds.map(String)) ?? String(value),
      },
    });
    const resource = new FluentResource(ftl);
    this.bundle.addResource(resource, { allowOverrides: true });
    for (const entry of resource.body) this.index(entry.id, entry.value as Pattern);
    this.own = resource.body.map((entry) => entry.id);
  }

  private index(message: string, value: Pattern): void {
    if (typeof value === "string") {
      for (let at = message.indexOf("-"); at > 0; at = message.indexOf("-", at + 1)) {
        if (NOT_A_PREFIX.test(message.slice(0, at))) continue;
        const ending = message.slice(at + 1);
        this.endings.set(ending, [...(this.endings.get(ending) ?? []), message]);
      }
      return;
    }
    const only = Array.isArray(value) && value.length === 1 ? value[0] : null;
    if (!only || typeof only !== "object" || only.type !== "select") return;
    if (only.selector.type !== "var" || NOT_A_NAME.test(message)) return;
    const variable = only.selector.name;
    for (const { key } of only.variants) {
      if (key.type !== "str" || key.value === "other" || key.value === "one") continue;
      const known = this.choices.get(key.value) ?? [];
      this.choices.set(key.value, [...known, { message, variable }]);
    }
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** The text of a message; "" if there is none. Lists, null and booleans as the server tells them. */
  say(message: string, args: Record<string, unknown> = {}): string {
    const pattern = this.bundle.getMessage(message)?.value;
    if (!pattern) {
      if (LATER.test(message)) this.want(message);
      return "";
    }
    const plain: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      if (typeof value === "number" || typeof value === "string") plain[key] = value;
      else if (typeof value === "boolean") plain[key] = value ? "yes" : "no";
      else if (Array.isArray(value)) plain[key] = value.join(", ");
      else plain[key] = "none";
    }
    return this.bundle.formatPattern(pattern, plain, []).trim();
  }

  private want(message: string): void {
    this.waits();
    if (!this.bring || this.asked.has(message)) return;
    this.asked.add(message);
    this.wanted.add(message);
    if (this.wanted.size === 1) queueMicrotask(() => void this.fetch());
  }

  /** All that was wanted while something was drawn, at once. */
  private async fetch(): Promise<void> {
    const names = [...this.wanted].sort();
    this.wanted.clear();
    try {
      this.bundle.addResource(new FluentResource(await this.bring!(names)));
      this.arrived();
    } catch {
      for (const name of names) this.asked.delete(name); // the next drawing asks again
    }
  }

  private named(id: string, kinds: string[]): string | null {
    for (const kind of kinds) {
      const message = `${kind}-${slug(id)}`;
      if (this.has(message)) return this.say(message);
      const choice = this.choices.get(id)?.find((entry) => entry.message === kind);
      if (choice) return this.say(choice.message, { [choice.variable]: id });
    }
    return null;
  }

  /** The name of a thing of this kind ("tile", "card"), or null if the catalogue has none. */
  find(kind: string, id: string): string | null {
    const kinds = [kind, kind.replace(/s$/, ""), kind.replace(/ies$/, "y")];
    const own = this.named(id, kinds);
    if (own !== null) return own;
    const choices = this.choices.get(id) ?? [];
    const best = choices.find((entry) => entry.message === entry.variable) ?? choices[0];
    if (best) return this.say(best.message, { [best.variable]: id });
    const endings = [...(this.endings.get(slug(id)) ?? [])].sort((a, b) => a.length - b.length);
    return endings[0] ? this.say(endings[0]) : null;
  }

  /** The ids of all things of a kind that have a name of their own: `card-<id>`, as messages spell them. */
  all(kind: string): string[] {
    return this.own
      .filter((id) => id.startsWith(`${kind}-`))
      .map((id) => id.slice(kind.length + 1));
  }

  /** The name of a thing, made from its id where the catalogue has none. Begins with a capital. */
  name(kind: string, id: string): string {
    return capital(this.find(kind, id) ?? humanise(id));
  }
}
