// Which card a thing on the table shows, and which things show a card.

/** The card that a thing shows or stands for. */
export function cardAt(node: HTMLElement): number | null {
  return node.dataset.card ? Number(node.dataset.card) : null;
}

/** The names of all things on the board that show one of these cards. */
export function showing(cards: number[]): string[] {
  const all = document.querySelectorAll<HTMLElement>(".board [data-card][data-anchor]");
  return [...all].filter((node) => cards.includes(cardAt(node)!)).map((node) => node.dataset.anchor!);
}
