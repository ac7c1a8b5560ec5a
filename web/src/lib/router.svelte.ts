// Client-side routing by path: a handful of patterns and the browser's own history.

export interface Route {
  page: "lobby" | "new" | "table" | "cards" | "rules" | "learn" | "credits" | "missing";
  /** game code or table id, where the page has one */
  name: string;
}

const PATTERNS: [RegExp, Route["page"]][] = [
  [/^\/$/, "lobby"],
  [/^\/new(?:\/([\w-]+))?$/, "new"],
  [/^\/t\/([\w-]+)$/, "table"],
  [/^\/cards(?:\/([\w-]+))?$/, "cards"],
  [/^\/rules(?:\/([\w-]+))?$/, "rules"],
  [/^\/learn$/, "learn"],
  [/^\/credits$/, "credits"],
];

export function match(path: string): Route {
  const clean = path.length > 1 ? path.replace(/\/+$/, "") : path;
  for (const [pattern, page] of PATTERNS) {
    const found = pattern.exec(clean);
    if (found) return { page, name: found[1] ?? "" };
  }
  return { page: "missing", name: "" };
}

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));
  readonly route = $derived(match(this.path));

  /** Opens an address of ours; `replace` keeps the history short (slider, filters). */
  go(address: string, replace = false): void {
    const url = new URL(address, location.href);
    history[replace ? "replaceState" : "pushState"](null, "", url);
    const moved = url.pathname !== this.path;
    this.read();
    if (moved) scrollTo(0, 0);
  }

  /** Changes parameters of the current address. */
  set(values: Record<string, string | number | null>, replace = true): void {
    const url = new URL(location.href);
    for (const [key, value] of Object.entries(values))
      if (value == null) url.searchParams.delete(key);
      else url.searchParams.set(key, String(value));
    this.go(url.href, replace);
  }

  read = (): void => {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = decodeURIComponent(location.hash.slice(1));
  };

  /** Plain clicks on our own links stay in the page; everything else is the browser's. */
  intercept = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.href);
  };
}

export const router = new Router();
