import { beforeEach, expect, test, vi } from "vitest";
import { Staging, type Pace, type Timed } from "./staging";

interface Named extends Timed {
  name: string;
}

const step = (name: string, lead = 0, rest = 100): Named => ({ name, lead, rest });
let seen: string[];
let lateness: boolean[];
let pace: Pace;
let queue: Staging<Named>;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  lateness = [];
  pace = "normal";
  queue = new Staging<Named>(
    {
      announce: ({ name }) => seen.push(`${name}?`),
      show: ({ name }) => seen.push(name),
      ended: () => seen.push("."),
      late: (late) => (lateness = [...lateness, late]),
    },
    () => pace,
  );
});

test("each step is seen before the next, announced where it has a lead", () => {
  queue.add([step("lay"), step("cancel", 50), step("die")]);
  expect(seen).toEqual(["lay"]);
  expect(queue.behind).toBe(true);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual(["lay", "cancel?"]);
  vi.advanceTimersByTime(50);
  expect(seen.at(-1)).toBe("cancel");
  vi.advanceTimersByTime(100);
  expect(seen.at(-1)).toBe("die");
  expect(queue.behind).toBe(false);
  vi.advanceTimersByTime(100);
  expect(seen.at(-1)).toBe(".");
});

test("what comes meanwhile waits its turn", () => {
  queue.add([step("one")]);
  queue.add([step("two")]);
  expect(seen).toEqual(["one"]);
  vi.runAllTimers();
  expect(seen).toEqual(["one", "two", "."]);
});

test("a skip ends the running step only, announced or shown", () => {
  queue.add([step("one"), step("two", 50), step("three")]);
  queue.skip();
  expect(seen).toEqual(["one", "two?"]);
  queue.skip();
  expect(seen).toEqual(["one", "two?", "two", "three"]);
  queue.skip();
  expect(seen.at(-1)).toBe(".");
  queue.skip();
  expect(seen.filter((one) => one === ".")).toHaveLength(1);
  vi.runAllTimers();
  expect(seen).toHaveLength(5);
});

test("finishing shows the last picture, and only that", () => {
  queue.add([step("one"), step("two"), step("three")]);
  queue.finish();
  expect(seen).toEqual(["one", "three", "."]);
  vi.runAllTimers();
  expect(seen).toHaveLength(3);
});

test("one's own act does not wait for what is still running", () => {
  queue.add([step("theirs"), step("more")]);
  queue.add([step("mine"), step("then")], true);
  expect(seen).toEqual(["theirs", "more", ".", "mine"]);
  vi.runAllTimers();
  expect(seen).toEqual(["theirs", "more", ".", "mine", "then", "."]);
});

test("the pace stretches time, a long queue runs faster, a hopeless one ends", () => {
  pace = "calm";
  queue.add([step("one"), step("two")]);
  vi.advanceTimersByTime(170);
  expect(seen).toEqual(["one"]);
  vi.advanceTimersByTime(10);
  expect(seen).toEqual(["one", "two"]);
  queue.clear();
  pace = "normal";
  seen = [];
  queue.add([...Array(14)].map((_, n) => step(String(n), 0, 1000)));
  vi.advanceTimersByTime(500);
  expect(seen).toEqual(["0", "1"]);
  queue.add([...Array(60)].map((_, n) => step(`more ${n}`, 0, 1000)));
  expect(seen).toEqual(["0", "1"]);
  queue.add([step("news")]);
  expect(seen).toEqual(["0", "1", "more 59", ".", "news"]);
});

test("however long a move is, nothing of it is passed over", () => {
  const steps = [...Array(90)].map((_, n) => step(String(n), 0, 1000));
  queue.add(steps);
  vi.runAllTimers();
  expect(seen).toEqual([...steps.map(({ name }) => name), "."]);
});

test("it says when there is much left to show, and when no longer", () => {
  queue.add([...Array(6)].map((_, n) => step(String(n), 0, 1000)));
  expect(lateness).toEqual([]);
  queue.add([step("one", 0, 1000), step("two", 0, 1000)]);
  expect(lateness).toEqual([true]);
  vi.advanceTimersByTime(1000);
  expect(lateness).toEqual([true, false]);
  queue.add([step("three", 0, 9000)]);
  queue.finish();
  expect(lateness).toEqual([true, false, true, false]);
});

test("what is forgotten is never shown", () => {
  queue.add([step("one", 50), step("two")]);
  queue.clear();
  vi.runAllTimers();
  expect(seen).toEqual(["one?"]);
  expect(queue.behind).toBe(false);
});
