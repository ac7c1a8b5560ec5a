// Ties a thing on the table to the options anchored to it: light, keycap, press and pointing.
import type { Attachment } from "svelte/attachments";
import { keyOf } from "../lib/choice";
import { plain } from "../lib/rich";
import { useSession } from "./session.svelte";
import { cardAt } from "./showing";

export interface Spot {
  readonly selectable: boolean;
  readonly selected: boolean;
  readonly raised: boolean;
  /** the advised answer belongs here */
  readonly advised: boolean;
  readonly fresh: boolean;
  /** in the step that is shown it does something, or something is done to it */
  readonly mark: "actor" | "hit" | undefined;
  /** a press means something here: an option, or the question why there is none */
  readonly answers: boolean;
  readonly key: string | undefined;
  /** code of the one option here, for `data-option` */
  readonly code: number | undefined;
  /** what pressing would do, in words */
  readonly words: string;
  /** for the element itself: registers the thing and handles the press */
  readonly attach: Attachment<HTMLElement>;
}

const NOWHERE: Spot = {
  selectable: false,
  selected: false,
  raised: false,
  advised: false,
  fresh: false,
  mark: undefined,
  answers: false,
  key: undefined,
  code: undefined,
  words: "",
  attach: () => {},
};

/** So long one rests at a thing before it tells why nothing can be done with it. */
const REST = 400;

/** The thing of this name that is in view: in an open sheet, in the hand or on the board. */
export function thingNamed(anchor: string): HTMLElement | null {
  const all = document.querySelectorAll<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`);
  return [...all].find((node) => node.offsetParent !== null) ?? null;
}

/** Those of the things, each once, that are drawn, in the order in which one reads the screen. */
export function inOrder(anchors: Iterable<string>): string[] {
  const wanted = new Set(anchors);
  const all = [...document.querySelectorAll<HTMLElement>("[data-anchor]")].map(
    (node) => node.dataset.anchor!,
  );
  return [...new Set(all.filter((anchor) => wanted.has(anchor)))];
}

/** Call once in a component's script; `anchor` may change, and be empty for a thing that no option can mean. */
export function useAnchor(anchor: () => string, wears: () => boolean = () => true): Spot {
  const session = useSession();
  if (!session) return NOWHERE;
  const options = $derived(anchor() ? session.optionsAt(anchor()) : []);
  const only = $derived(options.length === 1 ? options[0] : undefined);
  return {
    get selectable() {
      return options.length > 0;
    },
    get selected() {
      return options.length > 0 && session.selected === anchor();
    },
    get raised() {
      return session.raised.includes(anchor());
    },
    get advised() {
      return session.advice.anchors.includes(anchor());
    },
    get fresh() {
      return session.fresh.has(anchor());
    },
    get mark() {
      if (!session.marks || !anchor()) return undefined;
      if (session.marks.hits.includes(anchor())) return "hit";
      return session.marks.by.includes(anchor()) ? "actor" : undefined;
    },
    get answers() {
      return anchor() !== "" && session.decision !== null;
    },
    get key() {
      return keyOf(session.choice, anchor());
    },
    get code() {
      return only?.code;
    },
    get words() {
      return options.map((option) => plain(option.label)).join(" / ");
    },
    attach: (node) => {
      const name = anchor();
      if (!name) return;
      const undraw = session.draw(name, wears());
      const press = (event: MouseEvent) => {
        // what lies on a thing that lights up is part of it, unless it lights up itself
        if (!options.length && node.parentElement?.closest("[data-anchor].is-selectable")) return;
        const touch = (event as PointerEvent).pointerType === "touch";
        if (session.pressThing(name, cardAt(node), touch)) event.stopPropagation();
      };
      const point = () => (session.hinted = options.map((option) => option.code));
      let resting: ReturnType<typeof setTimeout> | undefined;
      const rest = () => {
        clearTimeout(resting);
        resting = setTimeout(() => session.ponder(name, cardAt(node)), REST);
      };
      // a thing may lose the focus by being redrawn, when nothing may change
      const away = () => {
        clearTimeout(resting);
        queueMicrotask(() => session.pass(name));
      };
      const events: Record<string, (event: Event) => void> = {
        click: (event) => {
          clearTimeout(resting);
          press(event as MouseEvent);
        },
        pointerenter: (event) => {
          point();
          if ((event as PointerEvent).pointerType === "mouse") rest();
        },
        pointerleave: () => {
          session.hinted = [];
          away();
        },
        focus: () => {
          if (node.matches(":focus-visible")) rest();
        },
        blur: away,
      };
      for (const [event, handle] of Object.entries(events)) node.addEventListener(event, handle);
      return () => {
        undraw();
        away();
        for (const [event, handle] of Object.entries(events)) node.removeEventListener(event, handle);
      };
    },
  };
}

/** Things that lie in a closed sheet or a folded group: their options are not repeated elsewhere, for what opens it says
 * that they are there. Returns those that options mean. Call once in a component's script. */
export function useHeld(anchors: () => string[]): { readonly names: string[] } {
  const session = useSession()!;
  const held = $derived(
    anchors()
      .filter((anchor) => session.optionsAt(anchor).length > 0)
      .join(" "),
  );
  const names = $derived(held ? held.split(" ") : []);
  $effect(() => {
    const undo = names.map((anchor) => session.draw(anchor, false));
    return () => undo.forEach((one) => one());
  });
  return {
    get names() {
      return names;
    },
  };
}
