// Search that forgives case, accents and inflection, for cards and rules.
import type { Lang } from "./types";

export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();
}

/** True if every word of the query occurs in one of the texts. */
export function matches(query: string, texts: string[]): boolean {
  const hay = fold(texts.join("\n"));
  return fold(query)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}

/** What words end in when they are inflected, folded; a word may shed two of them. */
const ENDINGS: Record<Lang, string[]> = {
  cs: (
    "ovanimi ovanych ovanim ovani ovany ovana ovane ovat ujete ujte uje nout nete anim ani ane ana eni ene ena enim " +
    "ejte ete ite ate eme ime ame iho eho emu ymi imi ami emi ovi ove ech ach ich ych um em am im ym ou mi " +
    "te an at it il al el en y u a e i o"
  ).split(" "),
  en: "ings ing ies ers er ed es s e y".split(" "),
  hu: (
    "asokat eseket okat eket akat asok esek asa ese asi esi asat eset as es hatnak hetnek hat het " +
    "jaitok jeitek jait jeit jaid jeid jai jei ait eit ai ei jat jet ja je nak nek ban ben bol rol tol " +
    "ni nal nel hoz hez val vel ert kent ig ba be ra re on en ok ek ak ot et at om em am od ed ad unk t k a e i"
  ).split(" "),
};
for (const endings of Object.values(ENDINGS)) endings.sort((a, b) => b.length - a.length);

const LEAST = 3; // letters that are left of a word
const known: Record<Lang, Map<string, string>> = { cs: new Map(), en: new Map(), hu: new Map() };

/** What is left of a folded word without its endings; forms of one word have it in common. */
export function stem(word: string, lang: Lang): string {
  let found = known[lang].get(word);
  if (found === undefined) known[lang].set(word, (found = cutDown(word, lang)));
  return found;
}

function cutDown(word: string, lang: Lang): string {
  if (lang === "hu") word = word.replace(/([^aeiou])\1[ae]l$/, "$1"); // rombolással, rombolás
  for (let shed = 0; shed < 2; shed += 1) {
    const ending = ENDINGS[lang].find((one) => word.endsWith(one) && word.length - one.length >= LEAST);
    if (!ending) break;
    word = word.slice(0, -ending.length);
  }
  if (lang !== "cs") return word;
  return word
    .replace(/(?<=..)e(?=[^aeiouy]$)/, "") // karet, karta; hrozeb, hrozba
    .replace(/c$/, "k") // osadníci, osadník
    .replace(/z$/, "h"); // knize, kniha
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu; // the number of a rule is one word

/** The words of texts, each once, as a finder wants them. */
export function wordsOf(texts: string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(WORD)].map(([word]) => fold(word))))];
}

/** A question to many texts: which of them have every word of it, and where. */
export class Finder {
  readonly #words: { folded: string; stem: string }[];

  constructor(
    query: string,
    readonly lang: Lang,
  ) {
    this.#words = [...query.matchAll(WORD)].map(([word]) => ({
      folded: fold(word),
      stem: stem(fold(word), lang),
    }));
  }

  /** Two letters at least are a question. */
  get asks(): boolean {
    return this.#words.some(({ folded }) => folded.length > 1);
  }

  #is(text: string, { folded, stem: wanted }: { folded: string; stem: string }): boolean {
    return (
      text.startsWith(folded) ||
      (folded.length > 3 && text.includes(folded)) ||
      stem(text, this.lang) === wanted
    );
  }

  /** True if every word of the query, in any form, is among these; see `wordsOf`. */
  has(words: string[]): boolean {
    return this.#words.every((wanted) => words.some((word) => this.#is(word, wanted)));
  }

  /** A text in pieces, each with whether it is one of the words. */
  cut(text: string): [string, boolean][] {
    const pieces: [string, boolean][] = [];
    let at = 0;
    for (const found of this.asks ? text.matchAll(WORD) : []) {
      const folded = fold(found[0]);
      if (!this.#words.some((word) => this.#is(folded, word))) continue;
      pieces.push([text.slice(at, found.index), false], [found[0], true]);
      at = found.index + found[0].length;
    }
    return [...pieces, [text.slice(at), false] as [string, boolean]].filter(([piece]) => piece);
  }
}
