// The view of The Great Wall as docs/protocol.md gives it, and the small questions its board asks of it.
import { t } from "../../lib/i18n.svelte";
import { library } from "../../lib/library.svelte";
import type { View } from "../../lib/types";
import type { Counter } from "../../parts/Counters.svelte";

export const GAME = "wall";
export const GOODS = ["wood", "stone", "gold", "chi"] as const;
export const STORED = ["wood", "stone", "gold"] as const;
export const SOLDIERS = ["spear", "archer", "rider"] as const;
export const LOCATIONS = [
  "sawmill",
  "quarry",
  "mine",
  "temple",
  "barracks",
  "teahouse",
  "builders",
  "hq",
  "embassy",
  "academy",
] as const;
export const SECTIONS = ["left", "middle", "right"] as const;

export type Good = (typeof GOODS)[number];
export type Soldier = (typeof SOLDIERS)[number];
export type Goods = Partial<Record<Good, number>>;
export type Soldiers = Record<Soldier, number>;

export interface Year {
  year: number;
  /** null on the first space: none come */
  hordes: number | null;
  losses: number;
}

/** A position of the command track with what lies there. */
export interface Order {
  faction: number;
  card: number | null;
  state: "done" | "now" | "next";
}

/** One of the twelve fields of a horde; null where nothing is printed. */
export interface Field {
  field: number;
  reward: Goods & { honour?: number };
  /** who stands on it: a faction and its soldier; `pair` is the other half of a rider */
  faction: number | null;
  soldier: Soldier | null;
  wound: boolean;
}

export interface Horde {
  position: number;
  card: number;
  strength: number;
  honour: number;
  fields: (Field | null)[];
  /** all fields are covered */
  due: boolean;
}

/** Something that adds to an attack or a defence. */
export interface Part {
  what: "horde" | "wall" | "barricades" | "other";
  card: number | null;
  by: number;
}

export interface Section {
  section: number;
  blocked: boolean;
  level: number;
  levels: number;
  /** of the next course, null when the Wall is finished */
  price: number | null;
  attack: number;
  defence: number;
  attack_parts: Part[];
  defence_parts: Part[];
  barricades: number;
  barricades_max: number;
  /** nearest the Wall first */
  hordes: (Horde | null)[];
  /** whose archer stands there */
  firing: (number | null)[];
  staging: { faction: number; soldiers: Soldiers }[];
}

export interface Location {
  location: number;
  special: boolean;
  slots: number | null;
  /** in the order of the tea track */
  officials: { faction: number; count: number }[];
  shame: boolean;
  good: Good | null;
  full: boolean;
  running: boolean;
  overseers: { faction: number; level: number }[];
  /** what the reader would pay here for the next overseer */
  promotion: { good: Good; n: number } | null;
}

/** A captured horde with the shame tokens on it. */
export interface Captured {
  card: number;
  shame: number;
}

export interface Faction {
  faction: number;
  kind: "player" | "reed" | "qin";
  general: number | null;
  honour: number;
  /** null behind a screen, and for those who own nothing */
  goods: Record<Good, number> | null;
  officials: { supply: number; unhired: number; placed: number };
  soldiers: Soldiers;
  /** out of the supply by shame that lies on them */
  shamed: Soldiers;
  shame: number;
  captured: Captured[];
  advisors: number[];
  support: { count: number; cards: (number | null)[] };
  commands: {
    /** in hand, as everybody can reckon */
    hand: number[];
    discarded: number[];
    /** on the track, or chosen by the reader and not yet shown */
    played: number | null;
  };
  tactics: { count: number; cards: (number | null)[] };
  answered: boolean;
}

export interface WallView extends View {
  mode: "competitive" | "coop";
  way: "solo" | "duel" | "standard" | "coop";
  screens: "closed" | "open";
  season: "setup" | "spring" | "summer" | "autumn" | "winter" | "ended";
  /** the faction whose turn it is */
  active: number | null;
  /** location that is being activated, section that is being assaulted */
  location: number | null;
  section: number | null;
  years: Year[];
  /** hordes on top of what the track says */
  extra: number;
  bank: number;
  track: (Order | null)[];
  /** shown, but not yet laid on the track */
  revealed: { faction: number; card: number | null }[];
  store: Record<(typeof STORED)[number], number>;
  /** factions, the first to act first */
  tea: number[];
  sections: Section[];
  /** section on the back of the topmost horde */
  indicator: number | null;
  decks: { horde: number; advisor: number; tactic: number; demand: number; event: number; qin: number };
  piles: { horde: number[]; advisor: number[]; tactic: number[] };
  /** advisors on offer, leftmost leaves first */
  advisors: (number | null)[];
  locations: Location[];
  artifacts: { card: number; worth: (number | null)[] }[];
  demands: {
    /** `ready`: all that it asks for is there now; null where screens hide it. `own`: what the reader could give */
    active: ({ card: number; ready: boolean | null; own: { n: number; of: number } | null } | null)[];
    fulfilled: number[];
    needed: number;
  } | null;
  events: number[];
  factions: Faction[];
  /** Qin's locations, the highest first */
  qin: number[] | null;
  /** what the reader chooses from before the game: generals, then advisors */
  dealt: number[];
  scores: (number | null)[];
  waiting: number[];
  asking: string | null;
  source: number | null;
}

