// A Powers table frozen in its fifth round, in the shapes of the protocol: enough to draw every part of the client.
import type {
  Card,
  Catalogue,
  Decision,
  Game,
  GameEvent,
  Rulebook,
  Sheet,
  Snapshot,
  Table,
} from "../src/lib/types.ts";

type Kind = "agent" | "threat" | "event" | "hideout";
type Line = [code: string, name: string, kind: Kind, emblem: string, icons: string];

const LINES: Line[] = [
  ["PW-MAG-01", "Arminus Wambrey", "agent", "wizard-face", "reveal"],
  ["PW-MAG-02", "Cornelius Vane", "agent", "candle-holder", "end"],
  ["PW-MAG-03", "Lady Johanna Griffiths", "agent", "dagger-rose", "reveal threat"],
  ["PW-MAG-04", "Morrigan Eveningstar", "agent", "raven", "end knot"],
  ["PW-MAG-05", "Vyvolaný běs", "threat", "daemon-skull", "threat"],
  ["PW-MAG-07", "Oko vidoucího", "event", "semi-closed-eye", "now"],
  ["PW-MAG-09", "Uzel moudrosti", "event", "triquetra", "end knot"],
  ["PW-STR-01", "Mihail Dragoescu", "agent", "vampire-dracula", "end dleft dright"],
  ["PW-STR-02", "Ileana Corbu", "agent", "rose", "hideout left right"],
  ["PW-STR-05", "Vlci z Whitechapelu", "threat", "wolf-howl", "threat"],
  ["PW-STR-07", "Krvavá hostina", "event", "chalice-drops", "end dleft dright"],
  ["PW-STR-08", "Zhoubné vábení", "event", "lantern-flame", "now hideout"],
  ["PW-SID-01", "Niamh z Mlžin", "agent", "fairy", "end"],
  ["PW-SID-02", "Tamlin z Hloží", "agent", "stag-head", "end left right"],
  ["PW-SID-03", "Eillid", "agent", "deer", "hideout left right knot"],
  ["PW-SID-04", "Aodhan Stříbrolist", "agent", "leaf-swirl", "now threat left"],
  ["PW-SID-09", "Kruh vil", "event", "mushrooms-cluster", "end left right"],
  ["PW-SID-12", "Dutý pahorek", "hideout", "hobbit-dwelling", "hideout left right"],
  ["PW-ZED-01", "Sir Charles Marshall", "agent", "spyglass", "end threat dleft dright"],
  ["PW-ZED-02", "Sir Martin Ledoux", "agent", "pocket-watch", "now"],
  ["PW-ZED-03", "Josiah Thorne", "agent", "cloak-dagger", "now threat"],
  ["PW-ZED-04", "Ambrose Finch", "agent", "sparrow", "end"],
  ["PW-ZED-05", "Rituální dýka", "threat", "sacrificial-dagger", "threat"],
  ["PW-ZED-06", "Mlčenlivý kat", "threat", "executioner-hood", "threat"],
  ["PW-ZED-07", "Tajná dohoda", "event", "wax-seal", "now"],
  ["PW-ZED-08", "Šifry minulosti", "event", "secret-book", "now"],
  ["PW-ZED-09", "Podvržené stopy", "event", "magnifying-glass", "reveal"],
  ["PW-ZED-10", "Klepání na správné dveře", "event", "skeleton-key", "end hideout dleft"],
  ["PW-ZED-12", "Zapečetěná lóže", "hideout", "dungeon-gate", "hideout left right"],
];
const KINDS = { agent: "Agent", threat: "Hrozba", event: "Událost", hideout: "Úkryt" };

export const CARDS: Card[] = LINES.map(([code, name, kind, emblem, icons], id) => ({
  id,
  ids: [id],
  code,
  name,
  names: { cs: name, en: name, hu: name },
  type_line: KINDS[kind],
  suits: [code.slice(3, 6)],
  kind,
  kinds: [kind],
  emblem,
  cost: [],
  pigments: [],
  fields: [],
  points: null,
  icons: icons.split(" "),
  text: [
    kind === "threat"
      ? [
          { icon: "threat", text: "Hrozba" },
          " Ohrožuje každého Agenta ve svém sloupci. Není-li zrušena, smíte ukázat svého kandidáta.",
        ]
      : [
          "Je-li naživu, získáte ",
          "+2 ",
          { icon: "points", text: "VB" },
          " za každou nezrušenou Událost s ",
          { icon: "knot", text: "uzel" },
          " ve své řadě a +1 ",
          { icon: "points", text: "VB" },
          " za každou v ostatních řadách, nejvýše 5.",
        ],
  ],
  keywords: [
    { word: "Na konci", text: ["Počítá se při závěrečném bodování a jen tehdy, je-li Agent naživu."] },
    {
      word: "Událost s uzlem",
      text: ["Pět Událostí nese jen keltský uzel; viz ", { rule: "PW-EVT-03", text: "PW-EVT-03" }, "."],
    },
  ],
  provenance: "original",
  provenance_text: "náš vlastní obsah",
  rules: ["PW-AGT-01", "PW-AGT-03"],
  count: 1,
  facets: { faction: code.slice(3, 6), type: kind },
  key: [kind, "points"],
}));

