// Powers at the table: what the shell needs to know besides the drawing.
import { library } from "../../lib/library.svelte";
import { t } from "../../lib/i18n.svelte";
import type { Rich } from "../../lib/types";
import type { Board } from "../index";
import Powers from "./Board.svelte";
import Gauge from "./Gauge.svelte";
import { asPowers, lookOf, rowsInOrder, stateWords, type Laid, type Row } from "./view";

export const board: Board = {
  component: Powers,
  gauge: Gauge,
  wide: true,
  hand: (view) => {
    const row = asPowers(view).rows.find((one) => one.seat === view.you);
    const cards = row?.hand.cards ?? [];
    if (!row || cards.length || !row.candidate.choosing)
      return { title: t("hand-count", { count: cards.length }), cards };
    return { title: t("powers-characters"), cards: row.candidate.possible };
  },
  look: (view, seat) => lookOf(asPowers(view).rows.find((row) => row.seat === seat)),
  outline: (common, name) => {
    const view = asPowers(common);
    const { count, limit } = view.threats;
    const table: Rich[] = [[t("powers-threats-of", { count, limit })]];
    if (view.exposed !== null) table.push([t("powers-exposed-is", { name: name(view.exposed) })]);
    if (view.draft.length) table.push([t("powers-draft"), ": ", ...view.draft.flatMap(cardThenComma)]);
    return [
      { title: `${t("round")} ${view.round}: ${view.phase.label}`, items: table },
      ...rowsInOrder(view).map((row) => ({ title: rowTitle(row, name), items: rowItems(row) })),
    ];
  },
};

function cardName(id: number): string {
  return library.card("powers", id)?.name ?? `#${id}`;
}

function cardThenComma(id: number, index: number): Rich {
  return [index ? ", " : "", { card: id, text: cardName(id) }];
}

function rowTitle(row: Row, name: (seat: number) => string): string {
  const faction = row.faction ? ` (${library.facet("powers", "faction", row.faction)})` : "";
  return name(row.seat) + faction;
}

function rowItems(row: Row): Rich[] {
  const { card, state } = row.candidate;
  const candidate: Rich = [`${t("powers-candidate")}: `];
  if (card !== null) candidate.push({ card, text: cardName(card) }, ", ");
  candidate.push(t(`powers-candidate-${state}`));
  const columns = row.slots.map((cards, index): Rich => [
    `${t("powers-column", { number: index + 1 })}: `,
    ...(cards.length
      ? cards.flatMap((laid, at) => [at ? "; " : "", ...laidWords(laid)])
      : [t("powers-nothing")]),
  ]);
  if (row.laid) columns.push([t("powers-laid-down")]);
  return [candidate, [t("powers-holds", { hand: row.hand.count, pile: row.pile ?? 0 })], ...columns];
}

function laidWords(laid: Laid): Rich {
  const states = stateWords(laid);
  return [{ card: laid.card, text: cardName(laid.card) }, states.length ? ` (${states.join(", ")})` : ""];
}
