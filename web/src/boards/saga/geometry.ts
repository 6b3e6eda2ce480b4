/** Where the cells of an adventure lie in its picture: a winding path by land, one line at sea. */
import type { Adventure } from "./view";

export const WIDE = 998;
export const HIGH = 362;
/** On a phone the path winds in shorter rows, so that all of it is in sight. */
export const PHONE = { wide: 374, high: 316 };
/** Until the trail has come so far a card may lead back out of the path: before its first cell there is room. */
const BEFORE = 3;
/** The beam with the victory points; the picture begins below it. */
export const BEAM = 34;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  wide: number;
  high: number;
}

/** A ship: one shield below each cell that it lies under. */
export interface Hull {
  /** Where its first and its last shield are. */
  stern: number;
  bow: number;
  pitch: number;
  /** How large stern, bow and height are beside those it was drawn with. */
  scale: [number, number];
  /** Where the mast is, and how far the sail reaches at each side; 0 where the card needs its room. */
  mast: number;
  sail: number;
  shields: { cell: number; x: number; last: boolean }[];
  /** How one of so many stands above a shield. */
  stand: (count: number, at: number) => Stand;
}

/** At sea: from where to where somebody stands or can get now, and whether a card leads out astern. */
export interface Focus {
  from: number;
  to: number;
  astern: boolean;
  /** So much higher is the picture. */
  extra?: number;
}

export interface Layout {
  sea: boolean;
  /** At sea: so much higher than it was drawn is the ship. */
  lift?: number;
  /** Where the row over the ship ends and the one below it begins. */
  turns?: { from: number; to: number } | undefined;
  hull?: Hull | undefined;
  /** On a ship the feet of who stands on a cell, wherever that is drawn. */
  decks?: Point[];
  /** Where one is who has gone back too far, if not before the first cell. */
  behind?: Point;
  /** By cell; the one after the last is where pawns stand that are beyond it. */
  points: Point[];
  /** What the picture shows of its plane. */
  top: number;
  wide: number;
  high: number;
  /** The size of a cell before the card, and on it. */
  cell: { wide: number; high: number };
  carded: { wide: number; high: number };
  /** By cell, where they differ more than that. */
  sizes?: readonly { wide: number; high: number }[];
  /** Where the feet of a pawn are that stands alone, from the middle of its cell; how large it is. */
  feet: Point;
  cardFeet: Point;
  pawn: number;
  /** On the card they stand at the right of a cell, and leave what it brings free. */
  aside: boolean;
  /** So narrow are the cells of the card that badges stand above them. */
  slim?: boolean;
  /** How broad the trail is. */
  broad: number;
  /** The adventure cards: two at Bifröst. */
  cards: Box[];
  /** Which cells are drawn. */
  from: number;
  to: number;
  /** How wide the place beyond the last one is, where a card leads out. */
  exit: number;
}

const wobble = [4, -4, 3, -2, 5, -4, 2, -3, 4, -2, 3, -4, 2, 4, -3];

type Lay = (
  adventure: Adventure,
  offset: number,
  narrow: boolean,
  out: boolean,
  focus?: Focus,
) => Layout;

/** What comes with the picture of the sea and of Bifröst: how cells lie there. */
export interface Far {
  bySea: Lay;
  BRIDGE: readonly Plan[];
}

/** `out`: a place beyond the last one is needed. */
export function layoutOf(
  adventure: Adventure,
  offset: number,
  narrow = false,
  far: Far | null = null,
  out = false,
  focus?: Focus,
): Layout {
  if (far && adventure.vehicle === "ship") return far.bySea(adventure, offset, narrow, out, focus);
  return narrow
    ? inShort(adventure, offset, out, (adventure.bifrost && far?.BRIDGE) || SHORT)
    : byLand(adventure, offset, out);
}

/** So many cells in a row from one end to the other; `turn` is 1 from the left, -1 from the right; `free` stays at the left. */
function row(
  count: number,
  y: number,
  edge: number,
  turn: number,
  swing: number,
  free = 0,
): Point[] {
  const step = (PHONE.wide - 2 * edge - free) / Math.max(1, count - 1);
  const place = (at: number): number =>
    turn > 0 ? edge + free + at * step : PHONE.wide - edge - at * step;
  return Array.from({ length: count }, (_, at) => ({
    x: place(at),
    y: y + wobble[at % 15]! * swing,
  }));
}

export interface Plan {
  /** Where the first row before the card is, the last one, and how high their cells are. */
  top: number;
  below: number;
  high: number;
  /** Where the card begins, or two of them; their rows and cells. */
  cards: readonly number[];
  rows: readonly [number, number];
  carded: number;
  pawn: number;
}

