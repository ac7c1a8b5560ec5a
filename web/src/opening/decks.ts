// Own decks: kept in this browser, written as the server reads them.
import type { GameOption } from "../lib/types";

type Deck = NonNullable<GameOption["decks"]>[number];

const STORE = "imperia.decks";

/** The titles of own decks by faction. */
export type OwnDecks = Record<string, string[]>;

export function kept(game: string): OwnDecks {
  try {
    return (JSON.parse(localStorage.getItem(`${STORE}.${game}`) ?? "{}") ?? {}) as OwnDecks;
  } catch {
    return {};
  }
}

export function keep(game: string, decks: OwnDecks): void {
  localStorage.setItem(`${STORE}.${game}`, JSON.stringify(decks));
}

/** `CODE x2, CODE x3; …`: the decks of these factions that are own ones. */
export function written(decks: Deck[], own: OwnDecks, factions: string[]): string {
  const lists = decks
    .filter((deck) => factions.includes(deck.faction) && own[deck.faction])
    .map((deck) =>
      deck.titles
        .filter((title) => own[deck.faction]!.includes(title.code))
        .map((title) => `${title.code} x${title.copies}`)
        .join(", "),
    );
  return lists.join("; ");
}

/** How many of the titles with so many copies are in a deck. */
export function countOf(deck: Deck, codes: string[], copies: number): number {
  return deck.titles.filter((title) => title.copies === copies && codes.includes(title.code)).length;
}

export function cardsIn(deck: Deck, codes: string[]): number {
  return deck.titles
    .filter((title) => codes.includes(title.code))
    .reduce((sum, title) => sum + title.copies, 0);
}
