// Settlers at the table: what the shell needs to know besides the drawing.
import { t } from "../../lib/i18n.svelte";
import type { Rich } from "../../lib/types";
import type { Board, Passage } from "../index";
import Settlers from "./Board.svelte";
import Gauge from "./Gauge.svelte";
import {
  asksOffer,
  asSettlers,
  cardName,
  factionName,
  flights,
  goodName,
  goodsWords,
  locationWords,
  lookOf,
  offered,
  ownEmpire,
  razeWords,
  rivals,
  ROWS,
  type Empire,
  type SettlersView,
  type Virtual,
} from "./view";

export const board: Board = {
  component: Settlers,
  gauge: Gauge,
  dense: true,
  wide: true,
  hand: (common) => {
    const view = asSettlers(common);
    const cards = view.you === null ? [] : ownEmpire(view).hand.cards;
    return {
      title: t("hand-count", { count: cards.length }),
      cards,
      flips: flights(view).hand,
      idle: asksOffer(view),
    };
  },
  look: (view, seat) => lookOf(asSettlers(view).empires[seat]),
  outline: (common, name) => {
    const view = asSettlers(common);
    return [
      {
        title: `${t("round-number", { number: view.round })}: ${view.phase.label}`,
        items: tableItems(view, name),
      },
      ...(view.virtual ? [virtualPassage(view.virtual)] : []),
      ...[...rivals(view), ownEmpire(view)].map((empire) => ({
        title: `${name(empire.seat)} (${factionName(empire)})`,
        items: empireItems(empire, name),
      })),
    ];
  },
};

type Name = (seat: number) => string;

function cards(ids: (number | null)[]): Rich {
  return ids.flatMap((id, index): Rich => [
    index ? ", " : "",
    id === null ? cardName(id) : { card: id, text: cardName(id) },
  ]);
}

function tableItems(view: SettlersView, name: Name): Rich[] {
  const items: Rich[] = [];
  if (view.turn !== null) items.push([t("settlers-turn-of", { name: name(view.turn) })]);
  if (view.first !== null && view.seats > 1) items.push([t("settlers-first-is", { name: name(view.first) })]);
  if (offered(view).length) items.push([`${t("settlers-market")}: `, ...cards(offered(view))]);
  items.push([t("settlers-common", { deck: view.common.deck, pile: view.common.pile.length })]);
  return items;
}

function virtualPassage(virtual: Virtual): Passage {
  const balance = { collection: virtual.collection.length, locations: virtual.faction_locations };
  const items: Rich[] = [[t("settlers-balance", balance)]];
  for (const { card, raze } of virtual.area)
    items.push([{ card, text: cardName(card) }, ` (${razeWords(raze) || t("settlers-nothing")})`]);
  items.push([
    `${t("settlers-line")}: ${virtual.line.map((wave) => goodName(wave.good)).join(", ")} · `,
    t("settlers-attack-deck", { count: virtual.attack }),
  ]);
  return { title: t("settlers-virtual"), items };
}

function empireItems(empire: Empire, name: Name): Rich[] {
  const items: Rich[] = [
    [`${t("settlers-good-vp")}: ${empire.vp}`],
    [goodsWords(empire.goods)],
    [t("settlers-hand", { count: empire.hand.count, common: empire.hand.common })],
    [t("settlers-deck", { deck: empire.deck, pile: empire.pile.length })],
  ];
  if (empire.passed) items.push([t("settlers-passed")]);
  for (const row of ROWS) {
    const locations = empire.locations.filter((location) => location.row === row);
    for (const location of locations) {
      const words = locationWords(location, name);
      items.push([
        `${t(`settlers-row-${row}`)}: `,
        { card: location.card, text: cardName(location.card) },
        words.length ? ` (${words.join(", ")})` : "",
      ]);
    }
  }
  for (const deal of [...empire.deals, ...empire.routes])
    items.push([
      { card: deal.card, text: cardName(deal.card) },
      `: ${t("settlers-deal-gives", { good: goodName(deal.good) })}`,
    ]);
  if (empire.foundations.length) items.push([`${t("settlers-foundations")}: `, ...cards(empire.foundations)]);
  if (empire.stores.length) items.push([`${t("settlers-keeps")}: ${empire.stores.map(goodName).join(", ")}`]);
  return items;
}
