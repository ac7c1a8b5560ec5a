// Who sits at this browser: a name, no account.
import { api } from "./api";
import { toasts } from "./toasts.svelte";

class Person {
  name = $state("");
  #asked: Promise<void> | undefined;

  /** The server's cookie is set and the name known when this is done. */
  ready(): Promise<void> {
    this.#asked ??= api.me().then((me) => {
      this.name = me.name ?? "";
    }, toasts.fail.bind(toasts));
    return this.#asked;
  }

  async rename(name: string): Promise<void> {
    const wanted = name.trim();
    if (!wanted || wanted === this.name) return;
    this.name = (await api.rename(wanted)).name ?? wanted;
  }
}

export const me = new Person();
