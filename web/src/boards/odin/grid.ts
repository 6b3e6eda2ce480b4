/** A board of cells: what is printed on it, what lies on it, where a piece may be laid. */
import type { At, Cell, Grid, Line, Piece, Spot } from "../../kit/model";
import type { Telling } from "../../kit/telling";
import { boardName, sign, text, thing } from "./names";
import type { Laid, Own, SpotFacts, Table } from "./view";

/** An own board; with a number where there are several of the kind. */
export function placeName(telling: Telling, boards: Own[], at: number): string {
  const kind = boards[at]!.board;
  const alike = boards.flatMap((board, n) => (board.board === kind ? [n] : []));
  const name = boardName(telling, kind);
  return alike.length > 1 ? `${name} ${alike.indexOf(at) + 1}` : name;
}

const cellName = ([row, column]: At): string => `${String.fromCharCode(65 + column)}${row + 1}`;

const same = (a: At, b: At): boolean => a[0] === b[0] && a[1] === b[1];

/** A board with what is printed on it. */
export function grid(telling: Telling, table: Table, board: string, own: Own | null): Grid {
  const printed = table.boards[board]!;
  const covered = own?.pieces.flatMap((piece) => piece.cells) ?? [];
  const income = new Map<string, number>();
  for (const track of printed.tracks)
    for (const { value, at } of track) if (at) income.set(at.join(), value);
  const symbols = new Map(printed.symbols.map((symbol) => [symbol.at.join(), symbol]));
  const cells: Cell[] = [];
  printed.grid.forEach((line, row) =>
    [...line].forEach((mark, column) => {
      if (mark === "_") return;
      const at: At = [row, column];
      const cell: Cell = {
        at,
        kind: mark === "-" ? "minus" : mark === "X" || mark === "!" ? "never" : "free",
        text: mark === "-" ? "−1" : "",
        token: "",
        name: cellName(at),
        around: [],
        won: false,
      };
      const value = income.get(at.join());
      const symbol = symbols.get(at.join());
      if (value !== undefined) {
        if (mark !== "!") cell.kind = "income";
        cell.text = String(value);
        cell.name = `${cellName(at)}, ${telling.words.say("page-cell-income", { value })}`;
        const next = own?.rises.find((rise) => rise.missing.some((cell) => same(cell, at)));
        cell.around = next?.missing ?? [];
      } else if (symbol) {
        const [id, number] = Object.entries(symbol.gain)[0] ?? ["", 0];
        cell.kind = "bonus";
        cell.token = typeof number === "string" ? number : id;
        cell.around = symbol.ring;
        cell.won = own?.bonuses.includes(symbol.id) ?? false;
        const done = symbol.ring.filter((ringed) =>
          covered.some((other) => same(ringed, other)),
        ).length;
        cell.name = `${cellName(at)}, ${thing(telling, cell.token)} ${done}/${symbol.ring.length}`;
      } else if (mark === "-") cell.name = `${cellName(at)}, −1`;
      cells.push(cell);
    }),
  );
  return {
    rows: printed.grid.length,
    columns: Math.max(0, ...printed.grid.map((line) => line.length)),
    cells,
    pieces: (own?.pieces ?? []).map((piece) => laid(telling, piece, table)),
    draft: [],
    lines: [],
    laying: null,
    small: false,
  };
}

function laid(telling: Telling, piece: Laid, table: Table): Piece {
  const special = table.items[piece.piece]?.colour === "special";
  return {
    token: piece.piece,
    name: thing(telling, piece.piece),
    colour: special ? "special" : piece.colour,
    cells: piece.cells,
  };
}

export function ownGrid(telling: Telling, table: Table, own: Own, asked: boolean): Grid {
  const { words } = telling;
  const printed = table.boards[own.board]!;
  const drawing = grid(telling, table, own.board, own);
  const lines: Line[] = [];
  if (printed.tracks.length) {
    const rise = own.rises[0];
    const sentence =
      rise && own.rises.length === 1
        ? words.say("table-rise", { now: rise.now, then: rise.then, cells: rise.missing.length })
        : words.say("table-income-top", { income: own.income });
    lines.push({ label: "", bits: text(sentence) });
  }
  lines.push({ label: "−1", bits: text(`×${own.minus}`) });
  if (printed.points) lines.push({ label: telling.label("points"), bits: text(printed.points) });
  for (const token of ["wood", "stone"] as const)
    if (printed.slots[token])
      lines.push({
        label: "",
        bits: [sign(telling, token), { text: `${own[token]} / ${printed.slots[token]}` }],
      });
  drawing.lines = lines;
  if (!asked) return drawing;
  drawing.draft = (table.asked.laid ?? []).map((drafted) => laid(telling, drafted, table));
  const piece = table.asked.piece;
  const spots = Object.entries(table.spots);
  if (piece && spots.length) {
    const colour = table.items[piece]?.colour ?? piece;
    drawing.laying = {
      piece: { token: piece, name: thing(telling, piece), colour, cells: [] },
      spots: spots.map(([place, facts]) => spot(place, facts)),
      tries: (turn, [row, column]) => ["spot", turn, row, column],
      aims: {
        income: telling.label("aim-income"),
        bonus: telling.label("aim-bonus"),
        minus: telling.label("aim-minus"),
      },
    };
  }
  return drawing;
}

/** The first aim counts most, the others decide between equals. */
function spot(place: string, facts: SpotFacts): Spot {
  const [turn, row, column] = place.split(" ").map(Number) as [number, number, number];
  const rise = facts.income[1] - facts.income[0];
  const bonus = facts.bonuses.length;
  const lost = facts.lost.length;
  return {
    move: ["spot", turn, row, column],
    cells: facts.cells,
    turn,
    worth: {
      income: rise ? rise * 100 + bonus * 10 - lost * 20 + facts.minus : 0,
      bonus: bonus ? bonus * 100 + rise * 10 - lost * 20 + facts.minus : 0,
      minus: facts.minus ? facts.minus * 100 + rise * 10 + bonus * 10 - lost * 50 : 0,
    },
  };
}
