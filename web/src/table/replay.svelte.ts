// Looking back: a place in the record, whose eyes, and a clock that steps on; the server makes every picture.
import { api } from "../lib/api";
import { moving } from "../lib/flip";
import { prefs } from "../lib/prefs.svelte";
import { router } from "../lib/router.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { Session } from "./session.svelte";

const PACE = 1400;

export class Replay {
  /** the move looked at, -1 for none */
  at = $state(-1);
  eyes = $state<number | null>(null);
  playing = $state(false);
  speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;

  constructor(private readonly session: Session) {
    this.eyes = session.seat;
  }

  readonly last = $derived.by(() => this.session.table?.moves ?? 0);
  readonly steps = $derived.by(() => this.session.shown?.steps ?? []);

  /** Shows the table after `at` moves; a newer wish overtakes an older one. */
  async seek(at: number): Promise<void> {
    const target = Math.max(0, Math.min(at, this.last));
    const wish = ++this.#wanted;
    this.at = target;
    if (router.query.get("at") !== String(target)) router.set({ at: target });
    try {
      const past = await api.snapshot(this.session.id, this.eyes, target);
      if (wish !== this.#wanted) return;
      await moving(() => (this.session.replayed = past), prefs.still);
    } catch (error) {
      this.pause();
      toasts.fail(error);
    }
  }

  look(seat: number | null): void {
    this.eyes = seat;
    void this.seek(this.at);
  }

  /** One move on or back, or to the next mark of the record. */
  step(by: 1 | -1, round = false): void {
    if (!round) return void this.seek(this.at + by);
    const marks = [0, ...this.steps.map((step) => step.at), this.last];
    const next = by > 0 ? marks.find((at) => at > this.at) : marks.findLast((at) => at < this.at);
    void this.seek(next ?? this.at);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.at >= this.last) void this.seek(0);
    this.#schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Back to the newest state. */
  leave(): void {
    this.pause();
    this.#wanted++;
    this.at = -1;
    this.session.replayed = null;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (!this.playing) return;
      await this.seek(this.at + 1);
      if (this.at >= this.last) this.pause();
      else if (this.playing) this.#schedule();
    }, PACE / this.speed);
  }
}
