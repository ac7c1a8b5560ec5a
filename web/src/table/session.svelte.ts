// One table as this screen sees it: the newest snapshot, whose eyes look, and what has been picked but not yet sent.
import { getContext, setContext, untrack, type Snippet } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { zoom } from "../card/zoom.svelte";
import { api, ApiError } from "../lib/api";
import { choose, harmless, PLACES, type Choice } from "../lib/choice";
import { moving } from "../lib/flip";
import { fresh, merge, unheard } from "../lib/history";
import { firstSeat, mySeats, nextSeat } from "../lib/hotseat";
import { i18n, t } from "../lib/i18n.svelte";
import { Live } from "../lib/live";
import { prefs } from "../lib/prefs.svelte";
import { plain } from "../lib/rich";
import { router } from "../lib/router.svelte";
import { play, soundOf } from "../lib/sound";
import { toasts } from "../lib/toasts.svelte";
import type {
  ClientMessage,
  GameEvent,
  Option,
  PatchMessage,
  Reason,
  ServerMessage,
  Snapshot,
  Table,
} from "../lib/types";

const KEY = Symbol("table session");
const ANSWER_TIME = 10_000;
const GONE = [403, 404];

/** Something opened over the table: a pile, all that a player has. */
export interface TableSheet {
  title: string;
  testid: string;
  body: Snippet;
}

/** A thing that was pressed, and what cannot be done with it; null until the server has said. */
export interface Pressed {
  thing: string;
  /** the card that lies there */
  card: number | null;
  reasons: Reason[] | null;
}

export class Session {
  table = $state.raw<Table | null>(null);
  /** the newest state of the table */
  snapshot = $state.raw<Snapshot | null>(null);
  /** a past state being looked at */
  replayed = $state.raw<Snapshot | null>(null);
  events = $state.raw<GameEvent[]>([]);
  seat = $state<number | null>(null);
  /** seat that must take the screen; nothing of the table is drawn meanwhile */
  curtain = $state<number | null>(null);
  opening = $state(false);
  online = $state(false);
  /** why this browser has the table no more */
  gone = $state("");
  busy = $state(false);
  selected = $state<string | null>(null);
  armed = $state<number | null>(null);
  /** the thing that was pressed last: the one selected, or one with which nothing can be done now */
  pressed = $state.raw<Pressed | null>(null);
  /** the chosen number, where one is asked for */
  counted = $state<number | null>(null);
  /** the table is read, not seen: all answers stand in it */
  words = $state(false);
  /** this screen has given an answer */
  answered = false;
  /** the list of options that the prompt has no place for is open */
  listing = $state(false);
  /** things whose button is pointed at, and options whose thing is */
  raised = $state.raw<string[]>([]);
  hinted = $state.raw<number[]>([]);
  /** closed by the reader, and by every change of the table */
  sheet = $state.raw<TableSheet | null>(null);
  #drawn = new SvelteMap<string, number>();
  #worn = new SvelteMap<string, number>();
  #live: Live | null = null;
  #busyTimer: ReturnType<typeof setTimeout> | undefined;

