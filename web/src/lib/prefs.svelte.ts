// What a person sets once for this browser: appearance, sound, text table, the pace at which events are shown.
import { PACES, type Pace } from "./staging";

type Theme = "system" | "light" | "dark";

const dark = matchMedia("(prefers-color-scheme: dark)");
const phone = matchMedia("(max-width: 860px)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

function read<T extends string>(key: string, values: readonly T[], fallback: T): T {
  const kept = localStorage.getItem(`imperia.${key}`) as T | null;
  return kept && values.includes(kept) ? kept : fallback;
}

class Prefs {
  theme = $state<Theme>(read("theme", ["system", "light", "dark"], "system"));
  sound = $state(read("sound", ["on", "off"], phone.matches ? "off" : "on") === "on");
  text = $state(read("text", ["on", "off"], "off") === "on");
  tips = $state(read("tips", ["on", "off"], "on") === "on");
  pace = $state<Pace>(read("pace", PACES, "normal"));
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

  toggleTheme(): void {
    this.theme = this.isDark ? "light" : "dark";
    if ((this.theme === "dark") === this.#systemDark) this.theme = "system";
    localStorage.setItem("imperia.theme", this.theme);
  }

  toggleSound(): void {
    this.sound = !this.sound;
    localStorage.setItem("imperia.sound", this.sound ? "on" : "off");
  }

  toggleTips(): void {
    this.tips = !this.tips;
    localStorage.setItem("imperia.tips", this.tips ? "on" : "off");
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem("imperia.pace", pace);
  }

  toggleText(): void {
    this.text = !this.text;
    localStorage.setItem("imperia.text", this.text ? "on" : "off");
  }
}

export const prefs = new Prefs();
