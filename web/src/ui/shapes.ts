// Shape before colour: which words of a text are goods, suits, cards, Locations or points.

const GOODS = new Set(
  "wood stone food gold settler raze defense samurai resource chi material population progress".split(" "),
);
const SUITS = new Set(
  "zed mag ind ori sid str roman barbarian egyptian japanese common uncivilised civilised region tributary unrest fame power".split(
    " ",
  ),
);

/** What stands on a card-shaped token, and in a house. */
export const CARD_ICONS: Record<string, string> = {
  card: "cards",
  "common-card": "common",
  "faction-card": "faction",
};
export const HOUSE_ICONS: Record<string, string> = {
  location: "location",
  "faction-location": "faction",
  foundation: "foundation",
};

export type Shape = "good" | "suit" | "points" | "card" | "house" | "colour" | "plain";

export function shapeOf(word: string): Shape {
  if (word === "points" || word === "vp" || word === "honour") return "points";
  if (word in CARD_ICONS) return "card";
  if (word in HOUSE_ICONS) return "house";
  if (word.startsWith("colour-")) return "colour";
  return GOODS.has(word) ? "good" : SUITS.has(word) ? "suit" : "plain";
}
