// The shapes of docs/protocol.md, word for word; the client adds no fields of its own.

export type Lang = "cs" | "en" | "hu";

export type Segment =
  | string
  | { card: number; text: string }
  | { seat: number; text: string }
  | { icon: string; text: string }
  | { rule: string; text: string };
export type Rich = Segment[];

export interface Me {
  name: string | null;
  id: string;
}

export interface GameOption {
  key: string;
  label: string;
  help: string;
  default: unknown;
  type?: string;
  values?: { value: unknown; label: string; help: string }[];
}

export interface Game {
  code: string;
  title: string;
  blurb: string;
  players: { min: number; max: number };
  icon: string;
  options: GameOption[];
  bots: { code: string; label: string; help: string }[];
}

export type SeatKind = "me" | "local" | "link" | "bot";

export interface TableSeat {
  seat: number;
  name: string | null;
  kind: SeatKind;
  bot: string | null;
  mine: boolean;
  taken: boolean;
  online: boolean;
}

export interface Table {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  option_words: string[];
  seats: TableSeat[];
  over: boolean;
  revision: number;
  moves: number;
  pending: number[];
  your_turn: boolean;
  created: string;
  updated: string;
  links?: { invite?: string; spectate?: string };
  winners: number[];
}

export interface NewSeat {
  kind: SeatKind;
  name?: string;
  bot?: string;
}

export interface GameEvent {
  n: number;
  at: number;
  group: string;
  seat: number | null;
  kind: string;
  text: Rich;
  anchors: string[];
}

export interface Option {
  code: number;
  label: Rich;
  detail: Rich | null;
  anchors: string[];
  role: "choose" | "decline";
  final: boolean;
}

export interface Decision {
  seat: number;
  kind: string;
  question: Rich;
  reason: Rich;
  source: number | null;
  rule: string | null;
  options: Option[];
}

export interface Undo {
  mode: "free" | "ask" | "no";
  why: Rich;
  request: null | { by: number; to: number; open: number[] };
}

/** What all games' views share; a board knows the rest of its own game's view. */
export interface View {
  game: string;
  seats: number;
  you: number | null;
  round: number;
  phase: { code: string; label: string };
  phases: { code: string; label: string }[];
  over: boolean;
  score: Sheet | null;
}

export interface Snapshot {
  table: Table;
  seat: number | null;
  at: number;
  live: boolean;
  lang: Lang;
  view: View;
  events: GameEvent[];
  /** the events are the whole log, not only what is new */
  whole?: boolean;
  since: number;
  decision: Decision | null;
  waiting: number[];
  undo: Undo;
  steps: { at: number; label: string }[];
}

export interface Card {
  id: number;
  code: string;
  name: string;
  names: Record<Lang, string>;
  type_line: string;
  suits: string[];
  kind: string;
  kinds: string[];
  emblem: string;
  cost: [string, number][];
  points: string | null;
  icons: string[];
  text: Rich[];
  keywords: { word: string; text: Rich }[];
  provenance: "printed" | "fragment" | "original";
  provenance_text: string;
  rules: string[];
  count: number;
  facets: Record<string, string | string[]>;
  /** colours it is drawn in where these are not its suits' */
  pigments: string[];
  /** what a game prints on its cards besides cost, points and text */
  fields: CardField[];
}

export interface CardField {
  key: string;
  label: string;
  icon: string;
  goods: string[];
}

export interface CardFilter {
  key: string;
  label: string;
  values: { value: string; label: string; icon: string | null }[];
}

export interface Catalogue {
  cards: Card[];
  filters: CardFilter[];
}

export interface Rule {
  id: string;
  title: string;
  text: Rich;
  facets: Record<string, string>;
}

export interface Rulebook {
  sections: { id: string; title: string; rules: Rule[] }[];
}

export interface SheetLine {
  category: string;
  label: string;
  points: number;
  text: Rich;
  card: number | null;
}

export interface Sheet {
  seats: { seat: number; total: number; place: number; winner: boolean; lines: SheetLine[] }[];
  categories: { code: string; label: string }[];
  chart: { rounds: number[]; series: { seat: number; points: number[] }[] };
  ending: Rich;
  tie: Rich | null;
}
