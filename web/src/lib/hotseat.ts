// Several people at one screen: whose eyes may look now, and when the curtain must fall first.
import type { Snapshot, Table } from "./types";

/** Seats that sit at this screen. */
export function mySeats(table: Table): number[] {
  return table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
}

/** The seat to open a table with; with several at one screen the one that is asked. */
export function firstSeat(table: Table): number | null {
  const mine = mySeats(table);
  return mine.find((seat) => table.pending.includes(seat)) ?? mine[0] ?? null;
}

/** The seat of this screen that must take over, or null while the one now looking is still asked or nobody here is. */
export function nextSeat(snapshot: Snapshot): number | null {
  const mine = mySeats(snapshot.table);
  if (mine.length < 2 || snapshot.decision || snapshot.table.over) return null;
  const after = (seat: number) => (seat - (snapshot.seat ?? 0) + snapshot.view.seats) % snapshot.view.seats;
  const asked = mine.filter((seat) => seat !== snapshot.seat && snapshot.waiting.includes(seat));
  return asked.sort((a, b) => after(a) - after(b))[0] ?? null;
}