const id = (name: string) => CARDS.findIndex((card) => card.name === name);

export const CATALOGUE: Catalogue = {
  cards: CARDS,
  icons: {
    points: { word: "body", text: ["Počítají se na konci hry."] },
    threat: { word: "Hrozba", text: ["Ohrožuje Agenty svého sloupce."] },
  },
  filters: [
    {
      key: "faction",
      label: "Frakce",
      values: [
        ["ZED", "Zednáři"],
        ["MAG", "Mágové"],
        ["SID", "Sídhe"],
        ["STR", "Strigoi"],
      ].map(([value, label]) => ({ value: value!, label: label!, icon: value!.toLowerCase() })),
    },
    {
      key: "type",
      label: "Druh",
      values: Object.entries(KINDS).map(([value, label]) => ({ value, label, icon: value })),
    },
  ],
};

export const GAMES: Game[] = [
  {
    code: "powers",
    title: "Mocnosti",
    blurb: "Intriky ve viktoriánském Londýně. Kdo je čí kandidát?",
    players: { min: 3, max: 6 },
    icon: "cloak-dagger",
    minutes: [30, 55],
    ways: [
      {
        code: "bots",
        label: "S boty",
        help: "začít můžete hned",
        players: { min: 3, max: 6 },
        options: {},
      },
    ],
    options: [
      {
        key: "variant",
        label: "Varianta",
        help: "",
        default: "struggle",
        values: [
          {
            value: "struggle",
            label: "Zápas o moc",
            help: "Každý vede jednu frakci a chrání tajného kandidáta. Doporučeno pro první hru.",
          },
          {
            value: "illuminati",
            label: "Ilumináti",
            help: "Karty všech frakcí se vybírají; boduje se za sady.",
          },
        ],
      },
      {
        key: "factions",
        label: "Frakce",
        help: "Slovo random je rozlosuje; jinak je vyjmenujte pro všechna místa, oddělené čárkami.",
        default: "random",
        values: [],
        type: "text",
      },
    ],
    bots: [
      { code: "random", label: "Bot Náhoda", help: "hraje, co ho napadne", rating: null },
      { code: "greedy", label: "Bot Bystrý", help: "promýšlí tah dopředu", rating: null },
      {
        code: "ismcts",
        label: "Bot Mistr",
        help: "promýšlí celou hru",
        rating: { points: 1720, give_or_take: 210 },
      },
    ],
  },
];

export const RULES: Rulebook = {
  sections: [
    {
      id: "AGT",
      title: "Agenti a tipování",
      lead: [["Každý odkrytý Agent prozradí něco o tom, kdo Kandidátem být nemůže."]],
      lang: "cs",
      rules: [
        {
          id: "PW-AGT-01",
          title: "Tipování",
          text: ["Byl-li odkryt váš Agent a váš Kandidát je skrytý, smějí soupeři společně jednou tipnout."],
          steps: [],
          lang: "cs",
          facets: { kdo: "všichni soupeři", kdy: "krok 8" },
          examples: [],
          rulings: [],
        },
        {
          id: "PW-AGT-03",
          title: "Shoda",
          text: [
            "Všichni soupeři se musí shodnout na jednom jménu. Viz ",
            { rule: "PW-AGT-01", text: "PW-AGT-01" },
            ".",
          ],
          steps: [],
          lang: "cs",
          facets: { kdo: "všichni soupeři" },
          examples: [
            {
              id: "PW-EX-23",
              title: "Bez shody",
              text: ["Bořek chce tipnout jedno jméno, Cyril jiné. Bere se to jako chybný tip."],
              steps: [],
              lang: "cs",
            },
          ],
          rulings: [
            {
              id: "PW-AMB-08",
              title: "Jak se soupeři shodnou?",
              text: ["Tajnými návrhy a jedním hlasováním."],
              steps: [],
              lang: "cs",
            },
          ],
        },
      ],
    },
    {
      id: "EVT",
      title: "Události",
      lead: [],
      lang: "cs",
      rules: [
        {
          id: "PW-EVT-03",
          title: "Události se symbolem",
          text: ["Pět Událostí nese jen keltský ", { icon: "knot", text: "uzel" }, " s písmenem."],
          steps: [],
          lang: "cs",
          facets: {},
          examples: [],
          rulings: [],
        },
      ],
    },
  ],
};

