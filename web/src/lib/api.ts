// HTTP calls of the protocol; every failure becomes an ApiError with a sentence a person can read.
import { i18n, t } from "./i18n.svelte";
import type { Catalogue, Game, Me, NewSeat, Rulebook, Sheet, Snapshot, Table } from "./types";

export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(t("error-network"), 0);
  }
  const data = await answer.json().catch(() => null);
  if (!answer.ok) throw new ApiError(data?.error ?? t("error-server"), answer.status);
  return data as T;
}

function query(values: Record<string, string | number | null | undefined>): string {
  const known = Object.entries({ ...values, lang: i18n.lang }).filter(([, value]) => value != null);
  return "?" + new URLSearchParams(known.map(([key, value]) => [key, String(value)])).toString();
}

export const api = {
  me: () => request<Me>("GET", "/me"),
  rename: (name: string) => request<Me>("PUT", "/me", { name }),
  games: () => request<Game[]>("GET", `/games${query({})}`),
  cards: (game: string) => request<Catalogue>("GET", `/games/${game}/cards${query({})}`),
  rules: (game: string) => request<Rulebook>("GET", `/games/${game}/rules${query({})}`),
  tables: () => request<Table[]>("GET", `/tables${query({})}`),
  create: (game: string, options: Record<string, unknown>, seats: NewSeat[]) =>
    request<Table>("POST", `/tables${query({})}`, { game, options, seats }),
  table: (id: string, token: string | null) => request<Table>("GET", `/tables/${id}${query({ token })}`),
  join: (id: string, token: string, name: string, seat?: number) =>
    request<Table>("POST", `/tables/${id}/join${query({})}`, { token, name, seat }),
  snapshot: (id: string, seat: number | null, at?: number | null) =>
    request<Snapshot>("GET", `/tables/${id}/snapshot${query({ seat: seat ?? -1, at })}`),
  fork: (id: string, at: number) => request<Table>("POST", `/tables/${id}/fork${query({})}`, { at }),
  importRecord: (record: string) => request<Table>("POST", `/records${query({})}`, record),
  score: (id: string) => request<Sheet>("GET", `/tables/${id}/score${query({})}`),
};
