// The arithmetic of the score chart: a round scale, points on paper, labels that do not overlap.

export const BOX = { width: 520, height: 330, left: 34, right: 110, top: 16, bottom: 34 };

/** What tells lines apart besides their colour, by their order: dashes, and marks drawn around the origin. */
export const DASHES = ["", "7 4", "2 4", "12 4 2 4", "4 3", "10 3 2 3 2 3"];
export const MARKS = [
  "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
  "M-4.5-4.5h9v9h-9z",
  "M0-6l5.5 9.5h-11z",
  "M0-6l6 6-6 6-6-6z",
  "M0 6l-5.5-9.5h11z",
  "M-2-5h4v3h3v4h-3v3h-4v-3h-3v-4h3z",
];

/** A round step so that the axis has about four lines. */
export function niceStep(span: number): number {
  const rough = Math.max(span, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough)! * power;
  return Math.max(1, step);
}

export interface Scale {
  ticks: number[];
  x: (index: number) => number;
  y: (points: number) => number;
}

export function scaleOf(series: number[][], rounds: number): Scale {
  const all = series.flat();
  const step = niceStep(Math.max(...all, 1) - Math.min(...all, 0));
  const low = Math.min(...all, 0); // a few points below nothing take no whole step of the paper
  const high = Math.ceil(Math.max(...all, 1) / step) * step;
  const lines = Math.floor(-low / step);
  const ticks = Array.from(
    { length: Math.round(high / step) + lines + 1 },
    (_, index) => (index - lines) * step,
  );
  const wide = BOX.width - BOX.left - BOX.right;
  const tall = BOX.height - BOX.top - BOX.bottom;
  return {
    ticks,
    x: (index) => BOX.left + (rounds > 1 ? (index / (rounds - 1)) * wide : 0),
    y: (points) => BOX.top + (1 - (points - low) / (high - low)) * tall,
  };
}

/** Every how many rounds there is room for a number under the chart. */
export function everyRound(rounds: number): number {
  return [1, 2, 5, 10, 20].find((every) => rounds / every <= 16) ?? 50;
}

export const LETTER = 6.4; // px of a letter beside a line, on average
export const BESIDE = 12; // px from the end of a line to its name

/** As much of a name as there is room for. */
export function fitted(name: string, room: number): string {
  const most = Math.floor(room / LETTER);
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
}

/** Moves labels apart so that none is nearer than `gap` to the next. */
export function spread(wanted: number[], gap: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  for (let at = 1; at < order.length; at++) {
    const above = placed[order[at - 1]!]!;
    placed[order[at]!] = Math.max(placed[order[at]!]!, above + gap);
  }
  return placed;
}
