// The view of Imperium as docs/protocol.md gives it, and the small questions its board asks of it.
import { t } from "../../lib/i18n.svelte";
import { library } from "../../lib/library.svelte";
import type { Decision, View } from "../../lib/types";
import type { Counter } from "../../parts/Counters.svelte";
import type { SeatLook } from "../../ui/SeatMark.svelte";

export const GAME = "imperium";
export const GOODS = ["material", "population", "progress"] as const;
/** Suits of the groups in play, in the order in which they lie there; all others are cards of the nation. */
export const SUITS = ["region", "uncivilised", "civilised", "nation", "tributary", "fame", "unrest"] as const;
/** What is printed on cards, as the rules number it, by icon word. */
export const ICONS = ["purse", "grain", "drop", "city", "metropolis", "knight", "mask", "scroll"] as const;
/** The decks above the market. */
export const DECKS = ["region", "uncivilised", "civilised", "main"] as const;

type Goods = Record<string, number>;

export interface Slot {
  slot: number;
  card: number;
  unrest: boolean;
  tokens: Goods;
}

/** A card in play. */
export interface Place {
  slot: number;
  card: number;
  pinned: boolean;
  exhausted: boolean;
  /** has an Exhaust ability */
  exhausts: boolean;
  court: boolean;
  journey: boolean;
  /** cards under it */
  garrison: number[];
  tokens: Goods;
  /** icons that it shows this turn instead of its own */
  converted: number[];
}

export interface Development {
  slot: number;
  card: number;
  cost: Goods | null;
}

/** A pile face down: what is known of it from the top, and for its owner all that is in it, in no order. */
export interface Deck {
  count: number;
  seen: (number | null)[];
  cards: number[];
}

export interface Nation {
  seat: number;
  nation: string | null;
  side: "a" | "b" | null;
  state: "barbarian" | "empire";
  state_card: number | null;
  goods: Goods;
  actions: number;
  exhausts: number;
  exhausts_full: number;
  hand_size: number;
  hand: { count: number; cards: (number | null)[] };
  draw: Deck;
  discard: number[];
  history: { count: number; cards: (number | null)[]; sunken: boolean };
  nation_deck: Deck & { accession: number | null; exhausted: boolean };
  development: { cards: Development[]; quests: boolean; exhausted: boolean };
  play: Place[];
  unrest: number | null;
  answered: boolean;
}

export interface ImperiumView extends View {
  commons: "classics" | "legends";
  first: number;
  turn: number | null;
  way: string;
  last_round: number | null;
  collapsed: boolean;
  market: (Slot | null)[];
  decks: number[];
  fame: { count: number; king: number | null; seen: (number | null)[] };
  unrest: number;
  exile: number[];
  nations: Nation[];
  scores: (number | null)[];
  waiting: number[];
  asking: string | null;
  source: number | null;
}

export function asImperium(view: View): ImperiumView {
  return view as ImperiumView;
}

/** The nation in the middle: the reader's own; onlookers get the first. */
export function ownNation(view: ImperiumView): Nation {
  return view.nations[view.you ?? 0]!;
}

/** The others, clockwise from the reader. */
export function rivals(view: ImperiumView): Nation[] {
  const you = view.you ?? 0;
  return view.nations.map((_, index) => view.nations[(you + 1 + index) % view.seats]!).slice(0, -1);
}

/** Nations and sides are still being chosen: nothing lies on the table. */
export function isSettingUp(view: ImperiumView): boolean {
  return view.nations.some((one) => one.state_card === null);
}

// ---- what lies where ----

function faceOf(card: number) {
  return library.card(GAME, card);
}

/** The suit that a card is grouped by. */
export function suitOf(card: number): string {
  const suit = faceOf(card)?.suits[0] ?? "nation";
  return (SUITS as readonly string[]).includes(suit) || suit === "power" ? suit : "nation";
}

/** Cards that lie beside the state card: the power, the Court, the journey. */
export function isHome(place: Place): boolean {
  return place.court || place.journey || suitOf(place.card) === "power";
}

export function home(nation: Nation): Place[] {
  return nation.play.filter(isHome);
}

/** All other cards in play. */
export function fielded(nation: Nation): Place[] {
  return nation.play.filter((place) => !isHome(place));
}

/** A pile whose cards may be chosen from now although they do not lie on the table. */
export interface Source {
  key: "exile" | "discard" | "history" | "deck";
  cards: { anchor: string; card: number }[];
}

const PILES = ["discard", "history", "deck"] as const;

/** What the open question offers out of piles: read off its anchors. */
export function sources(view: ImperiumView, decision: Decision | null): Source[] {
  const anchors = new Set((decision?.options ?? []).flatMap((option) => option.anchors));
  const of = (key: Source["key"], names: string[]) => ({
    key,
    cards: names.map((anchor) => ({ anchor, card: Number(anchor.slice(anchor.indexOf(":") + 1)) })),
  });
  const exile = view.exile.map((card) => `slot:${card}`).filter((anchor) => anchors.has(anchor));
  return [
    of("exile", exile),
    ...PILES.map((pile) =>
      of(
        pile,
        [...anchors].filter((anchor) => anchor.startsWith(`${pile}:`)),
      ),
    ),
  ].filter((source) => source.cards.length);
}