const laid = (name: string, more: object = {}) => [
  {
    card: id(name),
    state: "active",
    acts: CARDS[id(name)]!.kind,
    as: null,
    target: null,
    threatened: false,
    protected: false,
    marks: [],
    ...more,
  },
];
const hidden = {
  card: null,
  state: "hidden",
  round: null,
  seen: false,
  possible: [0, 1, 2, 3],
  choosing: false,
};
const threatened = { threatened: true };
const safe = { protected: true };

const ROWS = [
  {
    seat: 0,
    faction: "ZED",
    candidate: { ...hidden, card: id("Ambrose Finch"), seen: true },
    hand: {
      count: 5,
      cards: [
        "Josiah Thorne",
        "Mlčenlivý kat",
        "Šifry minulosti",
        "Podvržené stopy",
        "Klepání na správné dveře",
      ].map(id),
    },
    pile: 1,
    laid: false,
    laid_card: null,
    slots: [
      laid("Tajná dohoda"),
      laid("Sir Charles Marshall", safe),
      laid("Zapečetěná lóže"),
      laid("Sir Martin Ledoux", safe),
      laid("Rituální dýka"),
    ],
  },
  {
    seat: 1,
    faction: "MAG",
    candidate: hidden,
    hand: { count: 5, cards: [null, null, null, null, null] },
    pile: 1,
    laid: false,
    laid_card: null,
    slots: [
      laid("Oko vidoucího", { state: "cancelled" }),
      laid("Lady Johanna Griffiths", { target: id("Eillid") }),
      laid("Vyvolaný běs"),
      laid("Uzel moudrosti"),
      laid("Morrigan Eveningstar", threatened),
    ],
  },
  {
    seat: 2,
    faction: "STR",
    candidate: hidden,
    hand: { count: 5, cards: [null, null, null, null, null] },
    pile: 1,
    laid: false,
    laid_card: null,
    slots: [
      laid("Vlci z Whitechapelu"),
      laid("Ileana Corbu", safe),
      laid("Krvavá hostina"),
      laid("Zhoubné vábení"),
      laid("Mihail Dragoescu", threatened),
    ],
  },
  {
    seat: 3,
    faction: "SID",
    candidate: { ...hidden, card: id("Niamh z Mlžin"), state: "uncovered", round: 4, seen: true },
    hand: { count: 5, cards: [null, null, null, null, null] },
    pile: 1,
    laid: false,
    laid_card: null,
    slots: [
      laid("Dutý pahorek"),
      laid("Eillid", safe),
      laid("Aodhan Stříbrolist", { state: "dead" }),
      laid("Kruh vil"),
      laid("Tamlin z Hloží", threatened),
    ],
  },
];

export function table(name: string, changes: Partial<Table> = {}): Table {
  const over = name === "done";
  return {
    id: name,
    game: "powers",
    title: "Mocnosti",
    name: null,
    host: "Tomáš",
    source: null,
    again: null,
    round: 5,
    phase: { code: "lay", label: "Vykládání" },
    options: { variant: "struggle" },
    option_words: ["Zápas o moc"],
    chance: "server",
    hints: false,
    advised: [],
    stranded: null,
    relinks: false,
    ending: [],
    seats: ["Tomáš", "Magda", "Bot Bystrý", "Ilona"].map((person, seat) => ({
      seat,
      name: person,
      kind: seat === 2 ? "bot" : seat === 0 ? "me" : name === "hot" ? "local" : "link",
      bot: seat === 2 ? "greedy" : null,
      mine: seat === 0 || (name === "hot" && seat !== 2),
      taken: name !== "free" || seat !== 3,
      online: seat !== 3,
    })),
    over,
    revision: 7,
    moves: 24,
    pending: over ? [] : [0],
    your_turn: !over,
    created: "2026-01-01T10:00:00Z",
    updated: "2026-01-02T10:00:00Z",
    links: { invite: `/t/${name}?invite=abc`, spectate: `/t/${name}?spectate=def` },
    winners: over ? [1] : [],
    ...changes,
  };
}

