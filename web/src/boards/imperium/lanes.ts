// How the cards in play lie: grouped by suit, the groups in lanes, as large as the room allows; what does not fit folds.
import { SUITS, type Place } from "./view";

export interface Group {
  suit: string;
  places: Place[];
  /** how many cards of the suit there are; 0 where a group too long for a lane goes on */
  total: number;
}

export interface Room {
  width: number;
  height: number;
}

export interface Lane {
  groups: (Group & { folded: boolean })[];
  /** between two cards; less than nothing where they overlap */
  gap: number;
}

export interface Layout {
  lanes: Lane[];
  /** of a card */
  width: number;
}

export const TAG = 29; // the upright tag before a group
const GAP = 5;
const BETWEEN = 14; // groups
const LANE = 9; // between lanes
const STRIP = 15; // a garrisoned card under its host
const RATIO = 1.4;
const LEAST = 62; // below this, the largest group is folded
const FLOOR = 54; // … and if there is none to fold, cards overlap
const MOST = { width: 196, least: 112, share: 0.3 }; // px, or a share of the height; a small room may have its least
const MOST_LANES = 4;
const FOLDED = 1.35; // cards that a folded group is as wide as

export function grouped(places: Place[], suitOf: (card: number) => string): Group[] {
  const bySuit = new Map<string, Place[]>();
  for (const place of places) {
    const suit = suitOf(place.card);
    bySuit.set(suit, [...(bySuit.get(suit) ?? []), place]);
  }
  return SUITS.flatMap((suit) => {
    const found = bySuit.get(suit);
    return found ? [{ suit, places: found, total: found.length }] : [];
  });
}

/** A group that is longer than a lane, in parts of equal length. */
function parted(group: Group, room: Room): Group[] {
  const most = Math.max(2, Math.floor((room.width - TAG) / (LEAST + GAP)));
  const parts = Math.ceil(group.places.length / most);
  const size = Math.ceil(group.places.length / parts);
  return Array.from({ length: parts }, (_, part) => ({
    suit: group.suit,
    places: group.places.slice(part * size, (part + 1) * size),
    total: part ? 0 : group.total,
  }));
}

interface Folds {
  /** what the reader has folded or opened themselves */
  wished: (suit: string) => boolean | undefined;
  /** a card of the group may be chosen now: it stays open */
  asked: (group: Group) => boolean;
}

/** The layout with the largest cards; groups are folded, largest first, until cards are large enough. */
export function arrange(groups: Group[], room: Room, { wished, asked }: Folds): Layout {
  const parts = () => groups.flatMap((group) => (folded.has(group.suit) ? [group] : parted(group, room)));
  const folded = new Set(
    groups.filter((group) => wished(group.suit) && !asked(group)).map((group) => group.suit),
  );
  for (;;) {
    const best = largest(parts(), folded, room);
    const next = groups
      .filter((group) => !folded.has(group.suit) && wished(group.suit) === undefined && !asked(group))
      .filter((group) => group.places.length > 2)
      .sort((a, b) => b.places.length - a.places.length)[0];
    if (best.width >= LEAST || !next) return finish(best, folded, room);
    folded.add(next.suit);
  }
}

interface Draft {
  lanes: Group[][];
  width: number;
}

function largest(groups: Group[], folded: ReadonlySet<string>, room: Room): Draft {
  const most = Math.min(MOST.width, Math.max(MOST.least, room.height * MOST.share));
  let best: Draft = { lanes: [groups], width: 0 };
  for (let count = 1; count <= Math.min(MOST_LANES, Math.max(1, groups.length)); count++) {
    const lanes = split(groups, count, (group) => cells(group, folded));
    const width = Math.min(byWidth(lanes, folded, room.width), byHeight(lanes, folded, room.height), most);
    if (width > best.width) best = { lanes, width };
  }
  return best;
}

function finish({ lanes, width }: Draft, folded: ReadonlySet<string>, room: Room): Layout {
  const card = Math.max(FLOOR, Math.floor(width));
  return {
    width: card,
    lanes: lanes.map((lane) => ({
      groups: lane.map((group) => ({ ...group, folded: folded.has(group.suit) })),
      gap: Math.min(GAP, gapOf(lane, folded, card, room.width)),
    })),
  };
}

function cells(group: Group, folded: ReadonlySet<string>): number {
  return folded.has(group.suit) ? FOLDED : group.places.length;
}

function overhead(lane: Group[]): number {
  return lane.length * TAG + (lane.length - 1) * BETWEEN;
}

function byWidth(lanes: Group[][], folded: ReadonlySet<string>, width: number): number {
  return Math.min(
    ...lanes.map((lane) => {
      const count = lane.reduce((sum, group) => sum + cells(group, folded), 0) || 1;
      return (width - overhead(lane)) / count - GAP;
    }),
  );
}

/** Strips that hang out under a lane. */
export function strips(lane: Group[], folded: (suit: string) => boolean): number {
  const guests = lane
    .filter((group) => !folded(group.suit))
    .flatMap((group) => group.places.map((place) => place.garrison.length));
  return Math.max(0, ...guests);
}

function byHeight(lanes: Group[][], folded: ReadonlySet<string>, height: number): number {
  const hanging = lanes.reduce((sum, lane) => sum + strips(lane, (suit) => folded.has(suit)) * STRIP, 0);
  return (height - hanging - LANE * lanes.length) / lanes.length / RATIO;
}

function gapOf(lane: Group[], folded: ReadonlySet<string>, card: number, width: number): number {
  const open = lane.filter((group) => !folded.has(group.suit));
  const between = open.reduce((sum, group) => sum + group.places.length - 1, 0);
  const needed = lane.reduce((sum, group) => sum + cells(group, folded) * card, overhead(lane));
  return between ? (width - needed) / between : GAP;
}

/** Cuts a row of things into so many rows, in order, that the longest is as short as can be. */
export function split<T>(things: T[], rows: number, size: (thing: T) => number): T[][] {
  if (rows <= 1 || things.length <= 1) return [things];
  let best: T[][] = [things];
  let least = Infinity;
  for (let cut = 1; cut < things.length; cut++) {
    const rest = split(things.slice(cut), rows - 1, size);
    const parts = [things.slice(0, cut), ...rest];
    const longest = Math.max(...parts.map((part) => part.reduce((sum, one) => sum + size(one) + 0.5, 0)));
    if (longest < least) [best, least] = [parts, longest];
  }
  return best;
}
