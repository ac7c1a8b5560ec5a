// The seats of a table that is being set: sensible at once, changed with one choice each.
import type { Game, NewSeat } from "../lib/types";

export interface Draft {
  kind: NewSeat["kind"];
  bot: string;
  name: string;
}

/** One select holds kind and strength: "me", "local", "link" or "bot:<code>". */
export function valueOf(seat: Draft): string {
  return seat.kind === "bot" ? `bot:${seat.bot}` : seat.kind;
}

export function fromValue(value: string, seat: Draft): Draft {
  const [kind, bot] = value.split(":");
  return { ...seat, kind: kind as Draft["kind"], bot: bot ?? seat.bot };
}

/** The reader and as many bots as the game needs. */
export function defaultSeats(game: Game): Draft[] {
  const count = Math.max(game.players.min, Math.min(2, game.players.max));
  return Array.from({ length: count }, (_, index) => ({
    kind: index ? (game.bots.length ? "bot" : "local") : "me",
    bot: usualBot(game),
    name: "",
  }));
}

export function usualBot(game: Game): string {
  return (game.bots[1] ?? game.bots[0])?.code ?? "";
}

/** Keeps the number of seats within what the game allows. */
export function fitSeats(game: Game, seats: Draft[]): Draft[] {
  const kept = seats.slice(0, game.players.max).map((seat) => ({
    ...seat,
    bot: game.bots.some((bot) => bot.code === seat.bot) ? seat.bot : usualBot(game),
  }));
  const missing = defaultSeats(game).slice(kept.length, game.players.min);
  return [...kept, ...missing];
}

/** What the server is told; the reader's own name goes with their seat. */
export function toRequest(seats: Draft[], me: string): NewSeat[] {
  return seats.map((seat) => {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
    const name = (seat.kind === "me" ? me : seat.name).trim();
    return name && seat.kind !== "link" ? { kind: seat.kind, name } : { kind: seat.kind };
  });
}

/** What an option lists, one for each seat. */
export function listed(value: string): string[] {
  return value.split(",").map((part) => part.trim());
}

/** A list of so many members: those already picked, then others that are not in it yet. */
export function fitList(members: { value: string }[], picks: string[], count: number): string {
  const known = members.map((member) => member.value);
  const kept = picks.filter((pick) => known.includes(pick)).slice(0, count);
  const others = known.filter((one) => !kept.includes(one));
  while (kept.length < count) kept.push(others.shift() ?? known.at(-1)!);
  return kept.join(", ");
}
