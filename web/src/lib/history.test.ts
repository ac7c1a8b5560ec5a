// Merging and grouping of the running log.
import { expect, it } from "vitest";
import { fresh, grouped, merge, noted, unheard } from "./history";
import type { GameEvent } from "./types";

function event(n: number, group = "1", anchors: string[] = []): GameEvent {
  return {
    n,
    at: n,
    to: n,
    group,
    seat: null,
    kind: "lay",
    kinds: ["lay"],
    text: [`event ${n}`],
    more: [],
    anchors,
    by: [],
    hits: [],
    sign: null,
    fates: [],
  };
}

it("merges overlapping deliveries without repeating an event", () => {
  const merged = merge([event(1), event(2)], [event(2), event(3)]);
  expect(merged.map((one) => one.n)).toEqual([1, 2, 3]);
});

it("takes an act that has grown in place of what it was, and hears only what is new in it", () => {
  const grown = { ...event(2), kinds: ["lay", "draw"], more: [["a card"]] };
  expect(merge([event(1), event(2)], [grown])).toEqual([event(1), grown]);
  expect(unheard([event(1), event(2)], [grown, event(3)])).toEqual(["draw", "lay"]);
});

it("groups consecutive events under one heading", () => {
  const groups = grouped([event(1, "1"), event(2, "1"), event(3, "2")]);
  expect(groups.map((group) => [group.title, group.events.length])).toEqual([
    ["1", 2],
    ["2", 1],
  ]);
});

it("marks the things touched since the last answer", () => {
  const touched = fresh([event(1, "1", ["card:1"]), event(2, "1", ["card:2"])], 2);
  expect([...touched]).toEqual(["card:2"]);
});

it("notes a hint after what had happened before it, once for each who asked", () => {
  const asked = [
    { at: 2, seat: 1 },
    { at: 2, seat: 0 },
    { at: 9, seat: 0 },
  ];
  const log = noted([event(1), event(2), event(3)], asked, (seat) => [`hint for ${seat}`]);
  expect(log.map((one) => one.text[0])).toEqual([
    "event 1",
    "event 2",
    "hint for 0",
    "hint for 1",
    "event 3",
    "hint for 0",
  ]);
  expect(grouped(log)).toHaveLength(1);
});