/** On a phone, by how many rows are left before the card. */
const SHORT: readonly Plan[] = [
  { top: 0, below: 0, high: 34, cards: [30], rows: [128, 243], carded: 102, pawn: 1.25 },
  { top: 72, below: 72, high: 48, cards: [112], rows: [176, 262], carded: 76, pawn: 1.12 },
  { top: 64, below: 122, high: 44, cards: [149], rows: [205, 273], carded: 58, pawn: 1 },
  { top: 54, below: 148, high: 36, cards: [173], rows: [223, 281], carded: 46, pawn: 0.95 },
];

/**
 * Two or three short rows that wind, then the card in two rows; at Bifröst each card is one. Rows that the trail has
 * left wholly behind are gone: the others have their room.
 */
function inShort(
  { first, last, bifrost, entry }: Adventure,
  offset: number,
  out: boolean,
  plans: readonly Plan[],
): Layout {
  const count = first > 12 ? 3 : 2;
  const counts = Array.from({ length: count }, (_, at) => Math.ceil((first - at) / count));
  let [gone, from] = [0, 0];
  while (gone < count && from + counts[gone]! <= offset) from += counts[gone++]!;
  const left = count - gone;
  const { top, below, high, cards, rows, carded, pawn } = plans[left]!;
  // just before the first one that is left
  const lost = { x: gone % 2 ? PHONE.wide + 22 : -22, y: left ? top : rows[0] };
  const points = counts.flatMap((cells, at) =>
    at < gone
      ? Array.from({ length: cells }, () => lost)
      : row(
          cells,
          top + ((at - gone) * (below - top)) / Math.max(1, left - 1),
          34,
          at % 2 ? -1 : 1,
          0.5,
          at || offset > BEFORE ? 0 : 44,
        ),
  );
  const half = bifrost ? entry - first : Math.ceil((last - first + 1) / 2);
  const turn = count % 2 ? -1 : 1;
  const [upper, lower] = rows;
  const edge = bifrost ? 28 : out ? 47 : 50;
  points.push(...row(half, upper, edge, turn, 0));
  // what is beyond lies after the last one
  const rest = row(last - first + 1 - half, lower, edge, -turn, 0);
  const close = (rest.at(-1)!.x - rest[0]!.x + turn * 41) / (rest.at(-1)!.x - rest[0]!.x);
  points.push(
    ...rest.map(({ x, y }) => ({ x: out ? rest[0]!.x + (x - rest[0]!.x) * close : x, y })),
  );
  points.push({ x: turn < 0 ? PHONE.wide - 25 : 25, y: lower });
  const step = Math.abs(points[from + 1]!.x - points[from]!.x);
  const wide = Math.min(60, step - 6);
  return {
    sea: false,
    points,
    // where one is who is led back to a cell that is gone
    ...(from ? { behind: { x: 30, y: 16 } } : {}),
    top: 0,
    ...PHONE,
    cell: { wide, high },
    carded: { wide: bifrost ? (out ? 35 : 41) : out ? 76 : 84, high: carded },
    // at the right: the number of the cell stays in sight
    feet: { x: Math.max(4, wide / 2 - 13), y: high / 2 - 5 },
    // on a narrow one at its upper edge, beside its number
    cardFeet: bifrost ? { x: 0, y: 3 - carded / 2 } : { x: out ? 24 : 27, y: carded / 2 - 4 },
    pawn,
    aside: !bifrost,
    slim: bifrost,
    broad: 0.72,
    cards: cards.map((y, at) => ({
      x: 4,
      y,
      wide: PHONE.wide - 8,
      high: (cards[at + 1] ?? 319) - 7 - y,
    })),
    from,
    to: last,
    exit: 38,
  };
}

