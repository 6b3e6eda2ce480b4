/** What a new view leaves as it was stays the same object: it is not drawn again. */
import { pictureOf } from "../../lib/boards";
import type { Schemas, TableView } from "../../lib/types";
import type { Table } from "./view";

let last: unknown;
const known = new WeakMap<object, Table>();

/** The table of a view; the same object for the same view. */
export function tableOf(view: TableView): Table {
  const board = pictureOf<Table, Schemas["OdinView"]>(view);
  let table = known.get(board);
  if (!table) {
    table = shared(last, board) as Table;
    last = table;
    known.set(board, table);
  }
  return table;
}

/** `now`, with every part of `before` that is equal to its own. */
export function shared(before: unknown, now: unknown): unknown {
  if (before === now || !isTree(before) || !isTree(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let equal = Object.keys(before).length === keys.length;
  const parts = keys.map((key) => {
    const part = shared(before[key], now[key]);
    equal &&= part === before[key] && key in before;
    return [key, part] as const;
  });
  if (equal) return before;
  return Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
