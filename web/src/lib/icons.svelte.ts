// Keeps the drawn symbols: packs are loaded per game and put once into a hidden sprite.
import { SvelteSet } from "svelte/reactivity";
import core from "virtual:icons/core";
import { ALIASES } from "./icon-names";

const PACKS: Record<string, () => Promise<{ default: Record<string, string> }>> = {
  powers: () => import("virtual:icons/powers"),
  settlers: () => import("virtual:icons/settlers"),
  imperium: () => import("virtual:icons/imperium"),
  wall: () => import("virtual:icons/wall"),
};

const drawn = new SvelteSet<string>();
const asked = new Set<string>();
let sprite: SVGSVGElement | undefined;

/** Name of the symbol for an icon word, or of the question mark while it is not there. */
export function symbolFor(word: string): string {
  const name = ALIASES[word] ?? word;
  return drawn.has(name) ? name : "uncertainty";
}

/** Loads the icons of one game; harmless to call again. */
export async function loadIcons(game: string): Promise<void> {
  const pack = PACKS[game];
  if (!pack || asked.has(game)) return;
  asked.add(game);
  try {
    draw((await pack()).default);
  } catch {
    asked.delete(game);
  }
}

/** Puts the icons that every page needs into the document. */
export function startIcons(): void {
  draw(core);
}

function draw(pack: Record<string, string>): void {
  if (!sprite) {
    sprite = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    sprite.setAttribute("class", "sprite");
    sprite.setAttribute("aria-hidden", "true");
    document.body.append(sprite);
  }
  const symbols = Object.entries(pack).map(
    ([name, body]) => `<symbol id="g-${name}" viewBox="0 0 512 512">${body}</symbol>`,
  );
  sprite.insertAdjacentHTML("beforeend", symbols.join(""));
  for (const name of Object.keys(pack)) drawn.add(name);
}
