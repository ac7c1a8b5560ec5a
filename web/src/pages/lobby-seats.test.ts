// Setting the seats of a new table.
import { expect, it } from "vitest";
import type { Game } from "../lib/types";
import { defaultSeats, fitList, fitSeats, fromValue, listed, toRequest, valueOf } from "./lobby-seats";

const game = {
  players: { min: 3, max: 4 },
  bots: [{ code: "random" }, { code: "greedy" }],
} as unknown as Game;

it("starts with the reader and enough bots", () => {
  expect(defaultSeats(game).map(valueOf)).toEqual(["me", "bot:greedy", "bot:greedy"]);
});

it("changes kind and strength with one value", () => {
  const [, second] = defaultSeats(game);
  expect(valueOf(fromValue("bot:random", second!))).toBe("bot:random");
  expect(valueOf(fromValue("link", second!))).toBe("link");
});

it("fits the seats to another game", () => {
  const solo = { players: { min: 1, max: 2 }, bots: [] } as unknown as Game;
  expect(fitSeats(solo, defaultSeats(game))).toHaveLength(2);
  expect(fitSeats(game, [{ kind: "me", bot: "", name: "" }])).toHaveLength(3);
});

it("tells the server names only where somebody sits here", () => {
  const seats = [
    { kind: "me", bot: "", name: "" },
    { kind: "local", bot: "", name: " Ilona " },
    { kind: "link", bot: "", name: "x" },
    { kind: "bot", bot: "greedy", name: "" },
  ] as const;
  expect(toRequest([...seats], "Tomáš")).toEqual([
    { kind: "me", name: "Tomáš" },
    { kind: "local", name: "Ilona" },
    { kind: "link" },
    { kind: "bot", bot: "greedy" },
  ]);
});

it("fits a list to the seats: what is picked stays, nothing is picked twice while there is another", () => {
  const members = [{ value: "romans" }, { value: "celts" }, { value: "greeks" }];
  expect(fitList(members, ["celts", "romans", "greeks"], 2)).toBe("celts, romans");
  expect(listed(fitList(members, ["celts", "nobody"], 3))).toEqual(["celts", "romans", "greeks"]);
  expect(fitList([{ value: "a" }, { value: "b" }], [], 3)).toBe("a, b, b");
});
