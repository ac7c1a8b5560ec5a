// Scales and labels of the score chart.
import { expect, it } from "vitest";
import { BOX, everyRound, fitted, LETTER, niceStep, scaleOf, spread } from "./chart";

it("chooses round steps", () => {
  expect(niceStep(26)).toBe(10);
  expect(niceStep(7)).toBe(2);
  expect(niceStep(0)).toBe(1);
});

it("puts the highest score inside the paper and negative ones too", () => {
  const scale = scaleOf([[0, -3, 26]], 3);
  expect(scale.ticks).toEqual([0, 10, 20, 30]);
  expect(scale.y(-3)).toBe(BOX.height - BOX.bottom);
  expect(scale.y(26)).toBeLessThan(scale.y(0));
  expect(scaleOf([[0, -13, 26]], 3).ticks).toEqual([-10, 0, 10, 20, 30]);
});

it("numbers every round of a short game, and every few of a long one", () => {
  expect([5, 16, 31, 60].map(everyRound)).toEqual([1, 1, 2, 5]);
});

it("keeps labels apart", () => {
  const placed = spread([10, 11, 60], 18);
  expect(placed[1]! - placed[0]!).toBeGreaterThanOrEqual(18);
  expect(placed[2]).toBe(60);
});

it("shortens a name that would leave the paper", () => {
  expect(fitted("Bartoloměj", 10 * LETTER)).toBe("Bartoloměj");
  expect(fitted("Jan Bartoloměj", 8 * LETTER)).toBe("Jan Bar…");
});
