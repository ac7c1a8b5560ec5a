// Ties a thing on the table to the options anchored to it: light, keycap, press and pointing.
import type { Attachment } from "svelte/attachments";
import { plain } from "../lib/rich";
import { useSession } from "./session.svelte";

export interface Spot {
  readonly selectable: boolean;
  readonly selected: boolean;
  readonly raised: boolean;
  readonly fresh: boolean;
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
  fresh: false,
  key: undefined,
  code: undefined,
  words: "",
  attach: () => {},
};

/** Call once in a component's script; `anchor` may change, and be empty for a thing that no option can mean. */
export function useAnchor(anchor: () => string): Spot {
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
    get fresh() {
      return session.fresh.has(anchor());
    },
    get key() {
      return only && session.choice.keys.get(only.code);
    },
    get code() {
      return only?.code;
    },
    get words() {
      return only ? plain(only.label) : "";
    },
    attach: (node) => {
      const name = anchor();
      if (!name) return;
      const undraw = session.draw(name);
      const press = () => session.pressAnchor(name);
      const point = () => (session.hinted = options.map((option) => option.code));
      const leave = () => (session.hinted = []);
      node.addEventListener("click", press);
      node.addEventListener("pointerenter", point);
      node.addEventListener("pointerleave", leave);
      return () => {
        undraw();
        node.removeEventListener("click", press);
        node.removeEventListener("pointerenter", point);
        node.removeEventListener("pointerleave", leave);
      };
    },
  };
}
