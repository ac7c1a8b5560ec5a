// The chrome's own words in three languages, from Fluent files that are loaded when first needed.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { typeset } from "./typeset";
import type { Lang } from "./types";

export const LANGS: { code: Lang; name: string }[] = [
  { code: "cs", name: "Čeština" },
  { code: "en", name: "English" },
  { code: "hu", name: "Magyar" },
];

const FILES = import.meta.glob<string>("../../../src/imperia/locales/*/web.ftl", {
  query: "?raw",
  import: "default",
});
const STORE = "imperia.lang";

class Words {
  lang = $state<Lang>("cs");
  bundle = $state.raw<FluentBundle | null>(null);
  #loaded = new Map<Lang, FluentBundle>();

  /** Switches the whole client; the words are there when the promise is done. */
  async use(lang: Lang): Promise<void> {
    const bundle = this.#loaded.get(lang) ?? (await load(lang));
    this.#loaded.set(lang, bundle);
    this.bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
    localStorage.setItem(STORE, lang);
  }
}

async function load(lang: Lang): Promise<FluentBundle> {
  const file = Object.entries(FILES).find(([path]) => path.endsWith(`/${lang}/web.ftl`));
  const bundle = new FluentBundle(lang, { useIsolating: false });
  if (file) bundle.addResource(new FluentResource(typeset(lang, await file[1]())));
  return bundle;
}

export const i18n = new Words();

/** The words for a key; a missing key shows itself and is an error of the page, so that it is noticed. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const { bundle } = i18n;
  const words = bundle?.getMessage(key)?.value;
  if (bundle && words) return bundle.formatPattern(words, values ?? null, []);
  if (bundle) console.error(`no words for ${key} in ${i18n.lang}`);
  return key;
}

export function hasWord(key: string): boolean {
  return i18n.bundle?.hasMessage(key) ?? false;
}

/** The language asked for last time, else the browser's first that we speak. */
export function preferredLang(): Lang {
  const known = LANGS.map((lang) => lang.code as string);
  const wanted = [localStorage.getItem(STORE) ?? "", ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wanted.find((code) => known.includes(code)) ?? "en") as Lang;
}
