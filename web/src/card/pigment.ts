// The pigments of a card: those of its suits, or, where a game prints them apart, colours of its own.
import type { Card } from "../lib/types";

/** Suits as `data-suit` names them, the leading one first. */
export function pigments(card: Card | undefined): string[] {
  if (card?.pigments.length) return card.pigments;
  return (card?.suits ?? []).map((suit) => suit.toLowerCase());
}

/** Further pigments for split ribbons, as a style. */
export function splitStyle(card: Card | undefined): string | undefined {
  const prefix = card?.pigments.length ? "c-" : "";
  const rest = pigments(card).slice(1);
  return rest.map((name, index) => `--s${index + 2}: var(--${prefix}${name})`).join(";") || undefined;
}

/** The square of a card in a list: its pigment, with the icon of its colour or of its suit. */
export function markOf(card: Card | undefined): { suit: string; icon: string } {
  const colour = card?.pigments.find((pigment) => pigment !== "none");
  const suit = card?.suits[0]?.toLowerCase() ?? "none";
  return colour ? { suit: colour, icon: `colour-${colour}` } : { suit, icon: suit };
}
