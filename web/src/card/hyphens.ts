// Where a long word in a card's name may be parted: browsers know few languages, and cards are narrow.
const LONG = 9; // letters of a word that may not fit its card, or the part of it that is seen
const LEAST = 4; // letters on each side of a hyphen
const SOFT_HYPHEN = "\u00ad";
const VOWEL = "[aeiouyáéíóúýěůäöüőű]";
const ONSET = "(?:sz|zs|cs|gy|ly|ny|ty|ch|th|ph|sh|[b-df-hj-np-tv-zčďňřšťž])";
const SYLLABLE = new RegExp(`${ONSET}${VOWEL}`, "gi");

/** A name with soft hyphens before the inner syllables of its long words. */
export function softened(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : parted(word)));
}

function parted(word: string): string {
  const cuts = [...word.matchAll(SYLLABLE)]
    .map((syllable) => syllable.index)
    .filter((at) => at >= LEAST && word.length - at >= LEAST);
  return [0, ...cuts].map((at, index) => word.slice(at, cuts[index])).join(SOFT_HYPHEN);
}
