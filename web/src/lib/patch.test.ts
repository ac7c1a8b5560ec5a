import { expect, test } from "vitest";
import { patched, type Change } from "./patch";

const cases: [string, unknown, Change[], unknown][] = [
  ["puts a value", { a: 1, b: { c: 2 } }, [[["b", "c"], 3]], { a: 1, b: { c: 3 } }],
  ["adds a key", { a: 1 }, [[["b"], null]], { a: 1, b: null }],
  ["takes a key away", { a: 1, b: 2 }, [[["a"]]], { b: 2 }],
  ["changes one of a list", [{ n: 1 }, { n: 2 }], [[[1, "n"], 5]], [{ n: 1 }, { n: 5 }]],
  ["adds to a list", [{ n: 1 }], [[[1], { n: 2 }]], [{ n: 1 }, { n: 2 }]],
  ["shortens a list from its end", [[1], [2], [3]], [[[2]], [[1]]], [[1]]],
  ["replaces everything", { a: 1 }, [[[], { b: 2 }]], { b: 2 }],
];

test.each(cases)("a patch %s and leaves the picture before as it was", (_, before, changes, after) => {
  const kept = JSON.stringify(before);
  expect(patched(before, changes)).toEqual(after);
  expect(JSON.stringify(before)).toBe(kept);
});

test("what did not change is the same thing, not a copy", () => {
  const before = { view: { rows: [{ n: 1 }, { n: 2 }] }, undo: {} };
  const after = patched(before, [[["view", "rows", 0, "n"], 3]]);
  expect(after.undo).toBe(before.undo);
  expect(after.view.rows[1]).toBe(before.view.rows[1]);
});
