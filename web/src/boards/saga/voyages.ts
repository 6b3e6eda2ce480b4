/** The voyage of a new table: its travel logs, its stages, what can be chosen for each. */
import type { ClosedBy, ShownOption } from "../../lib/choices";
import type { GameFacts } from "../../lib/types";
import { capital } from "../../lib/words";
import { type StageKind, stageOf } from "./Stage.svelte";

type Option = GameFacts["options"][number];
type Choice = Option["choices"][number];

export const RANDOM = "random";

/** An option names an adventure i-c where the table says I.C. */
export const idOf = (value: string): string => value.toUpperCase().replace("-", ".");

/** "Le passage : la grotte" in two: what stands before the colon, and what behind. */
export function halves(text: string): [string, string] {
  const at = text.search(/\s?:\s/u);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at).replace(/^\s?:\s/u, "")];
}

export interface Cover {
  value: string;
  name: string;
  /** How difficult it is in words, and from 1 as far as the box goes; 0 where it does not say. */
  more: string;
  rank: number;
  adventures: readonly string[];
}

/** The travel logs, in the order of the box: from the easy to the hard. */
export function coversOf(voyage: Option): Cover[] {
  const ranks: string[] = [];
  return voyage.choices.map(({ value, text, parts }) => {
    const [name = "", more = ""] = text.split(/, |\s?: /u);
    if (parts.length && more && !ranks.includes(more)) ranks.push(more);
    return {
      value,
      name: capital(name),
      more,
      rank: ranks.indexOf(more) + 1,
      adventures: parts,
    };
  });
}

export interface StageOf {
  /** The option that says what it is; empty where nobody may say. */
  option: string;
  value: string;
  label: string;
  kind: StageKind | null;
}

const ROUNDS = 7;

/** The stages before Bifröst: those of the log, or those that are chosen. */
export function stagesOf(options: readonly Option[], shown: readonly ShownOption[]): StageOf[] {
  const voyage = shown.find(({ option }) => option.name === "voyage");
  const log = voyage?.option.choices.find(({ value }) => value === voyage.value)?.parts ?? [];
  const named = new Map<string, string>();
  for (const option of options)
    for (const { value, text } of option.choices) named.set(value, halves(text)[1] || text);
  if (log.length)
    return log.map((value) => ({
      option: "",
      value,
      label: named.get(value) ?? "",
      kind: stageOf(idOf(value)),
    }));
  return Array.from({ length: ROUNDS }, (_, at) => {
    const round = shown.find(({ option }) => option.name === `round_${at + 1}`);
    if (!round) return { option: "", value: RANDOM, label: "", kind: null };
    const { value } = round;
    const open = round.choices.filter((choice) => choice.value !== RANDOM);
    const kinds = new Set(open.map((choice) => stageOf(idOf(choice.value))));
    const [only = null] = kinds.size === 1 ? kinds : [];
    return {
      option: round.option.name,
      value,
      label: named.get(value) ?? "",
      kind: value === RANDOM ? only : stageOf(idOf(value)),
    };
  });
}

export interface Realm {
  name: string;
  kind: StageKind;
  /** Why nothing of it can be chosen, if that is so; those that are open come first. */
  why: string;
  adventures: { value: string; name: string; why: string }[];
}

/** The adventures that there are for a round, by realm, with the reason where the rules close one. */
export function realmsFor(option: Option, closed: readonly ClosedBy[]): Realm[] {
  const why = new Map(closed.flatMap((by) => by.values.map((value) => [value, by.why])));
  const realms = new Map<string, Choice[]>();
  for (const choice of option.choices) {
    if (choice.value === RANDOM) continue;
    const [realm] = halves(choice.text);
    realms.set(realm, [...(realms.get(realm) ?? []), choice]);
  }
  return [...realms]
    .map(([name, choices]) => {
      const adventures = choices.map(({ value, text }) => ({
        value,
        name: halves(text)[1],
        why: why.get(value) ?? "",
      }));
      const shut = adventures.every((adventure) => adventure.why);
      const kind = stageOf(idOf(choices[0]!.value));
      return { name, kind, why: shut ? adventures[0]!.why : "", adventures };
    })
    .sort((a, b) => Number(!!a.why) - Number(!!b.why));
}
