// Tips for the first game: which this browser has seen, and the thing of the table that each speaks of.
import { prefs } from "../lib/prefs.svelte";

const STORE = "imperia.tips.seen";
const EDGE = 28;

/** Where a tip points: the first of these that is in view. */
const PLACES: Record<string, string> = {
  hand: ".hand",
  prompt: ".prompt",
  dock: ".dock",
  board: ".board [data-zone=board]",
  own: ".pw__row:last-child > :nth-child(2), .spine, .statecard, [data-testid=clan]",
  market: "[data-testid=market]",
  locations: "[data-testid^=location-]",
  sections: "[data-testid^=section-]",
};

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "[]") as string[];
  } catch {
    return [];
  }
}

class Tips {
  #seen = $state.raw<string[]>(kept());

  seen(game: string, code: string): boolean {
    return this.#seen.includes(`${game}.${code}`);
  }

  /** This tip need not be shown again. */
  close(game: string, code: string): void {
    this.#seen = [...this.#seen, `${game}.${code}`];
    localStorage.setItem(STORE, JSON.stringify(this.#seen));
  }

  /** No more tips; who wants them back in the preferences gets all of them. */
  off(): void {
    this.#seen = [];
    localStorage.removeItem(STORE);
    prefs.keep("tips", false);
  }

  /** Where it points: of a thing that fills the screen only the upper edge; on phones it leaves the question free. */
  place(at: string): DOMRect | null {
    const docked = prefs.phone && (at === "hand" || at === "prompt");
    const all = document.querySelectorAll<HTMLElement>(PLACES[docked ? "dock" : at]!);
    const box = [...all].find((node) => node.offsetParent !== null)?.getBoundingClientRect();
    if (!box) return null;
    return box.height < innerHeight / 2 ? box : new DOMRect(box.x, box.y, box.width, EDGE);
  }
}

export const tips = new Tips();
