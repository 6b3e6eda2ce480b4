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

/** The sentence whole, then what is left of it when its last parts are left out: it ends where a semicolon stands. */
export function shorter(sentence: string): string[] {
  const texts = [sentence];
  for (let at = sentence.lastIndexOf(";"); at > 0; at = sentence.lastIndexOf(";", at - 1)) {
    const kept = sentence.slice(0, at).trimEnd();
    const opened = kept.split("(").length - kept.split(")").length;
    if (!opened) texts.push(`${kept}.`);
  }
  return texts;
}

/** The text with no-break spaces before French punctuation, so that no line begins with it. */
export function unbroken(text: string): string {
  return text.replace(/ ([:;!?»])/g, "\u00a0$1").replace(/« /g, "«\u00a0");
}

/** A refusal without the number of its clause, which stands beside it as a link. */
export function withoutClause(text: string, clause: string): string {
  return clause ? text.replace(` (${clause})`, "") : text;
}
