import { fold } from "./moves";

/** A text in parts, to mark the words that were typed: every second part is one of them. */
export function marked(text: string, typed: string): string[] {
  const wanted = fold(typed)
    .split(" ")
    .filter((word) => word.length > 1 && !/^[\d.]+$/.test(word));
  if (!wanted.length) return [text];
  const parts = [""];
  for (const word of text.split(/(?<=[^\p{L}\p{N}])|(?=[^\p{L}\p{N}])/u)) {
    if (wanted.some((needle) => fold(word).includes(needle))) parts.push(word, "");
    else parts[parts.length - 1] += word;
  }
  return parts;
}

/** The first sentence of a help text, without the numbers of its clauses. */
export function firstSentence(text: string): string {
  const plain = text.replace(/\s*\((?:[A-Z]{3}-\d+(?:\.\d+)?(?:,\s*)?)+\)/g, "");
  const end = /[.!?]\s/.exec(plain);
  return end ? plain.slice(0, end.index + 1) : plain;
}

/** The text with no-break spaces before French punctuation, so that no line begins with it. */
export function unbroken(text: string): string {
  return text.replace(/ ([:;!?»])/g, "\u00a0$1").replace(/« /g, "«\u00a0");
}

/** A number as it is printed: with a minus, not a hyphen. */
export function signed(number: number): string {
  return String(number).replace("-", "−");
}
