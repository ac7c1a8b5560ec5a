// Merging and grouping of the running log.
import { expect, it } from "vitest";
import { fresh, grouped, merge } from "./history";
import type { GameEvent } from "./types";

function event(n: number, group = "1", anchors: string[] = []): GameEvent {
  return { n, at: n, group, seat: null, kind: "lay", text: [`event ${n}`], anchors };
}

it("merges overlapping deliveries without repeating an event", () => {
  const merged = merge([event(1), event(2)], [event(2), event(3)]);
  expect(merged.map((one) => one.n)).toEqual([1, 2, 3]);
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
