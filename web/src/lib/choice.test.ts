// What lights up, what becomes a button, what is counted, how long lists are parted and which key does what.
import { describe, expect, it } from "vitest";
import { choose, harmless, keyOf, parts } from "./choice";
import type { Decision, Option } from "./types";

function option(code: number, anchors: string[] = [], more: Partial<Option> = {}): Option {
  return {
    code,
    label: [`option ${code}`],
    detail: null,
    verb: "do",
    short: null,
    key: null,
    number: null,
    kind: null,
    anchors,
    role: "choose",
    warning: null,
    final: false,
    vain: false,
    ...more,
  };
}

function decision(...options: Option[]): Decision {
  return {
    seat: 0,
    kind: "lay",
    question: ["?"],
    reason: [],
    source: null,
    rule: null,
    options,
    proposal: null,
    beyond: [],
  };
}

const codes = (options: Option[]) => options.map((one) => one.code);

describe("options of a decision", () => {
  it("are not repeated as buttons when they have a thing on the table", () => {
    const asked = decision(
      option(1, ["card:4"]),
      option(2, ["card:5"]),
      option(3, ["card:5"]),
      option(4, [], { role: "decline" }),
    );
    const choice = choose(asked, new Set(["card:4", "card:5"]), null);
    expect(choice.loose).toEqual([]);
    expect(codes(choice.decline)).toEqual([4]);
    expect(codes(choice.at.get("card:5")!)).toEqual([2, 3]);
    expect(keyOf(choice, "card:5")).toBe("2");
    expect(keyOf(choice, 4)).toBe("0");
  });

  it("are buttons when they have none, or the board does not show it", () => {
    const asked = decision(option(1, ["card:4"]), option(2), option(3, ["card:5"]));
    const choice = choose(asked, new Set(["card:4"]), null);
    expect(codes(choice.buttons)).toEqual([2, 3]);
    expect([keyOf(choice, 2), keyOf(choice, 3), keyOf(choice, "card:4")]).toEqual(["1", "2", "3"]);
  });

  it("leave the last place of the prompt to the rest when they are too many", () => {
    const choice = choose(decision(...[1, 2, 3, 4, 5].map((code) => option(code))), new Set(), null);
    expect(choice.loose).toHaveLength(5);
    expect(codes(choice.buttons)).toEqual([1, 2, 3]);
  });

  it("light up things of any kind, each kind apart from the others", () => {
    const asked = decision(
      option(1, ["location:3"]),
      option(2, ["section:3"]),
      option(3, ["card:3", "field:57"]),
    );
    const { loose, at } = choose(asked, new Set(["location:3", "section:3", "field:57"]), null);
    expect(loose).toEqual([]);
    expect([...at].map(([anchor, options]) => [anchor, codes(options)])).toEqual([
      ["location:3", [1]],
      ["section:3", [2]],
      ["card:3", [3]],
      ["field:57", [3]],
    ]);
  });

  it("that are in vain light up nothing and come last", () => {
    const asked = decision(option(1, ["card:4"], { vain: true }), option(2, ["card:9"]));
    const { loose, at } = choose(asked, new Set(["card:4"]), null);
    expect(codes(loose)).toEqual([2, 1]);
    expect(at.has("card:4")).toBe(false);
  });
});

