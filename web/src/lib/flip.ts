// Cards travel: remembers where every card lay, and after the change lets it fly from there. What is gone falls.
import { tick } from "svelte";
import { fall, gain, onTable, stocks, type Source } from "./goods";

interface Place {
  box: DOMRect;
  face: string;
  board: boolean;
}

/** pixels that are no move */
const NEAR = 4;
/** fewer cards than this do not tell where the table goes */
const FEW = 3;
const STEP = 45;
const MOST_STEPS = 6;

function length(token: string): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) || 0;
}

function places(): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const node of document.querySelectorAll<HTMLElement>("[data-flip]")) {
    const box = node.getBoundingClientRect();
    const board = node.closest(".board") !== null;
    if (box.width) found.set(node.dataset.flip!, { box, face: node.dataset.face ?? "", board });
  }
  return found;
}

/**
 * Makes the change and plays the way of every card that moved, turned or came. `sources`: the things that it comes from;
 * goods that somebody has got fly from them, and those of them that are gone fall.
 */
export async function moving(change: () => void, still: boolean, sources: string[] = []): Promise<void> {
  const before = places();
  const had = stocks();
  const from: Source[] = still ? [] : onTable(sources);
  change();
  await tick();
  if (before.size) animate(before, still);
  if (still) return;
  const travel = length("--t-travel");
  from.forEach((source) => fall(source, travel));
  gain(had, from, travel);
}

/** How far down the table has gone as a whole, as when a banner comes above it: what most of its cards have in common. */
export function drift(ways: [x: number, y: number][]): number {
  const down = ways.filter(([x]) => Math.abs(x) <= NEAR).map(([, y]) => y);
  const alike = (y: number) => down.filter((other) => Math.abs(other - y) <= NEAR).length;
  return down.find((y) => alike(y) >= FEW && alike(y) > ways.length / 2) ?? 0;
}

/** What the cards that stay on the board do together. */
function boardDrift(before: Map<string, Place>): number {
  const ways: [number, number][] = [];
  for (const node of document.querySelectorAll<HTMLElement>(".board [data-flip]")) {
    const old = before.get(node.dataset.flip!);
    const box = node.getBoundingClientRect();
    if (old?.board && box.width) ways.push([box.x - old.box.x, box.y - old.box.y]);
  }
  return drift(ways);
}

function animate(before: Map<string, Place>, still: boolean): void {
  const travel = length("--t-travel");
  const turn = length("--t-flip");
  const drifted = boardDrift(before);
  let step = 0;
  for (const node of document.querySelectorAll<HTMLElement>("[data-flip]")) {
    const old = before.get(node.dataset.flip!);
    const box = node.getBoundingClientRect();
    if (!box.width) continue;
    const down = old?.board && node.closest(".board") ? drifted : 0;
    const moved = old && (Math.abs(old.box.x - box.x) > NEAR || Math.abs(old.box.y + down - box.y) > NEAR);
    const turned = old && old.face !== (node.dataset.face ?? "");
    if (still) {
      if (!old || moved || turned) mark(node);
      continue;
    }
    const delay = Math.min(step, MOST_STEPS) * STEP;
    if (moved) {
      fly(node, old.box, box, travel, delay);
      step++;
    } else if (turned) turnOver(node, turn);
    else if (!old) appear(node, turn, delay);
  }
}

function fly(node: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number): void {
  const x = from.x - to.x;
  const y = from.y - to.y;
  const scale = from.width / to.width;
  node.animate(
    [
      {
        transform: `translate(${x}px, ${y}px) scale(${scale})`,
        transformOrigin: "0 0",
        zIndex: 40,
        boxShadow: "var(--shadow-3)",
      },
      {
        transform: `translate(${x / 2}px, ${y / 2 - 12}px) scale(${(1 + scale) / 2})`,
        transformOrigin: "0 0",
        zIndex: 40,
        boxShadow: "var(--shadow-3)",
      },
      { transform: "none", transformOrigin: "0 0", zIndex: 40 },
    ],
    { duration, delay, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)", fill: "backwards" },
  );
}

function turnOver(node: HTMLElement, duration: number): void {
  node.animate(
    [{ transform: "perspective(600px) rotateY(88deg)" }, { transform: "perspective(600px) rotateY(0)" }],
    {
      duration,
      easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
    },
  );
}

function appear(node: HTMLElement, duration: number, delay: number): void {
  node.animate(
    [
      { opacity: 0, transform: "translateY(-8px)" },
      { opacity: 1, transform: "none" },
    ],
    {
      duration,
      delay,
      easing: "ease-out",
      fill: "backwards",
    },
  );
}

function mark(node: HTMLElement): void {
  node.animate([{ outline: "3px solid var(--bronze)" }, { outline: "3px solid var(--bronze)" }], {
    duration: 1000,
  });
}

/** Brings every running flight to its end, for a reader who clicks on. */
export function land(): void {
  for (const animation of document.getAnimations())
    if (
      animation instanceof Animation &&
      (animation.effect as KeyframeEffect)?.target?.matches("[data-flip], .flying, .falling")
    )
      animation.finish();
}
