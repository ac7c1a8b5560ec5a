// Forgiving search.
import { expect, it } from "vitest";
import { fold, matches } from "./search";

it("forgets case and accents in all three languages", () => {
  expect(fold("Žluťoučký KŮŇ")).toBe("zlutoucky kun");
  expect(fold("Árvíztűrő")).toBe("arvizturo");
  expect(fold("Carpenter’s Workshop")).toBe("carpenter's workshop");
});

it("wants every word, anywhere", () => {
  const texts = ["Rituální dýka", "Ohrožuje každého Agenta"];
  expect(matches("dyka agent", texts)).toBe(true);
  expect(matches("dyka událost", texts)).toBe(false);
});
