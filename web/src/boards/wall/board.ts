// The Great Wall at the table: what the shell needs to know besides the drawing.
import { t } from "../../lib/i18n.svelte";
import type { Rich } from "../../lib/types";
import type { Board, Held } from "../index";
import { roundWord } from "../../table/rounds";
import Wall from "./Board.svelte";
import Gauge from "./Gauge.svelte";
import { locationWords, nameOf, type Namer } from "./names";
import {
  asWall,
  balanceWords,
  cardName,
  fieldWords,
  goodsWords,
  locationName,
  others,
  own,
  sectionName,
  soldiersWords,
  type Faction,
  type Section,
  type WallView,
} from "./view";

export const board: Board = {
  component: Wall,
  gauge: Gauge,
  dense: true,
  fixed: true,
  wide: true,
  hand: (common) => {
    const view = asWall(common);
    return view.you === null
      ? { title: t("hand"), cards: [] }
      : { ...commands(view), beside: own(view).tactics.count ? tactics(view) : undefined };
  },
  look: () => null,
  outline: (common, seat) => {
    const view = asWall(common);
    const name: Namer = (faction) => nameOf(view, faction, seat);
    return [
      {
        title: view.round ? `${roundWord(view)}: ${view.phase.label}` : view.phase.label,
        items: tableItems(view, name),
      },
      ...view.sections.map((section) => ({
        title: sectionName(section.section),
        items: sectionItems(section, name),
      })),
      {
        title: t("wall-locations"),
        items: view.locations.map((place): Rich => [locationWords(place, name)]),
      },
      ...[own(view), ...others(view)].map((one) => ({
        title: name(one.faction),
        items: factionItems(view, one),
      })),
    ];
  },
};

/** All six command cards: those that are not in hand keep their place, with a word for what became of them. */
function commands(view: WallView): Held {
  const { hand, discarded, played } = own(view).commands;
  const laid = played === null ? [] : [played];
  const cards = [...new Set([...hand, ...laid, ...discarded])].sort((a, b) => a - b);
  return {
    title: t("wall-commands", { count: hand.length }),
    cards,
    gone: cards.map((card) => {
      if (laid.includes(card)) return { icon: "check", word: t("wall-played") };
      return discarded.includes(card) ? { icon: "cancel", word: t("wall-discarded") } : null;
    }),
  };
}

function tactics(view: WallView): Held {
  const { cards } = own(view).tactics;
  const copies = new Map<number | null, number>();
  return {
    title: t("wall-tactics", { count: cards.length }),
    cards,
    flips: cards.map((card, index) => {
      const copy = copies.get(card) ?? 0;
      copies.set(card, copy + 1);
      return card === null ? `tactic?${index}` : copy ? `card:${card}.${copy}` : `card:${card}`;
    }),
  };
}

function link(card: number): Rich[number] {
  return { card, text: cardName(card) };
}

function list(title: string, cards: (number | null)[]): Rich[] {
  const known = cards.filter((card) => card !== null);
  if (!known.length) return [];
  return [[`${title}: `, ...known.flatMap((card, index): Rich => [index ? ", " : "", link(card)])]];
}

function tableItems(view: WallView, name: Namer): Rich[] {
  const year = view.years.find((space) => space.year === view.round);
  const items: Rich[] = [];
  if (view.active !== null) items.push([t("wall-turn-of", { name: name(view.active) })]);
  if (view.location !== null) items.push([`${locationName(view.location)}: ${t("wall-running")}`]);
  if (year) items.push([t("wall-year-losses", { count: year.losses })]);
  items.push([t("wall-bank", { count: view.bank })]);
  items.push([`${t("wall-storehouse")}: ${goodsWords(view.store) || t("wall-nothing")}`]);
  items.push([`${t("wall-tea-order")}: ${view.tea.map(name).join(", ")}`]);
  for (const [index, order] of view.track.entries())
    if (order)
      items.push([
        `${index + 1}. ${name(order.faction)}: `,
        order.card === null ? t("card-hidden") : link(order.card),
      ]);
  items.push(...list(t("wall-offer"), view.advisors));
  for (const { card, worth } of view.artifacts) {
    const worths = worth.map((n, faction) => (n === null ? "" : `${name(faction)} ${n}`)).filter(Boolean);
    items.push([`${t("wall-artifacts")}: `, link(card), ` (${worths.join(", ")})`]);
  }
  if (view.demands) {
    const done = { done: view.demands.fulfilled.length, needed: view.demands.needed };
    items.push([t("wall-demands-done", done)]);
    for (const demand of view.demands.active)
      if (demand)
        items.push([
          `${t("wall-demands")}: `,
          link(demand.card),
          demand.own ? ` (${t("wall-demand-own", demand.own)})` : "",
        ]);
  }
  items.push(...list(t("wall-events"), view.events));
  if (view.qin) items.push([`${t("wall-qin-track")}: ${view.qin.map(locationName).join(", ")}`]);
  return [...items, ...list(t("wall-dealt"), view.dealt)];
}

function sectionItems(section: Section, name: Namer): Rich[] {
  if (section.blocked) return [[t("wall-blocked")]];
  const archers = section.firing.filter((one) => one !== null);
  return [
    [balanceWords(section)],
    [t("wall-level", { level: section.level, defence: section.defence })],
    [t("wall-barricades-of", { count: section.barricades, most: section.barricades_max })],
    [
      t("wall-firing", { count: section.firing.length }) +
        (archers.length ? `: ${archers.map((one) => name(one)).join(", ")}` : ""),
    ],
    ...section.staging.map(({ faction, soldiers }): Rich => [
      `${t("wall-staging")}: ${name(faction)} ${soldiersWords(soldiers)}`,
    ]),
    ...section.hordes.flatMap((horde): Rich[] =>
      horde
        ? [
            [
              link(horde.card),
              `: ${t("wall-strength", { n: horde.strength })}, ${t("wall-honour-worth", { n: horde.honour })}. `,
              horde.fields
                .filter((field) => field !== null)
                .map((field) => fieldWords(field, name))
                .join(", "),
            ],
          ]
        : [],
    ),
  ];
}

function factionItems(view: WallView, one: Faction): Rich[] {
  const items: Rich[] = [];
  if (one.general !== null) items.push([link(one.general)]);
  if (one.kind !== "reed") items.push([t("wall-count-honour", { n: String(one.honour) })]);
  if (one.goods) items.push([goodsWords(one.goods) || t("wall-nothing")]);
  else if (one.kind === "player") items.push([t("wall-screened")]);
  items.push([
    `${t("wall-supply-of")}: ${one.officials.supply}× ${t("wall-piece-clerk")}, ${soldiersWords(one.soldiers)}`,
  ]);
  if (one.kind === "player") {
    items.push([
      `${t("wall-unhired", { count: one.officials.unhired })}, ${t("wall-shame", { count: one.shame })}`,
    ]);
    items.push([
      `${t("wall-count-commands", { n: String(one.commands.hand.length) })}, ${t("wall-count-tactics", { n: String(one.tactics.count) })}`,
    ]);
  }
  if (one.faction !== view.you) items.push(...list(t("wall-discarded-commands"), one.commands.discarded));
  return [
    ...items,
    ...list(t("wall-advisors-active"), one.advisors),
    ...list(t("wall-support", { count: one.support.count }), one.support.cards),
    ...list(
      t("wall-captured", { count: one.captured.length }),
      one.captured.map(({ card }) => card),
    ),
  ];
}
