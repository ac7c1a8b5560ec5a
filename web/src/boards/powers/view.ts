// The view of Powers as docs/protocol.md gives it, and the small questions its board asks of it.
import { hasWord, t } from "../../lib/i18n.svelte";
import type { View } from "../../lib/types";
import type { Counter } from "../../parts/Counters.svelte";
import type { SeatLook } from "../../ui/SeatMark.svelte";

export interface Laid {
  card: number;
  state: "active" | "cancelled" | "dead" | "covered";
  acts: "agent" | "threat" | "hideout" | "event" | "symbol";
  as: number | null;
  target: number | null;
  threatened: boolean;
  protected: boolean;
  marks: string[];
}

export interface Row {
  seat: number;
  faction: string | null;
  candidate: {
    card: number | null;
    state: "hidden" | "appeared" | "uncovered" | "shown";
    round: number | null;
    seen: boolean;
    possible: number[];
    wrong: number[];
    choosing: boolean;
  };
  hand: { count: number; cards: (number | null)[] };
  pile: number | null;
  laid: boolean;
  laid_card: number | null;
  slots: Laid[][];
}

export interface PowersView extends View {
  variant: "struggle" | "illuminati";
  exposed: number | null;
  start: number | null;
  threats: { count: number; limit: number };
  pile: number | null;
  draft: number[];
  rows: Row[];
  /** what lies open would bring by now, for each seat; hidden candidates count for nothing */
  points: number[];
}

export function asPowers(view: View): PowersView {
  return view as PowersView;
}

/** Rows in the order they are drawn: the others clockwise from the reader, the reader last, next to the hand. */
export function rowsInOrder(view: PowersView): Row[] {
  const you = view.you;
  if (you === null) return view.rows;
  const after = (row: Row) => (row.seat - you - 1 + view.seats) % view.seats;
  return [...view.rows].sort((a, b) => after(a) - after(b));
}

/** Columns to draw: at least six, else up to the current round. */
export function columns(view: PowersView): number {
  return Math.max(6, view.round, ...view.rows.map((row) => row.slots.length));
}

/** Square and icon of a row: its faction's, once it is known. */
export function lookOf(row: Row | undefined): SeatLook | null {
  const suit = row?.faction?.toLowerCase();
  return suit ? { suit, icon: suit } : null;
}

/** What a row would bring if the game ended now, as all can count it. */
export function counted(view: PowersView, row: Row): Counter {
  return { key: "points", count: view.points[row.seat]!, says: t("powers-running-points") };
}

/** Cards in hand and in the own pile, where a player has one. */
export function held(row: Row): Counter {
  const count = row.pile === null ? row.hand.count : `${row.hand.count} + ${row.pile}`;
  return { key: "cards", count, says: t("powers-hand-and-pile") };
}

/** What is true of a laid card besides lying there, in words. */
export function stateWords(laid: Laid): string[] {
  return [
    laid.state !== "active" && t(`powers-state-${laid.state}`),
    laid.threatened && t("powers-threatened"),
    laid.protected && t("powers-protected"),
    ...laid.marks.map((mark) => (hasWord(`powers-mark-${mark}`) ? t(`powers-mark-${mark}`) : mark)),
  ].filter((word) => typeof word === "string");
}
