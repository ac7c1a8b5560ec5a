// The view of Settlers as docs/protocol.md gives it, and the small questions its board asks of it.
import { t } from "../../lib/i18n.svelte";
import { library } from "../../lib/library.svelte";
import type { View } from "../../lib/types";
import type { Counter } from "../../parts/Counters.svelte";
import type { SeatLook } from "../../ui/SeatMark.svelte";

export const GAME = "settlers";
export const ROWS = ["production", "feature", "action"] as const;
export const GOODS = ["settler", "wood", "stone", "food", "gold", "raze", "defense"] as const;

/** What razing costs an opponent and gives; `open` while its owner may be attacked at all. */
export interface Raze {
  price: number;
  goods: string[];
  open: boolean;
}

export interface Location {
  slot: number;
  card: number;
  row: (typeof ROWS)[number];
  side: "faction" | "common";
  uses: number;
  used: number;
  blocked: boolean;
  defense: number;
  samurai: number;
  /** the seat it belongs to while somebody else has taken it over; -1 for the virtual player */
  taken_from: number | null;
  under: number | null;
  under_cards: number[];
  held: number | null;
  /** seats that have a Trade Route here */
  routes: number[];
  raze: Raze | null;
}

export interface Deal {
  slot: number;
  card: number;
  good: string;
}

export interface Empire {
  seat: number;
  faction: string | null;
  side: string;
  vp: number;
  passed: boolean;
  goods: Record<string, number>;
  board: Record<string, number>;
  stores: string[];
  hand: { count: number; common: number; cards: (number | null)[] };
  deck: number;
  pile: number[];
  locations: Location[];
  deals: Deal[];
  routes: Deal[];
  /** those whose face one knows, and null for the others */
  foundations: (number | null)[];
  answered: boolean;
}

export interface Virtual {
  area: { slot: number; card: number; blocked: boolean; raze: Raze | null }[];
  /** newest first */
  line: Deal[];
  attack: number;
  collection: number[];
  out: number[];
  faction_locations: number;
  won: boolean;
  rank: string | null;
}

export interface SettlersView extends View {
  rounds: number;
  solo: boolean;
  lookout: "standard" | "draft" | "advanced";
  peaceful: boolean;
  first: number | null;
  turn: number | null;
  common: { deck: number; pile: number[] };
  market: number[];
  offer: number[];
  chosen: number | null;
  open: number[];
  drawn: { seat: number; cards: (number | null)[] } | null;
  empires: Empire[];
  virtual: Virtual | null;
  scores: number[];
  waiting: number[];
  asking: string | null;
  source: number | null;
}

export function asSettlers(view: View): SettlersView {
  return view as SettlersView;
}

/** The Empire in the middle: the reader's own; onlookers get the first. */
export function ownEmpire(view: SettlersView): Empire {
  return view.empires[view.you ?? 0]!;
}

/** The others, clockwise from the reader. */
export function rivals(view: SettlersView): Empire[] {
  const you = view.you ?? 0;
  return view.empires.map((_, index) => view.empires[(you + 1 + index) % view.seats]!).slice(0, -1);
}

/** The Locations of a row on one side of the spine, in the order built. */
export function lane(empire: Empire, row: string, side: Location["side"]): Location[] {
  return empire.locations.filter((location) => location.row === row && location.side === side);
}

/** Names under which cards fly. Copies look the same, so they are told apart by an order: built, held, on offer. */
export function flights(view: SettlersView): { slots: Map<number, string>; hand: string[]; offer: string[] } {
  const seen = new Map<number, number>();
  const key = (face: number | null, index: number) => {
    if (face === null) return `hidden:${index}`;
    const copy = seen.get(face) ?? 0;
    seen.set(face, copy + 1);
    return copy ? `card:${face}.${copy}` : `card:${face}`;
  };
  const own = ownEmpire(view);
  return {
    slots: new Map(own.locations.map((location) => [location.slot, key(location.card, 0)])),
    hand: own.hand.cards.map(key),
    offer: offered(view).map(key),
  };
}

