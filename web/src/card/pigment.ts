// The pigments of a card: its suits, or, where a game prints them apart, the colours of what it builds.
import type { Card } from "../lib/types";

/** Suits as `data-suit` names them, the leading one first. */
export function pigments(card: Card | undefined): string[] {
  const colours = card?.colours;
  if (colours) return colours.length ? colours : [card.suits[0] === "common" ? "none" : card.suits[0]!];
  return (card?.suits ?? []).map((suit) => suit.toLowerCase());
}

/** Further pigments for split ribbons, as a style. */
export function splitStyle(card: Card | undefined): string | undefined {
  const prefix = card?.colours ? "c-" : "";
  const rest = pigments(card).slice(1);
  return rest.map((name, index) => `--s${index + 2}: var(--${prefix}${name})`).join(";") || undefined;
}