const card = (name: string) => ({ card: id(name), text: name });
const TEXTS: [
  group: string,
  seat: number | null,
  kind: string,
  text: GameEvent["text"],
  anchors: string[],
][] = [
  ["1. kolo", 0, "cancel", ["Vaše ", card("Tajná dohoda"), " ruší Magdino ", card("Oko vidoucího"), "."], []],
  ["2. kolo", 0, "lay", ["Máte zrádce a vykládáte lícem ", card("Sir Charles Marshall"), "."], []],
  [
    "2. kolo",
    1,
    "aim",
    [card("Lady Johanna Griffiths"), " míří na ", card("Eillid"), ": zemře, přežije-li Johanna do konce."],
    [],
  ],
  [
    "3. kolo",
    1,
    "lay",
    [{ seat: 1, text: "Magda" }, " vykládá Hrozbu ", card("Vyvolaný běs"), "; kandidáta neukazuje."],
    [],
  ],
  ["3. kolo", 3, "threat", [card("Aodhan Stříbrolist"), " je ohrožen."], []],
  [
    "4. kolo",
    2,
    "event",
    [
      { seat: 2, text: "Bot Bystrý" },
      ": ",
      card("Zhoubné vábení"),
      " ruší Úkryty ve sloupci; žádný tu není.",
    ],
    [],
  ],
  ["4. kolo", 3, "die", ["Agent ", card("Aodhan Stříbrolist"), " z 3. kola umírá, nic ho nechránilo."], []],
  [
    "5. kolo",
    3,
    "lay",
    [{ seat: 3, text: "Ilona" }, " má zrádce a vykládá lícem ", card("Tamlin z Hloží"), "."],
    [`card:${id("Tamlin z Hloží")}`],
  ],
  [
    "5. kolo",
    null,
    "reveal",
    [
      "Karty odkryty: ",
      card("Morrigan Eveningstar"),
      ", ",
      card("Mihail Dragoescu"),
      ", ",
      card("Rituální dýka"),
      ".",
    ],
    ["Morrigan Eveningstar", "Mihail Dragoescu", "Rituální dýka"].map((name) => `card:${id(name)}`),
  ],
  ["5. kolo", 2, "guess", ["Tip na kandidáta ", { seat: 2, text: "Strigoi" }, " nebyl správný."], []],
];
export const EVENTS: GameEvent[] = TEXTS.map(([group, seat, kind, text, anchors], index) => ({
  n: index + 1,
  at: index * 2,
  to: index * 2,
  group,
  seat,
  kind,
  kinds: [kind],
  text,
  more: [],
  anchors,
  by: [],
  hits: [],
  sign: null,
  fates: [],
}));

const option = (code: number, label: string, detail: string, anchors: string[] = [], final = false) => ({
  code,
  label: [label],
  detail: detail ? [detail] : null,
  verb: "name",
  short: null,
  key: null,
  number: null,
  kind: null,
  anchors,
  role: "choose" as const,
  warning: final ? ["Všichni ji hned uvidí."] : null,
  final,
  vain: detail.startsWith("leží"),
});
export const DECISIONS: Decision[] = [
  {
    seat: 0,
    kind: "vote",
    question: ["Kdo je kandidátem Mágů?"],
    reason: [
      "Magda vyložila Agentku ",
      card("Morrigan Eveningstar"),
      ". Tip platí, jen když se všichni tři soupeři shodnou na jednom jménu.",
    ],
    source: id("Morrigan Eveningstar"),
    rule: "PW-AGT-03",
    options: [
      option(1, "Arminus Wambrey", "zatím se neukázal"),
      option(2, "Cornelius Vane", "zatím se neukázal"),
      option(3, "Lady Johanna Griffiths", "leží ve 2. kole", [`card:${id("Lady Johanna Griffiths")}`]),
      option(4, "Morrigan Eveningstar", "leží v 5. kole", [`card:${id("Morrigan Eveningstar")}`]),
      { ...option(9, "Nehádat", ""), role: "decline" },
    ],
    proposal: null,
    beyond: [],
  },
  {
    seat: 0,
    kind: "lay",
    question: ["Kterou kartu položíte?"],
    reason: ["Položíte ji lícem dolů vpravo od karty minulého kola."],
    source: null,
    rule: "PW-LAY-02",
    options: [...ROWS[0]!.hand.cards].map((one, index) =>
      option(20 + index, `Položit: ${CARDS[one as number]!.name}`, "", [`card:${one}`], index === 1),
    ),
    proposal: null,
    beyond: [],
  },
];

