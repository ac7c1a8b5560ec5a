import { describe, expect, it } from "vitest";
import { drift } from "./flip";

describe("a table that goes down as a whole", () => {
  it("has gone as far as most of its cards have", () => {
    const ways: [number, number][] = [
      [0, 75],
      [0, 74],
      [120, -40],
      [0, 75],
    ];
    expect(drift(ways)).toBe(75);
  });

  it("has not gone where cards go their own ways, are few, or make room in their row", () => {
    const ways: [number, number][] = [
      [0, 0],
      [0, 75],
      [120, -40],
    ];
    expect(drift(ways)).toBe(0);
    expect(drift([[0, 75]])).toBe(0);
    expect(
      drift([
        [114, 0],
        [114, 0],
        [114, 0],
      ]),
    ).toBe(0);
  });
});
