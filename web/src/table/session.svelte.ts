// One table as this screen sees it: the newest snapshot, whose eyes look, and what has been picked but not yet sent.
import { getContext, setContext, untrack, type Snippet } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { zoom } from "../card/zoom.svelte";
import { choose, type Choice } from "../lib/choice";
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
import type { ClientMessage, GameEvent, Option, ServerMessage, Snapshot, Table } from "../lib/types";

const KEY = Symbol("table session");
const CONFIRM_TIME = 4000;
const ANSWER_TIME = 10_000;

/** Something opened over the table: a pile, all that a player has. */
export interface TableSheet {
  title: string;
  testid: string;
  body: Snippet;
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
  busy = $state(false);
  selected = $state<string | null>(null);
  armed = $state<number | null>(null);
  /** things whose button is pointed at, and options whose thing is */
  raised = $state.raw<string[]>([]);
  hinted = $state.raw<number[]>([]);
  /** closed by the reader, and by every change of the table */
  sheet = $state.raw<TableSheet | null>(null);
  #drawn = new SvelteMap<string, number>();
  #live: Live | null = null;
  #armedTimer: ReturnType<typeof setTimeout> | undefined;
  #busyTimer: ReturnType<typeof setTimeout> | undefined;

  readonly shown = $derived(this.replayed ?? this.snapshot);
  readonly decision = $derived(this.replayed ? null : (this.snapshot?.decision ?? null));
  readonly onTable = $derived(new Set(this.#drawn.keys()));
  readonly choice: Choice = $derived(choose(this.decision, this.onTable, this.selected));
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
    clearTimeout(this.#armedTimer);
    clearTimeout(this.#busyTimer);
    toasts.sticky = null;
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name ?? t("seat-nameless", { number: seat + 1 });
  }

  // ---- drawing: which things are on the table ----

  /** A thing with this anchor is on screen until the returned function is called. */
  draw(anchor: string): () => void {
    const count = (by: number) =>
      untrack(() => {
        const now = (this.#drawn.get(anchor) ?? 0) + by;
        if (now > 0) this.#drawn.set(anchor, now);
        else this.#drawn.delete(anchor);
      });
    count(1);
    return () => count(-1);
  }

  optionsAt(anchor: string): Option[] {
    return this.choice.at.get(anchor) ?? [];
  }

  // ---- answering ----

  /** Presses a thing on the table: its one option is done, several are shown in the prompt. */
  pressAnchor(anchor: string): boolean {
    const options = this.optionsAt(anchor);
    if (!options.length) return false;
    if (options.length > 1) this.selected = this.selected === anchor ? null : anchor;
    else {
      this.selected = options[0]!.final ? anchor : null;
      this.press(options[0]!);
    }
    return true;
  }

  press(option: Option): void {
    if (this.busy) return;
    if (option.final && this.armed !== option.code) return this.#arm(option.code);
    this.#send({ type: "act", revision: this.snapshot!.table.revision, code: option.code });
  }

  unselect(): void {
    this.selected = null;
    this.armed = null;
  }

  undo(): void {
    if (this.snapshot?.undo.mode !== "no") this.#send({ type: "undo" });
  }

  agree(agree: boolean): void {
    this.#send({ type: "agree", agree });
  }

  #arm(code: number): void {
    this.armed = code;
    clearTimeout(this.#armedTimer);
    this.#armedTimer = setTimeout(() => {
      if (this.armed === code) this.unselect();
    }, CONFIRM_TIME);
  }

  #send(message: ClientMessage): void {
    if (!this.#live?.send(message)) return toasts.say(t("error-offline"), "warn");
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
        this.#live!.send({ type: "have", n: this.events.at(-1)?.n ?? -1, revision });
      },
      message: (message) => this.#receive(message),
      lost: () => {
        this.online = false;
        toasts.sticky = { text: t("error-lost"), tone: "warn" };
      },
    });
  }

  #receive(message: ServerMessage): void {
    if (message.type === "snapshot") void this.#accept(message);
    else if (message.type === "presence") this.#presence(message.seats);
    else {
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
      if (next.at !== last?.at || !sameEyes) this.unselect();
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
