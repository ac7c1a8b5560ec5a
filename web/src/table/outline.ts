// Reads any view in words, for games whose board does not say better itself.
import { library } from "../lib/library.svelte";
import { hasWord, t } from "../lib/i18n.svelte";
import type { Passage } from "../boards";
import type { Rich, View } from "../lib/types";

const COMMON = new Set(["game", "seats", "you", "round", "phase", "phases", "over", "score"]);
const CARDS = /(^|_)cards?$/;

/** Headings and lists straight from the view: good enough to play by. */
export function outlineOf(view: View, name: (seat: number) => string): Passage[] {
  const own = Object.entries(view).filter(([key]) => !COMMON.has(key));
  const simple = own.filter(([, value]) => !isList(value));
  const lists = own.filter(([, value]) => isList(value));
  const passages: Passage[] = [
    { title: view.phase.label, items: simple.map(([key, value]) => line(view, key, value, name)) },
  ];
  for (const [key, value] of lists)
    for (const [index, entry] of (value as unknown[]).entries())
      passages.push({ title: heading(key, entry, index, name), items: entryItems(view, key, entry, name) });
  return passages;
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.some((entry) => entry !== null && typeof entry === "object");
}

function heading(key: string, entry: unknown, index: number, name: (seat: number) => string): string {
  const seat = (entry as { seat?: number })?.seat;
  return typeof seat === "number" ? name(seat) : `${word(key)} ${index + 1}`;
}

function entryItems(view: View, key: string, entry: unknown, name: (seat: number) => string): Rich[] {
  if (entry === null || typeof entry !== "object" || Array.isArray(entry))
    return [line(view, key, entry, name)];
  return Object.entries(entry)
    .filter(([inner]) => inner !== "seat")
    .map(([inner, value]) => line(view, inner, value, name));
}

function line(view: View, key: string, value: unknown, name: (seat: number) => string): Rich {
  return [`${word(key)}: `, ...words(view, key, value, name)];
}

function words(view: View, key: string, value: unknown, name: (seat: number) => string): Rich {
  if (value === null || value === undefined) return ["–"];
  if (typeof value === "boolean") return [t(value ? "yes" : "no")];
  if (typeof value === "number") {
    if (key === "seat") return [name(value)];
    const card = CARDS.test(key) ? library.card(view.game, value) : undefined;
    return card ? [{ card: value, text: card.name }] : [String(value)];
  }
  if (typeof value === "string") return [value];
  const parts = Array.isArray(value)
    ? value.map((entry) => words(view, key, entry, name))
    : Object.entries(value as object).map(([inner, entry]) => line(view, inner, entry, name));
  if (!parts.length) return ["–"];
  return parts.flatMap((part, index) => (index ? [Array.isArray(value) ? "; " : ", ", ...part] : part));
}

function word(key: string): string {
  return hasWord(`view-${key}`) ? t(`view-${key}`) : key.replaceAll("_", " ");
}
