import sharp from 'sharp';

/*
 * The demo's pictures, drawn from numbers: candles, bars, coins and a horizon. No letters, so no font is needed
 * and no language is favoured.
 */

/** The same numbers for the same seed on every machine, from 0 up to 1. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const [width, height] = [960, 540];
const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="${fill}" ${more}/>`;

const svg = (w: number, h: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${body}</svg>`;

const sky = (id: string, from: string, to: string): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/>` +
  `<stop offset="1" stop-color="${to}"/></linearGradient></defs>${rect(0, 0, width, height, `url(#${id})`)}`;

const grid = (colour: string): string =>
  Array.from({ length: 6 }, (_, row) => rect(0, 60 + row * 84, width, 1, colour)).join('');

/** Candles along a price that climbs in waves, with its average through them. Red rises, as in Shanghai. */
function candles(seed: number): string {
  const next = seeded(seed);
  const closes = Array.from(
    { length: 34 },
    (_, bar) => 380 - bar * 6.5 - Math.sin(bar / 4.2) * 46 + (next() - 0.5) * 26,
  );
  const bars = closes.map((close, bar) => {
    const open = closes[bar - 1] ?? close + 12;
    const colour = close < open ? '#e5484d' : '#2f9e77';
    const x = 40 + bar * 26;
    const wick = 8 + next() * 22;
    const top = Math.min(open, close);
    const body = Math.max(3, Math.abs(open - close));
    return rect(x + 7, top - wick, 2, body + wick * 2, colour) + rect(x, top, 16, body, colour, 'rx="1.5"');
  });
  const average = closes.map((_, bar) => {
    const seen = closes.slice(Math.max(0, bar - 6), bar + 1);
    const mean = seen.reduce((sum, close) => sum + close, 0) / seen.length;
    return `${(48 + bar * 26).toFixed(1)},${mean.toFixed(1)}`;
  });
  const line = `<polyline points="${average.join(' ')}" fill="none" stroke="#f5b14c" stroke-width="4" stroke-linejoin="round"/>`;
  return sky('night', '#101a2b', '#1f3352') + grid('#ffffff14') + bars.join('') + line;
}

/** Columns of volume under a quiet line: the evening review. */
function volumes(seed: number): string {
  const next = seeded(seed);
  const columns = Array.from({ length: 30 }, (_, column) => {
    const tall = 60 + next() * 150 + (column > 18 ? 90 : 0);
    return rect(36 + column * 30, 500 - tall, 18, tall, column > 18 ? '#f36e14' : '#c9b8a4', 'rx="3"');
  });
  const points = Array.from(
    { length: 30 },
    (_, column) => `${45 + column * 30},${(220 - column * 3 - Math.sin(column / 3) * 22).toFixed(1)}`,
  );
  const line = `<polyline points="${points.join(' ')}" fill="none" stroke="#7a4a1f" stroke-width="4" stroke-linejoin="round"/>`;
  return sky('paper', '#fff7ec', '#fbe3c8') + grid('#7a4a1f1a') + columns.join('') + line;
}

/** Stacks of coins before a rising sun: saving for the long run. */
function coins(seed: number): string {
  const next = seeded(seed);
  const sun = '<circle cx="700" cy="300" r="150" fill="#ffd58a" opacity="0.9"/>';
  const hills =
    '<path d="M0 400 Q240 320 480 392 T960 360 V540 H0 Z" fill="#2b6a5b"/>' +
    '<path d="M0 450 Q300 390 560 446 T960 430 V540 H0 Z" fill="#1f5247"/>';
  const stacks = [2, 4, 5, 8, 11].map((tall, stack) =>
    Array.from({ length: tall }, (_, coin) => {
      const x = 130 + stack * 92 + (next() - 0.5) * 5;
      const y = 490 - coin * 17;
      return `<ellipse cx="${x.toFixed(1)}" cy="${y}" rx="36" ry="11" fill="#f5b14c" stroke="#b9771d" stroke-width="2"/>`;
    }).join(''),
  );
  return sky('dawn', '#fdebd0', '#a9d8c6') + sun + hills + stacks.join('');
}

/** A portrait without a face: two hills and a disc in the member's own hue. */
function portrait(hue: number): string {
  return (
    `<rect width="256" height="256" fill="hsl(${hue},48%,86%)"/>` +
    `<circle cx="128" cy="104" r="48" fill="hsl(${hue},46%,46%)"/>` +
    `<path d="M28 256 Q40 168 128 168 T228 256 Z" fill="hsl(${hue},46%,46%)"/>`
  );
}

const draw = (w: number, h: number, body: string): Promise<Buffer> =>
  sharp(Buffer.from(svg(w, h, body)))
    .webp({ quality: 86 })
    .toBuffer();

/** Backgrounds of live sessions, 960 x 540 px. */
export const backgrounds = {
  candles: () => draw(width, height, candles(11)),
  volumes: () => draw(width, height, volumes(5)),
  coins: () => draw(width, height, coins(3)),
} as const;
export type Background = keyof typeof backgrounds;

/** @param hue 0 to 359 */
export const drawPortrait = (hue: number): Promise<Buffer> => draw(256, 256, portrait(hue));