  readonly shown = $derived(this.replayed ?? this.snapshot);
  readonly decision = $derived(this.replayed ? null : (this.snapshot?.decision ?? null));
  readonly onTable = $derived(new Set(this.#drawn.keys()));
  readonly choice: Choice = $derived(
    choose(
      this.decision,
      this.onTable,
      this.selected,
      new Set(this.#worn.keys()),
      this.words ? Infinity : PLACES,
    ),
  );
  readonly log = $derived(this.replayed ? this.replayed.events : this.events);
  readonly fresh = $derived(
    this.replayed ? new Set<string>() : fresh(this.events, this.snapshot?.since ?? Infinity),
  );
  readonly mine = $derived(this.table ? mySeats(this.table) : []);

  constructor(
    readonly id: string,
    private readonly token: string | null,
  ) {}

  get game(): string {
    return this.table?.game ?? "";
  }

  /** Takes a seat at a table that has been loaded; several seats at this screen begin behind the curtain. */
  start(table: Table): void {
    this.table = table;
    this.seat = firstSeat(table);
    if (mySeats(table).length > 1 && !table.over) this.curtain = this.seat;
    else this.#connect();
  }

  stop(): void {
    this.#live?.close();
    clearTimeout(this.#busyTimer);
    toasts.sticky = null;
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name ?? t("seat-nameless", { number: seat + 1 });
  }

  // ---- drawing: which things are on the table ----

  /** A thing with this anchor is on screen, with room for a keycap or not, until the returned function is called. */
  draw(anchor: string, wears = true): () => void {
    const maps = wears ? [this.#drawn, this.#worn] : [this.#drawn];
    const count = (by: number) =>
      untrack(() => {
        for (const map of maps) {
          const now = (map.get(anchor) ?? 0) + by;
          if (now > 0) map.set(anchor, now);
          else map.delete(anchor);
        }
      });
    count(1);
    return () => count(-1);
  }

  optionsAt(anchor: string): Option[] {
    return this.choice.at.get(anchor) ?? [];
  }

  // ---- answering ----

  /**
   * Presses a thing on the table. What shows and destroys nothing is done at once where a thing has no other option;
   * everything else is looked at first, and so is everything on touch. A thing without options says why.
   */
  pressThing(thing: string, card: number | null, touch = false): boolean {
    const options = this.optionsAt(thing);
    if (!this.decision || this.busy) return false;
    if (!options.length) this.#wonder(thing, card);
    else if (this.selected === thing) this.unselect();
    else if (options.length === 1 && !touch && harmless(options[0]!) && prefs.confirm !== "all")
      this.press(options[0]!);
    else this.#select(thing, card, options);
    return true;
  }

  /** Presses the button of an option; one that cannot be taken back asks first, until answered. */
  press(option: Option): void {
    if (this.busy) return;
    if (this.#asks(option) && this.armed !== option.code) this.armed = option.code;
    else this.#send({ type: "act", revision: this.snapshot!.table.revision, code: option.code });
  }

  /** Is an answer asked for once more? What was selected first has been looked at, unless it cannot be taken back. */
  #asks(option: Option): boolean {
    if (prefs.confirm === "all" && !this.selected) return true;
    return option.final && prefs.confirm !== "none";
  }

  unselect(): void {
    this.selected = null;
    this.armed = null;
    this.pressed = null;
    this.listing = false;
  }

  /** The thing is looked at with all that can be done with it; its only option is then asked for as it is pressed. */
  #select(thing: string, card: number | null, options: Option[]): void {
    this.unselect();
    this.selected = thing;
    this.sheet = null;
    if (options.length === 1 && this.#asks(options[0]!)) this.armed = options[0]!.code;
    this.#ask(thing, card);
  }

  #wonder(thing: string, card: number | null): void {
    const same = this.pressed?.thing === thing;
    this.unselect();
    if (!same) this.#ask(thing, card);
  }

  #ask(thing: string, card: number | null): void {
    this.pressed = { thing, card, reasons: null };
    this.#live?.send({ type: "why", thing });
  }

  undo(): void {
    if (this.snapshot?.undo.mode !== "no" && !this.busy) this.#send({ type: "undo" });
  }

  agree(agree: boolean): void {
    this.#send({ type: "agree", agree });
  }

  #send(message: ClientMessage): void {
    if (!this.#live?.send(message)) return toasts.say(t("error-offline"), "warn");
    this.answered = true;
    this.busy = true;
    clearTimeout(this.#busyTimer);
    this.#busyTimer = setTimeout(() => (this.busy = false), ANSWER_TIME);
  }

  // ---- whose eyes ----

  /** Draws the curtain for another seat of this screen; nothing the one before looked at stays. */
  handTo(seat: number): void {
    if (seat === this.seat) return;
    this.unselect();
    this.sheet = null;
    zoom.close();
    this.replayed = null;
    router.set({ at: null });
    this.opening = false;
    this.curtain = seat;
  }

  /** The named player has taken the screen: only now their view is asked for. */
  openCurtain(): void {
    const seat = this.curtain;
    if (seat === null) return;
    this.opening = true;
    this.events = [];
    this.seat = seat;
    if (this.#live?.send({ type: "seat", seat })) return;
    if (this.#live) this.#live.reconnect();
    else this.#connect();
  }

  /** Asks for everything again in the current language; a connection made later asks for it by itself. */
  retranslate(): void {
    this.#live?.send({ type: "lang", lang: i18n.lang });
  }

  // ---- the connection ----

  #connect(): void {
    this.#live = new Live({
      address: () => {
        const url = new URL(`/api/tables/${this.id}/live`, location.href);
        url.protocol = url.protocol.replace("http", "ws");
        url.searchParams.set("seat", String(this.seat ?? -1));
        url.searchParams.set("lang", i18n.lang);
        if (this.token) url.searchParams.set("token", this.token);
        return url.href;
      },
      opened: () => {
        this.online = true;
        this.busy = false;
        toasts.sticky = null;
        const revision = this.snapshot?.table.revision ?? 0;
        this.#live!.send({ type: "have", n: this.events.at(-1)?.n ?? -1, revision, patches: true });
      },
      message: (message) => this.#receive(message),
      lost: () => {
        this.online = false;
        toasts.sticky = { text: t("error-lost"), tone: "warn" };
        void this.#stillThere();
      },
    });
  }

  /** A connection that was lost does not come back where the table was deleted or its link made invalid. */
  async #stillThere(): Promise<void> {
    try {
      await api.table(this.id, this.token);
    } catch (error) {
      if (!(error instanceof ApiError) || !GONE.includes(error.status)) return;
      this.stop();
      this.gone = error.message;
    }
  }

  #receive(message: Exclude<ServerMessage, PatchMessage>): void {
    if (message.type === "snapshot") void this.#accept(message);
    else if (message.type === "presence") this.#presence(message.seats);
    else if (message.type === "why") {
      if (this.pressed?.thing === message.thing && this.snapshot?.at === message.at)
        this.pressed = { ...this.pressed, reasons: message.reasons };
    } else {
      this.busy = false;
      toasts.say(message.error, "warn");
    }
  }

  #presence(seats: { seat: number; online: boolean }[]): void {
    if (!this.table) return;
    const online = new Map(seats.map((one) => [one.seat, one.online]));
    this.table = {
      ...this.table,
      seats: this.table.seats.map((seat) => ({ ...seat, online: online.get(seat.seat) ?? seat.online })),
    };
  }

