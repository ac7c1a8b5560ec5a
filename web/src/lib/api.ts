// HTTP calls of the protocol; every failure becomes an ApiError with a sentence a person can read.
import { i18n, t } from "./i18n.svelte";
import type {
  AnalysisState,
  Catalogue,
  Deleted,
  Game,
  Guide,
  Hint,
  HintChance,
  LessonAbout,
  Me,
  NewSeat,
  Rulebook,
  Setting,
  Sheet,
  Snapshot,
  Table,
} from "./types";

export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    /** seconds until it is worth trying again */
    readonly after: number | null = null,
    /** the option of set-up that is wrong, and the seat for which it is */
    readonly field: string | null = null,
    readonly seat: number | null = null,
  ) {
    super(message);
  }
}

const LATER = [423, 429]; // nothing was changed, and the answer says when it is worth trying again
const LONGEST_WAIT = 20; // seconds; over that the person decides
const TRIES = 4;

/** Asks, and where the server says "later", waits that long and asks again. */
async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await ask<T>(method, path, body);
    } catch (error) {
      const wait = error instanceof ApiError ? error.after : null;
      if (wait === null || wait > LONGEST_WAIT || left <= 1) throw error;
      await new Promise((done) => setTimeout(done, wait * 1000 * (1 + Math.random() / 4)));
    }
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  if (!answer.ok) {
    const after = LATER.includes(answer.status) ? Number(answer.headers.get("retry-after")) || 1 : null;
    const { error, field, seat } = data ?? {};
    throw new ApiError(error ?? t("error-server"), answer.status, after, field ?? null, seat ?? null);
  }
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
  setting: (game: string, asked: { options: Record<string, string>; people: number; bots: number }) =>
    request<Setting>("POST", `/games/${game}/setting${query({})}`, asked),
  cards: (game: string) => request<Catalogue>("GET", `/games/${game}/cards${query({})}`),
  rules: (game: string) => request<Rulebook>("GET", `/games/${game}/rules${query({})}`),
  guide: (game: string) => request<Guide>("GET", `/games/${game}/guide${query({})}`),
  hint: (id: string, seat: number, revision: number) =>
    request<Hint>("POST", `/tables/${id}/hint${query({})}`, { seat, revision }),
  chance: (id: string, seat: number, revision: number) =>
    request<HintChance>("POST", `/tables/${id}/hint/chance${query({})}`, { seat, revision }),
  forget: () => request<unknown>("DELETE", "/me"),
  tables: (after?: string) => request<Table[]>("GET", `/tables${query({ after })}`),
  create: (game: string, options: Record<string, unknown>, seats: NewSeat[], hints = false) =>
    request<Table>("POST", `/tables${query({})}`, { game, options, seats, hints }),
  lessons: () => request<LessonAbout[]>("GET", `/lessons${query({})}`),
  beginLesson: (game: string, name: string) => request<Table>("POST", `/lessons/${game}/${name}${query({})}`),
  playOn: (id: string, bot: string) => request<unknown>("POST", `/tables/${id}/play-on${query({})}`, { bot }),
  table: (id: string, token: string | null) => request<Table>("GET", `/tables/${id}${query({ token })}`),
  join: (id: string, token: string, name: string, seat?: number) =>
    request<Table>("POST", `/tables/${id}/join${query({})}`, { token, name, seat }),
  snapshot: (id: string, seat: number | null, at?: number | null, stages = false) =>
    request<Snapshot>(
      "GET",
      `/tables/${id}/snapshot${query({ seat: seat ?? -1, at, stages: stages ? 1 : null })}`,
    ),
  remove: (id: string) => request<Deleted>("DELETE", `/tables/${id}${query({})}`),
  leave: (id: string, seat: number, bot: string) =>
    request<unknown>("POST", `/tables/${id}/leave${query({})}`, { seat, bot }),
  setLinks: (id: string, wish: "renew" | "revoke") =>
    request<Table>("PUT", `/tables/${id}/links${query({})}`, { invite: wish, spectate: wish }),
  again: (id: string) => request<Table>("POST", `/tables/${id}/again${query({})}`),
  call: (id: string, name: string) => request<Table>("PUT", `/tables/${id}/name${query({})}`, { name }),
  fork: (id: string, at: number) => request<Table>("POST", `/tables/${id}/fork${query({})}`, { at }),
  importRecord: (record: string) => request<Table>("POST", `/records${query({})}`, record),
  analysis: (id: string, act: "GET" | "POST" | "DELETE" = "GET") =>
    request<AnalysisState>(act, `/tables/${id}/analysis${query({})}`),
  score: (id: string) => request<Sheet>("GET", `/tables/${id}/score${query({})}`),
};
