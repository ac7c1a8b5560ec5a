// The keyboard at the table: digits answer, arrows walk within a zone, letters open what one wants to read.

export interface Commands {
  /** does what a digit or letter means just now; returns false if it means nothing */
  answer: (key: string) => boolean;
  /** a number being asked for, or a proposal: returns true if it took the key */
  count: (key: string) => boolean;
  /** brings what is being shown to its end, all of it while the key is held; returns false if nothing is */
  skip: (held: boolean) => boolean;
  /** shows again what has happened since the last answer */
  again: () => void;
  /** what happened to the reader has been seen; returns false if there was nothing */
  seen: () => boolean;
  undo: () => void;
  unselect: () => void;
  zoom: (card: number) => void;
  log: () => void;
  rules: (card: number | null) => void;
  text: () => void;
  /** shows the advice, or plays it if it is shown */
  hint: () => void;
  summary: () => void;
  help: () => void;
  /** replay only; returns true if it took the key */
  replay: (key: string, round: boolean) => boolean;
}

const TYPING = "input:not([type=range]), textarea, select";

function cardOf(target: Element): number | null {
  const number = target.closest<HTMLElement>("[data-card]")?.dataset.card;
  return number ? Number(number) : null;
}

export function handleKey(event: KeyboardEvent, commands: Commands): void {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches(TYPING)) return;
  if (document.querySelector("dialog[open]")) return;
  if (commands.replay(event.key, event.shiftKey)) return event.preventDefault();
  const onButton = target.matches("button:not([data-item]), a");
  if (event.key === " " && !onButton && commands.skip(event.repeat)) return event.preventDefault();
  const key = event.key.toLowerCase();
  const card = cardOf(target);
  const onItem = target.matches("button, a, [data-item]");
  if (!onItem && (key === "enter" || key.startsWith("arrow")) && commands.count(key))
    return event.preventDefault();
  if (!onItem && key === "enter" && commands.seen()) return event.preventDefault();
  if (/^[0-9]$/.test(key) && commands.count(key)) return event.preventDefault();
  if (/^[0-9a-z]$/.test(key) && commands.answer(key)) return event.preventDefault();
  if (key === "z" && event.shiftKey) commands.again();
  else if (key === "z") commands.undo();
  else if (key === "escape") commands.unselect();
  else if (key === " " && card !== null) commands.zoom(card);
  else if (key === "l") commands.log();
  else if (key === "r") commands.rules(card);
  else if (key === "t") commands.text();
  else if (key === "h") commands.hint();
  else if (key === "s") commands.summary();
  else if (key === "?") commands.help();
  else if (key === "." || key === ",") hop(target, key === "." ? 1 : -1);
  else if (key.startsWith("arrow")) {
    if (!walk(target, key)) return;
  } else return;
  event.preventDefault();
}

/** Moves the focus to the nearest thing of the same zone in that direction. */
function walk(from: Element, key: string): boolean {
  const zone = from.closest<HTMLElement>("[data-zone]");
  if (zone?.dataset.zone === "log") return read(zone, from, key);
  if (!zone || !from.matches("[data-item]")) return false;
  const start = middle(from);
  const [dx, dy] = { arrowleft: [-1, 0], arrowright: [1, 0], arrowup: [0, -1], arrowdown: [0, 1] }[key]!;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const item of zone.querySelectorAll<HTMLElement>("[data-item]")) {
    const at = middle(item);
    const along = (at.x - start.x) * dx! + (at.y - start.y) * dy!;
    const aside = Math.abs((at.x - start.x) * dy!) + Math.abs((at.y - start.y) * dx!);
    const cost = along + aside * 3;
    if (item !== from && along > 2 && cost < least) [best, least] = [item, cost];
  }
  best?.focus();
  return true;
}

/** Moves the focus to the next thing that may be chosen, or that holds one, as one reads the table; round and round. */
function hop(from: Element, by: number): void {
  const lit = [...document.querySelectorAll<HTMLElement>(".table :is(.is-selectable, [data-holds])")].filter(
    (thing) => thing.offsetParent,
  );
  const at = lit.findIndex((thing) => thing === from);
  lit.at(at < 0 && by < 0 ? -1 : (at + by) % lit.length)?.focus();
}

/** In the log the arrows to the sides walk from link to link, newest first; up and down scroll it. */
function read(log: HTMLElement, from: Element, key: string): boolean {
  if (key !== "arrowleft" && key !== "arrowright") return false;
  const links = [...log.querySelectorAll<HTMLElement>("[data-item]")].filter((link) => link.offsetParent);
  const at = links.findIndex((link) => link === from);
  (at < 0 ? links.at(-1) : links[at + (key === "arrowleft" ? -1 : 1)])?.focus();
  return true;
}

function middle(node: Element): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** One stop of the Tab key for each zone, every answer of the prompt, and no link of the log; the arrows do the rest. Keep it running while the table is shown. */
export function roving(root: HTMLElement): () => void {
  const last = new WeakMap<Element, Element>();
  const settle = () => {
    for (const zone of root.querySelectorAll<HTMLElement>("[data-zone]")) {
      const items = [...zone.querySelectorAll<HTMLElement>("[data-item]")];
      const kept = last.get(zone);
      const stop =
        items.find((item) => item === kept) ??
        items.find((item) => item.classList.contains("is-selectable")) ??
        items.find((item) => !item.hasAttribute("disabled"));
      for (const item of items) {
        const all = zone.dataset.zone === "prompt";
        const index = (item === stop || all) && zone.dataset.zone !== "log" ? 0 : -1;
        if (item.tabIndex !== index) item.tabIndex = index;
      }
    }
  };
  const remember = (event: FocusEvent) => {
    const item = (event.target as Element).closest("[data-item]");
    const zone = item?.closest("[data-zone]");
    if (!item || !zone) return;
    last.set(zone, item);
    settle();
  };
  const watch = new MutationObserver(settle);
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", remember);
  settle();
  return () => {
    watch.disconnect();
    root.removeEventListener("focusin", remember);
  };
}
