// Shape before colour: which words of a text are goods, suits or points.

const GOODS = new Set(
  "wood stone food gold settler raze defense chi material population progress".split(" "),
);
const SUITS = new Set(
  "zed mag ind ori sid str roman barbarian egyptian japanese common unciv civ region tributary unrest fame power".split(
    " ",
  ),
);

export function shapeOf(word: string): "good" | "suit" | "points" | "plain" {
  if (word === "points" || word === "vp") return "points";
  return GOODS.has(word) ? "good" : SUITS.has(word) ? "suit" : "plain";
}
