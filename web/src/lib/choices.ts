/** The options of a new table: which are shown, with which choices. What is open the server says. */
import type { GameFacts, OpenChoices } from "./types";

type Option = GameFacts["options"][number];
export type Open = OpenChoices["choices"];
export type ClosedBy = OpenChoices["closed"][string][number];

export interface ShownOption {
  option: Option;
  choices: Option["choices"];
  value: string;
}

/** The option that names a seat by its number. */
export const FIRST = "first_player";

/** The options that leave a choice. A value that is no longer open gives way to the default. */
export function shownOptions(
  options: Option[],
  open: Open | null,
  chosen: Record<string, string>,
  seats = Infinity,
): ShownOption[] {
  // Known before the server is asked: nobody begins on a seat that was just taken away.
  const sits = (option: string, value: string): boolean =>
    option !== FIRST || !(Number(value) > seats);
  return options
    .map((option) => {
      const left = open?.[option.name];
      const choices = option.choices.filter(
        (choice) => (left?.includes(choice.value) ?? true) && sits(option.name, choice.value),
      );
      const wished = chosen[option.name] ?? option.default;
      const value = choices.some((choice) => choice.value === wished) ? wished : option.default;
      return { option, choices, value };
    })
    .filter((entry) => entry.choices.length > 1);
}

/** Whether an option stands aside: a detail, unless it is there only because of what was chosen. */
export function standsAside(option: Option, usual: Open | null): boolean {
  return option.detail && (usual?.[option.name]?.length ?? 2) > 1;
}

/** What goes to the server: the values that are shown and differ from the default. */
export function wishes(shown: ShownOption[]): Record<string, string> {
  return Object.fromEntries(
    shown
      .filter(({ option, value }) => value !== option.default)
      .map(({ option, value }) => [option.name, value]),
  );
}
