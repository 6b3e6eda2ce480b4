/** The panels of a game that nobody has shaped by hand: made from the form of its view alone. */
import type { Item, Line, Model, Zone } from "./model";
import { item } from "./model";
import { isData, Telling, type Data } from "./telling";

/** Told elsewhere on the screen. */
const NOT_HERE = new Set(["standing", "opponent"]);

interface Known {
  telling: Telling;
  /** What is printed on things, by their id, from the catalogues of the view. */
  facts: Map<string, Data>;
}

export function auto(telling: Telling): Model {
  const { board, players } = telling.view;
  const facts = new Map<string, Data>();
  const catalogues = new Set<string>();
  const text = JSON.stringify(
    Object.fromEntries(Object.entries(board).filter(([, value]) => !isData(value))),
  );
  for (const [key, value] of Object.entries(board)) {
    if (!isCatalogue(value, text)) continue;
    catalogues.add(key);
    for (const [id, printed] of Object.entries(value)) facts.set(id, printed as Data);
  }
  const known = { telling, facts };
  const header: Line[] = [];
  const shared: Zone[] = [];
  const seats: Zone[][] = Array.from({ length: players }, () => []);
  for (const [key, value] of Object.entries(board)) {
    if (NOT_HERE.has(key) || catalogues.has(key)) continue;
    if (Array.isArray(value) && value.length === players && value.every(isData)) {
      value.forEach((part, seat) => seats[seat]!.push(...parts(known, part)));
    } else if (isPlain(value)) {
      header.push(...headline(known, key, value, board));
    } else {
      shared.push(...zone(known, key, value));
    }
  }
  return { header, shared, seats, minis: seats.map((zones) => zones.filter(small).slice(0, 3)) };
}

const isPlain = (value: unknown): boolean => value === null || typeof value !== "object";

const small = (zone: Zone): boolean => zone.type === "bag" || zone.type === "lines";

/** A dictionary of descriptions whose keys lie about on the table: what is printed on cards. */
function isCatalogue(value: unknown, text: string): value is Data {
  if (!isData(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(([, facts]) => isData(facts)) &&
    (entries.length > 20 || entries.every(([id]) => text.includes(`"${id}"`)))
  );
}

/** "Round 2 / 6": a number and its limit, which the view has under the plural or `last_`. */
function headline(known: Known, key: string, value: unknown, board: Data): Line[] {
  const { telling } = known;
  if (board[key.replace(/s$/, "")] !== undefined && key.endsWith("s")) return [];
  if (key.startsWith("last_") && board[key.slice(5)] !== undefined) return [];
  const limit = board[`${key}s`] ?? board[`last_${key}`];
  const whole = typeof value === "number" && typeof limit === "number";
  if (whole) return [{ label: telling.label(key), bits: [{ text: `${value} / ${limit}` }] }];
  return telling.line(key, value);
}

/** What lies before one player: plain values together, everything else in zones. */
function parts(known: Known, data: Data): Zone[] {
  const { telling } = known;
  const plain: Line[] = [];
  const zones: Zone[] = [];
  for (const [key, value] of Object.entries(data)) {
    if (isPlain(value)) plain.push(...telling.line(key, value));
    else zones.push(...zone(known, key, value));
  }
  if (plain.length) zones.unshift({ type: "lines", key: "numbers", label: "", lines: plain });
  return zones;
}

export function zone(known: Known, key: string, value: unknown): Zone[] {
  const { telling } = known;
  const base = { key, label: telling.label(key) };
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    if (value.every((element) => typeof element === "string"))
      return [
        { ...base, type: "cards", items: value.map((id) => thing(known, key, id)), backs: 0 },
      ];
    if (value.every(isCell)) return [grid(known, key, value)];
    if (value.every(isData))
      return [
        { ...base, type: "items", items: value.map((facts, at) => entry(known, key, facts, at)) },
      ];
    if (value.every(Array.isArray))
      return value.flatMap((row, at) =>
        zone(known, key, row).map((part) => ({ ...part, label: `${part.label} ${at + 1}` })),
      );
    return [{ ...base, type: "lines", lines: telling.line(key, value) }];
  }
  if (!isData(value)) {
    const lines = telling.line(key, value);
    return lines.length ? [{ ...base, type: "lines", lines }] : [];
  }
  const inner = Object.entries(value);
  if (inner.length === 0) return [];
  if (inner.every(([, amount]) => typeof amount === "number"))
    return [
      {
        ...base,
        type: "bag",
        bits: telling.isOwners(value) ? telling.owners(value) : telling.bag(value, true),
      },
    ];
  if (inner.every(([, facts]) => isData(facts)) && !("pay" in value))
    return [
      {
        ...base,
        type: "items",
        items: inner.map(([id, facts]) =>
          item(telling.name(key, id), { id, lines: telling.lines(facts as Data) }),
        ),
      },
    ];
  return [{ ...base, type: "lines", lines: telling.lines(value) }];
}

/** A card or piece that the view only names. */
function thing(known: Known, key: string, id: string): Item {
  const { telling, facts } = known;
  const printed = facts.get(id);
  const kind = typeof printed?.["kind"] === "string" ? printed["kind"] : "";
  return item(telling.name(key, id), {
    id,
    band: kind,
    bandName: kind && telling.name("kind", kind),
    lines: printed ? telling.lines(printed, ["kind"]) : [],
  });
}

/** Something that the view describes: called by its id, else by the first word it has. */
function entry(known: Known, key: string, data: Data, at: number): Item {
  const { telling } = known;
  const called =
    "id" in data ? "id" : Object.keys(data).find((field) => typeof data[field] === "string");
  const id = called ? String(data[called]) : "";
  const kind = called === "id" || !called ? key : called;
  return item(called ? telling.name(kind, id) : `${at + 1}`, {
    id,
    lines: telling.lines(data, called ? [called] : []),
  });
}

type Cell = Data & { row: string | number; column: number };

const isCell = (value: unknown): value is Cell =>
  isData(value) &&
  (typeof value["row"] === "string" || typeof value["row"] === "number") &&
  typeof value["column"] === "number";

/** Things that say in which row and column they lie. */
function grid(known: Known, key: string, cells: Cell[]): Zone {
  const { telling } = known;
  const rows = [...new Set(cells.map((cell) => cell.row))];
  const columns = cells.map((cell) => cell.column);
  const least = Math.min(...columns);
  return {
    type: "map",
    key,
    label: telling.label(key),
    columns: Math.max(...columns) - least + 2,
    span: 1,
    rows: rows.map((row) => (typeof row === "string" ? telling.name("row", row) : String(row))),
    items: cells.map((cell, at) => {
      const { row, column, ...rest } = cell;
      return { ...entry(known, key, rest, at), at: [column - least + 2, rows.indexOf(row) + 1] };
    }),
  };
}
