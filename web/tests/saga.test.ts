import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Item, Space, Zone } from "../src/kit/model";
import Path from "../src/kit/Path.svelte";
import { model as saga } from "../src/boards/saga";
import { shape } from "../src/kit/shape";
import type { Play } from "../src/lib/play";
import type { Lang, Move, MoveValue, TableView } from "../src/lib/types";
import { LANGS, speakNow, viewOf, wordsOf } from "./fixtures";

/** Björn (seat 1) is to play a card: Kjer goes 2 or 6; Astrid has chosen. */
const seen = (lang: Lang = "en"): TableView => viewOf("saga", lang);

function model(view: TableView): ReturnType<typeof shape>["model"] {
  speakNow(view.lang);
  return shape(view, wordsOf("saga", view.lang), saga).model;
}

const move = (...value: MoveValue): Move => ({
  n: 1,
  move: value,
  notation: value.join(" "),
  kind: value[0],
  group: "",
  text: value.join(" "),
  short: "",
  anytime: false,
  doubtful: false,
  grave: false,
});

/** The same table with another question. */
function asked(tag: string, moves: Move[], change: (board: Board) => void = () => {}): TableView {
  const view = seen();
  change(view.board as unknown as Board);
  return { ...view, question: { ...view.question!, tag, value: [tag, 1, "x"] }, moves };
}

interface Board {
  players: {
    cell: number;
    played: string[];
    prophecy: boolean;
    hand: string[] | number;
    picked: string[];
    looked: string[];
    valhalla: string[] | number;
  }[];
  display: { card: string; in_force: boolean; last: boolean }[];
  cards: Record<string, { helmets: number }>;
  movements: Record<string, object>;
}

function zone(zones: readonly Zone[] | undefined, key: string): Zone {
  const match = zones?.find((candidate) => candidate.key === key);
  if (!match) throw new Error(`no zone ${key}`);
  return match;
}
const items = (zones: readonly Zone[] | undefined, key: string): Item[] => {
  const holder = zone(zones, key);
  return "items" in holder ? holder.items : [];
};
const spaces = (view: TableView): Space[] => {
  const adventure = zone(model(view).top, "adventure");
  return adventure.type === "path" ? adventure.spaces : [];
};
const text = (value: unknown): string => JSON.stringify(value);

describe.each(LANGS)("in %s", (lang) => {
  test("nothing is told by its id", () => {
    const everything = text(model(seen(lang)));
    for (const raw of ["move_4", "⟨", "undefined", "NaN", "card-text", "board-"])
      expect(everything).not.toContain(raw);
  });

  test("the adventure, the voyage, the display, the own cards are there", () => {
    const panels = model(seen(lang));
    expect(panels.top?.map((zone) => zone.key)).toContain("adventure");
    expect(panels.shared.map((zone) => zone.key)).toEqual(["market", "voyage", "pile"]);
    expect(panels.seats[1]!.map((zone) => zone.key)).toEqual(["wealth", "hand", "played", "piles"]);
    expect(items(panels.shared, "voyage")).toHaveLength(8);
  });
});

test("French is French", () => {
  const texts: string[] = [];
  JSON.stringify(model(seen("fr")), (key, value: unknown) => {
    if (typeof value === "string" && ["text", "label", "title", "name", "mark"].includes(key))
      texts.push(value);
    return value;
  });
  const shown = texts.join("\n");
  expect(shown).toMatch(/Nidavellir/);
  expect(shown).not.toMatch(/\b(cell|cards?|Hand|Played|gold|helmets?|turned|draw|the|of)\b/);
});

test("a card of the hand says where it leads; the other zones are not meant", () => {
  const panels = model(seen());
  const kjer = items(panels.seats[1], "hand").find((item) => item.id === "kjer")!;
  expect(kjer.badge).toBe("2/6");
  expect(kjer.moves).toEqual([["play", "kjer"]]);
  expect(text(kjer.lines)).toMatch(/cell 12.*cell 16/);
  for (const card of items(panels.shared, "market")) expect(card.moves).toEqual([]);
});

