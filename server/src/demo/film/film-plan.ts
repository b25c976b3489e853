/**
 * What the demo film shows and when: the price history, the pace at which its
 * bars are drawn, the teacher's pen strokes and the captions. The picture and
 * the sound both read this one plan, so each tick sounds on its own bar.
 */

export const FPS = 15;
export const SECONDS = 24;

/** Bars already on the chart in the first picture, which is also the one the film ends on. */
const OPENING_BARS = 12;
const VISIBLE_BARS = 56;
/** Hidden history, so that the slow average exists from the first visible bar on. */
const WARM_UP = 20;
/** Four frames a bar: the growth of a bar then falls on whole pictures. */
export const BAR_SECONDS = 4 / FPS;

export interface PriceBar {
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
  fast: number;
  slow: number;
  /** When the bar starts to grow; negative for the bars of the opening picture. */
  at: number;
}

export interface Stroke {
  kind: 'support' | 'cross' | 'volume' | 'pullback';
  at: number;
  lasts: number;
  zh: string;
  en: string;
}

export interface Caption {
  at: number;
  zh: string;
  en: string;
}

/** The course of the price: bar number and level, joined by smooth curves. */
const COURSE = [
  [-20, 16.1],
  [-12, 15.7],
  [-5, 15.9],
  [0, 15.2],
  [6, 14.45],
  [10, 14.6],
  [16, 13.1],
  [20, 12.3],
  [24, 12.95],
  [28, 12.5],
  [31, 12.85],
  [36, 13.7],
  [40, 14.3],
  [45, 15.1],
  [49, 14.28],
  [52, 14.95],
  [55, 15.75],
] as const;

/** Where each run of bars starts; between the runs the pen is at work. */
const RUNS = [
  { at: 8 / FPS, bars: 10 },
  { at: 68 / FPS, bars: 8 },
  { at: 136 / FPS, bars: 7 },
  { at: 208 / FPS, bars: 9 },
  { at: 272 / FPS, bars: 10 },
];

export const STROKES: Stroke[] = [
  { kind: 'support', at: 6.8, lasts: 1.3, zh: '支撑', en: 'Support' },
  { kind: 'cross', at: 11.1, lasts: 1.2, zh: '金叉', en: 'Golden cross' },
  { kind: 'volume', at: 16.4, lasts: 1, zh: '放量', en: 'Rising volume' },
  { kind: 'pullback', at: 20.3, lasts: 0.8, zh: '回踩不破', en: 'Holds above MA20' },
];

export const CAPTIONS: Caption[] = [
  { at: 0, zh: 'MA5 在 MA20 下方，短期走势偏弱', en: 'MA5 runs below MA20: the short-term trend is weak' },
  {
    at: 4.2,
    zh: '两次回落到同一价位都站稳，支撑出现',
    en: 'Two dips stop at the same level: support appears',
  },
  { at: 8.7, zh: 'MA5 向上穿过 MA20，这就是金叉', en: 'MA5 crosses above MA20: this is the golden cross' },
  {
    at: 13.5,
    zh: '上涨时成交量放大，信号更有分量',
    en: 'Volume grows as price climbs: the signal gains weight',
  },
  {
    at: 17.8,
    zh: '回踩 MA20 不破，随后再创新高',
    en: 'The pullback holds above MA20, then a new high follows',
  },
  { at: 21, zh: '金叉会滞后，也会失灵：先想好止损', en: 'Crosses lag and can fail: plan your stop first' },
];

/** The chart returns to its opening picture here, so that the loop has no jump. */
export const FADE = { at: 23.1, lasts: 0.7 };

/** Mulberry32: small, and the same numbers on every machine. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function courseAt(bar: number): number {
  for (const [i, [from, low]] of COURSE.entries()) {
    const next = COURSE[i + 1];
    if (!next) return low;
    if (bar > next[0]) continue;
    const x = (bar - from) / (next[0] - from);
    return low + (next[1] - low) * x * x * (3 - 2 * x);
  }
  return COURSE[0][1];
}

const cents = (price: number): number => Math.round(price * 100) / 100;

function average(closes: number[], end: number, span: number): number {
  const window = closes.slice(Math.max(0, end - span + 1), end + 1);
  return window.reduce((sum, close) => sum + close, 0) / window.length;
}

function startTimes(): number[] {
  const times: number[] = Array.from({ length: OPENING_BARS }, () => -1);
  for (const run of RUNS) {
    for (let i = 0; i < run.bars; i++) times.push(run.at + i * BAR_SECONDS);
  }
  return times;
}

export function makeBars(): PriceBar[] {
  const random = seeded(20);
  const closes: number[] = [];
  const bars: PriceBar[] = [];
  const times = startTimes();
  for (let i = -WARM_UP; i < VISIBLE_BARS; i++) {
    const before = closes.at(-1) ?? courseAt(i);
    const open = cents(before + (random() - 0.5) * 0.1);
    const close = cents(courseAt(i) + (random() - 0.5) * 0.42);
    const high = cents(Math.max(open, close) + 0.03 + random() * 0.13);
    const low = cents(Math.min(open, close) - 0.03 - random() * 0.13);
    // Buyers arrive with the turn: trade grows once the averages have met.
    const mood = i > 30 && i < 46 ? 0.34 + (i - 30) * 0.03 : 0.3;
    const volume = Math.min(1, mood + Math.abs(close - open) * 0.35 + random() * 0.12);
    closes.push(close);
    const at = times[i];
    if (at === undefined) continue;
    const end = closes.length - 1;
    bars.push({
      open,
      high,
      low,
      close,
      volume,
      at,
      fast: average(closes, end, 5),
      slow: average(closes, end, 20),
    });
  }
  return bars;
}

/** The bar on which the fast average gets above the slow one; the film needs exactly one. */
export function crossingBar(bars: PriceBar[]): number {
  const found = bars.flatMap((bar, i) => {
    const before = bars[i - 1];
    return before && before.fast <= before.slow !== bar.fast <= bar.slow ? [i] : [];
  });
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) {
    throw new Error(`The film tells of one crossing, the prices have them at ${found.join(', ')}`);
  }
  return only;
}
