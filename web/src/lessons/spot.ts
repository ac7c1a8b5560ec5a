// Where a lesson points: the things it names, or what has to be pressed next, and where beside it the coach stands.
import { thingNamed } from "../table/anchor.svelte";
import type { LessonPage, Option } from "../lib/types";

/** Parts of the page that are no things of the game. */
const PARTS: Record<string, string> = {
  board: ".board > :not(.edges, .sr)",
  hand: ".hand",
  prompt: ".prompt",
  log: ".table > .rail",
  steps: ".bar .steps",
  gauge: ".bar__end > :first-child",
  rivals: ".strips",
  // Settlers
  spine: ".spine",
  empire: ".empire",
  // Imperium
  market: ".market",
  state: ".statecard",
  nation: "[data-pile=nation]",
  history: "[data-pile=history]",
};

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const EDGE = 10;
const GAP = 20;
const RIM = 7;
const LEAST = 190; // px of its height that the coach keeps beside a small thing,
const READ = 340; // and over a large one, so that all of a page is read

function visible(query: string): HTMLElement | null {
  return (
    [...document.querySelectorAll<HTMLElement>(query)].find((node) => node.offsetParent !== null) ?? null
  );
}

/** What has to be pressed next for one of the options: an open choice, the thing, what holds it, its button. */
function nextPress(options: Option[]): HTMLElement[] {
  const open = visible(".pick") ?? visible("dialog[open]");
  if (open) return [open];
  const found = options.map((option) => {
    for (const anchor of option.vain ? [] : option.anchors) {
      const thing = thingNamed(anchor) ?? visible(`[data-holds~="${CSS.escape(anchor)}"]`);
      if (thing) return thing;
    }
    return visible(`[data-option="${option.code}"]`);
  });
  const presses = found.filter((node) => node !== null);
  return presses.length
    ? presses
    : [visible(".count") ?? visible("[data-testid=more-answers]")].filter((node) => node !== null);
}

function named(point: string): HTMLElement | null {
  const [kind, name] = point.split(":", 2) as [string, string];
  return kind === "part" ? visible(PARTS[name] ?? "") : thingNamed(point);
}

/** What a page is about: what it points at, else what is asked for. */
export function targets(page: LessonPage, options: Option[]): HTMLElement[] {
  const asked = options.filter((option) => page.codes.includes(option.code));
  return asked.length ? nextPress(asked) : page.points.map(named).filter((node) => node !== null);
}

/** The box around all of them that is in the window; null if nothing is. */
export function around(nodes: HTMLElement[], room: Size): Box | null {
  const boxes = nodes.map((node) => node.getBoundingClientRect()).filter((box) => box.width && box.height);
  if (!boxes.length) return null;
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - RIM);
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - RIM);
  const right = Math.min(room.width, Math.max(...boxes.map((box) => box.right)) + RIM);
  const bottom = Math.min(room.height, Math.max(...boxes.map((box) => box.bottom)) + RIM);
  return right - left > 2 * RIM && bottom - top > 2 * RIM
    ? { left, top, width: right - left, height: bottom - top }
    : null;
}

function within(at: number, size: number, room: number): number {
  return Math.max(EDGE, Math.min(at, room - size - EDGE));
}

/** The coach covers nothing that it speaks of: above or below it, else beside it, else where there is most room; of a
 * large thing it then covers a part. */
export function stand(
  box: Box | null,
  coach: Size,
  room: Size,
  low: boolean,
): { left: number; top: number; height: number } {
  const all = room.height - 2 * EDGE;
  if (!box) {
    const top = low ? room.height - coach.height - EDGE : (room.height - coach.height) / 2;
    return {
      left: within((room.width - coach.width) / 2, coach.width, room.width),
      top: Math.max(EDGE, top),
      height: all,
    };
  }
  const left = within(box.left + box.width / 2 - coach.width / 2, coach.width, room.width);
  const above = box.top - GAP - EDGE;
  const under = room.height - box.top - box.height - GAP - EDGE;
  if (coach.height <= above) return { left, top: box.top - GAP - coach.height, height: above };
  if (coach.height <= under) return { left, top: box.top + box.height + GAP, height: under };
  const top = within(box.top + box.height / 2 - coach.height / 2, coach.height, room.height);
  if (room.width - box.left - box.width >= coach.width + GAP + EDGE)
    return { left: box.left + box.width + GAP, top, height: all };
  if (box.left >= coach.width + GAP + EDGE) return { left: box.left - GAP - coach.width, top, height: all };
  const large = box.height > room.height * 0.3;
  const height = Math.max(above, under, large ? Math.min(READ, all) : LEAST);
  const bottom = room.height - EDGE - Math.min(coach.height, height);
  return { left, top: above >= under ? EDGE : bottom, height };
}