test("the path shows pawns, what cells give, and what leads to them", () => {
  const cells = spaces(seen());
  const at = (key: string): Space => cells.find((cell) => cell.key === key)!;
  expect(cells[0]!.key).toBe("7"); // one cell behind the trail
  expect(cells[0]!.quiet).toBe(true);
  expect(at("8").way).toBe(true);
  expect(at("10").pawns).toEqual([{ seat: 1, name: "Björn" }]);
  expect(at("11").pawns).toEqual([{ seat: 0, name: "Astrid" }]);
  expect(at("12").by).toEqual(["Kjer"]);
  expect(at("13").by).toEqual(["Mikka", "Ingrid"]);
  expect(at("13").moves).toEqual([
    ["play", "mikka"],
    ["play", "ingrid"],
  ]);
  expect(cells.at(-1)!.band).toBe("end");
  expect(at("14").band).toBe("marker");
});

test("what leads beyond the card or off the trail is gathered behind it", () => {
  const view = seen();
  const board = view.board as { strides: Record<string, number[]>; landings: object };
  board.strides["mikka"] = [40];
  board.strides["ingrid"] = [-9];
  const gone = { marker: false, effects: { vp: -3 } };
  Object.assign(board.landings, {
    40: { cell: 50, off: false, over: true, ...gone },
    "-9": { cell: 1, off: true, over: false, ...gone },
  });
  const [beyond, off] = spaces(view).slice(-2);
  expect(beyond).toMatchObject({ key: "beyond", by: ["Mikka"], moves: [["play", "mikka"]] });
  expect(off).toMatchObject({ key: "off-false", by: ["Ingrid"] });
  expect(off!.name).toContain("Off the trail, end of adventure: −3 VP");
});

test("a pawn that the trail has carried past the card is still on the path", () => {
  const view = seen();
  (view.board as unknown as Board).players[0]!.cell = 27;
  const cells = spaces(view);
  expect(cells.at(-1)).toMatchObject({ key: "27", band: "end", pawns: [{ name: "Astrid" }] });
  expect(text(cells.at(-1)!.bits)).toContain('"number":-3');
});

test("the first of two cards leads nowhere yet", () => {
  const view = seen();
  view.question!.value = ["playcard", 1, 2];
  expect(spaces(view).every((cell) => cell.moves.length === 0)).toBe(true);
});

test("how far: cells are the answer, and the others can be tried", () => {
  const view = asked("pickdistance", [move("go", 2), move("go", 6)]);
  const cells = spaces(view);
  expect(cells.find((cell) => cell.key === "12")!.moves).toEqual([["go", 2]]);
  expect(cells.find((cell) => cell.key === "16")!.by).toEqual(["+6"]);
  expect(cells.find((cell) => cell.key === "13")!.tries).toEqual(["go", 3]);
});

test("each question makes the cards of its zone the answers", () => {
  const both = (board: Board): void => {
    board.players[1]!.played = ["mikka"];
    board.players[1]!.valhalla = ["mikka"];
  };
  const meant = (view: TableView): string[] => {
    const panels = model(view);
    return [...(panels.top ?? []), ...panels.shared, ...panels.seats.flat()]
      .filter((zone) => "items" in zone && zone.items.some((card) => card.moves?.length))
      .map((zone) => zone.key);
  };
  expect(meant(asked("sendplayed", [move("send", "mikka")], both))).toEqual(["played"]);
  expect(meant(asked("sendfromhand", [move("send", "mikka")], both))).toEqual(["hand"]);
  expect(meant(asked("giveup", [move("sacrifice", "mikka")], both))).toEqual(["valhalla"]);
  expect(meant(asked("sendfrompile", [move("send", "harald")], both))).toEqual(["pile"]);
  expect(meant(asked("finish", [move("act", "mikka"), move("done")], both))).toEqual(["played"]);
  expect(
    meant(asked("keepgod", [move("keep", "thor")], (b) => (b.players[1]!.looked = ["thor"]))),
  ).toEqual(["looked"]);
  const copy = asked("pickcopy", [move("imitate", "mikka")], (board) => {
    board.players[0]!.played = ["mikka"];
  });
  expect(meant(copy)).toEqual(["others"]);
});

test("in the shop the display stands on top, with prices and what is refused", () => {
  const panels = model(asked("shop", [move("buy", "lasse"), move("pass")]));
  const market = items(panels.top, "market");
  const lasse = market.find((card) => card.id === "lasse")!;
  expect(text(lasse.lines[0])).toMatch(/"gold".*"number":2.*×2/);
  expect(lasse.moves).toEqual([["buy", "lasse"]]);
  expect(market.find((card) => card.id === "britta")!.tries).toEqual([["buy", "britta"]]);
  expect(panels.shared.map((zone) => zone.key)).not.toContain("market");
});

