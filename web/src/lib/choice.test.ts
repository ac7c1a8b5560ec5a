// What lights up, what becomes a button and which key does what.
import { describe, expect, it } from "vitest";
import { choose, optionForKey } from "./choice";
import type { Decision, Option } from "./types";

function option(code: number, anchors: string[] = [], role: Option["role"] = "choose"): Option {
  return { code, label: [`option ${code}`], detail: null, anchors, role, final: false };
}

function decision(...options: Option[]): Decision {
  return { seat: 0, kind: "lay", question: ["?"], reason: [], source: null, rule: null, options };
}

describe("options of a decision", () => {
  it("are not repeated as buttons when each has a thing of its own on the table", () => {
    const asked = decision(option(1, ["card:4"]), option(2, ["card:5"]), option(3, [], "decline"));
    const choice = choose(asked, new Set(["card:4", "card:5"]), null);
    expect(choice.buttons).toEqual([]);
    expect(choice.decline.map((one) => one.code)).toEqual([3]);
    expect(choice.keys.get(2)).toBe("2");
    expect(optionForKey(choice, "0", asked)?.code).toBe(3);
  });

  it("all become buttons when one of them has no thing on the table", () => {
    const asked = decision(option(1, ["card:4"]), option(2));
    expect(choose(asked, new Set(["card:4"]), null).buttons).toHaveLength(2);
  });

  it("come first when they have no thing on the table", () => {
    const asked = decision(option(1, ["card:4"]), option(2), option(3, ["card:5"]), option(4));
    const { buttons, keys } = choose(asked, new Set(["card:4", "card:5"]), null);
    expect(buttons.map((one) => one.code)).toEqual([2, 4, 1, 3]);
    expect(keys.get(2)).toBe("1");
  });

  it("all become buttons when the board does not show their things", () => {
    const asked = decision(option(1, ["card:4"]), option(2, ["card:5"]));
    expect(choose(asked, new Set(), null).buttons).toHaveLength(2);
  });

  it("light up things of any kind, each kind apart from the others", () => {
    const asked = decision(
      option(1, ["location:3"]),
      option(2, ["section:3"]),
      option(3, ["card:3", "field:57"]),
    );
    const { buttons, at } = choose(asked, new Set(["location:3", "section:3", "field:57"]), null);
    expect(buttons).toEqual([]);
    expect([...at].map(([anchor, options]) => [anchor, options.map((one) => one.code)])).toEqual([
      ["location:3", [1]],
      ["section:3", [2]],
      ["card:3", [3]],
      ["field:57", [3]],
    ]);
  });

  it("narrow to those of the selected thing", () => {
    const asked = decision(option(1, ["card:4"]), option(2, ["card:4"]), option(3, ["card:5"]));
    const onTable = new Set(["card:4", "card:5"]);
    expect(choose(asked, onTable, null).buttons).toHaveLength(3);
    const narrowed = choose(asked, onTable, "card:4");
    expect(narrowed.buttons.map((one) => one.code)).toEqual([1, 2]);
    expect(narrowed.keys.has(3)).toBe(false);
  });

  it("get keys only up to nine", () => {
    const many = Array.from({ length: 12 }, (_, index) => option(index + 1));
    const choice = choose(decision(...many), new Set(), null);
    expect(choice.buttons).toHaveLength(12);
    expect(choice.keys.size).toBe(9);
  });
});