  async #accept(next: Snapshot): Promise<void> {
    if ((next.seat ?? null) !== this.seat && this.seat !== null) return;
    const last = this.snapshot;
    const sameEyes = last?.seat === next.seat;
    const heard = unheard(this.events, next.events);
    const change = () => {
      this.table = next.table;
      this.snapshot = next;
      this.events = next.whole ? next.events : merge(this.events, next.events);
      this.busy = false;
      if (next.at !== last?.at || !sameEyes) {
        this.unselect();
        this.counted = next.decision?.proposal ?? null;
      }
      if (this.opening && this.curtain === next.seat) {
        this.curtain = null;
        this.opening = false;
      }
      const successor = nextSeat(next);
      if (successor !== null && this.curtain === null) this.handTo(successor);
    };
    if (sameEyes && this.curtain === null && !this.replayed) await moving(change, prefs.still);
    else change();
    if (sameEyes && last.undo.request && !next.undo.request && next.at === last.at)
      toasts.say(plain(next.undo.why)); // somebody did not agree
    if (prefs.sound && sameEyes) this.#ring(last!, next, heard);
  }

  #ring(last: Snapshot, next: Snapshot, heard: string[]): void {
    if (next.view.over && !last.view.over) return play("bell");
    if (next.decision && !last.decision && document.hidden) return play("turn");
    const sound = heard.map(soundOf).findLast((one) => one !== null);
    if (sound) play(sound);
    else if (next.decision && !last.decision) play("turn");
  }
}

export function provideSession(session: Session): Session {
  return setContext(KEY, session);
}

/** The session of the table around a component; null on pages without one. */
export function useSession(): Session | null {
  return getContext<Session | undefined>(KEY) ?? null;
}