test("a special card in force is readable and leads to its chapter", () => {
  const view = seen();
  const board = view.board as unknown as Board;
  board.display = [{ card: "IV.B", in_force: true, last: false }, ...board.display.slice(1)];
  board.movements["IV.B"] = {
    number: 5,
    special: true,
    duration: "displayed",
    all: false,
    void: false,
    amounts: { gold: 1 },
  };
  const [item] = items(model(view).top, "movement");
  expect(item).toMatchObject({ title: "The Curse of the Dwarf City", badge: "5", rule: "26" });
  expect(text(item!.lines)).toContain("Lasting: every replacement card costs 1 gold");
});

test("who has chosen in secret has a tick, never what", () => {
  const panels = model(seen());
  expect(text(panels.minis[0])).toContain("✓ has chosen");
  const view = { ...seen(), deciders: [0, 1] };
  expect(text(model(view).minis[0])).toContain("choosing…");
  const leaving = asked("decideleave", [move("leave"), move("stay")]);
  expect(text(model(leaving).minis[0])).not.toContain("chosen"); // may not leave: is not asked
  expect(text(zone(model(leaving).top, "pile"))).toContain("Still in the Movement pile");
  expect(model(leaving).shared.map((zone) => zone.key)).not.toContain("pile"); // once is enough
});

test("what is reconstructed is said by the rules, not below the board", () => {
  expect(model(seen()).shared.map((zone) => zone.key)).not.toContain("reconstructed");
});

test("the Prophecy token is given back by a tap", () => {
  const view = asked("playcard", [move("foresee")], (b) => (b.players[1]!.prophecy = true));
  const [token] = items(model(view).seats[1], "tokens");
  expect(token).toMatchObject({ moves: [["foresee"]], tries: [] });
  const [later] = items(model({ ...view, moves: [] }).seats[1], "tokens");
  expect(later!.tries).toEqual([["foresee"]]);
});

// ---- drawn -------------------------------------------------------------------------------------

let drawn: Record<string, unknown> | null = null;
afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
  document.body.replaceChildren();
});

function draw(view: TableView, more: Partial<Play>): HTMLElement {
  const adventure = zone(model(view).top, "adventure");
  if (adventure.type !== "path") throw new Error("no path");
  const play = {
    moves: view.moves,
    offered: null,
    offer: vi.fn(),
    choose: vi.fn(),
    ask: vi.fn(),
    list: vi.fn(),
    ...more,
  } as unknown as Play;
  const target = document.createElement("div");
  document.body.append(target);
  drawn = mount(Path, { target, props: { zone: adventure, play } });
  flushSync();
  return target;
}

test("a cell with one move plays it, one with several lists them", () => {
  const choose = vi.fn();
  const list = vi.fn();
  const target = draw(seen(), { choose, list });
  target.querySelector<HTMLElement>('[data-space="12"]')!.click();
  expect(choose).toHaveBeenCalledWith(expect.objectContaining({ move: ["play", "kjer"] }));
  target.querySelector<HTMLElement>('[data-space="13"]')!.click();
  expect(list).toHaveBeenCalledWith("", expect.objectContaining({ tries: [] }));
  expect(target.querySelector('[data-space="11"]')!.tagName).toBe("DIV");
});

test("a cell out of reach asks why", () => {
  const ask = vi.fn();
  const target = draw(asked("pickdistance", [move("go", 2)]), { ask });
  const cell = target.querySelector<HTMLElement>('[data-space="13"]')!;
  expect(cell.getAttribute("aria-disabled")).toBe("true");
  cell.click();
  expect(ask).toHaveBeenCalledWith(["go", 3]);
});

test("the offered card shows its landings", () => {
  const view = seen();
  const kjer = view.moves.find((legal) => legal.move[1] === "kjer")!;
  const target = draw(view, { offered: kjer });
  const ghosts = [...target.querySelectorAll<HTMLElement>(".ghost")];
  expect(ghosts.map((ghost) => ghost.dataset["space"])).toEqual(["12", "16"]);
});
