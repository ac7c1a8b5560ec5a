// Where something that belongs to a thing on the table opens: over the dock for what lies in it, else at the thing.

export interface Spot {
  left: number;
  top: number;
  /** where its tip is, from its left edge; none where it stands beside the thing */
  tip: number | null;
  /** it stands under the thing */
  below: boolean;
}

const GAP = 12;
const EDGE = 8;

interface Size {
  width: number;
  height: number;
}

function within(at: number, size: number, room: number, from = 0): number {
  return Math.max(EDGE, Math.min(Math.max(at, from), room - size - EDGE));
}

/** Over the thing with a tip to it, or under it where there is no room above; no further left than `from`. */
export function over(thing: DOMRect, size: Size, room: Size, from = 0): Spot {
  const middle = thing.left + thing.width / 2;
  const left = within(middle - size.width / 2, size.width, room.width, from);
  const below = thing.top - size.height - GAP < EDGE;
  const top = below ? thing.bottom + GAP : thing.top - size.height - GAP;
  return { left, top: within(top, size.height, room.height), tip: middle - left, below };
}

/** Over the dock, at its right end, with a tip to the thing that lies in it; what is looked at meanwhile, such as the
    purse, stays in view: rather the panel reaches over what stands beside the room. */
export function overDock(thing: DOMRect, size: Size, room: Size, seen?: DOMRect): Spot {
  const middle = thing.left + thing.width / 2;
  const wanted = Math.min(room.width - size.width - EDGE, middle - 2 * GAP);
  const clear = seen && wanted < seen.right ? Math.min(seen.right + EDGE, middle - 2 * GAP) : wanted;
  const left = within(clear, size.width, clear > wanted ? innerWidth : room.width);
  return { left, top: Math.max(EDGE, room.height - size.height - EDGE), tip: middle - left, below: false };
}

/** Beside the thing, on the side with more room, without covering it. */
export function beside(thing: DOMRect, size: Size, room: Size): Spot {
  const right = room.width - thing.right >= size.width + GAP + EDGE;
  const left = right ? thing.right + GAP : thing.left - GAP - size.width;
  return {
    left: within(left, size.width, room.width),
    top: within(thing.top + thing.height / 2 - size.height / 2, size.height, room.height),
    tip: null,
    below: false,
  };
}
