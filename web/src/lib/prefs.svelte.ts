// What a person sets once for this browser: appearance, pace, confirmations, sound, tips, text table. Kept in it.
import { PACES, type Pace } from "./staging";

export const THEMES = ["system", "light", "dark"] as const;
/** what is asked once more: every answer, what cannot be taken back, nothing */
export const CONFIRMS = ["all", "final", "none"] as const;

export type Theme = (typeof THEMES)[number];
export type Confirm = (typeof CONFIRMS)[number];

interface Kept {
  theme: Theme;
  pace: Pace;
  confirm: Confirm;
  sound: boolean;
  contrast: boolean;
  tips: boolean;
  text: boolean;
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const phone = matchMedia("(max-width: 860px)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const contrast = matchMedia("(prefers-contrast: more)");

function read<T extends string>(key: string, values: readonly T[], fallback: T): T {
  const kept = localStorage.getItem(`imperia.${key}`) as T | null;
  return kept && values.includes(kept) ? kept : fallback;
}

function isOn(key: string, fallback: boolean): boolean {
  return read(key, ["on", "off"], fallback ? "on" : "off") === "on";
}

class Prefs implements Kept {
  theme = $state<Theme>(read("theme", THEMES, "system"));
  pace = $state<Pace>(read("pace", PACES, "normal"));
  confirm = $state<Confirm>(read("confirm", CONFIRMS, "final"));
  sound = $state(isOn("sound", !phone.matches));
  contrast = $state(isOn("contrast", contrast.matches));
  tips = $state(isOn("tips", true));
  text = $state(isOn("text", false));
  /** the sheet with all of these is open */
  open = $state(false);
  #systemDark = $state(dark.matches);
  #phone = $state(phone.matches);
  readonly isDark = $derived(this.theme === "dark" || (this.theme === "system" && this.#systemDark));

  constructor() {
    dark.addEventListener("change", () => (this.#systemDark = dark.matches));
    phone.addEventListener("change", () => (this.#phone = phone.matches));
  }

  /** True where the phone layout applies. */
  get phone(): boolean {
    return this.#phone;
  }

  get still(): boolean {
    return still.matches;
  }

  /** Sets one of them, for this visit and the next. */
  keep<K extends keyof Kept>(key: K, value: Kept[K]): void {
    (this as Kept)[key] = value;
    localStorage.setItem(`imperia.${key}`, typeof value === "boolean" ? (value ? "on" : "off") : value);
  }

  toggleTheme(): void {
    const wanted = this.isDark ? "light" : "dark";
    this.keep("theme", (wanted === "dark") === this.#systemDark ? "system" : wanted);
  }

  toggleSound(): void {
    this.keep("sound", !this.sound);
  }

  toggleText(): void {
    this.keep("text", !this.text);
  }
}

export const prefs = new Prefs();
