// The running log: merges the events of successive snapshots and tells what is new.
import type { Advised, GameEvent, Rich } from "./types";

/** An act with more to tell than so many sentences folds. */
export const FOLD = 3;

/** Entries known so far plus newly sent ones, in order, each number once: the last one may have grown. */
export function merge(known: GameEvent[], sent: GameEvent[]): GameEvent[] {
  if (!sent.length) return known;
  const byNumber = new Map(known.map((event) => [event.n, event]));
  for (const event of sent) byNumber.set(event.n, event);
  return [...byNumber.values()].sort((a, b) => a.n - b.n);
}

/** The kinds of the events in `sent` that were not yet told in `known`. */
export function unheard(known: GameEvent[], sent: GameEvent[]): string[] {
  const last = known.at(-1);
  if (!last) return sent.flatMap((entry) => entry.kinds);
  return sent.flatMap((entry) =>
    entry.n > last.n ? entry.kinds : entry.n === last.n ? entry.kinds.slice(last.kinds.length) : [],
  );
}

/** The log with a line, in the words of `told`, wherever somebody has asked for a hint: after what had happened then. */
export function noted(events: GameEvent[], advised: Advised[], told: (seat: number) => Rich): GameEvent[] {
  const lines = advised.map(({ at, seat }): GameEvent => {
    const before = events.findLast((event) => event.at <= at) ?? events[0];
    const n = (before?.n ?? -1) + 0.5 + seat / 100; // between its neighbours
    const group = before?.group ?? "";
    const nothing = { kinds: [], more: [], anchors: [], by: [], hits: [], sign: null, fates: [] };
    return { ...nothing, n, at, to: at, group, seat, kind: "hint", text: told(seat) };
  });
  return lines.length ? merge(events, lines) : events;
}

export interface Group {
  title: string;
  events: GameEvent[];
}

/** Consecutive events under one heading. */
export function grouped(events: GameEvent[]): Group[] {
  const groups: Group[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && last.title === event.group) last.events.push(event);
    else groups.push({ title: event.group, events: [event] });
  }
  return groups;
}

/** Things touched since the reader's last answer: they wear the bronze outline. */
export function fresh(events: GameEvent[], since: number): Set<string> {
  return new Set(events.filter((event) => event.n >= since).flatMap((event) => event.anchors));
}