/** What lies open to be chosen from: cards just drawn, the own offer of a draft, or the row of the Lookout. */
export function offered(view: SettlersView): (number | null)[] {
  if (view.drawn && view.drawn.seat === view.you) return view.drawn.cards;
  return view.offer.length ? view.offer : view.market;
}

/** Is the question about what is on offer, and not about the hand? */
export function asksOffer(view: SettlersView): boolean {
  return offered(view).length > 0;
}

/** The backs of a hand: the origin of each hidden card that `hand` lists, common ones first. */
export function backs(empire: Empire): string[] {
  const known = empire.hand.cards.filter(
    (card) => card !== null && library.card(GAME, card)?.suits[0] === "common",
  );
  let common = empire.hand.common - known.length;
  return empire.hand.cards.map((card) =>
    card === null && common-- > 0 ? "common" : (empire.faction ?? "none"),
  );
}

export function cardName(id: number | null): string {
  return id === null ? t("card-hidden") : (library.card(GAME, id)?.name ?? `#${id}`);
}

export function factionName(empire: Empire): string {
  return empire.faction ? library.facet(GAME, "faction", empire.faction) : t("settlers-no-faction");
}

/** Square and icon of an Empire: its faction's, once it is chosen. */
export function lookOf(empire: Pick<Empire, "faction"> | undefined): SeatLook | null {
  return empire?.faction ? { suit: empire.faction, icon: empire.faction } : null;
}

export function goodName(good: string): string {
  return t(`settlers-good-${good}`);
}

export function goodsCounters(goods: Record<string, number>): Counter[] {
  return Object.entries(goods).map(([key, count]) => ({ key, count, says: goodName(key) }));
}

/** The personal supply, every good in its place. */
export function supply(empire: Empire): Counter[] {
  return GOODS.map((key) => ({ key, count: empire.goods[key] ?? 0, says: goodName(key) }));
}

/** How much an Empire has built: Locations by row, and Foundations and Deals if there are any. */
export function tally(empire: Empire): Counter[] {
  const rows = ROWS.map((row) => ({
    key: row as string,
    count: empire.locations.filter((one) => one.row === row).length,
    says: t(`settlers-row-${row}`),
  }));
  const more = [
    { key: "foundation", count: empire.foundations.length, says: t("settlers-foundations") },
    { key: "deal", count: empire.deals.length, says: t("settlers-deals") },
  ];
  return [...rows, ...more.filter(({ count }) => count)];
}

/** "2 wood, 1 gold", or a word for nothing. */
export function goodsWords(goods: Record<string, number>): string {
  const parts = Object.entries(goods).filter(([, count]) => count);
  return parts.map(([good, count]) => `${count} ${goodName(good)}`).join(", ") || t("settlers-nothing");
}

export function razeWords(raze: Raze | null): string | false {
  if (!raze) return t("settlers-raze-never");
  const goods = raze.goods.map(goodName).join(", ");
  return raze.open && t("settlers-raze-for", { price: raze.price, goods });
}

/** Nothing more can be done with it this round. */
export function isSpent(location: Pick<Location, "blocked"> & Partial<Location>): boolean {
  return location.blocked || (!!location.uses && location.used === location.uses);
}

/** What is true of a Location besides standing there, in words. */
export function locationWords(location: Location, name: (seat: number) => string): string[] {
  return [
    location.blocked && t("settlers-blocked"),
    location.uses > 0 &&
      !location.blocked &&
      location.used > 0 &&
      t("settlers-used", { used: location.used, uses: location.uses }),
    location.samurai > 0 && t("settlers-samurai"),
    location.defense > 0 && t("settlers-defended", { count: location.defense }),
    location.taken_from !== null && t("settlers-taken", { name: ownerName(location.taken_from, name) }),
    location.under !== null && t("settlers-under", { count: location.under }),
    location.held !== null && t("settlers-held", { count: location.held }),
    location.routes.length > 0 && t("settlers-routes", { names: location.routes.map(name).join(", ") }),
    razeWords(location.raze),
  ].filter((word) => typeof word === "string");
}

export function ownerName(seat: number, name: (seat: number) => string): string {
  return seat < 0 ? t("settlers-virtual") : name(seat);
}
