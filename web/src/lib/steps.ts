// What a step of the game says and marks, and how long it takes to see it: from the lines of the log that came with it.
import { plain } from "./rich";
import type { Timed } from "./staging";
import type { GameEvent, Rich, Snapshot } from "./types";

export interface Step extends Timed {
  picture: Snapshot;
  /** the lines of the log that are new with it, or have grown */
  events: GameEvent[];
  /** one sentence after the other; empty when there is nothing to tell */
  text: Rich;
  sign: string | null;
  seat: number | null;
  by: string[];
  hits: string[];
  /** what everybody has so far, while points are counted, */
  tally?: { seat: number; name: string; points: number }[];
  /** and the cards they are counted for, wherever they lie */
  cards?: number[];
}

const LEAD = 900;
const SHORTEST = 500;
const LONGEST = 1300;
const PER_LETTER = 9;
const LAST = 1500;

/** The step to a picture, with what `events` tell beyond the lines that are `known`. */
export function stepTo(picture: Snapshot, events: GameEvent[], own: boolean, known: GameEvent[] = []): Step {
  const news = events.map((event) =>
    grown(
      event,
      known.find((line) => line.n === event.n),
    ),
  );
  const text = sentences(news.map((event) => event.text));
  const hits = [...new Set(news.flatMap((event) => event.hits))];
  const letters = plain(text).length;
  const rest = picture.view.over ? LAST : Math.min(LONGEST, Math.max(SHORTEST, letters * PER_LETTER));
  return {
    picture,
    events,
    text,
    sign: events.map((event) => event.sign).findLast((sign) => sign !== null) ?? null,
    seat: events.at(-1)?.seat ?? null,
    by: [...new Set(news.flatMap((event) => event.by))].filter((anchor) => !hits.includes(anchor)),
    hits,
    lead: hits.length && !own ? LEAD : 0,
    rest: events.length ? rest : 0,
  };
}

/** All that a line of the log tells. */
export function whole(event: GameEvent): Rich {
  return sentences([event.text, ...event.more]);
}

/** Of a line that has grown only what is new: its last sentences and what they are about. All of it, where it says the
 *  same in other words. */
export function grown(event: GameEvent, before: GameEvent | undefined): GameEvent {
  if (!before) return { ...event, text: whole(event) };
  const said = new Set(before.more.map(plain));
  const more = event.more.filter((line) => !said.has(plain(line)));
  return {
    ...event,
    text: more.length ? sentences(more) : event.text,
    by: fresh(event.by, before.by),
    hits: fresh(event.hits, before.hits),
  };
}

function fresh(now: string[], before: string[]): string[] {
  const added = now.filter((anchor) => !before.includes(anchor));
  return added.length ? added : now;
}

function sentences(lines: Rich[]): Rich {
  return lines.flatMap((line, index) => (index ? [" ", ...line] : line));
}

/** The same step, of which nothing is said while it is shown. */
export function silent(step: Step): Step {
  return { ...step, text: [], by: [], hits: [] };
}

/** The steps of the move that led to a picture which was asked for with its stages; `known`: the last line before it. */
export function stepsOf(picture: Snapshot, known: GameEvent | undefined): Step[] {
  let before = known ? [known] : [];
  const stages = (picture.stages ?? []).map(({ view, events }) => {
    const step = stepTo({ ...picture, view: { ...view, you: picture.view.you } }, events, false, before);
    before = events;
    return step;
  });
  const told = stages.at(-1)?.events.at(-1) ?? known;
  const last = picture.events.filter(
    (event) => event.n > (told?.n ?? -1) || (event.n === told?.n && event.kinds.length > told.kinds.length),
  );
  return [...stages, stepTo(picture, last, false, before)];
}
