import { expect, it } from "vitest";
import { beforeVerdict, countSteps } from "./counting";
import { plain } from "./rich";
import type { GameEvent, Snapshot } from "./types";

const line = (category: string, points: number, card: number | null) => ({
  category,
  points,
  card,
  label: category,
  text: [],
});
const score = {
  categories: [
    { code: "agents", label: "Agents" },
    { code: "knots", label: "Knots" },
    { code: "threats", label: "Threats" },
  ],
  seats: [
    { seat: 0, total: 4, lines: [line("agents", 2, 7), line("agents", 3, 8), line("threats", -1, null)] },
    { seat: 1, total: 2, lines: [line("agents", 2, 9)] },
  ],
};
const picture = { view: { score } } as unknown as Snapshot;
const name = (seat: number) => ["Eva", "Petr"][seat]!;

it("counts source by source, with the cards and the sums so far", () => {
  const steps = countSteps(picture, name);
  expect(steps.map((step) => plain(step.text))).toEqual([
    "Agents: Eva\u00a0+5, Petr\u00a0+2",
    "Threats: Eva\u00a0−1",
  ]);
  expect(steps[0]!.cards).toEqual([7, 8, 9]);
  expect(steps.map((step) => step.tally)).toEqual([
    [
      { seat: 0, name: "Eva", points: 5 },
      { seat: 1, name: "Petr", points: 2 },
    ],
    [
      { seat: 0, name: "Eva", points: 4 },
      { seat: 1, name: "Petr", points: 2 },
    ],
  ]);
});

it("ends with what the score sheet says", () => {
  const last = countSteps(picture, name).at(-1)!;
  expect(last.tally!.map(({ points }) => points)).toEqual(score.seats.map(({ total }) => total));
});

it("keeps who has won for the end", () => {
  const lines = [["pass"], ["over"], ["over"], ["win"]].map((kinds, n) => ({ n, kinds }) as GameEvent);
  expect(beforeVerdict(lines).map((part) => part.map((line) => line.n))).toEqual([[0], [1, 2, 3]]);
  expect(beforeVerdict(lines.slice(0, 1))[1]).toEqual([]);
});

it("names who has no seat as the score sheet does", () => {
  const qin = { seat: 2, name: "Qin", total: 3, lines: [line("agents", 3, null)] };
  const steps = countSteps({ view: { score: { ...score, seats: [qin] } } } as unknown as Snapshot, name);
  expect(plain(steps[0]!.text)).toBe("Agents: Qin\u00a0+3");
  expect(steps[0]!.tally).toEqual([{ seat: 2, name: "Qin", points: 3 }]);
});
