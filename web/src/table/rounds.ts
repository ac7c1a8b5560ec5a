// What a round is called: most games count rounds, some have a word of their own.
import { hasWord, t } from "../lib/i18n.svelte";
import type { View } from "../lib/types";

export function roundWord(view: Pick<View, "game" | "round">): string {
  const own = `round-number-${view.game}`;
  return t(hasWord(own) ? own : "round-number", { number: view.round });
}
