// A card as one spoken sentence, for labels and for the text table.
import { plain } from "../lib/rich";
import type { Card } from "../lib/types";

export function spoken(card: Card, ...state: (string | null | undefined | false)[]): string {
  const fields = card.fields.map((field) => field.label);
  const text = card.text.map((line) => plain(line)).join(" ");
  return [card.name, card.type_line, ...state, ...fields, text].filter(Boolean).join(", ");
}

/** Long texts are set closer. */
export function isDense(card: Card): boolean {
  return card.text.map((line) => plain(line)).join(" ").length > 105;
}
