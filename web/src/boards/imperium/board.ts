// Imperium at the table: what the shell needs to know besides the drawing.
import { t } from "../../lib/i18n.svelte";
import type { Rich } from "../../lib/types";
import type { Board } from "../index";
import Imperium from "./Board.svelte";
import Gauge from "./Gauge.svelte";
import {
  asImperium,
  cardName,
  costWords,
  developmentName,
  fielded,
  flights,
  goodsWords,
  home,
  isSettingUp,
  lookOf,
  nationName,
  ownNation,
  pileCounts,
  placeWords,
  rivals,
  slotWords,
  stateName,
  suitName,
  DECKS,
  type ImperiumView,
  type Nation,
} from "./view";

export const board: Board = {
  component: Imperium,
  gauge: Gauge,
  dense: true,
  wide: true,
  hand: (common) => {
    const view = asImperium(common);
    const own = ownNation(view);
    const cards = view.you === null ? [] : own.hand.cards;
    return {
      title: t("hand-count", { count: cards.length }),
      note: isSettingUp(view) ? "" : t("imperium-hand-drawn", { size: own.hand_size }),
      cards,
      flips: isSettingUp(view) ? undefined : flights(view).hand,
    };
  },
  look: (view, seat) => lookOf(asImperium(view).nations[seat]),
  outline: (common, name) => {
    const view = asImperium(common);
    return [
      {
        title: view.round
          ? `${t("round-number", { number: view.round })}: ${view.phase.label}`
          : view.phase.label,
        items: isSettingUp(view) ? [] : tableItems(view, name),
      },
      ...[ownNation(view), ...rivals(view)].map((nation) => ({
        title: `${name(nation.seat)} (${nationName(nation)})`,
        items: isSettingUp(view) ? [] : nationItems(nation),
      })),
    ];
  },
};

type Name = (seat: number) => string;

function link(card: number): Rich[number] {
  return { card, text: cardName(card) };
}

function list(title: string, cards: number[]): Rich[] {
  if (!cards.length) return [];
  return [[`${title}: `, ...cards.flatMap((card, index): Rich => [index ? ", " : "", link(card)])]];
}

function aside(words: string): string {
  return words ? ` (${words})` : "";
}

function tableItems(view: ImperiumView, name: Name): Rich[] {
  const items: Rich[] = [];
  if (view.turn !== null) items.push([t("imperium-turn-of", { name: name(view.turn) })]);
  if (view.last_round) items.push([t("imperium-last-round", { round: view.last_round })]);
  for (const slot of view.market)
    items.push(
      slot
        ? [`${t("imperium-market")}: `, link(slot.card), aside(slotWords(slot))]
        : [`${t("imperium-market")}: ${t("imperium-empty")}`],
    );
  items.push(
    DECKS.flatMap((deck, index) => [
      index ? ", " : "",
      t("imperium-deck-of", { suit: suitName(deck), count: view.decks[index] ?? 0 }),
    ]),
  );
  items.push([
    `${t("imperium-pile", { word: t("imperium-fame"), count: view.fame.count })}, `,
    t("imperium-pile", { word: t("imperium-unrest"), count: view.unrest }),
  ]);
  if (view.fame.king !== null) items.push([`${t("imperium-king-below")}: `, link(view.fame.king)]);
  return [...items, ...list(t("imperium-exile-pile"), view.exile)];
}

function nationItems(nation: Nation): Rich[] {
  const items: Rich[] = [
    [stateName(nation)],
    [goodsWords(nation.goods) || t("imperium-no-goods")],
    [
      `${t("imperium-actions-left")}: ${nation.actions}, `,
      `${t("imperium-exhausts")}: ${nation.exhausts} / ${nation.exhausts_full}`,
    ],
    [t("imperium-hand", { count: nation.hand.count })],
    [
      pileCounts(nation)
        .map(({ word, count }) => t("imperium-pile", { word, count }))
        .join(", "),
    ],
  ];
  for (const place of [...home(nation), ...fielded(nation)])
    items.push([`${t("imperium-play")}: `, link(place.card), aside(placeWords(place))]);
  if (nation.nation_deck.accession !== null)
    items.push([`${t("imperium-accession")}: `, link(nation.nation_deck.accession)]);
  for (const { card, cost } of nation.development.cards)
    items.push([`${developmentName(nation)}: `, link(card), aside(costWords(cost))]);
  return [...items, ...list(t("imperium-discard-pile"), nation.discard)];
}
