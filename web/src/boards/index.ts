// The boards the client can draw, each loaded with its first table; the shell knows no game beyond this list.
import type { Component } from "svelte";
import type { Rich, View } from "../lib/types";
import type { SeatLook } from "../ui/SeatMark.svelte";

/** A part of the table in words: a heading and what lies there. */
export interface Passage {
  title: string;
  items: Rich[];
}

/** Cards of one kind that a seat holds. */
export interface Held {
  title: string;
  /** beside the title, such as how large the hand may be */
  note?: string;
  /** null for unknown cards */
  cards: (number | null)[];
  /** names under which the cards fly, where copies of a card look the same */
  flips?: string[];
  /** cards that keep their place though they are no longer in hand: what became of them */
  gone?: ({ icon: string; word: string } | null)[];
}

export interface Hand extends Held {
  /** the open question is about cards elsewhere, though the same may be in hand */
  idle?: boolean;
  /** a second hand, of cards of another kind */
  beside?: Held;
}

export interface Board {
  /** draws the whole table from the view */
  component: Component<{ view: View }>;
  /** a small gauge for the bar, such as the threats of Powers */
  gauge?: Component<{ view: View }>;
  /** what the seat that looks holds, or is to choose from before it holds anything */
  hand(view: View): Hand;
  /** suit and icon of a seat, if the game gives it one */
  look(view: View, seat: number): SeatLook | null;
  /** hands are large and turns have many options: the dock sets both closer */
  dense?: boolean;
  /** fills its room to the last line: the dock keeps one height, and its options scroll */
  fixed?: boolean;
  /** needs the whole width of smaller screens: the log waits behind its button there */
  wide?: boolean;
  /** the table in words, in reading order; without it the shell reads the view as it comes */
  outline?(view: View, name: (seat: number) => string): Passage[];
}

const BOARDS: Record<string, () => Promise<{ board: Board }>> = {
  imperium: () => import("./imperium/board"),
  powers: () => import("./powers/board"),
  settlers: () => import("./settlers/board"),
  wall: () => import("./wall/board"),
};

/** The board of a game, or null: then the table is shown in words. */
export async function loadBoard(game: string): Promise<Board | null> {
  const board = BOARDS[game];
  return board ? (await board()).board : null;
}
