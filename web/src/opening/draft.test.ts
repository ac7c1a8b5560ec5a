// Setting up a table: seats, options with something for every seat, and ways to play.
import { expect, it } from "vitest";
import type { Game, GameOption, Way } from "../lib/types";
import {
  defaultOptions,
  defaultSeats,
  fits,
  LOT,
  newSeat,
  seatsFor,
  swapped,
  toRequest,
  valuesOf,
  wordsForAll,
} from "./draft";

const value = (code: string) => ({ value: code, label: code, help: "" });
const factions = {
  key: "factions",
  type: "list",
  default: LOT,
  values: [value(LOT), value("choose")],
  members: ["roman", "egyptian", "japanese"].map((code) => ({ ...value(code), icon: code })),
  sides: [value("a"), value("b")],
  only: { key: "variant", value: "struggle" },
} as unknown as GameOption;
const variant = { key: "variant", default: "struggle", values: [value("struggle"), value("other")] };
const lookout = { key: "lookout", default: "usual", values: [], players: { min: 2, max: 4 } };
const game = {
  players: { min: 1, max: 4 },
  bots: [{ code: "random" }, { code: "greedy" }],
  options: [factions, variant, lookout],
} as unknown as Game;
const way = (code: string, min: number, max: number, options = {}) =>
  ({ code, players: { min, max }, options }) as unknown as Way;

it("starts with the reader and a bot, everything left to the lot", () => {
  const seats = defaultSeats(game);
  expect(seats.map((seat) => [seat.kind, seat.bot])).toEqual([
    ["me", "greedy"],
    ["bot", "greedy"],
  ]);
  const values = valuesOf(game, defaultOptions(game), seats);
  expect(values).toEqual({ factions: LOT, variant: "struggle", lookout: "usual" });
});

it("lists what each seat has, with the lot for those that chose nothing", () => {
  const [me, other] = defaultSeats(game);
  const seats = [{ ...me!, picks: { factions: "roman:b" } }, other!];
  expect(valuesOf(game, defaultOptions(game), seats)["factions"]).toBe("roman:b, random");
  expect(valuesOf(game, { ...defaultOptions(game), factions: "choose" }, seats)["factions"]).toBe("choose");
});

it("leaves alone what means nothing at this table", () => {
  const seats = [{ ...newSeat(game, "me"), picks: { factions: "roman" } }];
  const options = { ...defaultOptions(game), variant: "other", lookout: "draft" };
  expect(valuesOf(game, options, seats)).toEqual({ factions: LOT, variant: "other", lookout: "usual" });
});

it("offers for all seats only what no seat can have by itself", () => {
  expect(wordsForAll(factions).map((one) => one.value)).toEqual(["choose"]);
});

it("sets the seats of a way to play", () => {
  const seats = defaultSeats(game);
  const kinds = (code: string, min: number, max: number) =>
    seatsFor(game, way(code, min, max), seats).map((seat) => seat.kind);
  expect(kinds("solo", 1, 1)).toEqual(["me"]);
  expect(kinds("remote", 3, 4)).toEqual(["me", "link", "link"]);
  expect(kinds("screen", 2, 4)).toEqual(["me", "local"]);
  expect(kinds("coop", 2, 4)).toEqual(["me", "bot"]);
});

it("knows whether a table is played in a way", () => {
  const seats = defaultSeats(game);
  expect(fits(way("bots", 2, 4), seats, {})).toBe(true);
  expect(fits(way("solo", 1, 1), seats, {})).toBe(false);
  expect(fits(way("remote", 2, 4), seats, {})).toBe(false);
  expect(fits(way("coop", 2, 4, { mode: "coop" }), seats, { mode: "competitive" })).toBe(false);
  expect(fits({ ...way("coop", 2, 4), players: null }, seats, {})).toBe(false);
});

it("takes from another seat what this one wants, and gives it something else", () => {
  const seats = [newSeat(game, "me"), newSeat(game, "bot")].map((seat) => ({
    ...seat,
    picks: { factions: "roman" },
  }));
  const after = swapped(factions, seats, 1)!;
  expect(after.map((seat) => seat.picks["factions"])).toEqual(["egyptian", "roman"]);
  expect(swapped(factions, after, 1)).toBeNull();
});

it("tells the server names only where somebody sits here", () => {
  const seats = (["me", "local", "link", "bot"] as const).map((kind) => ({
    ...newSeat(game, kind),
    name: kind === "local" ? " Ilona " : "x",
  }));
  expect(toRequest(seats, "Tomáš")).toEqual([
    { kind: "me", name: "Tomáš" },
    { kind: "local", name: "Ilona" },
    { kind: "link" },
    { kind: "bot", bot: "greedy" },
  ]);
});
