// The three languages say the same things, and say everything the client asks for.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { typeset } from "./typeset";

const ROOT = join(import.meta.dirname, "../..");
const LANGS = ["cs", "en", "hu"];

function bundle(lang: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  const text = readFileSync(join(ROOT, `../src/imperia/locales/${lang}/web.ftl`), "utf8");
  const errors = made.addResource(new FluentResource(typeset(lang, text)));
  expect(errors).toEqual([]);
  return made;
}

function keys(lang: string): string[] {
  const text = readFileSync(join(ROOT, `../src/imperia/locales/${lang}/web.ftl`), "utf8");
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();
}

function sources(): string {
  const folder = join(ROOT, "src");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

describe.each(LANGS)("words in %s", (lang) => {
  it("have the same keys as the Czech ones, each once", () => {
    expect(keys(lang)).toEqual(keys("cs"));
    expect(new Set(keys(lang)).size).toBe(keys(lang).length);
  });

  it("say everything the client asks for", () => {
    const made = bundle(lang);
    const either = /\bt\(\s*(?:[^"`(){}][^`(){}]*?\?\s*"([a-z][\w-]*)"\s*:\s*)?"([a-z][\w-]*)"/g;
    const asked = [...sources().matchAll(either)].flatMap((found) => found.slice(1)).filter((key) => key);
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !made.hasMessage(key))).toEqual([]);
  });
});

it("keep Czech words of one letter and numbers with the word behind them", () => {
  const made = bundle("cs");
  const lines = keys("cs").map((key) => {
    const values = Object.fromEntries(
      ["name", "names", "number", "count", "move", "last"].map((name) => [name, 3]),
    );
    return made.formatPattern(made.getMessage(key)!.value!, values, []);
  });
  expect(lines.filter((line) => /(^|[\s(„])[kszvouai] /i.test(line))).toEqual([]);
  expect(made.formatPattern(made.getMessage("round-number")!.value!, { number: 3 })).toBe("3.\u00a0kolo");
  expect(typeset("en", "a { $n } b")).toBe("a { $n } b");
});

it("have no word that nobody asks for", () => {
  const text = sources();
  const parts = [...text.matchAll(/`([a-z-]*)\$\{[^}]*\}([a-z-]*)`/g)]
    .filter((found) => found[1] || found[2])
    .map((found) => new RegExp(`^${found[1]}[\\w-]+${found[2]}$`));
  const unused = keys("cs").filter(
    (key) => !text.includes(`"${key}"`) && !parts.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});
