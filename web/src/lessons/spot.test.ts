// Where the coach stands beside what it speaks of.
import { expect, it, vi } from "vitest";
import { stand } from "./spot";

vi.mock("../table/anchor.svelte", () => ({}));

const PHONE = { width: 360, height: 740 };

it("covers nothing where there is room above or below", () => {
  const box = { left: 10, top: 500, width: 80, height: 120 };
  const { top, height } = stand(box, { width: 340, height: 300 }, PHONE, true);
  expect(top + 300).toBeLessThan(box.top);
  expect(height).toBeGreaterThanOrEqual(300);
});

it("covers a part of a large thing sooner than to cut its page", () => {
  const box = { left: 0, top: 120, width: 360, height: 460 };
  const { top, height } = stand(box, { width: 340, height: 320 }, PHONE, true);
  expect(height).toBeGreaterThanOrEqual(320);
  expect(top + 320).toBe(PHONE.height - 10);
});
