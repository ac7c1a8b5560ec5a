// Short messages above the dock: one at a time, five seconds, and the lost connection until it is back.
import { ApiError } from "./api";

export interface Toast {
  text: string;
  tone: "info" | "warn";
}

class Toasts {
  current = $state.raw<Toast | null>(null);
  /** stays until cleared */
  sticky = $state.raw<Toast | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string, tone: Toast["tone"] = "info"): void {
    this.current = { text, tone };
    this.resume();
  }

  /** Says what went wrong; anything but a server's sentence is a bug and goes on to the console. */
  fail(error: unknown): void {
    if (!(error instanceof ApiError)) console.error(error);
    this.say(error instanceof Error ? error.message : String(error), "warn");
  }

  pause = (): void => clearTimeout(this.#timer);

  resume = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.close, 5000);
  };

  close = (): void => {
    clearTimeout(this.#timer);
    this.current = null;
  };
}

export const toasts = new Toasts();
