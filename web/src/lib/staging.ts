// A queue of steps that are shown one after the other, each long enough to be seen: it keeps time and knows no table.

/** calm, normal, brisk; at "once" nothing is queued. */
export const PACES = ["calm", "normal", "brisk", "once"] as const;
export type Pace = (typeof PACES)[number];

const SLOWNESS: Record<Pace, number> = { calm: 1.8, normal: 1, brisk: 0.5, once: 0 };
/** A queue that would take longer is late, */
const LATE = 6_000;
/** one that would take so long runs twice as fast, and one so hopelessly behind goes to its end before more is added. */
const LONG = 12_000;
const HOPELESS = 60_000;

export interface Timed {
  /** so long it is announced on the picture before, */
  lead: number;
  /** and so long its own picture stays before the next */
  rest: number;
}

interface Stage<S> {
  /** said and marked, while the picture is still the one before */
  announce: (step: S) => void;
  show: (step: S) => void;
  /** the last step has been shown for as long as it should */
  ended: () => void;
  /** there is much left to show, or no longer */
  late?: (late: boolean) => void;
}

export class Staging<S extends Timed> {
  #waiting: S[] = [];
  #running: S | null = null;
  #shown = false;
  #late = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly stage: Stage<S>,
    private readonly pace: () => Pace,
  ) {}

  /** Is there a step yet to be shown, so that the newest picture is not there? */
  get behind(): boolean {
    return this.#waiting.length > 0 || (this.#running !== null && !this.#shown);
  }

  /** Is a step being announced or shown? */
  get running(): boolean {
    return this.#running !== null;
  }

  /** How many steps that one sees are yet to come. */
  get waiting(): number {
    return this.#waiting.filter((step) => step.rest > 0).length;
  }

  /** Shows the steps after those that wait; `now`: those are brought to their end first. */
  add(steps: S[], now = false): void {
    if (now || this.#left() > HOPELESS) this.finish();
    this.#waiting.push(...steps);
    if (!this.#running) this.#next();
    this.#reckon();
  }

  /** Brings the running step to its end; the next begins. */
  skip(): void {
    if (!this.#running) return;
    clearTimeout(this.#timer);
    if (!this.#shown) this.stage.show(this.#running);
    this.#next();
  }

  /** Shows what is last, at once. */
  finish(): void {
    const last = this.#waiting.at(-1) ?? (this.#shown ? null : this.#running);
    const running = this.#running;
    this.clear();
    if (last) this.stage.show(last);
    if (running || last) this.stage.ended();
  }

  /** Forgets everything; nobody is told. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#running = null;
    this.#reckon();
  }

  #next(): void {
    const step = this.#waiting.shift() ?? null;
    this.#running = step;
    this.#shown = false;
    this.#reckon();
    if (!step) return this.stage.ended();
    if (!step.lead) return this.#show(step);
    this.stage.announce(step);
    this.#timer = setTimeout(() => this.#show(step), step.lead * this.#slowness());
  }

  #show(step: S): void {
    this.#shown = true;
    this.stage.show(step);
    this.#timer = setTimeout(() => this.#next(), step.rest * this.#slowness());
  }

  #reckon(): void {
    const late = this.#left() > LATE;
    if (late === this.#late) return;
    this.#late = late;
    this.stage.late?.(late);
  }

  #left(): number {
    return this.#waiting.reduce((sum, step) => sum + step.lead + step.rest, 0) * SLOWNESS[this.pace()];
  }

  #slowness(): number {
    return SLOWNESS[this.pace()] * (this.#left() > LONG ? 0.5 : 1);
  }
}
