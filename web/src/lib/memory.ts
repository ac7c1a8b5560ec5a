// What this tab remembers over a reload: short lists of words, the newest last.
const MOST = 40;

/** The words remembered under a name; none where the browser keeps nothing. */
export function recall(name: string): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "[]");
  } catch {
    return [];
  }
}

export function remember(name: string, word: string): void {
  try {
    sessionStorage.setItem(name, JSON.stringify([...recall(name), word].slice(-MOST)));
  } catch {
    // a browser that keeps nothing forgets
  }
}
