// Where a line may not break, as a rule of the language: messages are written with plain spaces (see cards/words.py).
const LONE_LETTER = /(?<![\p{L}\p{N}_’$-])([KkSsZzVvOoUuAaIi]) (?=\S)/gu;
const NUMBER =
  /((?<![\p{L}\p{N}_-])\d+\.?|\{ \$(?:n|round|count|number|move|level|least|most|vp|limit|points|hand|pile|row|position|left|every|seconds) \}\.?) (?=\p{L}|\{)/gu;

/** The source of messages with the spaces that keep Czech words of one letter, and numbers, with the word behind. */
export function typeset(lang: string, source: string): string {
  if (lang !== "cs") return source;
  return source.replace(LONE_LETTER, "$1\u00a0").replace(NUMBER, "$1\u00a0");
}
