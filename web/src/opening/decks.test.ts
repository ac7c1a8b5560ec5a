// Own decks as the server reads them.
import { expect, it } from "vitest";
import { cardsIn, countOf, written } from "./decks";

const deck = {
  faction: "roman",
  titles: [
    { code: "ROM001", cards: [1], copies: 2 },
    { code: "ROM003", cards: [2, 3], copies: 3 },
    { code: "ROM008", cards: [4], copies: 1 },
  ],
};

it("writes the own decks of the factions that play, each with its copies", () => {
  const own = { roman: ["ROM003", "ROM001"], japanese: ["JAP001"] };
  expect(written([deck], own, ["roman"])).toBe("ROM001 x2, ROM003 x3");
  expect(written([deck], own, ["egyptian"])).toBe("");
});

it("counts titles and cards", () => {
  expect(countOf(deck, ["ROM001", "ROM008"], 1)).toBe(1);
  expect(cardsIn(deck, ["ROM001", "ROM003"])).toBe(5);
});
