// Whose eyes look, and when the curtain falls.
import { expect, it } from "vitest";
import { firstSeat, nextSeat } from "./hotseat";
import type { Snapshot, Table } from "./types";

function table(mine: number[], pending: number[]): Table {
  const seats = [0, 1, 2].map((seat) => ({ seat, mine: mine.includes(seat) }));
  return { seats, pending, over: false } as unknown as Table;
}

function snapshot(mine: number[], seat: number, waiting: number[], asked = false): Snapshot {
  const decision = asked ? {} : null;
  return { table: table(mine, waiting), seat, waiting, decision, view: { seats: 3 } } as unknown as Snapshot;
}

it("opens with the seat of this screen that is asked", () => {
  expect(firstSeat(table([0, 2], [1, 2]))).toBe(2);
  expect(firstSeat(table([0, 2], [1]))).toBe(0);
  expect(firstSeat(table([], [1]))).toBe(null);
});

it("hands over only when the one looking is done and another here is asked", () => {
  expect(nextSeat(snapshot([0, 2], 0, [2]))).toBe(2);
  expect(nextSeat(snapshot([0, 2], 0, [0, 2], true))).toBe(null);
  expect(nextSeat(snapshot([0, 2], 0, [1]))).toBe(null);
  expect(nextSeat(snapshot([0], 0, [2]))).toBe(null);
});

it("hands over clockwise", () => {
  expect(nextSeat(snapshot([0, 1, 2], 1, [0, 2]))).toBe(2);
});
