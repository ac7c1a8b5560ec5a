// Sorts the options of a decision: what lights up on the table, what becomes a button, which key does what.
import type { Decision, Option } from "./types";

/** So many options without a place on the table are buttons of the prompt at once; more open as a sheet. */
export const PLACES = 4;

export interface Choice {
  /** options without a place on the table, in order; those that all can see to be in vain last */
  loose: Option[];
  /** those of them that are buttons of the prompt at once */
  buttons: Option[];
  /** the option at the fixed place for "no" */
  decline: Option[];
  /** options of every thing on the table */
  at: Map<string, Option[]>;
  /** how many, if that is all that is asked: by kind of good where there are several */
  numbers: Option[][];
  /** what lies behind each keycap: the code of an option or the name of a thing */
  keys: Map<string, number | string>;
}

export const NOTHING: Choice = {
  loose: [],
  buttons: [],
  decline: [],
  at: new Map(),
  numbers: [],
  keys: new Map(),
};

/** What is done with a thing by one press, without a look at it first: nothing is shown, lost or for good. */
export function harmless(option: Option): boolean {
  return option.warning === null && !option.final;
}

/**
 * The prompt lists only what has no place on the table; everything else is at its thing. `wearing`: the things that
 * have room for a keycap; `places`: how many buttons there is room for; `read`: things in the order one reads them in.
 */
export function choose(
  decision: Decision | null,
  onTable: ReadonlySet<string>,
  selected: string | null,
  wearing: ReadonlySet<string> = onTable,
  places = PLACES,
  read: string[] = [],
): Choice {
  if (!decision) return NOTHING;
  const decline = decision.options.filter((option) => option.role === "decline").slice(0, 1);
  const offered = decision.options.filter((option) => !decline.includes(option));
  const at = new Map<string, Option[]>();
  for (const option of offered)
    if (!option.vain)
      for (const anchor of option.anchors) at.set(anchor, [...(at.get(anchor) ?? []), option]);
  const drawn = (option: Option) => !option.vain && option.anchors.some((anchor) => onTable.has(anchor));
  const unplaced = offered.filter((option) => !drawn(option));
  const loose = [...unplaced.filter((option) => !option.vain), ...unplaced.filter((option) => option.vain)];
  const numbers = counted(offered, decision.proposal !== null);
  const buttons = numbers.length ? [] : loose.length > places ? loose.slice(0, places - 1) : loose;
  const worn = [...at.keys()].filter((anchor) => wearing.has(anchor));
  const things = [
    ...read.filter((anchor) => worn.includes(anchor)),
    ...worn.filter((one) => !read.includes(one)),
  ];
  const chosen = selected ? (at.get(selected) ?? []) : [];
  const keys = keycaps(chosen, buttons, things, numbers.flat());
  if (decline[0]) keys.set("0", decline[0].code);
  return { loose, buttons, decline, at, numbers, keys };
}

/**
 * The options of a question that asks for nothing but a number, by kind of good; none for any other question. Kinds with
 * nothing to count, or so few that all have a button, are chosen by one press unless one of them is proposed.
 */
function counted(offered: Option[], proposed: boolean): Option[][] {
  if (offered.length < 2 || offered.some((option) => option.number === null)) return [];
  const groups = grouped(offered, (option) => option.kind ?? option.verb).map((group) => group.options);
  const few = offered.length <= PLACES || groups.every((options) => options.length === 1);
  return groups.length > 1 && few && !proposed ? [] : groups;
}

/**
 * A verb's own letter where only one option at hand has it, so that the same verb has the same key at every question;
 * digits for the rest: first the prompt's buttons and the things that light up, whose keys so stay when one of them is
 * selected, then what is chosen from just now. Numbers are their own keys.
 */
function keycaps(
  chosen: Option[],
  buttons: Option[],
  things: string[],
  numbers: Option[],
): Map<string, number | string> {
  const keys = new Map<string, number | string>();
  const near = [...chosen, ...buttons.filter((option) => !chosen.includes(option))];
  const lettered = (option: Option) =>
    option.key !== null && near.filter((other) => other.key === option.key).length === 1;
  for (const option of near) if (lettered(option)) keys.set(option.key!.toLowerCase(), option.code);
  const unlettered = (options: Option[]) =>
    options.filter((option) => !lettered(option) && !numbers.includes(option)).map((option) => option.code);
  const first = unlettered(buttons);
  const rest = [
    ...first,
    ...(numbers.length ? [] : things),
    ...unlettered(chosen).filter((code) => !first.includes(code)),
  ];
  for (const [index, what] of rest.slice(0, 9).entries()) keys.set(String(index + 1), what);
  return keys;
}

/** The keycap of an option or a thing. */
export function keyOf(choice: Choice, what: number | string): string | undefined {
  for (const [key, meant] of choice.keys) if (meant === what) return key.toUpperCase();
  return undefined;
}

export interface Group {
  name: string;
  options: Option[];
}

/** Options that belong together, in the order in which the first of each group comes. */
export function grouped(options: Option[], by: (option: Option) => string): Group[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) groups.set(by(option), [...(groups.get(by(option)) ?? []), option]);
  return [...groups].map(([name, members]) => ({ name, options: members }));
}

/** A long list in parts: by verb; options of a single verb by the card that they are about, where that helps. */
export function parts(options: Option[]): Group[] {
  const byVerb = grouped(options, (option) => option.verb);
  if (byVerb.length > 1) return byVerb;
  const byCard = grouped(options, (option) => option.anchors.find((one) => one.startsWith("card:")) ?? "");
  return byCard.length < options.length ? byCard : byVerb;
}
