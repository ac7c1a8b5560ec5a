// How the cards in play are laid out: lanes, sizes, and what is folded when there is no room.
import { describe, expect, it } from "vitest";
import { arrange, grouped, split, type Group } from "./lanes";
import type { Place } from "./view";

const ROOM = { width: 688, height: 372 };
const OPEN = { wished: () => undefined, asked: () => false };

function group(suit: string, count: number, garrison: number[] = []): Group {
  const places = Array.from(
    { length: count },
    (_, slot) => ({ slot, card: slot, garrison }) as unknown as Place,
  );
  return { suit, places, total: count };
}

function shown(layout: ReturnType<typeof arrange>): string[] {
  return layout.lanes.map((lane) =>
    lane.groups.map((one) => `${one.suit} ${one.folded ? "folded" : one.places.length}`).join(", "),
  );
}

it("groups cards by suit in a fixed order, each suit in the order played", () => {
  const suits = ["fame", "region", "civilised", "region"];
  const places = suits.map((_, slot) => ({ slot, card: slot }) as Place);
  const groups = grouped(places, (card) => suits[card]!);
  expect(groups.map((one) => [one.suit, one.places.map((place) => place.slot)])).toEqual([
    ["region", [1, 3]],
    ["civilised", [2]],
    ["fame", [0]],
  ]);
});

it("cuts a row so that the longest part is as short as can be", () => {
  expect(split([8, 5, 3, 3, 2, 1], 3, (size) => size)).toEqual([[8], [5, 3], [3, 2, 1]]);
  expect(split([4], 3, (size) => size)).toEqual([[4]]);
});

describe("the room of a screen of 1440 × 900", () => {
  const many = [
    group("region", 9),
    group("uncivilised", 5),
    group("civilised", 3),
    group("nation", 4),
    group("tributary", 2),
    group("fame", 2),
  ];

  it("holds 25 cards without folding any, large enough to read", () => {
    const layout = arrange(many, ROOM, OPEN);
    expect(shown(layout).join("; ")).not.toContain("folded");
    expect(layout.width).toBeGreaterThanOrEqual(62);
    for (const lane of layout.lanes) expect(lane.gap).toBe(5);
  });

  it("shows few cards larger", () => {
    const few = arrange([group("region", 3), group("nation", 2)], ROOM, OPEN);
    expect(few.width).toBeGreaterThan(arrange(many, ROOM, OPEN).width);
  });

  it("lets a group that is longer than a lane go on in the next", () => {
    const layout = arrange([group("region", 14)], ROOM, OPEN);
    expect(shown(layout)).toEqual(["region 7", "region 7"]);
    expect(layout.lanes.map((lane) => lane.groups[0]!.total)).toEqual([14, 0]);
  });

  it("leaves room for garrisons under their hosts", () => {
    const bare = arrange([group("region", 8), group("nation", 8), group("fame", 8)], ROOM, OPEN);
    const held = arrange([group("region", 8, [90, 91]), group("nation", 8), group("fame", 8)], ROOM, OPEN);
    expect(held.width).toBeLessThan(bare.width);
  });
});

describe("more cards than the room holds", () => {
  const crowd = [
    group("region", 12),
    group("uncivilised", 9),
    group("civilised", 8),
    group("nation", 8),
    group("tributary", 6),
  ];

  it("folds the largest group", () => {
    const folded = arrange(crowd, ROOM, OPEN).lanes.flatMap((lane) =>
      lane.groups.filter((one) => one.folded),
    );
    expect(folded.map((one) => one.suit)).toContain("region");
    expect(folded.length).toBeLessThan(crowd.length);
  });

  it("never folds what is being asked about, nor what the reader keeps open", () => {
    const kept = arrange(crowd, ROOM, {
      wished: (suit) => (suit === "civilised" ? false : undefined),
      asked: ({ suit }) => suit === "region",
    });
    const open = kept.lanes
      .flatMap((lane) => lane.groups.filter((one) => !one.folded))
      .map((one) => one.suit);
    expect(open).toContain("region");
    expect(open).toContain("civilised");
  });

  it("overlaps cards where everything must stay open", () => {
    const layout = arrange(crowd, ROOM, { wished: () => false, asked: () => false });
    expect(Math.min(...layout.lanes.map((lane) => lane.gap))).toBeLessThan(0);
    expect(layout.width).toBeGreaterThanOrEqual(54);
  });
});

it("folds what the reader has folded, until it is asked about", () => {
  const groups = [group("region", 3), group("nation", 2)];
  const wished = (suit: string) => (suit === "region" ? true : undefined);
  expect(shown(arrange(groups, ROOM, { wished, asked: () => false })).join()).toContain("region folded");
  expect(shown(arrange(groups, ROOM, { wished, asked: () => true })).join()).toContain("region 3");
});
