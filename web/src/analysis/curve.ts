// The arithmetic of the curve of chances: paper of two sizes, where moves and chances lie on it, what a press means.
import type { Analysis, Turn } from "../lib/types";
import { BESIDE, LETTER, spread } from "../table/chart";

export interface Paper {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const WIDE: Paper = { width: 820, height: 330, left: 44, right: 120, top: 20, bottom: 44 };
export const NARROW: Paper = { width: 346, height: 236, left: 38, right: 56, top: 18, bottom: 30 };
export const NARROW_BELOW = 560; // of the room there is, in pixels
const MARGIN = 100; // px that names may take of it
const DOT = 12; // so near to a numbered dot a press means its move

/** Paper as wide as the room there is, so that letters keep their size; a narrow one leaves as much as names need. */
export function paperFor(room: number, letters = 0): Paper {
  const paper = room && room < NARROW_BELOW ? NARROW : WIDE;
  const right = Math.max(paper.right, Math.min(MARGIN, BESIDE + letters * LETTER));
  return { ...paper, right, width: Math.max(room || paper.width, 280) };
}

export const x = (paper: Paper, at: number, moves: number): number =>
  paper.left + (moves ? at / moves : 0) * (paper.width - paper.left - paper.right);

export const y = (paper: Paper, chance: number): number =>
  paper.top + (1 - chance) * (paper.height - paper.top - paper.bottom);

/** The outline of where a side's chance lies two times in three; how the game ended is certain. */
export function range(paper: Paper, analysis: Analysis, side: number): string {
  const { points, moves, give_or_take: off } = analysis;
  const edge = (sign: number) =>
    points.map(({ at, chances }) => {
      const chance = chances[side]! + (at < moves ? sign * off : 0);
      return `${x(paper, at, moves)},${y(paper, Math.max(0, Math.min(1, chance)))}`;
    });
  return [...edge(1), ...edge(-1).reverse()].join(" ");
}

export interface Band {
  from: number;
  to: number;
  label: string;
}

/** The parts of the game on the paper; a part too narrow for its name is called by its number, or not at all. */
export function bands(paper: Paper, parts: { at: number; label: string }[], moves: number): Band[] {
  const counted = parts.filter((part) => /\d/.test(part.label)); // rounds, where their phases have titles of their own
  const told = counted.length ? counted : parts;
  const starts = told.filter((part, index) => part.at < moves && part.at !== told[index + 1]?.at);
  return starts.map((part, index) => {
    const from = x(paper, index ? part.at : 0, moves);
    const to = x(paper, starts[index + 1]?.at ?? moves, moves);
    const number = /\d+/.exec(part.label)?.[0] ?? "";
    const fits = (text: string) => text.length * 6.6 < to - from;
    return { from, to, label: [part.label, number && `${number}.`].find((text) => text && fits(text)) ?? "" };
  });
}

/** Moves labels apart, and back onto the paper from its lower end. */
export function apart(wanted: number[], gap: number, lowest: number): number[] {
  const placed = spread(wanted, gap);
  const order = placed.map((_, index) => index).sort((a, b) => placed[b]! - placed[a]!);
  let free = lowest;
  for (const index of order) {
    placed[index] = Math.min(placed[index]!, free);
    free = placed[index] - gap;
  }
  return placed;
}

/** The number of the point nearest to a place on the paper. */
export function nearest(paper: Paper, points: Analysis["points"], moves: number, place: number): number {
  const far = points.map((point) => Math.abs(x(paper, point.at, moves) - place));
  return far.indexOf(Math.min(...far));
}

/** The move that a press on the paper opens: a turning move at its dot, else the point nearest to it. */
export function pressed(paper: Paper, analysis: Analysis, place: number): number {
  const dot = analysis.turns.find((turn) => Math.abs(x(paper, turn.end, analysis.moves) - place) < DOT);
  return dot?.move ?? analysis.points[nearest(paper, analysis.points, analysis.moves, place)]!.at;
}

/** Which points carry the mark of their line: about eight, the first and the last among them. */
export function marked(points: number): number[] {
  const step = Math.max(1, Math.round((points - 1) / 8));
  return Array.from({ length: points }, (_, index) => index).filter(
    (index) => index === points - 1 || (index % step === 0 && points - 1 - index >= step / 2),
  );
}

/** Is a turning move a loss of somebody who sits at this browser? */
export const costsMe = (turn: Turn, mine: number[]): boolean => turn.swing < 0 && mine.includes(turn.seat);
