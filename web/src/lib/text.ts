/** The first sentence of a help text, without the numbers of its clauses. */
export function firstSentence(text: string): string {
  const plain = text.replace(/\s*\((?:[A-Z]{3}-\d+(?:\.\d+)?(?:,\s*)?)+\)/g, "");
  const end = /[.!?]\s/.exec(plain);
  return end ? plain.slice(0, end.index + 1) : plain;
}
