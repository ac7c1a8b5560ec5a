// Forgiving search.
import { expect, it } from "vitest";
import { Finder, fold, matches, stem, wordsOf } from "./search";

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

it.each([
  ["cs", "úkrytu", "Úkryty"],
  ["cs", "hádání", "hádat"],
  ["cs", "tipování", "tipnout"],
  ["cs", "karet", "karta"],
  ["cs", "hrozeb", "Hrozbou"],
  ["cs", "osadníci", "osadníka"],
  ["cs", "obranný", "obranných"],
  ["cs", "základů", "základy"],
  ["cs", "kamene", "kámen"],
  ["cs", "zboření", "zbořte"],
  ["cs", "vyslaným", "vyslání"],
  ["en", "razing", "raze"],
  ["en", "Hideouts", "hideout"],
  ["en", "cities", "city"],
  ["hu", "rejtekhelyet", "Rejtekhelyek"],
  ["hu", "fenyegetések", "Fenyegetés"],
  ["hu", "tippelés", "tippelhetnek"],
  ["hu", "telepest", "telepesek"],
  ["hu", "kártyákat", "kártya"],
  ["hu", "rombolás", "rombolni"],
  ["hu", "rombolással", "rombolás"],
  ["hu", "védelemjelzőkkel", "védelemjelzőt"],
] as const)("knows in %s that %s and %s are forms of one word", (lang, one, other) => {
  expect(new Finder(one, lang).has(wordsOf([other]))).toBe(true);
  expect(new Finder(other, lang).has(wordsOf([one]))).toBe(true);
});

it.each([
  ["cs", "hrozba", "hrob"],
  ["cs", "karta", "kámen"],
  ["cs", "lokace", "líc"],
  ["en", "deal", "dead"],
  ["hu", "kártya", "kör"],
] as const)("keeps in %s %s and %s apart", (lang, one, other) => {
  expect(new Finder(one, lang).has(wordsOf([other]))).toBe(false);
});

it("never leaves nothing of a word", () => {
  for (const lang of ["cs", "en", "hu"] as const)
    for (const word of ["a", "ani", "ese", "ovani", "s", "ing"]) expect(stem(word, lang)).not.toBe("");
});

it("wants every word in some form, and marks each", () => {
  const finder = new Finder("obranný žeton", "cs");
  expect(finder.has(wordsOf(["Obranných žetonů je deset."]))).toBe(true);
  expect(finder.has(wordsOf(["Žetony boření"]))).toBe(false);
  expect(finder.cut("Kolik obranných žetonů?")).toEqual([
    ["Kolik ", false],
    ["obranných", true],
    [" ", false],
    ["žetonů", true],
    ["?", false],
  ]);
});

it("finds the number of a rule, and asks nothing by one letter", () => {
  expect(new Finder("agt-03", "en").has(wordsOf(["PW-AGT-03"]))).toBe(true);
  expect(new Finder("PW-AGT-03", "hu").cut("lásd PW-AGT-03")).toEqual([
    ["lásd ", false],
    ["PW-AGT-03", true],
  ]);
  expect(new Finder("a", "cs").asks).toBe(false);
  expect(new Finder("a", "cs").cut("a to")).toEqual([["a to", false]]);
});