export function asWall(view: View): WallView {
  return view as WallView;
}

// ---- who ----

/** The faction before the reader; onlookers get the first. */
export function own(view: WallView): Faction {
  return view.factions[view.you ?? 0]!;
}

/** All others: people clockwise from the reader, then the factions that the game runs. */
export function others(view: WallView): Faction[] {
  const you = view.you ?? 0;
  const people = view.factions.slice(0, view.seats);
  const clockwise = people.map((_, index) => people[(you + 1 + index) % people.length]!).slice(0, -1);
  return [...clockwise, ...view.factions.slice(view.seats)];
}

/** The name in options of soldiers of one kind in one place of a section. */
export function troop(section: number, kind: Soldier, firing: boolean): string {
  return `troop:${(section * 2 + (firing ? 1 : 0)) * SOLDIERS.length + SOLDIERS.indexOf(kind)}`;
}

/** Nothing lies on the table yet: generals and advisors are being chosen. */
export function isSettingUp(view: WallView): boolean {
  return view.season === "setup";
}

// ---- words ----

export function cardName(card: number | null): string {
  return card === null ? t("card-hidden") : (library.card(GAME, card)?.name ?? `#${card}`);
}

export function emblem(card: number | null): string {
  return (card === null ? undefined : library.card(GAME, card)?.emblem) ?? "unknown";
}

export function goodName(good: string): string {
  return t(`wall-good-${good}`);
}

export function goodsWords(goods: Record<string, number | undefined>): string {
  return Object.entries(goods)
    .filter(([, count]) => count)
    .map(([good, count]) => `${count} ${goodName(good)}`)
    .join(", ");
}

export function goodsCounters(goods: Record<string, number>, keys: readonly string[]): Counter[] {
  return keys.map((key) => ({ key, count: goods[key] ?? 0, says: goodName(key) }));
}

export function pieceName(piece: string): string {
  return t(`wall-piece-${piece}`);
}

export function sectionName(section: number): string {
  return t(`wall-section-${SECTIONS[section] ?? "left"}`);
}

export function locationName(location: number): string {
  return t(`wall-location-${LOCATIONS[location] ?? "sawmill"}`);
}

export function partWords(part: Part): string {
  const what = part.what === "horde" ? cardName(part.card) : t(`wall-part-${part.what}`);
  const sign = part.what === "other" && part.by > 0 ? "+" : "";
  return `${what} ${sign}${part.by}`.replace("-", "−");
}

/** Attack against defence with all that adds to them. */
export function balanceWords(section: Section): string {
  const list = (parts: Part[]) => parts.map(partWords).join(", ") || "0";
  return t("wall-balance", {
    attack: section.attack,
    defence: section.defence,
    against: list(section.attack_parts),
    behind: list(section.defence_parts),
  });
}

export function isThreatened(section: Section): boolean {
  return !section.blocked && section.attack > section.defence;
}

/** What is on a field, or what it gives. */
export function fieldWords(field: Field, name: (faction: number) => string): string {
  if (field.wound) return t("wall-field-wound");
  if (field.faction !== null && field.soldier)
    return t("wall-piece-of", { piece: pieceName(field.soldier), name: name(field.faction) });
  const reward = goodsWords(field.reward);
  return reward ? t("wall-field-gives", { goods: reward }) : t("wall-field-free");
}

export function soldiersWords(soldiers: Soldiers): string {
  return SOLDIERS.filter((kind) => soldiers[kind])
    .map((kind) => `${soldiers[kind]}× ${pieceName(kind)}`)
    .join(", ");
}

/** The numbers of the rail of honour and how far along it they are, in percent; free: no mark would lie on them. */
export function honourScale(
  view: WallView,
  marks: { at: number }[],
): { tick: number; at: number; free: boolean }[] {
  const { top, step } = honourTop(view);
  return Array.from({ length: top / step + 1 }, (_, index) => {
    const at = ((index * step) / top) * 100;
    return { tick: index * step, at, free: marks.every((mark) => Math.abs(mark.at - at) > CLEAR) };
  });
}

function honourTop(view: WallView): { top: number; step: number } {
  const most = Math.max(0, ...view.factions.map((one) => one.honour));
  const step = most < 60 ? 10 : most < 120 ? 20 : 50;
  return { top: Math.max(60, Math.ceil((most + 1) / step) * step), step };
}

/** Marks on the rail, in percent of its length; those that would cover each other stand side by side. */
export function honourMarks(view: WallView): { faction: number; honour: number; at: number }[] {
  const { top } = honourTop(view);
  const marks = view.factions
    .filter((one) => one.kind !== "reed")
    .map(({ faction, honour }) => ({ faction, honour, at: (honour / top) * 100 }))
    .sort((a, b) => a.honour - b.honour || a.faction - b.faction);
  for (const [index, mark] of marks.entries())
    if (index) mark.at = Math.max(mark.at, marks[index - 1]!.at + APART);
  const over = (marks.at(-1)?.at ?? 0) - 100;
  if (over > 0) for (const mark of marks) mark.at -= over;
  return marks;
}

const CLEAR = 8; // a number of the scale that is nearer to a mark than this would lie under it
const APART = 7;
