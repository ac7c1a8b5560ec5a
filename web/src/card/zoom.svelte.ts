// Which card is being looked at closely: beside the pointer while hovering, or in the middle until closed.
import type { Attachment } from "svelte/attachments";
import type { Reason } from "../lib/types";

export interface Zoomed {
  game: string;
  card: number;
  /** where the pointer's thing lies; null for the middle of the screen */
  beside: DOMRect | null;
}

const HOVER_TIME = 320;
const PRESS_TIME = 450;

class Zoom {
  current = $state.raw<Zoomed | null>(null);
  /** what hinders the card that is pointed at */
  why = $state.raw<Reason[]>([]);

  open(game: string, card: number): void {
    this.current = { game, card, beside: null };
  }

  close = (): void => {
    this.current = null;
  };

  /** Ends a hover, but not a card opened on purpose. */
  leave(): void {
    if (this.current?.beside) this.current = null;
  }
}

export const zoom = new Zoom();

interface Peek {
  /** a press means something else here, so only hovering and long presses look closer */
  busy?: boolean;
}

/** Moving over the thing shows the card beside it (a card that slides under a resting pointer does not),
 * a long press or (unless busy) a click in the middle. */
export function peek(
  game: string,
  card: number | null | undefined,
  { busy = false }: Peek = {},
): Attachment<HTMLElement> {
  return (node) => {
    if (card == null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let waiting = false;
    const events: Record<string, (event: Event) => void> = {
      pointermove: (event) => {
        const { pointerType, movementX, movementY } = event as PointerEvent;
        if (pointerType !== "mouse" || waiting || !(movementX || movementY)) return;
        waiting = true;
        timer = setTimeout(() => {
          if (node.isConnected && (!zoom.current || zoom.current.beside))
            zoom.current = { game, card, beside: node.getBoundingClientRect() };
        }, HOVER_TIME);
      },
      pointerleave: () => {
        clearTimeout(timer);
        waiting = false;
        zoom.leave();
      },
      pointerdown: (event) => {
        clearTimeout(timer);
        pressed = false;
        if ((event as PointerEvent).pointerType === "mouse") return zoom.leave();
        timer = setTimeout(() => {
          pressed = true;
          zoom.open(game, card);
        }, PRESS_TIME);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event) => {
        if (pressed) event.preventDefault();
      },
      click: (event) => {
        if (pressed) {
          event.stopImmediatePropagation();
          event.preventDefault();
          pressed = false;
        } else if (!busy) zoom.open(game, card);
      },
    };
    for (const [name, handle] of Object.entries(events))
      node.addEventListener(name, handle, { capture: true });
    return () => {
      clearTimeout(timer);
      zoom.leave();
      for (const [name, handle] of Object.entries(events))
        node.removeEventListener(name, handle, { capture: true });
    };
  };
}
