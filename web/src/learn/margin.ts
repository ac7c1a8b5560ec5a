// By how much an advised answer is better than the next, in a word: points say little to who does not know the game.

/** Up to so many points the next answer is as good, and up to so many the difference is small. */
const HAIR = 0.5;
const SOME = 2;

export function marginOf(lead: number): "hair" | "some" | "clear" {
  return lead < HAIR ? "hair" : lead < SOME ? "some" : "clear";
}
