// The small questions that the board of Imperium asks of its view.
import { describe, expect, it } from "vitest";
import type { Decision } from "../../lib/types";
import { flights, isSettingUp, ownNation, rivals, sources, type ImperiumView, type Nation } from "./view";

function nation(seat: number, rest: Partial<Nation> = {}): Nation {
  return {
    seat,
    nation: "romans",
    state_card: 9,
    play: [],
    hand: { count: 0, cards: [] },
    discard: [],
    ...rest,
  } as Partial<Nation> as Nation;
}

function view(rest: Partial<ImperiumView> = {}): ImperiumView {
  const nations = rest.nations ?? [nation(0), nation(1)];
  return { you: 0, seats: nations.length, nations, market: [], exile: [], ...rest } as ImperiumView;
}

function asked(...anchors: string[][]): Decision {
  return { options: anchors.map((names, code) => ({ code, anchors: names })) } as unknown as Decision;
}

describe("who is where", () => {
  it("shows the reader's own nation and the others clockwise", () => {
    const table = view({ you: 1, nations: [0, 1, 2].map((seat) => nation(seat)) });
    expect(ownNation(table).seat).toBe(1);
    expect(rivals(table).map((one) => one.seat)).toEqual([2, 0]);
  });

  it("is setting up until every nation has a state card", () => {
    expect(isSettingUp(view())).toBe(false);
    expect(isSettingUp(view({ nations: [nation(0), nation(1, { state_card: null })] }))).toBe(true);
  });
});

describe("what may be chosen out of piles", () => {
  it("is read off the anchors, pile by pile", () => {
    const found = sources(
      view({ exile: [4, 5, 6] }),
      asked(["slot:5"], ["discard:12"], ["discard:13"], ["history:12"], ["card:30"]),
    );
    expect(found).toEqual([
      { key: "exile", cards: [{ anchor: "slot:5", card: 5 }] },
      {
        key: "discard",
        cards: [
          { anchor: "discard:12", card: 12 },
          { anchor: "discard:13", card: 13 },
        ],
      },
      { key: "history", cards: [{ anchor: "history:12", card: 12 }] },
    ]);
  });

  it("is nothing when nobody is asked, or when it is about the table", () => {
    expect(sources(view({ exile: [4] }), null)).toEqual([]);
    expect(sources(view({ exile: [4] }), asked(["slot:9"], []))).toEqual([]);
  });
});

describe("names under which cards fly", () => {
  const place = (card: number, garrison: number[] = []) =>
    ({ slot: card, card, garrison }) as unknown as Nation["play"][number];

  it("go with a card from the hand into play", () => {
    const before = nation(0, { hand: { count: 2, cards: [7, 7] } });
    const after = nation(0, { play: [place(7)], hand: { count: 1, cards: [7] } });
    const held = flights(view({ nations: [before, nation(1)] })).hand[0];
    expect(flights(view({ nations: [after, nation(1)] })).slots.get(7)).toBe(held);
  });

  it("tell copies apart, wherever they lie", () => {
    const own = nation(0, { play: [place(7, [8])], hand: { count: 2, cards: [8, null] }, discard: [7] });
    const market = [{ slot: 8, card: 8, unrest: false, tokens: {} }, null];
    const keys = flights(view({ nations: [own, nation(1)], market }));
    const all = [...keys.slots.values(), ...keys.hand, ...keys.market, keys.discard];
    expect(new Set(all).size).toBe(all.length);
  });
});
