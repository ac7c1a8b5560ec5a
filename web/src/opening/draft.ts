// A table that is being set up: its seats and options, sensible at once and changed with one choice each. What is
// right or wrong with it the server says.
import type { Game, GameOption, NewSeat, Way } from "../lib/types";

/** What stands in a list for a seat that leaves it to the lot. */
export const LOT = "random";

export interface Draft {
  kind: NewSeat["kind"];
  bot: string;
  name: string;
  /** what it has in options with something for every seat, by their keys */
  picks: Record<string, string>;
}

/** The chosen values; of a list the word for all seats, or nothing where each has its own. */
export type Options = Record<string, string>;

export function newSeat(game: Game, kind: Draft["kind"]): Draft {
  return { kind, bot: usualBot(game), name: "", picks: {} };
}

export function usualBot(game: Game): string {
  return (game.bots[1] ?? game.bots[0])?.code ?? "";
}

/** The reader and as many bots as the game needs. */
export function defaultSeats(game: Game): Draft[] {
  const count = Math.max(game.players.min, Math.min(2, game.players.max));
  const other = game.bots.length ? "bot" : "local";
  return Array.from({ length: count }, (_, index) => newSeat(game, index ? other : "me"));
}

export function defaultOptions(game: Game): Options {
  return Object.fromEntries(
    game.options.map((option) => [option.key, option.type === "list" ? "" : option.default]),
  );
}

/** What the server is told; the reader's own name goes with their seat. */
export function toRequest(seats: Draft[], me: string): NewSeat[] {
  return seats.map((seat) => {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
    const name = (seat.kind === "me" ? me : seat.name).trim();
    return name && seat.kind !== "link" ? { kind: seat.kind, name } : { kind: seat.kind };
  });
}

// ---- options ----

/** Does an option mean anything at this table? */
export function means(option: GameOption, options: Options, seats: number): boolean {
  const { players, only } = option;
  if (players && (seats < players.min || seats > players.max)) return false;
  return !only || options[only.key] === only.value;
}

export function pickOf(option: GameOption, seat: Draft): string {
  return seat.picks[option.key] ?? option.default;
}

/** A list as the server reads it: a word where all seats have the same, else one for each. */
export function listValue(option: GameOption, seats: Draft[]): string {
  const picks = seats.map((seat) => pickOf(option, seat));
  const same = picks.every((pick) => pick === picks[0]);
  return same && option.values.some((one) => one.value === picks[0]) ? picks[0]! : picks.join(", ");
}

/** All options as the server reads them; those that mean nothing here are as usual. */
export function valuesOf(game: Game, options: Options, seats: Draft[]): Options {
  const value = (option: GameOption): string => {
    if (!means(option, options, seats.length)) return option.default;
    return options[option.key] || (option.type === "list" ? listValue(option, seats) : option.default);
  };
  return Object.fromEntries(game.options.map((option) => [option.key, value(option)]));
}

/** The words that a list may have for all seats besides what each seat may have by itself. */
export function wordsForAll(option: GameOption): GameOption["values"] {
  const known = [option.default, ...(option.members ?? []).map((member) => member.value)];
  return option.values.filter((one) => !known.includes(one.value));
}

/** The option whose members have faces: nations, factions. */
export function emblems(game: Game): GameOption | undefined {
  return game.options.find((option) => option.members?.some((member) => member.icon));
}

/** The option that gives each seat a side, where sides are apart from members. */
export function sidesApart(game: Game): GameOption | undefined {
  return game.options.find((option) => option.type === "list" && option !== emblems(game));
}

// ---- ways to play ----

/** Is the table one that is played this way? */
export function fits(way: Way, seats: Draft[], options: Options): boolean {
  const { players } = way;
  if (!players || seats.length < players.min || seats.length > players.max) return false;
  if (Object.entries(way.options).some(([key, value]) => options[key] !== value)) return false;
  const kinds = seats.map((seat) => seat.kind);
  if (way.code === "screen") return kinds.includes("local");
  if (way.code === "remote") return kinds.includes("link");
  return way.code !== "bots" || !kinds.some((kind) => kind === "local" || kind === "link");
}

const OTHERS: Record<string, Draft["kind"]> = { bots: "bot", screen: "local", remote: "link" };

/** The seats of a table that is to be played this way: as many as before, where that may be. */
export function seatsFor(game: Game, way: Way, seats: Draft[]): Draft[] {
  const { min, max } = way.players ?? game.players;
  const kind = OTHERS[way.code];
  const kept = seats.slice(0, max);
  while (kept.length < min) kept.push(newSeat(game, kind ?? "bot"));
  if (kind === undefined) return kept;
  return kept.map((seat, index) => (index ? { ...seat, kind } : seat));
}

/** Another seat has the same; the two change what they have. */
export function swapped(option: GameOption, seats: Draft[], index: number): Draft[] | null {
  const member = (seat: Draft) => pickOf(option, seat).split(":")[0]!;
  const mine = member(seats[index]!);
  const other = seats.findIndex((seat, at) => at !== index && mine !== LOT && member(seat) === mine);
  if (other < 0) return null;
  const free = (option.members ?? []).map((one) => one.value);
  const unused = free.find((one) => !seats.some((seat) => member(seat) === one)) ?? LOT;
  return seats.map((seat, at) =>
    at === other ? { ...seat, picks: { ...seat.picks, [option.key]: unused } } : seat,
  );
}
