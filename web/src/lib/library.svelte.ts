// Cards and rules of each game in the current language, fetched once and shared by table and pages.
import { api } from "./api";
import { i18n } from "./i18n.svelte";
import { loadIcons } from "./icons.svelte";
import { toasts } from "./toasts.svelte";
import type { Card, CardFilter, Game, Guide, IconMeaning, Rule, Rulebook } from "./types";

export interface Cards {
  list: Card[];
  byId: Map<number, Card>;
  filters: CardFilter[];
  /** the key of icons */
  icons: Record<string, IconMeaning>;
}

class Library {
  #cards = $state.raw<Record<string, Cards>>({});
  #rules = $state.raw<Record<string, Rulebook>>({});
  #guides = $state.raw<Record<string, Guide>>({});
  #games = $state.raw<Record<string, Game[]>>({});
  #asked = new Set<string>();

  /** Cards of a game, undefined until they are here; asking starts the fetch. */
  cards(game: string): Cards | undefined {
    const key = `${game}.${i18n.lang}`;
    this.#ask(`cards.${key}`, async () => {
      void loadIcons(game);
      const { cards, filters, icons } = await api.cards(game);
      // a face may stand for several cards that bear it
      const byId = new Map(cards.flatMap((card) => card.ids.map((id) => [id, card] as const)));
      this.#cards = { ...this.#cards, [key]: { list: cards, byId, filters, icons } };
    });
    return this.#cards[key] ?? this.#other(this.#cards, game);
  }

  card(game: string, id: number): Card | undefined {
    return this.cards(game)?.byId.get(id);
  }

  /** The words for a facet's value, such as a faction's name. */
  facet(game: string, key: string, value: string): string {
    const filter = this.cards(game)?.filters.find((one) => one.key === key);
    return filter?.values.find((one) => one.value === value)?.label ?? value;
  }

  /** What an icon of a game means. */
  icon(game: string, name: string): IconMeaning | undefined {
    return this.cards(game)?.icons[name];
  }

  /** What a newcomer is told of a game. */
  guide(game: string): Guide | undefined {
    const key = `${game}.${i18n.lang}`;
    this.#ask(`guide.${key}`, async () => {
      const guide = await api.guide(game);
      this.#guides = { ...this.#guides, [key]: guide };
    });
    return this.#guides[key] ?? this.#other(this.#guides, game);
  }

  rules(game: string): Rulebook | undefined {
    const key = `${game}.${i18n.lang}`;
    this.#ask(`rules.${key}`, async () => {
      const rules = await api.rules(game);
      this.#rules = { ...this.#rules, [key]: rules };
    });
    return this.#rules[key] ?? this.#other(this.#rules, game);
  }

  rule(game: string, id: string): Rule | undefined {
    return this.rules(game)
      ?.sections.flatMap((section) => section.rules)
      .find((rule) => rule.id === id);
  }

  games(): Game[] | undefined {
    const { lang } = i18n;
    this.#ask(`games.${lang}`, async () => {
      const games = await api.games();
      this.#games = { ...this.#games, [lang]: games };
    });
    return this.#games[i18n.lang] ?? Object.values(this.#games)[0];
  }

  /** While a new language is on its way the old words stay on screen. */
  #other<T>(kept: Record<string, T>, game: string): T | undefined {
    const key = Object.keys(kept).find((one) => one.startsWith(`${game}.`));
    return key ? kept[key] : undefined;
  }

  #ask(key: string, fetch: () => Promise<void>): void {
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    queueMicrotask(() =>
      fetch().catch((error) => {
        this.#asked.delete(key);
        toasts.fail(error);
      }),
    );
  }
}

export const library = new Library();
