// Search that forgives case and accents, for cards and rules.

export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();
}

/** True if every word of the query occurs in one of the texts. */
export function matches(query: string, texts: string[]): boolean {
  const hay = fold(texts.join("\n"));
  return fold(query)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}
