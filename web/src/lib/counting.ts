// The end of a game as steps: the points are counted on the table, one source after the other.
import type { Step } from "./steps";
import type { GameEvent, Rich, Sheet, Snapshot } from "./types";

const REST = 1200;
/** events with which a game says how it has ended */
const VERDICT = ["over", "win"];

/** What the last move tells, and who has won: that is told when the points have been counted. */
export function beforeVerdict(events: GameEvent[]): [GameEvent[], GameEvent[]] {
  const first = events.findIndex((event) => VERDICT.includes(event.kinds[0]!));
  return first < 0 ? [events, []] : [events.slice(0, first), events.slice(first)];
}

/** A step for each source of points, with the cards they are for and what everybody has so far: whoever has a column on
 *  the sheet, with or without a seat. */
export function countSteps(picture: Snapshot, nameOf: (seat: number) => string): Step[] {
  const sheet: Sheet | null = picture.view.score;
  if (!sheet) return [];
  const names = new Map(sheet.seats.map(({ seat, name }) => [seat, name ?? nameOf(seat)]));
  const totals = new Map(sheet.seats.map(({ seat }) => [seat, 0]));
  const steps: Step[] = [];
  for (const { code, label } of sheet.categories) {
    const lines = sheet.seats.flatMap(({ seat, lines }) =>
      lines.filter((line) => line.category === code).map((line) => ({ ...line, seat })),
    );
    const got = sheet.seats
      .map(({ seat }) => ({ seat, points: sum(lines.filter((line) => line.seat === seat)) }))
      .filter(({ points }) => points !== 0);
    if (!got.length) continue;
    for (const { seat, points } of got) totals.set(seat, totals.get(seat)! + points);
    const shares = got.flatMap(({ seat, points }, n): Rich => [
      n ? ", " : ": ",
      { seat, text: names.get(seat)! },
      `\u00a0${points > 0 ? "+" : "−"}${Math.abs(points)}`,
    ]);
    steps.push({
      picture,
      events: [],
      text: [label, ...shares],
      sign: "points",
      seat: null,
      by: [],
      cards: [...new Set(lines.map((line) => line.card).filter((card) => card !== null))],
      hits: [],
      tally: [...totals].map(([seat, points]) => ({ seat, name: names.get(seat)!, points })),
      lead: 0,
      rest: REST,
    });
  }
  return steps;
}

function sum(lines: { points: number }[]): number {
  return lines.reduce((total, line) => total + line.points, 0);
}
