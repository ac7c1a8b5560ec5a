// How far the best answer is ahead, in a word.
import { expect, it } from "vitest";
import { marginOf, rangeOf } from "./margin";

it("is said in three steps", () => {
  expect([0.1, 0.5, 1.9, 2, 12].map(marginOf)).toEqual(["hair", "some", "some", "clear", "clear"]);
});

it("is the surer the more was tried", () => {
  expect(rangeOf(78, 100)).toEqual({ low: 69, high: 85 });
  expect(rangeOf(780, 1000)).toEqual({ low: 75, high: 80 });
  expect(rangeOf(4, 4)).toEqual({ low: 51, high: 100 });
});
