/** A Feast for Odin on the kit's board: what the model says, what can be touched and what that does. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { look, model as odin } from "../src/boards/odin";
import Board from "../src/kit/Board.svelte";
import type { Grid, Zone } from "../src/kit/model";
import { shape } from "../src/kit/shape";
import { fill, middle, outline } from "../src/kit/tiles";
import type { Play } from "../src/lib/play";
import { few } from "../src/lib/moves";
import type { Lang, Move, TableView } from "../src/lib/types";
import { LANGS, speakNow, viewOf, wordsOf } from "./fixtures";

const VIEWS = ["odin", "odin-laying", "odin-feast"];
const SCENES = ["actions", "boards", "cards", "table"];
let drawn: Record<string, unknown> | null = null;

function play(view: TableView, more: Partial<Play> = {}): Play {
  return {
    moves: view.moves,
    lit: [],
    paths: vi.fn(),
    offered: null,
    preview: null,
    refusal: null,
    busy: false,
    past: false,
    find: (tag, ...fields) =>
      view.moves.filter(
        ({ move }) => move[0] === tag && fields.every((field, at) => field === move[at + 1]),
      ),
    offer: vi.fn(),
    choose: vi.fn(),
    ask: vi.fn(),
    why: vi.fn(),
    clear: vi.fn(),
    list: vi.fn(),
    rules: vi.fn(),
    say: vi.fn(),
    ...more,
  };
}

function draw(view: TableView, lang: Lang, playing = play(view)): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  speakNow(lang);
  const props = { view, words: wordsOf("odin", lang), play: playing, model: odin, look };
  drawn = mount(Board, {
    target,
    props: { ...props, seat: view.seat ?? 0, narrow: false, still: true },
  });
  flushSync();
  return target;
}

afterEach(() => {
  if (drawn) void unmount(drawn);
  document.body.replaceChildren();
  drawn = null;
});

function go(target: HTMLElement, scene: string): void {
  target.querySelector<HTMLElement>(`[data-scene=${scene}]`)!.click();
  flushSync();
}

function model(name: string): { view: TableView; zones: Zone[]; all: ReturnType<typeof shape> } {
  speakNow("en");
  const view = viewOf(name, "en");
  const all = shape(view, wordsOf("odin", "en"), odin);
  return { view, zones: [...all.model.seats[view.seat!]!, ...all.model.shared], all };
}

const zone = <T extends Zone["type"]>(zones: Zone[], type: T): Extract<Zone, { type: T }>[] =>
  zones.filter((candidate): candidate is Extract<Zone, { type: T }> => candidate.type === type);

const ENGLISH = /\b(wood|silver|wool|build|house|whaling boat|income|round|hunting|weapon)\b/i;

describe.each(VIEWS)("%s", (name) => {
  test.each(LANGS)("every scene: in words, nothing twice, nothing disabled (%s)", (lang) => {
    const target = draw(viewOf(name, lang), lang);
    for (const scene of SCENES) {
      go(target, scene);
      const text = target.textContent ?? "";
      expect(text).not.toMatch(/⟨|\{|\}|undefined|\[object|null|NaN/);
      expect(text.match(/\b[a-z]+_[a-z0-9_]+\b/g) ?? []).toEqual([]);
      if (lang === "fr") expect(text).not.toMatch(ENGLISH);
      const ids = [...target.querySelectorAll("[id]")].map((element) => element.id);
      expect(ids).toHaveLength(new Set(ids).size);
      expect(target.querySelectorAll("[disabled]")).toHaveLength(0);
    }
  });
});

test("in history there is nothing to play", () => {
  const view = { ...viewOf("odin-laying", "en"), past: true, moves: [] };
  const target = draw(view, "en", play(view));
  for (const scene of SCENES) {
    go(target, scene);
    expect(target.querySelectorAll(".live, .legal, [data-chip]")).toHaveLength(0);
  }
});

test("the scene follows the question", () => {
  expect(model("odin-laying").all.model.focus).toBe("boards");
  expect(model("odin-feast").all.model.focus).toBe("boards");
  const target = draw(viewOf("odin-laying", "en"), "en");
  expect(target.querySelector('[data-scene=boards][aria-pressed="true"]')).not.toBeNull();
});

test("the action board: all spaces in their columns, with what they bring", () => {
  const [board] = zone(model("odin").zones, "columns");
  const items = board!.bands.flatMap((band) => band.items.flat());
  expect(items).toHaveLength(61);
  expect(board!.columns).toHaveLength(4);
  const house = items.find((item) => item.id === "build_stone_house")!;
  expect(house.gives).toContain("house");
  expect(house.lines[0]!.bits).toMatchObject([
    { token: "stone" },
    { arrow: true },
    { token: "stone_house" },
  ]);
  expect(items.find((item) => item.id === "hunting_game_1")!.gives).toContain("die");
  expect(items.find((item) => item.id === "mountain_2")!.gives).toContain("wood");
});

test("a possible space is played by a touch, another one says why not", () => {
  const view = viewOf("odin", "en");
  const uses = view.moves.filter((move) => move.kind === "use");
  // The fixture may stand inside an action: then a turn is made of it.
  const asked: TableView = uses.length
    ? view
    : {
        ...view,
        question: { ...view.question!, tag: "turn" },
        moves: [{ ...view.moves[0]!, move: ["use", "build_shed", 0], kind: "use" } as Move],
      };
  const choose = vi.fn();
  const ask = vi.fn();
  const target = draw(asked, "en", play(asked, { choose, ask }));
  go(target, "actions");
  target.querySelector<HTMLElement>(".columns button.live")!.click();
  expect(choose).toHaveBeenCalledTimes(1);
  target.querySelector<HTMLElement>('.columns button[aria-disabled="true"]')!.click();
  expect(ask.mock.calls[0]![0][0]).toBe("use");
});

test("filters leave what is possible and what brings a thing", () => {
  const target = draw(viewOf("odin", "en"), "en");
  go(target, "actions");
  const many = (): number => target.querySelectorAll(".columns .item").length;
  const all = many();
  const filters = [...target.querySelectorAll<HTMLElement>(".filters button")];
  filters.find((button) => button.title === "Gives a ship")!.click();
  flushSync();
  expect(many()).toBeGreaterThan(2);
  expect(many()).toBeLessThan(8);
  filters.find((button) => button.title === "Gives a ship")!.click();
  flushSync();
  expect(many()).toBe(all);
});

describe("a board", () => {
  const home = (name: string): Grid => zone(model(name).zones, "grid")[0]!.grid;

  test("has its cells, the income diagonal and symbols with their rings", () => {
    const { cells, rows, columns } = home("odin");
    expect([rows, columns]).toEqual([12, 13]);
    expect(cells.filter((cell) => cell.kind === "minus")).toHaveLength(86);
    expect(cells.filter((cell) => cell.kind === "income").map((cell) => cell.text)).toContain("15");
    const symbols = cells.filter((cell) => cell.kind === "bonus");
    expect(symbols.map((symbol) => symbol.token).sort()).toEqual(
      ["mead", "ore", "rune_stone", "stone", "wood"].sort(),
    );
    expect(symbols[0]!.around.length).toBeGreaterThan(3);
  });

  test("lights the places of the piece that is laid, in the orientation that is shown", () => {
    const view = viewOf("odin-laying", "en");
    const spots = view.moves.filter((move) => move.kind === "spot");
    const { laying } = home("odin-laying");
    expect(laying!.spots).toHaveLength(spots.length);
    const turns = new Set(laying!.spots.map((spot) => spot.turn));
    const target = draw(view, "en");
    expect(target.querySelectorAll(".turns button")).toHaveLength(turns.size > 1 ? turns.size : 0);
    const legal = [...target.querySelectorAll<SVGElement>(".target.legal")];
    const turn = Number(legal[0]!.dataset["spot"]!.split(" ")[1]);
    expect(legal).toHaveLength(laying!.spots.filter((spot) => spot.turn === turn).length);
    if (turns.size > 1) {
      target.querySelector<HTMLElement>('.turns button[aria-pressed="false"]')!.click();
      flushSync();
      const now = target.querySelector<SVGElement>(".target.legal")!.dataset["spot"]!;
      expect(Number(now.split(" ")[1])).not.toBe(turn);
    }
  });

  test("a click lays, a cell that is not legal is asked about", () => {
    const view = viewOf("odin-laying", "en");
    const choose = vi.fn();
    const ask = vi.fn();
    const target = draw(view, "en", play(view, { choose, ask }));
    const click = (element: Element): boolean =>
      element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const legal = target.querySelector<SVGElement>(".target.legal")!;
    click(legal);
    expect(choose.mock.calls[0]![0].notation).toBe(legal.dataset["spot"]);
    click(target.querySelector('.target[aria-disabled="true"]')!);
    expect(ask.mock.calls[0]![0][0]).toBe("spot");
    expect(ask.mock.calls[0]![0]).toHaveLength(4);
  });

  test("a suggestion shows the place, the button below lays it", () => {
    const view = viewOf("odin-laying", "en");
    const choose = vi.fn();
    const target = draw(view, "en", play(view, { choose }));
    const lay = target.querySelector<HTMLElement>("[data-lay]")!;
    lay.click();
    expect(choose).not.toHaveBeenCalled();
    target.querySelector<HTMLElement>(".best button")!.click();
    flushSync();
    expect(target.querySelector(".ghost")).not.toBeNull();
    lay.click();
    expect(choose).toHaveBeenCalledTimes(1);
    expect(choose.mock.calls[0]![0].kind).toBe("spot");
  });

  test("the arrows walk over legal places", () => {
    const view = viewOf("odin-laying", "en");
    const offer = vi.fn();
    const target = draw(view, "en", play(view, { offer }));
    const arrows = [...target.querySelectorAll<HTMLElement>(".arrow")];
    arrows[3]!.click();
    arrows[3]!.click();
    arrows[2]!.click();
    const walked = offer.mock.calls.map(([move]) => (move as Move).notation);
    expect(new Set(walked).size).toBe(3);
  });

  test("guilty cells are hatched", () => {
    const view = viewOf("odin-laying", "en");
    const refusal = {
      clause: "",
      reason: "",
      text: "",
      clause_text: "",
      cells: [
        [0, 0],
        [1, 1],
      ],
    };
    const target = draw(view, "en", play(view, { refusal }));
    expect(target.querySelectorAll(".guilty").length).toBeGreaterThanOrEqual(2);
  });
});

test("the goods stand in ladders: upgrading keeps the column", () => {
  const { view, zones } = model("odin");
  const tray = zone(zones, "tray").find((tray) => tray.key === "goods")!;
  const rows = tray.rows.slice(0, 4).map((row) => row.held);
  const items = (view.board as { items: Record<string, { next: string | null }> }).items;
  for (let at = 0; at < 8; at += 1)
    for (let row = 0; row < 3; row += 1) {
      const held = rows[row]![at];
      if (held) expect(items[held.id]!.next).toBe(rows[row + 1]![at]!.id);
    }
  const supply = (view.board as { seats: { supply: Record<string, number> }[] }).seats[view.seat!]!
    .supply;
  const shown = tray.rows.flatMap((row) => row.held).filter((item) => item && item.count > 0);
  expect(Object.fromEntries(shown.map((item) => [item!.id, item!.count]))).toEqual(supply);
});

test("a tile that is touched outside of laying: the laying is opened, then the tile is chosen", async () => {
  const view = viewOf("odin", "en");
  const lay = { ...view.moves[0]!, move: ["lay"], kind: "lay", notation: "lay", anytime: true };
  const piece = { ...view.moves[0]!, move: ["piece", "ID", 0], kind: "piece", notation: "piece" };
  const asked: TableView = {
    ...view,
    question: { ...view.question!, tag: "turn" },
    moves: [lay as Move],
  };
  const seats = (view.board as { seats: { supply: Record<string, number> }[] }).seats;
  const tile = Object.keys(seats[view.seat!]!.supply)[0]!;
  let moves: Move[] = asked.moves;
  const chosen: string[] = [];
  const playing = play(asked, {
    choose: (move) => {
      chosen.push(Array.isArray(move) ? move[0] : move.kind);
      moves = [{ ...piece, move: ["piece", tile, 0] } as Move];
      return Promise.resolve();
    },
  });
  Object.defineProperty(playing, "moves", { get: () => moves });
  const target = draw(asked, "en", playing);
  go(target, "boards");
  target.querySelector<HTMLElement>(`[data-tile=${tile}]`)!.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(chosen).toEqual(["lay", "piece"]);
});

test("the banquet table is as long as it is, and a dish that does not fit is tried for its reason", () => {
  const { view, zones } = model("odin-feast");
  const [bar] = zone(zones, "bar");
  expect(bar!.parts.reduce((sum, part) => sum + part.span, 0)).toBe(12);
  const tray = zone(zones, "tray").find((tray) => tray.key === "goods")!;
  const peas = tray.rows[0]!.held[0]!;
  expect(peas.tries).toEqual([
    ["serve", "peas", 2],
    ["serve", "peas", 1],
  ]);
  const served = view.moves.filter((move) => move.kind === "serve").map((move) => move.move[1]);
  const target = draw(view, "en");
  for (const id of new Set(served))
    expect(target.querySelector(`[data-tile=${String(id)}].live`)).not.toBeNull();
});

test("the prompt keeps the answers that are about nothing on the board", () => {
  const move = (tag: string, fields: unknown[], anytime = false): Move => ({
    n: 1,
    move: [tag, ...fields],
    notation: tag,
    kind: tag,
    group: "",
    text: tag,
    short: tag,
    anytime,
    doubtful: false,
    grave: false,
  });
  const many = Array.from({ length: 9 }, (_, at) => move("use", [at]));
  const lay = move("lay", [], true);
  expect(few([...many, move("pass", []), lay], 4).map((kept) => kept.kind)).toEqual(["pass"]);
  const free = Array.from({ length: 5 }, () => lay);
  expect(few([move("ready", []), ...free], 4).map((kept) => kept.kind)).toEqual(["ready"]);
  expect(few([move("ready", []), lay], 4)).toHaveLength(2);
});

test("pieces are drawn by their cells", () => {
  const bent: [number, number][] = [
    [0, 0],
    [1, 0],
    [1, 1],
  ];
  expect(fill(bent).match(/z/g)).toHaveLength(3);
  // Eight sides of the length of a cell.
  expect(outline(bent).match(/M/g)).toHaveLength(8);
  expect(
    middle(
      [
        [0, 0],
        [0, 1],
      ],
      10,
    ),
  ).toEqual({ x: 10, y: 5 });
  const cross: [number, number][] = [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, 2],
    [2, 1],
  ];
  expect(middle(cross, 10)).toEqual({ x: 15, y: 15 });
  expect(bent.map(([row, column]) => `${column * 10 + 5},${row * 10 + 5}`)).toContain(
    `${middle(bent, 10).x},${middle(bent, 10).y}`,
  );
});
