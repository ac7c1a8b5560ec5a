// By how much an advised answer is better than the next, in a word, for points say little to who does not know the game;
// and how sure that is.

/** Up to so many points the next answer is as good, and up to so many the difference is small. */
const HAIR = 0.5;
const SOME = 2;

/** 95 % */
const SURE = 1.96;

/** Between which shares the true one lies if it was so in `n` of `all` tries (Wilson), in per cent. */
export function rangeOf(n: number, all: number): { low: number; high: number } {
  const share = n / all;
  const more = (SURE * SURE) / all;
  const spread = SURE * Math.sqrt((share * (1 - share)) / all + more / (4 * all));
  const at = (end: number) => Math.round((100 * (share + more / 2 + end)) / (1 + more));
  return { low: at(-spread), high: at(spread) };
}

export function marginOf(lead: number): "hair" | "some" | "clear" {
  return lead < HAIR ? "hair" : lead < SOME ? "some" : "clear";
}
