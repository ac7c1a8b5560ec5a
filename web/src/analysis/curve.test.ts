// The curve of chances: what lies where, and what a press means.
import { expect, it } from "vitest";
import type { Analysis } from "../lib/types";
import { apart, bands, costsMe, marked, NARROW, paperFor, pressed, range, WIDE, x, y } from "./curve";

const analysis = {
  moves: 100,
  points: [0, 25, 50, 100].map((at) => ({ at, chances: [0.5, 0.5], nobody: 0 })),
  turns: [{ move: 40, start: 40, end: 41, seat: 1, swing: -0.2 }],
} as unknown as Analysis;

it("has its own paper for a phone", () => {
  expect(paperFor(330)).toEqual({ ...NARROW, width: 330 });
  expect(paperFor(700)).toEqual({ ...WIDE, width: 700 });
  expect(paperFor(0)).toEqual(WIDE);
  expect(paperFor(330, 9).right).toBeGreaterThan(NARROW.right);
  expect(paperFor(330, 40).right).toBe(paperFor(330, 30).right);
});

it("puts certainty on the edges of the paper", () => {
  expect(y(WIDE, 1)).toBe(WIDE.top);
  expect(y(WIDE, 0)).toBe(WIDE.height - WIDE.bottom);
  expect(x(WIDE, 100, 100)).toBe(WIDE.width - WIDE.right);
});

it("draws how far a chance may be off, within the paper and not of the end", () => {
  const points = [
    { at: 0, chances: [0.98] },
    { at: 100, chances: [0.5] },
  ];
  const drawn = range(WIDE, { moves: 100, points, give_or_take: 0.04 } as unknown as Analysis, 0);
  const [from, to] = [x(WIDE, 0, 100), x(WIDE, 100, 100)];
  const end = `${to},${y(WIDE, 0.5)}`;
  expect(drawn).toBe(`${from},${y(WIDE, 1)} ${end} ${end} ${from},${y(WIDE, 0.98 - 0.04)}`);
});

it("calls a part of the game by its name, by its number, or not at all", () => {
  const parts = [
    { at: 0, label: "Set-up" },
    { at: 0, label: "Round 1" },
    { at: 60, label: "Round 2" },
    { at: 66, label: "Round 3" },
    { at: 67, label: "Round 4" },
  ];
  expect(bands(WIDE, parts, 100).map((band) => band.label)).toEqual(["Round 1", "2.", "", "Round 4"]);
  expect(bands(WIDE, parts, 100)[0]!.from).toBe(WIDE.left);
  const phases = parts.flatMap((part) => [part, { at: part.at + 1, label: "Action" }]);
  expect(bands(WIDE, phases, 100)).toEqual(bands(WIDE, parts, 100));
});

it("opens the turning move at its dot, else the nearest point", () => {
  expect(pressed(WIDE, analysis, x(WIDE, 41, 100) + 5)).toBe(40);
  expect(pressed(WIDE, analysis, x(WIDE, 70, 100))).toBe(50);
  expect(pressed(WIDE, analysis, x(WIDE, 99, 100))).toBe(100);
});

it("marks a few points of a line, the first and the last among them", () => {
  expect(marked(3)).toEqual([0, 1, 2]);
  const many = marked(36);
  expect(many[0]).toBe(0);
  expect(many.at(-1)).toBe(35);
  expect(many.length).toBeLessThan(12);
});

it("colours only what the viewer lost", () => {
  expect(costsMe(analysis.turns[0]!, [1])).toBe(true);
  expect(costsMe(analysis.turns[0]!, [0])).toBe(false);
});

it("keeps labels apart and on the paper", () => {
  expect(apart([20, 286, 286], 36, 280)).toEqual([20, 244, 280]);
  expect(apart([100, 100, 100], 36, 280)).toEqual([100, 136, 172]);
});
