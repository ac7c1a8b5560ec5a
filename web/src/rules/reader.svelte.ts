// Where one reads in the rules of a game: the chapter, the rule that was asked for, and what is looked for.
import { i18n } from "../lib/i18n.svelte";
import { library } from "../lib/library.svelte";
import { plain } from "../lib/rich";
import { Finder, wordsOf } from "../lib/search";
import type { Chapter, Rich, Rule, RuleText } from "../lib/types";

function said(rule: RuleText): string[] {
  return [rule.id, rule.title, ...[rule.text, ...rule.steps].map((part) => plain(part))];
}

/** All that is said with a rule; what a chapter is about is said with its first. */
function texts(rule: Rule, chapter: Chapter): string[] {
  const beside = [...rule.examples, ...rule.rulings].flatMap((one) => said(one));
  const lead = rule === chapter.rules[0] ? chapter.lead.map((line) => plain(line)) : [];
  return [chapter.title, ...lead, ...said(rule), ...beside, ...Object.values(rule.facets)];
}

/** The first card that a text shows. */
export function cardIn(...rich: Rich[]): number | null {
  for (const part of rich.flat()) if (typeof part === "object" && "card" in part) return part.card;
  return null;
}

export class Reader {
  readonly #game: () => string;
  /** a rule or a chapter, by its id */
  wanted = $state("");
  query = $state("");
  /** the card in the margin */
  live = $state<number | null>(null);
  /** counts the times that something was asked for, so that it is shown again */
  turns = $state(0);

  constructor(game: () => string) {
    this.#game = game;
  }

  get game(): string {
    return this.#game();
  }

  readonly book = $derived.by(() => library.rules(this.#game()));
  readonly chapters = $derived(this.book?.sections ?? []);
  readonly chapter = $derived(
    this.chapters.find(
      ({ id, rules }) => id === this.wanted || rules.some((rule) => rule.id === this.wanted),
    ) ?? this.chapters[0],
  );
  readonly finder = $derived(new Finder(this.query, i18n.lang));
  readonly #words = $derived(
    this.chapters.flatMap((chapter) =>
      chapter.rules.map((rule) => [rule.id, wordsOf(texts(rule, chapter))] as const),
    ),
  );
  /** the rules that have what is looked for, in order */
  readonly hits = $derived(
    this.finder.asks ? this.#words.filter(([, words]) => this.finder.has(words)).map(([id]) => id) : [],
  );

  hitsIn(chapter: Chapter): number {
    return chapter.rules.filter((rule) => this.hits.includes(rule.id)).length;
  }

  open(id: string): void {
    if (id) this.wanted = id;
    this.live = null;
    this.turns += 1;
  }

  /** Looks for something, first in the chapter at hand. */
  look(query: string): void {
    this.query = query;
    const here = this.chapter?.rules.find((rule) => this.hits.includes(rule.id))?.id;
    const first = here ?? this.hits[0];
    if (first) this.open(first);
  }

  /** To the next or the last place that has what is looked for. */
  step(by: 1 | -1): void {
    const { hits } = this;
    if (!hits.length) return;
    const order = this.#words.map(([id]) => id);
    const here = hits.indexOf(this.wanted);
    if (here >= 0) return this.open(hits[(here + by + hits.length) % hits.length]!);
    const start = order.indexOf(this.chapter?.rules[0]?.id ?? "");
    const next = hits.find((id) => order.indexOf(id) >= start) ?? hits[0]!;
    this.open(by > 0 ? next : hits[(hits.indexOf(next) - 1 + hits.length) % hits.length]!);
  }
}
