/** What this browser stores about a table: a private note, the links it was given. */
import { recall, remember } from "./memory";

interface Links {
  links: { seat: number; url: string }[];
  watch: string;
}

export class Keepsakes {
  private written = $state<string | null>(null);

  constructor(private readonly table: string) {}

  get note(): string {
    return this.written ?? recall(`note.${this.table}`, "");
  }

  set note(text: string) {
    this.written = text;
    remember(`note.${this.table}`, text.trim() ? text : undefined);
  }

  get links(): Links {
    return recall(`links.${this.table}`, { links: [], watch: "" });
  }
}

/** The links of a table that was just made: the server shows them this once. */
export function keepLinks({ table, links, watch }: Links & { table: string }): void {
  if (links.length || watch) remember(`links.${table}`, { links, watch });
}
