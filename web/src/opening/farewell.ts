// Leaving a seat to a bot and deleting a table: asked once, said if refused.
import { api } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { library } from "../lib/library.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { Table } from "../lib/types";
import { usualBot } from "./draft";
import { listed, seatName } from "./words";

/** Asks the person, then the server; what is refused is said. True when it was done. */
export async function surely(question: string | null, act: () => Promise<unknown>): Promise<boolean> {
  if (question !== null && !confirm(question)) return false;
  try {
    await act();
    return true;
  } catch (error) {
    toasts.fail(error);
    return false;
  }
}

/** The bot that takes seats over: the usual one, who answers at once. */
export function heir(table: Table): string | undefined {
  const game = library.games()?.find((one) => one.code === table.game);
  return game && usualBot(game);
}

/** Leaves one of my seats, or all of them, to a bot. */
export function leave(table: Table, only?: number): Promise<boolean> {
  const mine = table.seats.filter((seat) => seat.mine && (only === undefined || seat.seat === only));
  return surely(t("leave-seat-sure"), async () => {
    for (const seat of mine) await api.leave(table.id, seat.seat, heir(table)!);
  });
}

/** Deletes a table; where others must agree first they are named. True when it is gone. */
export async function remove(table: Table): Promise<boolean> {
  let deleted = false;
  await surely(t("delete-table-sure"), async () => {
    const answer = await api.remove(table.id);
    deleted = answer.deleted;
    const names = listed(answer.waiting.map((seat) => seatName(table, seat)));
    if (!deleted) toasts.say(t("delete-table-waiting", { names }));
  });
  return deleted;
}
