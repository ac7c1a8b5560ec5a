// Copies an address and says so; where the browser forbids it, shows the address to be copied by hand.
import { t } from "./i18n.svelte";
import { toasts } from "./toasts.svelte";

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.say(t("copied"));
  } catch {
    toasts.say(text);
  }
}