/** Names under which cards fly: by their face, for a card in hand goes by another number than the same in play. */
export function flights(view: ImperiumView): {
  slots: Map<number, string>;
  hand: string[];
  market: string[];
  discard: string;
} {
  const seen = new Map<number, number>();
  const key = (card: number | null, index = 0) => {
    if (card === null) return `hidden:${index}`;
    const face = faceOf(card)?.id ?? card;
    const copy = seen.get(face) ?? 0;
    seen.set(face, copy + 1);
    return copy ? `card:${face}.${copy}` : `card:${face}`;
  };
  const own = ownNation(view);
  const laid = own.play.flatMap((place) => [place.card, ...place.garrison]);
  return {
    slots: new Map(laid.map((card) => [card, key(card)])),
    hand: own.hand.cards.map(key),
    market: view.market.map((slot, index) => (slot ? key(slot.card) : `slot:${index}`)),
    discard: own.discard.length ? key(own.discard.at(-1)!) : "discard",
  };
}

// ---- words ----

export function cardName(id: number | null): string {
  return id === null ? t("card-hidden") : (faceOf(id)?.name ?? `#${id}`);
}

export function suitName(suit: string): string {
  if (suit === "nation" || suit === "main") return t(`imperium-suit-${suit}`);
  return library.facet(GAME, "suit", suit);
}

/** The suit of a group in a word that fits its tag. */
export function suitTag(suit: string): string {
  return t(`imperium-tag-${suit}`);
}

export function nationName(nation: Pick<Nation, "nation">): string {
  return nation.nation ? library.facet(GAME, "nation", nation.nation) : t("imperium-no-nation");
}

/** Square and icon of a nation, once it is chosen. */
export function lookOf(nation: Pick<Nation, "nation"> | undefined): SeatLook | null {
  return nation?.nation ? { suit: `n-${nation.nation}`, icon: nation.nation } : null;
}

export function goodName(good: string): string {
  return t(`imperium-good-${good}`);
}

export function goodsCounters(goods: Goods): Counter[] {
  return GOODS.map((key) => ({ key, count: goods[key] ?? 0, says: goodName(key) }));
}

/** "2 material, 1 progress", or nothing. */
export function goodsWords(goods: Goods): string {
  return GOODS.filter((good) => goods[good])
    .map((good) => `${goods[good]} ${goodName(good)}`)
    .join(", ");
}

export function costWords(cost: Goods | null): string {
  if (!cost) return "";
  return t("imperium-costs", { goods: goodsWords(cost) || t("imperium-no-goods") });
}

/** What is true of a card in play, in words. */
export function placeWords(place: Place): string {
  const tokens = goodsWords(place.tokens);
  return [
    place.exhausted && t("imperium-exhausted"),
    tokens && t("imperium-on-it", { goods: tokens }),
    place.garrison.length > 0 && t("imperium-holds", { cards: place.garrison.map(cardName).join(", ") }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What is true of a card of the market, in words. */
export function slotWords(slot: Slot): string {
  const tokens = goodsWords(slot.tokens);
  return [tokens && t("imperium-on-it", { goods: tokens }), slot.unrest && t("imperium-unrest-beneath")]
    .filter(Boolean)
    .join(", ");
}

/** What an Unrest card is worth, as printed. */
export function unrestPoints(): string {
  return library.cards(GAME)?.list.find((card) => card.suits[0] === "unrest")?.points ?? "";
}

export function stateName(nation: Nation): string {
  return t(`imperium-state-${nation.state}`);
}

/** How many cards of every suit a nation has in play. */
export function tally(nation: Nation): Counter[] {
  const counts = new Map<string, number>();
  for (const place of fielded(nation)) {
    const suit = suitOf(place.card);
    counts.set(suit, (counts.get(suit) ?? 0) + 1);
  }
  return SUITS.filter((suit) => suit !== "unrest" || counts.has(suit)).map((suit) => ({
    key: suit,
    icon: suit,
    count: counts.get(suit) ?? 0,
    says: suitName(suit),
  }));
}

/** The piles of a nation with their numbers. */
export function pileCounts(nation: Nation): { word: string; count: number }[] {
  return [
    { word: t("imperium-deck"), count: nation.draw.count },
    { word: t("imperium-discard-pile"), count: nation.discard.length },
    { word: historyName(nation), count: nation.history.count },
    { word: t("imperium-nation-deck"), count: nation.nation_deck.count },
  ];
}

export function historyName(nation: Nation): string {
  return t(nation.history.sunken ? "imperium-sunken" : "imperium-history");
}

export function developmentName(nation: Nation): string {
  return t(nation.development.quests ? "imperium-quests" : "imperium-development");
}
