// Goods travel: from where they come to the counter that grows. A thing that is gone from the table falls.

/** A thing of the table as it was before the change. */
export interface Source {
  node: HTMLElement;
  box: DOMRect;
  copy: HTMLElement;
}

const STEP = 70;
const MOST_TOKENS = 4;
const EASING = "cubic-bezier(0.3, 0.7, 0.2, 1)";

/** The things of these names that are in view on the board. */
export function onTable(anchors: string[]): Source[] {
  const found: Source[] = [];
  for (const anchor of anchors) {
    const query = `.board [data-anchor="${CSS.escape(anchor)}"]`;
    const node = [...document.querySelectorAll<HTMLElement>(query)].find((one) => one.offsetParent !== null);
    if (node)
      found.push({ node, box: node.getBoundingClientRect(), copy: node.cloneNode(true) as HTMLElement });
  }
  return found;
}

/** What every counter of the board counts now. */
export function stocks(): Map<HTMLElement, number> {
  const found = new Map<HTMLElement, number>();
  for (const node of document.querySelectorAll<HTMLElement>(".board [data-counter]")) {
    const count = counted(node);
    if (!Number.isNaN(count)) found.set(node, count);
  }
  return found;
}

function counted(node: HTMLElement): number {
  return parseInt(node.querySelector("b")?.textContent ?? "", 10);
}

/** Every counter that has grown rolls; what it has more flies in from who has less of it now, else from the sources. */
export function gain(had: Map<HTMLElement, number>, sources: Source[], duration: number): void {
  const changes = [...had]
    .filter(([node]) => node.offsetParent !== null)
    .map(([node, count]) => ({ node, key: node.dataset.counter, by: counted(node) - count }));
  for (const { node, key, by } of changes.filter((one) => one.by > 0)) {
    const giver = changes.find((one) => one.key === key && one.by < 0);
    const boxes = giver ? [giver.node.getBoundingClientRect()] : sources.map((source) => source.box);
    for (let n = 0; boxes.length && n < Math.min(by, MOST_TOKENS); n++)
      send(node, boxes[n % boxes.length]!, duration, n * STEP);
    roll(node, duration, boxes.length ? duration : 0);
  }
}

function send(counter: HTMLElement, from: DOMRect, duration: number, delay: number): void {
  const icon = counter.querySelector<HTMLElement>(".tok, .suit, .loc, .i");
  if (!icon) return;
  const to = icon.getBoundingClientRect();
  const token = icon.cloneNode(true) as HTMLElement;
  token.classList.add("flying");
  Object.assign(token.style, { left: `${to.x}px`, top: `${to.y}px` });
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  document.querySelector(".board")!.append(token);
  const way = [
    { transform: `translate(${x}px, ${y}px) scale(1.5)`, opacity: 0 },
    { transform: `translate(${x}px, ${y}px) scale(1.5)`, opacity: 1, offset: 0.15 },
    { transform: `translate(${x / 2}px, ${y / 2 - 18}px) scale(1.35)`, opacity: 1, offset: 0.6 },
    { transform: "none", opacity: 1 },
  ];
  leaving(token, way, { duration: 1.6 * duration, delay, easing: EASING, fill: "both" });
}

function roll(counter: HTMLElement, duration: number, delay: number): void {
  counter.querySelector("b")?.animate(
    [
      { transform: "translateY(-0.5em)", opacity: 0.2 },
      { transform: "none", opacity: 1 },
    ],
    {
      duration,
      delay,
      easing: EASING,
    },
  );
}

/** A thing that the change has taken from the table falls where it stood. */
export function fall({ node, box, copy }: Source, duration: number): void {
  if (node.isConnected || !copy.classList.contains("is-hit")) return;
  copy.classList.add("falling");
  copy.removeAttribute("data-anchor");
  copy.removeAttribute("data-flip");
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.querySelector(".board")!.append(copy);
  const way = [
    { transform: "none", opacity: 1 },
    { transform: "translateY(6px) rotate(4deg)", opacity: 0.9, offset: 0.4 },
    { transform: `translateY(${box.height * 0.5}px) rotate(14deg) scale(0.85)`, opacity: 0 },
  ];
  leaving(copy, way, { duration: 1.6 * duration, easing: "ease-in", fill: "both" });
}

/** Shows a thing on its way, which is not there any more when it has arrived. */
function leaving(node: HTMLElement, way: Keyframe[], options: KeyframeAnimationOptions): void {
  const gone = () => node.remove();
  node.animate(way, options).finished.then(gone, gone);
}
