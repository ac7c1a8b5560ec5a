// The table that is being set up on this page: the draft, how it will be played, and what the server thinks of it.
import { api, ApiError } from "../lib/api";
import { me } from "../lib/me.svelte";
import { router } from "../lib/router.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { Game, GameOption, Setting, Way } from "../lib/types";
import {
  defaultOptions,
  defaultSeats,
  fits,
  newSeat,
  seatsFor,
  toRequest,
  valuesOf,
  type Draft,
  type Options,
} from "./draft";

const PAUSE = 150; // milliseconds without a change after which the server is asked
const FIRST = ["coop", "solo", "screen", "remote", "duel", "bots"]; // what a table is said to be where several fit

export class Opening {
  /** in the words of the present language */
  game: Game = $state.raw(undefined!);
  options = $state<Options>({});
  seats = $state.raw<Draft[]>([]);
  name = $state("");
  /** all may ask for advice, though they are several people */
  hints = $state(false);
  /** the row whose drawer is open */
  open = $state<number | null>(null);
  busy = $state(false);
  setting = $state.raw<Setting | null>(null);
  #wished = $state("");

  readonly values = $derived.by(() => valuesOf(this.game, this.options, this.seats));
  readonly way = $derived.by(() => {
    const fitting = this.game.ways.filter((way) => fits(way, this.seats, this.values));
    const ranked = FIRST.map((code) => fitting.find((way) => way.code === code)).filter((way) => way);
    return fitting.find((way) => way.code === this.#wished) ?? ranked[0] ?? null;
  });
  readonly company = $derived(this.seats.filter((seat) => seat.kind !== "bot").length > 1);
  readonly wrong = $derived(this.setting?.wrong ?? null);

  constructor(game: Game) {
    this.game = game;
    this.options = defaultOptions(game);
    this.seats = defaultSeats(game);
    this.#wished = "bots";
    void me.ready().then(() => (this.name ||= me.name));
  }

  choose(way: Way): void {
    this.#wished = way.code;
    this.options = { ...this.options, ...way.options };
    this.seats = seatsFor(this.game, way, this.seats);
    this.open = null;
  }

  add(kind: Draft["kind"]): void {
    this.seats = [...this.seats, newSeat(this.game, kind)];
  }

  remove(index: number): void {
    this.seats = this.seats.filter((_, at) => at !== index);
    this.open = null;
  }

  change(index: number, part: Partial<Draft>): void {
    this.seats = this.seats.map((seat, at) => (at === index ? { ...seat, ...part } : seat));
  }

  pick(index: number, option: GameOption, value: string): void {
    const seat = this.seats[index]!;
    this.change(index, { picks: { ...seat.picks, [option.key]: value } });
  }

  wrongAt(field: string, seat: number | null = null): string {
    const { wrong } = this;
    return wrong && wrong.field === field && (wrong.seat ?? null) === seat ? wrong.text : "";
  }

  /** Asks the server about every change, a moment after it; call it in an effect. */
  watch(): () => void {
    const people = this.seats.filter((seat) => seat.kind !== "bot").length;
    const asked = { options: this.values, people, bots: this.seats.length - people };
    let current = true;
    const timer = setTimeout(async () => {
      try {
        const answer = await api.setting(this.game.code, asked);
        if (current) this.setting = answer;
      } catch {
        // who cannot be asked now is asked again when the table is set up
      }
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }

  /** Sets the table up and goes there; what is wrong is shown at its field. */
  async create(): Promise<void> {
    this.busy = true;
    try {
      await me.rename(this.name);
      const seats = toRequest(this.seats, this.name);
      const table = await api.create(this.game.code, this.values, seats, this.company && this.hints);
      router.go(`/t/${table.id}`);
    } catch (error) {
      const field = error instanceof ApiError ? error.field : null;
      if (error instanceof ApiError && field !== null)
        this.setting = {
          minutes: this.setting?.minutes ?? this.game.minutes,
          wrong: { text: error.message, field, seat: error.seat },
        };
      else toasts.fail(error);
    }
    this.busy = false;
  }
}
