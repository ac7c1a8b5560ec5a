// The analysis of a finished table: asked for, followed until it is ready, stopped.
import { api } from "../lib/api";
import { toasts } from "../lib/toasts.svelte";
import type { AnalysisState } from "../lib/types";

const PACE = 700; // milliseconds between two looks at one that is being made

export class Following {
  state = $state.raw<AnalysisState | null>(null);
  /** the person's wish is on its way */
  asking = $state(false);
  readonly running = $derived(this.state?.state === "running");
  private timer = 0;
  private asked = 0;

  constructor(private readonly table: string) {}

  read = (): Promise<void> => this.ask("GET");
  begin = (): Promise<void> => this.ask("POST");
  stop = (): Promise<void> => this.ask("DELETE");

  leave(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  private async ask(act: "GET" | "POST" | "DELETE"): Promise<void> {
    clearTimeout(this.timer);
    const number = ++this.asked;
    this.asking = act !== "GET";
    try {
      const found = await api.analysis(this.table, act);
      if (number === this.asked) this.state = found;
    } catch (error) {
      if (number === this.asked) toasts.fail(error);
    } finally {
      if (number === this.asked) {
        this.asking = false;
        if (this.running) this.timer = window.setTimeout(this.read, PACE);
      }
    }
  }
}
