// Advice for the open question: asked for, kept as long as the question is the same, shown at the table, and played.
import { api } from "../lib/api";
import { toasts } from "../lib/toasts.svelte";
import type { Hint, HintChance, Option } from "../lib/types";
import type { Session } from "../table/session.svelte";

export class Advice {
  readonly #session: Session;
  #told = $state.raw<{ hint: Hint; question: string } | null>(null);
  /** the chance to win that goes with the hint, as far as it can be told */
  chance = $state.raw<HintChance | null>(null);
  /** … and comes a moment later */
  counting = $state(false);
  /** … unless time did not suffice to tell it */
  late = $state(false);
  /** a bot thinks about it */
  busy = $state(false);
  /** the panel is open */
  open = $state(false);
  /** there is a rail for it; else it lies over the table */
  railed = $state(true);

  constructor(session: Session) {
    this.#session = session;
  }

  /** What tells one question of this seat from the next, however often others answer meanwhile. */
  readonly #question = $derived.by(() => {
    const { decision, snapshot, seat } = this.#session;
    if (!decision || !snapshot) return "";
    return [seat, snapshot.since, decision.kind, ...decision.options.map((option) => option.code)].join(" ");
  });

  readonly hint = $derived(this.#told && this.#told.question === this.#question ? this.#told.hint : null);
  /** the table allows it: not where others have not agreed, and not while a lesson teaches */
  readonly offered = $derived.by(() => {
    const { table, seat, replayed, lesson } = this.#session;
    return table?.hints === true && seat !== null && !table.over && !replayed && !lesson;
  });
  /** somebody may ask now: it is their turn, too */
  readonly allowed = $derived(this.offered && this.#question !== "");
  /** the things that the best answer belongs to */
  readonly anchors = $derived(
    this.open && this.hint ? (this.option(this.hint.best.code)?.anchors ?? []) : [],
  );
  readonly code = $derived(this.open ? (this.hint?.best.code ?? null) : null);

  option(code: number): Option | undefined {
    return this.#session.decision?.options.find((option) => option.code === code);
  }

  /** Shows the advice, asking for it unless it is here. */
  async show(again = false): Promise<void> {
    const { seat, snapshot, id } = this.#session;
    this.open = true;
    if (!this.allowed || seat === null || !snapshot || this.busy || (this.hint && !again)) return;
    const question = this.#question;
    const { revision } = snapshot.table;
    this.busy = true;
    try {
      const hint = await api.hint(id, seat, revision);
      this.#told = { hint, question };
      void this.#reckon(hint, api.chance(id, seat, revision));
    } catch (error) {
      toasts.fail(error);
    }
    this.busy = false;
  }

  /** Waits for the chance of a hint; who has played on by then, or cannot be told, does not miss it. */
  async #reckon(hint: Hint, asked: Promise<HintChance>): Promise<void> {
    this.chance = null;
    this.late = false;
    this.counting = true;
    const found = await asked.catch(() => null);
    if (this.#told?.hint !== hint) return;
    this.counting = false;
    if (found && found.chance !== null) this.chance = found;
    this.late = found !== null && found.chance === null;
  }

  close(): void {
    this.open = false;
  }

  /** Gives the best answer. */
  play(): void {
    const option = this.hint && this.option(this.hint.best.code);
    if (option) this.#session.press(option);
  }
}