/** Two rows that wind, then the card; at Bifröst two cards, one after the other. */
function byLand(adventure: Adventure, offset: number, out: boolean): Layout {
  const { first, last, bifrost } = adventure;
  const rows = bifrost ? [99, 172, 247, 324] : [112, 199, 310];
  const [top, middle] = [rows[0]!, rows[1]!];
  const upper = Math.ceil(((first - 2) * 9) / 16);
  const lower = first - 2 - upper;
  const swing = bifrost ? 0.5 : 1;
  const points: Point[] = [];
  const start = offset > BEFORE ? 52 : 96;
  const pitch = ((bifrost ? 864 : 884) - start) / Math.max(1, upper - 1);
  for (let at = 0; at < upper; at += 1)
    points.push({ x: start + at * pitch, y: top + wobble[at % 15]! * swing });
  points.push({ x: 950, y: (top + middle) / 2 - 1 });
  const back = 696 / Math.max(1, lower - 1);
  for (let at = 0; at < lower; at += 1)
    points.push({ x: 884 - at * back, y: middle + wobble[(at + 4) % 15]! * swing });
  points.push({ x: 76, y: (middle + rows[2]!) / 2 + (bifrost ? 2 : -5) });
  const across = bifrost ? adventure.entry - first : last - first + 1;
  const step = out && !bifrost ? 97 : 104;
  for (let cell = first; cell <= last; cell += 1) {
    const at = cell - first;
    points.push(
      at < across
        ? { x: 98 + step + at * step, y: rows[2]! }
        : { x: 202 + (across - 1 - (at - across)) * 104, y: rows[3]! },
    );
  }
  const end = points[last]!;
  points.push({ x: bifrost ? end.x - 78 : 955, y: end.y });
  const tight = Math.min(pitch, back);
  return {
    sea: false,
    points,
    top: 0,
    wide: WIDE,
    high: HIGH,
    cell: { wide: Math.min(74, tight - 10), high: bifrost ? 40 : 42 },
    carded: { wide: step - 12, high: bifrost ? 44 : 50 },
    feet: { x: 10, y: 14 },
    cardFeet: { x: 14, y: bifrost ? -9 : -20 },
    // rows are closer: nobody hides what the cell behind him brings
    pawn: bifrost ? 0.88 : 1.28,
    aside: false,
    broad: 1,
    cards: bifrost
      ? [
          { x: 140, y: 208, wide: 850, high: 68 },
          { x: 140, y: 286, wide: 850, high: 68 },
        ]
      : [{ x: 140, y: 236, wide: 850, high: 118 }],
    from: 0,
    to: last,
    exit: 56,
  };
}

/** How large a cell is drawn; `first` is the first one of the card. */
export const sizeOf = (layout: Layout, first: number, cell: number): Layout["cell"] =>
  layout.sizes?.[cell] ?? (cell < first ? layout.cell : layout.carded);

/** A soft line through the cells of these numbers. */
export function spline(points: readonly Point[]): string {
  const [start] = points;
  if (!start) return "";
  const bend = 0.17;
  const near = (at: number): Point => points[Math.max(0, Math.min(points.length - 1, at))]!;
  let d = `M${start.x} ${start.y}`;
  for (let at = 0; at + 1 < points.length; at += 1) {
    const [before, from, to, after] = [near(at - 1), near(at), near(at + 1), near(at + 2)];
    const leaving = { x: from.x + (to.x - before.x) * bend, y: from.y + (to.y - before.y) * bend };
    const reaching = { x: to.x - (after.x - from.x) * bend, y: to.y - (after.y - from.y) * bend };
    d += `C${leaving.x.toFixed(1)} ${leaving.y.toFixed(1)} ${reaching.x.toFixed(1)} ${reaching.y.toFixed(1)} ${to.x} ${to.y}`;
  }
  return d;
}

/** How one of several pawns stands: how far beside the middle, how large. */
export interface Stand {
  shift: number;
  scale: number;
  /** So much farther back. */
  up?: number;
}

/**
 * How so many pawns stand on one cell: side by side at its upper edge, so that all of it is seen; no nearer to each
 * other than the marks of their owners can be told apart.
 */
export function beside(count: number, at: number, wide: number, pawn: number): Stand {
  if (count < 2) return { shift: 0, scale: 1 };
  const scale = count > 2 ? 0.76 : 0.86;
  const step = Math.max(29 * scale * pawn, Math.min(34 * pawn, (wide - 24) / (count - 1)));
  return { shift: (at - (count - 1) / 2) * step, scale };
}

/** The same places in the same order, at least so far from each other, between two ends. */
export function spread(
  places: readonly number[],
  step: number,
  from: number,
  to: number,
): number[] {
  const order = places.map((_, at) => at).sort((a, b) => places[a]! - places[b]!);
  const apart = [...places];
  let edge = to + step;
  for (const at of order.toReversed()) edge = apart[at] = Math.min(apart[at]!, edge - step);
  edge = from - step;
  for (const at of order) edge = apart[at] = Math.max(apart[at]!, edge + step);
  return apart;
}

/** How much of what is taken a box hides. */
export function hidden(box: Box, taken: readonly Box[]): number {
  return taken.reduce((sum, other) => {
    const across = Math.min(box.x + box.wide, other.x + other.wide) - Math.max(box.x, other.x);
    const down = Math.min(box.y + box.high, other.y + other.high) - Math.max(box.y, other.y);
    return sum + (across > 0 && down > 0 ? across * down : 0);
  }, 0);
}