describe("keys", () => {
  it("are the verb's letter where one option at hand has it", () => {
    const asked = decision(
      option(1, ["card:4"], { verb: "build", key: "P" }),
      option(2, ["card:4"], { verb: "deal", key: "D" }),
      option(3, ["card:5"], { verb: "build", key: "P" }),
      option(4, [], { verb: "send", key: "O" }),
    );
    const table = new Set(["card:4", "card:5"]);
    const before = choose(asked, table, null);
    expect([keyOf(before, 4), keyOf(before, "card:4"), keyOf(before, "card:5")]).toEqual(["O", "1", "2"]);
    const after = choose(asked, table, "card:4");
    expect([keyOf(after, 1), keyOf(after, 2), keyOf(after, 4)]).toEqual(["P", "D", "O"]);
    expect(keyOf(after, "card:5"), "the number of a thing stays").toBe("2");
  });

  it("are digits where two at hand share a letter, and there are nine of them", () => {
    const same = [1, 2].map((code) => option(code, ["card:4"], { key: "P" }));
    expect(keyOf(choose(decision(...same), new Set(["card:4"]), "card:4"), 2)).toBe("3");
    const many = Array.from({ length: 12 }, (_, index) => option(index + 1, [`card:${index}`]));
    const choice = choose(decision(...many), new Set(many.flatMap((one) => one.anchors)), null);
    expect(choice.keys.size).toBe(9);
  });

  it("of things and buttons stay when a thing is selected whose verb has no letter", () => {
    const asked = decision(option(1, ["card:4"]), option(2, ["card:5"]), option(3));
    const table = new Set(["card:4", "card:5"]);
    const keys = (selected: string | null) =>
      [3, "card:4", "card:5", 1].map((what) => keyOf(choose(asked, table, selected), what));
    expect(keys(null)).toEqual(["1", "2", "3", undefined]);
    expect(keys("card:4")).toEqual(["1", "2", "3", "4"]);
  });

  it("count things as one reads them, whatever the order of the options", () => {
    const asked = decision(option(1, ["card:7"]), option(2, ["card:4"]), option(3, ["card:5"]));
    const choice = choose(asked, new Set(["card:4", "card:5", "card:7"]), null, undefined, undefined, [
      "card:5",
      "card:4",
    ]);
    expect(["card:5", "card:4", "card:7"].map((thing) => keyOf(choice, thing))).toEqual(["1", "2", "3"]);
  });
});

describe("numbers", () => {
  it("are counted when nothing else is asked, by kind of good", () => {
    const wood = [1, 2, 3, 5].map((n) => option(n, [], { number: n, kind: "wood" }));
    const gold = option(6, [], { number: 1, kind: "gold" });
    const done = option(4, [], { role: "decline" });
    const choice = choose(decision(...wood, gold, done), new Set(), null);
    expect(choice.numbers.map(codes)).toEqual([[1, 2, 3, 5], [6]]);
    expect(choice.buttons).toEqual([]);
    expect(keyOf(choice, 4)).toBe("0");
  });

  it("of several kinds are buttons where all have one, or there is but one of each kind", () => {
    const deck = (code: number, number: number, kind: string) => option(code, [], { number, kind });
    const few = [deck(1, 1, "common"), deck(2, 2, "common"), deck(3, 1, "own"), deck(4, 2, "own")];
    expect(codes(choose(decision(...few), new Set(), null).buttons)).toEqual([1, 2, 3, 4]);
    const more = [...few, deck(5, 3, "own")];
    expect(choose(decision(...more), new Set(), null).numbers.map(codes)).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
    const ones = ["wood", "stone", "food", "common", "own"].map((kind, code) => deck(code, 1, kind));
    expect(choose(decision(...ones), new Set(), null).numbers).toEqual([]);
    const proposed = { ...decision(...few), proposal: 2 };
    expect(choose(proposed, new Set(), null).numbers).toHaveLength(2);
  });

  it("are options like others beside anything else", () => {
    const asked = decision(option(1, [], { number: 1 }), option(2));
    expect(choose(asked, new Set(), null).numbers).toEqual([]);
  });
});

describe("a press", () => {
  it("does at once what shows and destroys nothing", () => {
    expect(harmless(option(1))).toBe(true);
    expect(harmless(option(1, [], { warning: ["It is razed."] }))).toBe(false);
  });
});

describe("long lists", () => {
  it("are parted by verb, in the order of the options", () => {
    const list = [
      option(1, ["slot:1"], { verb: "raze" }),
      option(2, ["slot:2"], { verb: "use" }),
      option(3, ["slot:3"], { verb: "raze" }),
    ];
    expect(parts(list).map((group) => [group.name, codes(group.options)])).toEqual([
      ["raze", [1, 3]],
      ["use", [2]],
    ]);
  });

  it("of one verb are parted by card, unless each has its own", () => {
    const list = [
      option(1, ["card:7", "slot:1"]),
      option(2, ["card:7", "slot:2"]),
      option(3, ["card:8", "slot:1"]),
    ];
    expect(parts(list).map((group) => group.name)).toEqual(["card:7", "card:8"]);
    expect(parts(list.slice(1)).map((group) => group.options.length)).toEqual([2]);
  });
});
