import { expect, it } from "vitest";
import {
  balanceWords,
  honourMarks,
  honourScale,
  isThreatened,
  others,
  own,
  troop,
  type Faction,
  type Section,
  type WallView,
} from "./view";

function table(kinds: Faction["kind"][], honour: number[] = [], you: number | null = 0): WallView {
  const factions = kinds.map((kind, faction) => ({ faction, kind, honour: honour[faction] ?? 0 }));
  const seats = kinds.filter((kind) => kind === "player").length;
  return { factions, seats, you } as WallView;
}

function section(attack: number, defence: number, blocked = false): Section {
  return { attack, defence, blocked, attack_parts: [], defence_parts: [] } as unknown as Section;
}

const three = ["player", "player", "player"] as const;

it("puts the others clockwise from the reader, then those that the game runs", () => {
  const seats = (view: WallView) => others(view).map((one) => one.faction);
  expect(seats(table([...three], [], 1))).toEqual([2, 0]);
  expect(seats(table(["player", "player", "reed"], [], 1))).toEqual([0, 2]);
  expect(seats(table(["player", "reed", "qin"]))).toEqual([1, 2]);
  expect(own(table([...three], [], 2)).faction).toBe(2);
  expect(own(table([...three], [], null)).faction).toBe(0);
});

it("makes the rail of honour as long as it must be", () => {
  const numbers = (...honour: number[]): number[] =>
    honourScale(table([...three], honour), []).map(({ tick }) => tick);
  expect(numbers(3, 9, 0)).toEqual([0, 10, 20, 30, 40, 50, 60]);
  expect(numbers(75, 9, 0).at(-1)).toBe(80);
  expect(numbers(180, 9, 0)).toEqual([0, 50, 100, 150, 200]);
  const marked = table([...three], [3, 21, 57]);
  const free = honourScale(marked, honourMarks(marked)).filter((one) => one.free);
  expect(free.map(({ tick }) => tick)).toEqual([10, 30, 40, 50]);
});

it("puts marks of equal honour side by side and none over the end", () => {
  const equal = honourMarks(table([...three], [9, 9, 30]));
  expect(equal.map((mark) => mark.faction)).toEqual([0, 1, 2]);
  expect(equal[1]!.at - equal[0]!.at).toBeGreaterThanOrEqual(7);
  expect(equal[2]!.at).toBe(50);
  const far = honourMarks(table([...three], [59, 59, 59]));
  expect(far.at(-1)!.at).toBeLessThanOrEqual(100);
  expect(honourMarks(table(["player", "player", "reed"])).map((mark) => mark.faction)).toEqual([0, 1]);
});

it("warns of an attack that is higher than the defence", () => {
  expect(isThreatened(section(9, 8))).toBe(true);
  expect(isThreatened(section(8, 8))).toBe(false);
  expect(isThreatened(section(9, 8, true))).toBe(false);
  expect(balanceWords(section(9, 8))).toContain("wall-balance");
});

it("names troops as options do", () => {
  expect(troop(0, "spear", false)).toBe("troop:0");
  expect(troop(1, "archer", true)).toBe("troop:10");
  expect(troop(2, "rider", false)).toBe("troop:14");
});
