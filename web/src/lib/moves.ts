/** The list of moves: filtered by typing, in groups, large groups in stages. */
import type { Move, MoveValue } from "./types";

/** Small letters without accents, for comparing what is typed. */
export function fold(text: string): string {
  return text
    .replace(/œ/gi, "oe")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLocaleLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether a move fits the filter: all the typed words occur in it, in any order. */
export function matches(move: Move, typed: string): boolean {
  if (!typed.trim()) return true;
  const text = fold(`${move.group} ${move.text} ${move.notation}`);
  return fold(typed)
    .split(" ")
    .every((word) => text.includes(word));
}

function mentions(value: unknown, id: string): boolean {
  if (Array.isArray(value)) return value.some((part) => mentions(part, id));
  return value === id;
}

/** The moves that have to do with a thing: its id is one of their fields. */
export function about(moves: readonly Move[], id: string): Move[] {
  return moves.filter((move) => mentions(move.move.slice(1), id));
}

/** The moves of a thing: those it stands for, else all that name it. */
export function concerning(
  moves: readonly Move[],
  thing: { id: string; moves?: readonly MoveValue[] | null },
): Move[] {
  const own = thing.moves;
  if (!own) return about(moves, thing.id);
  return moves.filter(({ move }) => own.some((ownMove) => sameMove(ownMove, move)));
}

export function sameMove(a: MoveValue, b: MoveValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export interface Group {
  title: string;
  moves: Move[];
}

/**
 * What fits into the prompt bar as buttons, few and short: all moves; else the answers, without what
 * leaves the question open; else the answers that are about nothing on the board: "pass", "no more".
 * To give up (`givesUp`: the kind that does) stands at the far end.
 */
export function few(moves: readonly Move[], most: number, givesUp = ""): readonly Move[] {
  const letters = 120;
  const answers = moves.filter((move) => !move.anytime);
  const bare = answers.filter((move) => move.move.length === 1);
  const length = (those: readonly Move[]): number =>
    those.reduce((sum, move) => sum + move.text.length, 0);
  const fitting = [moves, answers].find(
    (those) => those.length <= most && length(those) <= letters,
  );
  const last = (move: Move): boolean => move.grave || move.kind === givesUp;
  const inOrder = (those: readonly Move[]): readonly Move[] => [
    ...those.filter((move) => !last(move)),
    ...those.filter(last),
  ];
  if (fitting) return inOrder(fitting);
  return bare.length <= most && length(bare) <= 2 * letters ? inOrder(bare) : [];
}

/** The moves that the keys 1 to 9 make, in this order: none that gives up much. */
export const byNumber = (moves: readonly Move[]): readonly Move[] =>
  moves.filter((move) => !move.grave);

/** A group that is longer than this is folded, and a list longer than this has all groups folded. */
export const LONG = 60;

/** The moves by heading, in the order of the list; neighbours without a heading stay together. */
export function grouped(moves: readonly Move[]): Group[] {
  const groups: Group[] = [];
  const known = new Map<string, Group>();
  for (const move of moves) {
    let group = move.group ? known.get(move.group) : undefined;
    const last = groups.at(-1);
    if (!move.group && last && last.title === "") group = last;
    if (!group) {
      group = { title: move.group, moves: [] };
      groups.push(group);
      if (move.group) known.set(move.group, group);
    }
    group.moves.push(move);
  }
  return groups.flatMap((group) => (group.moves.length > LONG ? staged(group) : [group]));
}

/** A long group split by the first field of its moves: the tile, then where it goes. */
function staged(group: Group): Group[] {
  const parts = new Map<string, Move[]>();
  for (const move of group.moves) {
    const key = `${move.kind} ${JSON.stringify(move.move[1] ?? "")}`;
    parts.set(key, [...(parts.get(key) ?? []), move]);
  }
  if (parts.size < 2 || parts.size > group.moves.length / 2) return [group];
  return [...parts.values()].map((moves) => ({
    title: common(moves.map((move) => move.text)) || group.title,
    moves,
  }));
}

/** The words that all texts begin with. */
function common(texts: string[]): string {
  let words = texts[0]?.split(" ") ?? [];
  for (const text of texts) {
    const other = text.split(" ");
    const end = words.findIndex((word, at) => word !== other[at]);
    if (end >= 0) words = words.slice(0, end);
  }
  return words.join(" ").replace(/[\s,:;·(]+$/, "");
}
