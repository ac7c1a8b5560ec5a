// One table as this screen sees it: the newest snapshot, whose eyes look, and what has been picked but not yet sent.
import { getContext, setContext, untrack, type Snippet } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { zoom } from "../card/zoom.svelte";
import { api, ApiError } from "../lib/api";
import { beforeVerdict, countSteps } from "../lib/counting";
import { choose, harmless, PLACES, type Choice } from "../lib/choice";
import { Advice } from "../learn/advice.svelte";
import { land, moving } from "../lib/flip";
import { fresh, merge, noted, unheard } from "../lib/history";
import { firstSeat, mySeats, nextSeat } from "../lib/hotseat";
import { i18n, t } from "../lib/i18n.svelte";
import { Live } from "../lib/live";
import { prefs } from "../lib/prefs.svelte";
import { plain } from "../lib/rich";
import { recall, remember } from "../lib/memory";
import { router } from "../lib/router.svelte";
import { play, soundOf } from "../lib/sound";
import { Staging } from "../lib/staging";
import { silent, stepsOf, stepTo, type Step } from "../lib/steps";
import { toasts } from "../lib/toasts.svelte";
import { showing } from "./showing";
import type {
  ClientMessage,
  Fate,
  GameEvent,
  Hindered,
  Option,
  PatchMessage,
  Reason,
  Remark,
  ServerMessage,
  Snapshot,
  SnapshotMessage,
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

/** The step that is being shown, or was last. */
export interface Shown {
  step: Step;
  /** it is said and marked, but the table is still as it was before */
  announced: boolean;
  /** it has been shown for as long as it should: it is still said, but no longer marked */
  over: boolean;
  /** its number among those that follow each other, and how many there are */
  at: number;
  of: number;
}

/** What happened to the reader, and has not been seen yet. */
export interface Struck {
  key: string;
  /** the number of the line that tells it */
  line: number;
  fate: Fate;
}

export class Session {
  table = $state.raw<Table | null>(null);
  /** the state of the table that is shown: the newest one, but for steps that have yet to be */
  snapshot = $state.raw<Snapshot | null>(null);
  /** a past state being looked at */
  replayed = $state.raw<Snapshot | null>(null);
  /** the log as far as it has been shown */
  events = $state.raw<GameEvent[]>([]);
  stage = $state.raw<Shown | null>(null);
  /** the same in the past that is looked at */
  past = $state.raw<Shown | null>(null);
  /** everybody at this screen looks: nothing that only one of them may know is drawn */
  shared = $state(false);
  /** steps wait to be shown: nothing is asked yet */
  behind = $state(false);
  /** there are steps to show again */
  repeatable = $state(false);
  struck = $state.raw<Struck[]>([]);
  /** what was said at the table lately; null before anybody has said anything */
  talk = $state.raw<Remark[] | null>(null);
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
  /** a thing with which nothing can be done now that is pointed at, or has the focus */
  pondered = $state.raw<Pressed | null>(null);
  /** what cannot be done with all the things of the table, once somebody has asked for it */
  hindered = $state.raw<Hindered[] | null>(null);
  /** the chosen number, where one is asked for */
  counted = $state<number | null>(null);
  /** the table is read, not seen: all answers stand in it */
  words = $state(false);
  /** this screen has given an answer */
  answered = false;
  /** the open page of a lesson, among those of this moment */
  page = $state(0);
  /** the list of options that the prompt has no place for is open */
  listing = $state(false);
  /** the things that light up, in the order in which one reads the screen */
  read = $state.raw<string[]>([]);
  /** things whose button is pointed at, and options whose thing is */
  raised = $state.raw<string[]>([]);
  hinted = $state.raw<number[]>([]);
  /** closed by the reader, and by every change of the table */
  sheet = $state.raw<TableSheet | null>(null);
  /** what a good bot would answer */
  readonly advice = new Advice(this);
  #drawn = new SvelteMap<string, number>();
  #worn = new SvelteMap<string, number>();
  #live: Live | null = null;
  #queue = new Staging<Step>(
    {
      announce: (step) => this.#stage(step, true),
      show: (step) => void this.#show(step),
      ended: () => this.#ended(),
      late: (behind) => void this.#live?.send({ type: "behind", behind }),
    },
    () => prefs.pace,
  );
  /** the newest state and the whole log, shown or not */
  #newest: Snapshot | null = null;
  #known: GameEvent[] = [];
  /** the steps since this seat's last answer, and the picture they begin with */
  #past: Step[] = [];
  /** what happened to the reader and was told, seen or not */
  #strokes = new Set<string>();
  #before: Snapshot | null = null;
  /** an answer has been given and not yet been shown: the question that comes may be the same again */
  #sent = false;
  #busyTimer: ReturnType<typeof setTimeout> | undefined;

  readonly shown = $derived(this.replayed ?? this.snapshot);
  /** the guide of a lesson, and what it says; while that is read, nothing is asked */
  readonly lesson = $derived(this.replayed ? null : (this.snapshot?.lesson ?? null));
  readonly taught = $derived(this.lesson?.pages[this.page] ?? null);
  readonly decision = $derived(
    this.replayed || (this.taught && !this.taught.do) ? null : (this.snapshot?.decision ?? null),
  );
  readonly onTable = $derived(new Set(this.#drawn.keys()));
  readonly choice: Choice = $derived(
    choose(
      this.decision,
      this.onTable,
      this.selected,
      new Set(this.#worn.keys()),
      this.words ? Infinity : PLACES,
      this.read,
    ),
  );
  readonly log = $derived.by(() => {
    const moves = this.replayed?.at ?? Infinity;
    const advised = (this.table?.advised ?? []).filter(({ at }) => at <= moves);
    return noted(this.replayed?.events ?? this.events, advised, (seat) => [
      seat === this.seat ? t("hint-taken-you") : t("hint-taken", { name: this.name(seat) }),
    ]);
  });
  readonly fresh = $derived(
    // who only looks on answers nothing: to them nothing is new since their last answer
    this.replayed || this.seat === null
      ? new Set<string>()
      : fresh(this.events, this.snapshot?.since ?? Infinity),
  );
  /** what is done by what, and to what, in the step that is being shown */
  readonly marking = $derived(this.replayed ? this.past : this.stage);
  readonly marks = $derived(!this.marking || this.marking.over ? null : this.marking.step);
  /** the game has just ended: the last reveal and the points are still being shown */
  readonly finishing = $derived(!!this.snapshot?.view.over && !!this.stage && !this.stage.over);
  /** somebody else is here to talk to */
  readonly accompanied = $derived(
    !!this.table?.seats.some((seat) => seat.kind !== "bot" && seat.taken && !seat.mine),
  );
  readonly mine = $derived(this.table ? mySeats(this.table) : []);
  /** all at this screen look, with nobody's eyes, and the one of them who is asked answers before the others */
  readonly together = $derived(this.seat === null && this.mine.length > 1);

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
    this.#queue.clear();
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

  /** The sign of what is about to be done to a thing. */
  stamp(anchor: string): string | null {
    const step = this.marking?.announced ? this.marks : null;
    return step?.hits.includes(anchor) ? step.sign : null;
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
    this.pondered = null;
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

  /** Somebody rests at a thing: what hinders its own options, if anything does, is told without a press. */
  ponder(thing: string, card: number | null): void {
    if (!this.decision || this.busy || this.lesson || this.pressed || this.optionsAt(thing).length) return;
    this.pondered = { thing, card, reasons: null };
    this.#live?.send({ type: "why", thing });
  }

  /** Asks for all that cannot be done now, and why. */
  askHindered(): void {
    this.#live?.send({ type: "hindered" });
  }

  /** Nobody rests there any more. */
  pass(thing: string): void {
    if (this.pondered?.thing === thing) this.pondered = null;
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
    this.#sent = true;
    this.#past = [];
    this.#before = this.snapshot;
    this.busy = true;
    clearTimeout(this.#busyTimer);
    this.#busyTimer = setTimeout(() => (this.busy = false), ANSWER_TIME);
  }

  // ---- whose eyes ----

  /** Draws the curtain for another seat of this screen; nothing the one before looked at stays. */
  handTo(seat: number): void {
    if (seat === this.seat) return;
    this.#closeEyes();
    this.opening = false;
    this.curtain = seat;
  }

  /** What the next of this screen is asked all of them may see: no curtain falls, but nobody's cards are shown. */
  #lookTogether(): void {
    this.#closeEyes();
    this.busy = true;
    this.events = this.#known = [];
    this.seat = null;
    if (!this.#live?.send({ type: "seat", seat: -1 })) this.#live?.reconnect();
  }

  #closeEyes(): void {
    this.unselect();
    this.#queue.clear();
    this.stage = null;
    this.shared = false;
    this.sheet = null;
    zoom.close();
    this.replayed = null;
    router.set({ at: null });
  }

  /** The named player has taken the screen: only now their view is asked for. */
  openCurtain(): void {
    const seat = this.curtain;
    if (seat === null) return;
    this.opening = true;
    this.events = this.#known = [];
    this.#forgetStrokes();
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
        const revision = this.#newest?.table.revision ?? 0;
        this.#live!.send({ type: "have", n: this.#known.at(-1)?.n ?? -1, revision, patches: true });
      },
      message: (message) => this.#receive(message),
      follow: (pictures) => this.#follow(pictures),
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
    else if (message.type === "talk") this.#hear(message.lines);
    else if (message.type === "why") {
      if (this.snapshot?.at !== message.at) return;
      if (this.pressed?.thing === message.thing) this.pressed = { ...this.pressed, reasons: message.reasons };
      if (this.pondered?.thing === message.thing)
        this.pondered = { ...this.pondered, reasons: message.reasons.filter((one) => !one.general) };
    } else if (message.type === "hindered") {
      if (this.snapshot?.at === message.at) this.hindered = message.hindered;
    } else {
      this.busy = false;
      toasts.say(message.error, "warn");
    }
  }

  /** Says something to the others at the table. */
  say(text: string): boolean {
    return this.#live?.send({ type: "say", text }) ?? false;
  }

  #hear(lines: Remark[]): void {
    const last = lines.at(-1);
    // what comes with a connection was said before, but for the very first word
    const news = this.talk ? JSON.stringify(lines) !== JSON.stringify(this.talk) : lines.length === 1;
    if (last && news && !this.mine.includes(last.seat)) toasts.say(`${this.name(last.seat)}: ${last.text}`);
    this.talk = lines;
  }

  #presence(seats: { seat: number; online: boolean }[]): void {
    if (!this.table) return;
    const online = new Map(seats.map((one) => [one.seat, one.online]));
    this.table = {
      ...this.table,
      seats: this.table.seats.map((seat) => ({ ...seat, online: online.get(seat.seat) ?? seat.online })),
    };
  }

  // ---- what is shown, and when ----

  /** The newest state, at once: on connection, after an undo, with new eyes or in another language. */
  async #accept(next: Snapshot): Promise<void> {
    if (next.seat !== this.seat) return;
    const last = this.#newest;
    if (last?.seat === next.seat) this.#sayUndone(last, next);
    this.stage = null;
    this.#queue.clear();
    this.#newest = this.#before = next;
    this.#past = [];
    this.#known = next.whole ? next.events : merge(this.#known, next.events);
    if (next.whole) this.#forgetStrokes();
    await this.#show(silent(stepTo(next, next.events, true)));
    this.#ended();
  }

  /** What follows, a picture for each step: shown one after the other, or the last one at once. */
  #follow(pictures: SnapshotMessage[]): void {
    const next = pictures.at(-1)!;
    if (next.seat !== this.seat) return;
    const own = this.busy;
    const asked = this.decision !== null && next.decision !== null && !own;
    const steps: Step[] = [];
    const ends = next.view.over && !this.#newest?.view.over;
    const [told, verdict] = ends ? beforeVerdict(next.events) : [next.events, []];
    for (const picture of pictures) {
      const events = picture === next ? told : picture.events;
      steps.push(stepTo(picture, events, own && !steps.length, this.#known));
      this.#known = merge(this.#known, picture.events);
    }
    if (ends) steps.push(...countSteps(next, (seat) => this.name(seat)), stepTo(next, verdict, true));
    this.#newest = next;
    this.#past.push(...steps.filter((step) => step.events.length));
    this.busy = false;
    if (!this.#queue.running) this.stage = null;
    if (this.snapshot) this.#sayRefused(this.snapshot, next);
    if (this.#watched && this.seat !== null && nextSeat(next) !== null) void this.#share(next, steps);
    else if (this.#watched && !asked) {
      this.#queue.add(steps, own);
      this.#recount();
    } else {
      this.#queue.clear();
      const events = steps.flatMap((step) => step.events);
      void this.#show(silent(stepTo(next, events, true)));
      this.#ended();
    }
  }

  /** Before the screen goes on to another player, all at it see what happened, with nobody's eyes. */
  async #share(next: Snapshot, own: Step[]): Promise<void> {
    this.busy = true;
    const told = own.some((step) => step.events.length);
    const seen = told ? await api.snapshot(this.id, null, next.at, true).catch(() => null) : null;
    if (this.#newest !== next) return;
    if (!seen) return this.#ended();
    this.unselect();
    this.shared = true;
    this.sheet = null;
    zoom.close();
    this.events = seen.events.filter((event) => event.to < seen.at);
    this.#known = seen.events;
    this.#queue.add(stepsOf({ ...seen, decision: null }, this.events.at(-1)));
  }

  /** Does somebody look who wants to see step by step? */
  get #watched(): boolean {
    const open = this.curtain === null && !this.replayed;
    return open && prefs.pace !== "once" && !prefs.still && !document.hidden;
  }

  /** More has come to be shown after the step that is being shown. */
  #recount(): void {
    this.behind = this.#queue.behind;
    if (this.stage && !this.stage.over)
      this.stage = { ...this.stage, of: this.stage.at + this.#queue.waiting };
  }

  #stage(step: Step, announced: boolean): void {
    this.behind = this.#queue.behind;
    if (!step.text.length) return;
    const at = this.stage && this.stage.step !== step ? this.stage.at + 1 : (this.stage?.at ?? 1);
    const marked = step.cards ? { ...step, by: showing(step.cards) } : step;
    this.stage = { step: marked, announced, over: false, at, of: at + this.#queue.waiting };
  }

  async #show(step: Step): Promise<void> {
    const next = step.picture;
    const last = this.snapshot;
    const sameEyes = last?.seat === next.seat;
    const heard = unheard(this.events, step.events);
    const change = () => {
      this.table = this.#newest!.table;
      this.snapshot = next;
      this.events = this.#queue.behind ? merge(this.events, step.events) : this.#known;
      this.busy = false;
      const sent = this.#sent;
      this.#sent = false;
      if (!sameEyes || sent || JSON.stringify(next.decision) !== JSON.stringify(last.decision)) {
        this.unselect();
        this.counted = next.decision?.proposal ?? null;
        this.hindered = null;
      }
      if (!sameEyes || next.at !== last.at)
        this.page = last && next.at < last.at ? Math.max(0, (next.lesson?.pages.length ?? 0) - 1) : 0;
      if (this.opening && this.curtain === next.seat) {
        this.curtain = null;
        this.opening = false;
      }
      this.#stage(step, false);
      this.#strike(step.events);
    };
    if (sameEyes && this.curtain === null && !this.replayed)
      await moving(change, prefs.still, [...step.hits, ...step.by]);
    else change();
    if (prefs.sound && sameEyes) this.#ring(last, next, heard);
  }

  /** All has been shown; who sits at this screen and is asked next takes it over. */
  #ended(): void {
    this.behind = false;
    this.repeatable = this.#past.length > 0;
    if (this.stage) this.stage = this.decision ? null : { ...this.stage, over: true };
    const successor = this.#newest && nextSeat(this.#newest);
    if (successor === null || this.curtain !== null) return;
    if (this.#newest!.openly === successor) this.#lookTogether();
    else this.handTo(successor);
  }

  /** Brings the running step to its end; `all`: every step that waits, too. Returns false if none is running. */
  skip(all = false): boolean {
    if (!this.behind && !this.finishing) return false;
    land();
    if (all) this.#queue.finish();
    else this.#queue.skip();
    return true;
  }

  /** Shows again, step by step, what has happened since this seat's last answer. */
  again(): void {
    if (!this.#past.length || !this.#before) return;
    this.unselect();
    this.stage = null;
    this.snapshot = { ...this.#before, decision: null };
    this.#queue.clear();
    this.#queue.add(this.#past);
  }

  // ---- what has happened to the reader ----

  /** Remembers what the lines tell of the reader since the last answer, until it is seen. */
  #strike(lines: GameEvent[]): void {
    const since = this.snapshot!.since;
    const told = lines.filter((line) => line.n >= since);
    // after an undo the same line may tell of something else
    const all = told.flatMap((line) =>
      line.fates.map((fate) => ({ key: `${line.n} ${plain(fate.text)}`, line: line.n, fate })),
    );
    // a line that has grown tells of more: what it told before is part of that
    const grown = (one: Struck) =>
      told.some((line) => line.n === one.line) && !all.some((now) => now.key === one.key);
    const seen = recall(this.#seenKey);
    const fresh = all.filter((one) => !this.#strokes.has(one.key) && !seen.includes(one.key));
    fresh.forEach((one) => this.#strokes.add(one.key));
    if (fresh.length) this.struck = [...this.struck.filter((one) => !grown(one)), ...fresh];
  }

  get #seenKey(): string {
    return `imperia.seen.${this.id}.${this.seat}`;
  }

  #forgetStrokes(): void {
    this.struck = [];
    this.#strokes.clear();
  }

  /** One of them has been seen; without a key the first. Returns false if there is none. */
  seen(key = this.struck[0]?.key): boolean {
    const left = this.struck.filter((one) => one.key !== key);
    const any = left.length < this.struck.length;
    this.struck = left;
    if (any) remember(this.#seenKey, key!);
    return any;
  }

  #sayRefused(last: Snapshot, next: Snapshot): void {
    if (last.undo.request && !next.undo.request && next.at === last.at) toasts.say(plain(next.undo.why));
  }

  /** What somebody else has taken back is told. */
  #sayUndone(last: Snapshot, next: Snapshot): void {
    this.#sayRefused(last, next);
    if (next.table.moves >= last.table.moves || this.busy) return;
    const line = this.#known.find((one) => one.to > next.table.moves);
    toasts.say(line ? t("undone-line", { line: plain(line.text) }) : t("undone"));
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
