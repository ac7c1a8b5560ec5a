// The small questions that the board of Settlers asks of its view.
import { describe, expect, it } from "vitest";
import {
  asksOffer,
  backs,
  flights,
  lane,
  offered,
  ownEmpire,
  rivals,
  type Empire,
  type SettlersView,
} from "./view";

function location(slot: number, card: number, row = "action", side = "common") {
  return { slot, card, row, side } as Empire["locations"][number];
}

function empire(seat: number, rest: Partial<Empire> = {}): Empire {
  return {
    seat,
    faction: "roman",
    locations: [],
    hand: { count: 0, common: 0, cards: [] },
    ...rest,
  } as Partial<Empire> as Empire;
}

function view(rest: Partial<SettlersView>): SettlersView {
  const empires = rest.empires ?? [empire(0), empire(1)];
  return {
    you: 0,
    seats: empires.length,
    empires,
    market: [],
    offer: [],
    drawn: null,
    ...rest,
  } as SettlersView;
}

describe("who is where", () => {
  it("shows the reader's own Empire and the others clockwise", () => {
    const table = view({ you: 2, empires: [0, 1, 2, 3].map((seat) => empire(seat)) });
    expect(ownEmpire(table).seat).toBe(2);
    expect(rivals(table).map((one) => one.seat)).toEqual([3, 0, 1]);
  });

  it("shows onlookers the first Empire", () => {
    const table = view({ you: null });
    expect(ownEmpire(table).seat).toBe(0);
    expect(rivals(table).map((one) => one.seat)).toEqual([1]);
  });

  it("puts Locations left or right of the spine, in the order built", () => {
    const built = [
      location(9, 1),
      location(150, 70, "action", "faction"),
      location(4, 2),
      location(5, 3, "feature"),
    ];
    const mine = empire(0, { locations: built });
    expect(lane(mine, "action", "common").map((one) => one.slot)).toEqual([9, 4]);
    expect(lane(mine, "action", "faction").map((one) => one.slot)).toEqual([150]);
  });
});

describe("what is on offer", () => {
  it("is the own offer of a draft before the open row, and cards just drawn before both", () => {
    expect(offered(view({ market: [7, 8] }))).toEqual([7, 8]);
    expect(offered(view({ market: [7], offer: [1, 2] }))).toEqual([1, 2]);
    expect(offered(view({ offer: [1], drawn: { seat: 0, cards: [4, 5] } }))).toEqual([4, 5]);
  });

  it("is not what somebody else has drawn", () => {
    const table = view({ drawn: { seat: 1, cards: [null, null] } });
    expect(offered(table)).toEqual([]);
    expect(asksOffer(table)).toBe(false);
  });
});

describe("names under which cards fly", () => {
  const hand = { count: 2, common: 2, cards: [12, 12] };

  it("tell copies of a card apart", () => {
    const mine = empire(0, { locations: [location(3, 12)], hand });
    const keys = flights(view({ empires: [mine, empire(1)], market: [12, 30] }));
    expect([keys.slots.get(3), ...keys.hand, ...keys.offer]).toEqual([
      "card:12",
      "card:12.1",
      "card:12.2",
      "card:12.3",
      "card:30",
    ]);
  });

  it("go with a card from the hand into the Empire", () => {
    const before = empire(0, { locations: [location(3, 12)], hand: { count: 1, common: 1, cards: [12] } });
    const after = empire(0, {
      locations: [location(3, 12), location(4, 12)],
      hand: { count: 0, common: 0, cards: [] },
    });
    const held = flights(view({ empires: [before, empire(1)] })).hand[0];
    expect(flights(view({ empires: [after, empire(1)] })).slots.get(4)).toBe(held);
  });
});

it("gives hidden cards the back they have: common ones as many as there are", () => {
  const theirs = empire(1, { faction: "japanese", hand: { count: 3, common: 2, cards: [null, null, null] } });
  expect(backs(theirs)).toEqual(["common", "common", "japanese"]);
});
