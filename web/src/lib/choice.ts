// Sorts the options of a decision: what lights up on the table, what becomes a button, which key does what.
import type { Decision, Option } from "./types";

export interface Choice {
  /** options to draw as buttons in the prompt, in order */
  buttons: Option[];
  /** options at the fixed place for "no" */
  decline: Option[];
  /** options of every thing on the table */
  at: Map<string, Option[]>;
  /** keycap of an option, "1" to "9" or "0" */
  keys: Map<number, string>;
}

export const NOTHING: Choice = { buttons: [], decline: [], at: new Map(), keys: new Map() };

/**
 * A thing that holds exactly one option does it when pressed, so the prompt need not repeat it. As soon as one option
 * is not on the table, or shares its thing with another, all are listed: half a list would hide the rest. Those that
 * are not on the table come first.
 */
export function choose(
  decision: Decision | null,
  onTable: ReadonlySet<string>,
  selected: string | null,
): Choice {
  if (!decision) return NOTHING;
  const decline = decision.options.filter((option) => option.role === "decline");
  const offered = decision.options.filter((option) => option.role !== "decline");
  const at = new Map<string, Option[]>();
  for (const option of offered)
    for (const anchor of option.anchors) at.set(anchor, [...(at.get(anchor) ?? []), option]);
  const alone = (option: Option) =>
    option.anchors.some((anchor) => onTable.has(anchor) && at.get(anchor)!.length === 1);
  const drawn = (option: Option) => option.anchors.some((anchor) => onTable.has(anchor));
  const listed = offered.every(alone)
    ? []
    : [...offered.filter((option) => !drawn(option)), ...offered.filter(drawn)];
  const buttons = selected ? (at.get(selected) ?? []) : listed;
  const numbered = buttons.length ? buttons : offered;
  const keys = new Map(numbered.slice(0, 9).map((option, index) => [option.code, String(index + 1)]));
  if (decline[0]) keys.set(decline[0].code, "0");
  return { buttons, decline, at, keys };
}

/** The option that a pressed key means, if any. */
export function optionForKey(choice: Choice, key: string, decision: Decision | null): Option | undefined {
  return decision?.options.find((option) => choice.keys.get(option.code) === key);
}
