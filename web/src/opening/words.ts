// How lists of tables speak of a table: who is there, where its game is, when it was.
import { i18n, t } from "../lib/i18n.svelte";
import { roundWord } from "../table/rounds";
import type { Table } from "../lib/types";

export function seatName(table: Table, seat: number): string {
  return table.seats[seat]?.name ?? t("seat-nameless", { number: seat + 1 });
}

export function listed(words: string[]): string {
  return new Intl.ListFormat(i18n.lang).format(words);
}

/** Who else sits there, and "you" at the end if wanted. */
export function company(table: Table, you = false): string {
  const others = table.seats.filter((seat) => !seat.mine).map((seat) => seatName(table, seat.seat));
  return listed([...others, ...(you ? [t("you")] : [])]) || t("alone");
}

export function dayOf(table: Table): string {
  return new Intl.DateTimeFormat(i18n.lang, { day: "numeric", month: "long" }).format(
    new Date(table.updated),
  );
}

/** Round and phase of a running game; a phase that is called like the round is not said twice. */
export function whereIn(table: Table): string[] {
  const round = table.round ? roundWord(table) : "";
  return [round, table.phase?.label ?? ""].filter((word) => word);
}

/** What a table goes back to, in words; which game it was, where it is among those that are known. */
export function sourceWord(table: Table, known: Table[] = []): string {
  const at = table.source?.at ?? null;
  if (at === null) return t("source-again");
  const origin = known.find((one) => one.id === table.source!.table);
  if (!origin) return t("source-fork", { move: at });
  return t("source-fork-of", { game: origin.name ?? company(origin), day: dayOf(origin), move: at });
}

/** Where that can be looked at. */
export function sourceLink(table: Table): string | null {
  const { table: id, at } = table.source ?? { table: null, at: null };
  return id === null ? null : at === null ? `/t/${id}` : `/t/${id}?at=${at}`;
}
