// The lessons there are, how far this browser has come in each, and the way to begin, go on or begin again.
import { api } from "../lib/api";
import { i18n } from "../lib/i18n.svelte";
import { me } from "../lib/me.svelte";
import { router } from "../lib/router.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { LessonAbout } from "../lib/types";

/** How far one has come: at which table, and on which page of how many. */
export interface Progress {
  table: string;
  page: number;
  of: number;
  done: boolean;
}

const STORE = "imperia.lessons";

function kept(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

class Lessons {
  #lists = $state.raw<Record<string, LessonAbout[]>>({});
  #progress = $state.raw<Record<string, Progress>>(kept());
  #asked = "";
  /** one is being opened */
  busy = $state(false);

  /** All lessons in the current language, undefined until they are here; asking starts the fetch. */
  list(): LessonAbout[] | undefined {
    const { lang } = i18n;
    if (this.#asked !== lang) {
      this.#asked = lang;
      queueMicrotask(() =>
        api.lessons().then((found) => {
          this.#lists = { ...this.#lists, [lang]: found };
        }, toasts.fail.bind(toasts)),
      );
    }
    return this.#lists[lang] ?? Object.values(this.#lists)[0];
  }

  of(game: string): LessonAbout[] {
    return this.list()?.filter((lesson) => lesson.game === game) ?? [];
  }

  progress(lesson: { game: string; name: string }): Progress | undefined {
    return this.#progress[`${lesson.game}/${lesson.name}`];
  }

  note(lesson: { game: string; name: string }, progress: Progress): void {
    this.#progress = { ...this.#progress, [`${lesson.game}/${lesson.name}`]: progress };
    localStorage.setItem(STORE, JSON.stringify(this.#progress));
  }

  /** Goes on where one was, or begins; `again` begins anew, and the table of the time before goes. */
  async open(lesson: { game: string; name: string }, again = false): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await me.ready();
      const old = this.progress(lesson);
      const going = old && !old.done && !again && (await there(old.table));
      if (old && again && !old.done) await api.remove(old.table).catch(() => null);
      router.go(`/t/${going ? old.table : (await api.beginLesson(lesson.game, lesson.name)).id}`);
    } catch (error) {
      toasts.fail(error);
    } finally {
      this.busy = false;
    }
  }
}

/** A table may have been deleted, or belong to rules of yesterday. */
async function there(table: string): Promise<boolean> {
  try {
    return !(await api.table(table, null)).stranded;
  } catch {
    return false;
  }
}

export const lessons = new Lessons();
