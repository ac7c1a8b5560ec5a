// How far the best answer is ahead, in a word.
import { expect, it } from "vitest";
import { marginOf } from "./margin";

it("is said in three steps", () => {
  expect([0.1, 0.5, 1.9, 2, 12].map(marginOf)).toEqual(["hair", "some", "some", "clear", "clear"]);
});
