import { describe, expect, it } from "vitest";
import { grown } from "./steps";
import type { GameEvent } from "./types";

const line = (more: string[], hits: string[] = []) =>
  ({ n: 4, text: ["Petr recruits."], more: more.map((one) => [one]), by: [], hits }) as unknown as GameEvent;

describe("a line that grows from step to step", () => {
  it("is told whole when it is new", () => {
    const now = grown(line(["A rider attacks."]), undefined);
    expect(now.text).toEqual(["Petr recruits.", " ", "A rider attacks."]);
  });

  it("tells only what has come since", () => {
    const now = grown(
      line(["A rider attacks.", "An archer attacks."], ["card:1", "card:2"]),
      line(["A rider attacks."], ["card:1"]),
    );
    expect(now.text).toEqual(["An archer attacks."]);
    expect(now.hits).toEqual(["card:2"]);
  });

  it("is told again where it says the same in other words", () => {
    const now = grown(line([], ["card:1"]), line([], ["card:1"]));
    expect(now.text).toEqual(["Petr recruits."]);
    expect(now.hits).toEqual(["card:1"]);
  });
});