export function sheet(): Sheet {
  const CATEGORIES = {
    agents: "Živí Agenti",
    abilities: "Schopnosti Agentů",
    threats: "Úspěšné Hrozby",
    appear: "Vystoupení kandidáta",
    events: "Události na konci",
    knots: "Uzly",
    end: "Ukončení hry",
  };
  const points: Record<number, number[]> = {
    0: [8, 2, 3, 6, 6, 0, 0],
    1: [8, 3, 3, 7, 0, 2, 3],
    2: [8, 1, 0, 0, 3, 0, 0],
    3: [4, 0, 0, 0, 1, 2, 0],
  };
  const total = (seat: number) => points[seat]!.reduce((sum, one) => sum + one, 0);
  return {
    seats: [1, 0, 2, 3].map((seat, index) => ({
      seat,
      total: total(seat),
      place: index + 1,
      winner: index === 0,
      lines: Object.keys(CATEGORIES)
        .map((category, at) => ({
          category,
          label: Object.values(CATEGORIES)[at]!,
          points: points[seat]![at]!,
          text: ["naživu; uzel ve své řadě 2"],
          card: at === 1 ? 3 : null,
        }))
        .filter((line) => line.points),
      by_card: [{ card: 3, label: "Sir Charles Marshall", points: total(seat), text: ["naživu"] }],
    })),
    categories: Object.entries(CATEGORIES).map(([code, label]) => ({ code, label, help: "" })),
    moments: [],
    chart: {
      rounds: [0, 1, 2, 3, 4, 5, 6, 7],
      series: [
        { seat: 1, points: [0, 0, 4, 4, 9, 9, 16, 26] },
        { seat: 0, points: [0, 0, 5, 6, 10, 19, 19, 25] },
        { seat: 2, points: [0, 0, 4, 5, 7, 7, 12, 12] },
        { seat: 3, points: [0, 0, 4, 4, 5, 5, 7, 7] },
      ],
    },
    ending: ["Konec v 7. kole, Hrozeb je pět."],
    tie: null,
  };
}

export function snapshot(name: string, seat: number | null, step: number, at?: number): Snapshot {
  const whole = table(name);
  const shown = at ?? whole.moves;
  const round = Math.max(1, Math.ceil((shown / whole.moves) * 5));
  const asked =
    at === undefined &&
    !whole.over &&
    seat !== null &&
    (name === "hot" ? step % 4 === [0, 1, -1, 2][seat] : seat === 0 && step % 3 < 2);
  const waiting = whole.over ? [] : name === "hot" ? [[0, 1, 3, 3][step % 4]!] : asked ? [0, 1] : [1];
  const rows = ROWS.map((row) => ({
    ...row,
    slots: row.slots.slice(0, round),
    hand:
      row.seat === seat
        ? { ...row.hand, cards: ROWS[0]!.hand.cards }
        : { count: 5, cards: Array(5).fill(null) },
  }));
  return {
    table: { ...whole, revision: step, pending: waiting },
    seat,
    at: shown + (at === undefined ? step : 0),
    live: at === undefined,
    lang: "cs",
    view: {
      game: "powers",
      seats: 4,
      you: seat,
      round,
      phase: { code: "guess", label: "Hádání" },
      phases: [
        ["events", "Události"],
        ["agents", "Agenti"],
        ["guess", "Hádání"],
        ["threats", "Hrozby"],
        ["deaths", "Smrt"],
      ].map(([code, label]) => ({ code: code!, label: label! })),
      over: whole.over && at === undefined,
      score: null,
      variant: "struggle",
      exposed: 3,
      start: null,
      threats: { count: 3, limit: 5 },
      points: [9, 4, 7, 2],
      pile: null,
      draft: [],
      rows,
    } as Snapshot["view"],
    events: EVENTS.filter((event) => event.at <= shown),
    whole: true,
    since: 8,
    decision: asked ? { ...DECISIONS[step % 2]!, seat: seat! } : null,
    waiting,
    openly: null,
    undo: {
      mode: name === "asks" ? "ask" : "free",
      why: ["Zpět až po poslední odhalenou kartu"],
      request: name === "asks" ? { by: 3, to: 20, open: [0] } : null,
    },
    lesson: null,
    steps: [1, 2, 3, 4, 5].map((number) => ({ at: (number - 1) * 5, label: `${number}. kolo` })),
  };
}
