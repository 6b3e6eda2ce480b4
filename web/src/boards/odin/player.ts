/** What lies before one player: stock and numbers, boards, goods, the banquet, occupations. */
import { item, type Item, type Line, type Part, type Zone } from "../../kit/model";
import type { Telling } from "../../kit/telling";
import { COLOURS, goods, SHIPS, STOCK } from "./goods";
import { grid, ownGrid, placeName } from "./grid";
import { sign, text, thing } from "./names";
import type { Player, Table } from "./view";

const GOODS_ASKED = ["dishes", "raise", "trading", "slide", "turntile", "anotherone"];

export function seat(telling: Telling, table: Table, player: Player, at: number): Zone[] {
  const { view, words } = telling;
  const mine = at === view.seat;
  const zones: Zone[] = [
    {
      type: "bag",
      key: "stock",
      label: "",
      bits: [
        { token: "viking", name: telling.label("vikings"), number: player.vikings },
        ...STOCK.map((id) => sign(telling, id, player.supply[id] ?? 0)),
      ],
    },
    {
      type: "lines",
      key: "numbers",
      label: "",
      lines: [
        { label: telling.label("income"), bits: text(player.next_income) },
        ...(player.penalties
          ? [{ label: telling.label("penalties"), bits: text(player.penalties) }]
          : []),
        { label: telling.label("now"), bits: text(view.standing.totals[at] ?? "–") },
        ...(player.passed && table.phase === 5
          ? [{ label: words.say("table-passed"), bits: text("✓") }]
          : []),
      ],
    },
  ];
  const free = mine ? view.moves.filter((move) => move.anytime).map((move) => move.move) : [];
  if (free.length)
    zones.push({ type: "chips", key: "free", label: telling.label("free"), chips: free });
  const banquet = feast(telling, table, player, mine);
  const dining = mine && view.question?.tag === "dishes";
  if (dining) zones.push(banquet);
  // Where a good is asked for the supply comes before the boards.
  const choosing = mine && GOODS_ASKED.includes(view.question?.tag ?? "");
  const supply = goods(telling, table, player);
  if (choosing) zones.push(...supply);
  const order = player.boards.map((_, n) => n);
  const asked = mine ? table.asked.board_number : undefined;
  if (asked !== undefined) order.sort((a, b) => Number(b === asked) - Number(a === asked));
  for (const n of order) {
    const own = player.boards[n]!;
    zones.push({
      type: "grid",
      key: `board-${n}`,
      label: placeName(telling, player.boards, n),
      scene: "boards",
      chips: mine
        ? view.moves
            .filter(
              (move) =>
                (move.kind === "together" || move.kind === "fill") && move.move.includes(n, 1),
            )
            .map((move) => move.move)
        : [],
      grid: ownGrid(telling, table, own, mine && n === asked),
    });
  }
  if (!choosing) zones.push(...supply);
  if (!dining && (player.emigrated.length || player.table.length)) zones.push(banquet);
  zones.push(...cards(telling, table, player, mine));
  return zones;
}

// ---- feast -------------------------------------------------------------------------------------

/** The banquet table from left to right: ships that emigrated, dishes, what is still to be filled. */
function feast(telling: Telling, table: Table, player: Player, mine: boolean): Zone {
  const { view, words } = telling;
  const dining = mine && view.question?.tag === "dishes";
  const parts: Part[] = player.emigrated.map((ship) => ({
    span: 2,
    token: ship,
    name: thing(telling, ship),
    kind: "away",
    colour: "",
  }));
  let used = 0;
  for (const { dish, cells } of player.table) {
    used += cells;
    parts.push({
      span: cells,
      token: dish === "gap" ? "" : dish,
      name: thing(telling, dish),
      kind: dish === "gap" ? "gap" : "filled",
      colour: dish === "gap" ? "" : (table.items[dish]?.colour ?? "silver"),
    });
  }
  const free = Math.max(0, player.table_free - used);
  for (let at = 0; at < free; at += 1)
    parts.push({ span: 1, token: "", name: "", kind: "free", colour: "" });
  const rest = table.table_cells - parts.reduce((sum, part) => sum + part.span, 0);
  if (rest > 0)
    parts.push({
      span: rest,
      token: "viking",
      name: telling.label("vikings"),
      kind: "away",
      colour: "",
    });
  return {
    type: "bar",
    key: "feast",
    label: dining
      ? `${words.say("table-feast")} (${words.say("table-feast-left", { left: free })})`
      : words.say("table-feast"),
    scene: "boards",
    parts,
  };
}

// ---- occupations -------------------------------------------------------------------------------

function card(telling: Telling, table: Table, id: string): Item {
  const { words } = telling;
  const facts = table.cards[id];
  return item(telling.name("card", id), {
    id,
    band: facts ? `deck-${facts.deck.toLowerCase()}` : "",
    bandName: facts
      ? `${facts.number}${facts.deck} · ${words.say("table-points", { points: facts.points })}`
      : "",
    lines: [{ label: "", bits: text(words.say(`card-${id.replace(/_/g, "-")}-text`)) }],
  });
}

function cards(telling: Telling, table: Table, player: Player, mine: boolean): Zone[] {
  const zones: Zone[] = [];
  const zone = (key: string, ids: string[], backs: number): void => {
    if (ids.length || backs)
      zones.push({
        type: "cards",
        key,
        label: telling.label(key),
        scene: "cards",
        items: ids.map((id) => card(telling, table, id)),
        backs,
      });
  };
  if (mine && telling.view.question?.tag === "choosestart")
    zone(
      "start",
      telling.view.moves.filter((move) => move.kind === "play").map((move) => String(move.move[1])),
      0,
    );
  if (typeof player.hand === "number") zone("hand", [], player.hand);
  else zone("hand", player.hand, 0);
  zone("played", player.played, 0);
  return zones;
}

// ---- the others --------------------------------------------------------------------------------

export function mini(telling: Telling, table: Table, player: Player): Zone[] {
  const { words } = telling;
  const many = typeof player.hand === "number" ? player.hand : player.hand.length;
  const ships = SHIPS.map((ship) => {
    const own = player.ships[ship];
    return sign(telling, ship, typeof own === "number" ? own : own.length);
  });
  const tiles = COLOURS.map((colour): Line => {
    const number = Object.entries(player.supply)
      .filter(([id]) => table.items[id]?.colour === colour)
      .reduce((sum, [, count]) => sum + count, 0);
    return { label: words.say(`table-colour-${colour}`), bits: text(number) };
  });
  return [
    {
      type: "bag",
      key: "stock",
      label: "",
      bits: [
        { token: "viking", name: telling.label("vikings"), number: player.vikings },
        ...STOCK.map((id) => sign(telling, id, player.supply[id] ?? 0)),
        ...ships,
      ],
    },
    { type: "lines", key: "tiles", label: "", lines: tiles },
    {
      type: "lines",
      key: "counts",
      label: "",
      lines: [
        { label: telling.label("income"), bits: text(player.next_income) },
        {
          label: "−1",
          bits: text(`×${player.boards.reduce((sum, board) => sum + board.minus, 0)}`),
        },
        { label: telling.label("occupations"), bits: text(`${many} + ${player.played.length}`) },
      ],
    },
    {
      type: "grid",
      key: "home",
      label: "",
      grid: { ...grid(telling, table, player.boards[0]!.board, player.boards[0]!), small: true },
    },
  ];
}
