// Looking back: a place in the record, whose eyes, and a clock that steps on; the server makes every picture.
import { api } from "../lib/api";
import { land, moving } from "../lib/flip";
import { prefs } from "../lib/prefs.svelte";
import { router } from "../lib/router.svelte";
import { Staging } from "../lib/staging";
import { silent, stepsOf, stepTo, type Step } from "../lib/steps";
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
  #queue = new Staging<Step>(
    {
      announce: (step) => this.#stage(step, true),
      show: (step) => void this.#show(step),
      ended: () => this.#ended(),
    },
    () => (prefs.pace === "once" ? "brisk" : prefs.pace),
  );

  constructor(private readonly session: Session) {
    this.eyes = session.seat;
  }

  readonly last = $derived.by(() => this.session.table?.moves ?? 0);
  readonly steps = $derived.by(() => this.session.shown?.steps ?? []);

  /** Shows the table after `at` moves; a newer wish overtakes an older one. One move on is shown step by step. */
  async seek(at: number): Promise<void> {
    const target = Math.max(0, Math.min(at, this.last));
    const wish = ++this.#wanted;
    const on = target === this.at + 1 && this.session.replayed !== null && !prefs.still;
    this.#queue.clear();
    this.at = target;
    if (router.query.get("at") !== String(target)) router.set({ at: target });
    try {
      const past = await api.snapshot(this.session.id, this.eyes, target, on);
      if (wish !== this.#wanted) return;
      if (on) this.#queue.add(stepsOf(past, this.session.replayed!.events.at(-1)));
      else {
        await this.#show(silent(stepTo(past, [], true)));
        this.#schedule();
      }
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
    else this.#schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Back to the newest state. */
  leave(): void {
    this.pause();
    this.#queue.clear();
    this.#wanted++;
    this.at = -1;
    this.session.replayed = null;
    this.session.past = null;
  }

  #stage(step: Step, announced: boolean): void {
    this.session.past = step.text.length ? { step, announced, over: false, at: 1, of: 1 } : null;
  }

  async #show(step: Step): Promise<void> {
    const change = () => {
      this.session.replayed = step.picture;
      this.#stage(step, false);
    };
    land();
    if (!this.session.replayed) change();
    else await moving(change, prefs.still, [...step.hits, ...step.by]);
  }

  #ended(): void {
    if (this.session.past) this.session.past = { ...this.session.past, over: true };
    this.#schedule();
  }

  /** While it plays, the next move follows. */
  #schedule(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.at >= this.last) return this.pause();
    const pause = prefs.still ? PACE : PACE / 2;
    this.#timer = setTimeout(() => void this.seek(this.at + 1), pause / this.speed);
  }
}
