/*
 * The pictures of the demo's short videos (S04), each drawn from its moment alone and without a word, so that one film serves
 * six languages.
 */

const width = 360;
const height = 640;
/** Pictures a second. */
export const rate = 15;
export const seconds = 12;

const ink = '#f3f5f8';
const brand = '#f36e14';
const gold = '#e8b64c';
const cool = '#6fb7e8';

/** Rises from 0 to 1 between two moments, gently at both ends. */
function rise(at: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

const points = (of: readonly (readonly [number, number])[]): string =>
  of.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

const left = 36;
const right = width - 36;
const low = 470;
const across = (share: number): number => left + (right - left) * share;

const grid = [190, 260, 330, 400, 470]
  .map((y) => `<path d="M${left} ${y}H${right}" stroke="${ink}" stroke-opacity="0.12"/>`)
  .join('');

/** Two averages, the short one from below the long one, and the day on which they cross. */
function cross(at: number): string {
  const shown = rise(at, 0.5, 9);
  const steps = Array.from({ length: 1 + Math.round(60 * shown) }, (_, step) => step / 60);
  const slow = steps.map((x) => [across(x), 330 - 70 * x * x + 18 * Math.sin(2 * x)] as const);
  const fast = steps.map((x) => [across(x), 400 - 210 * x * x + 26 * Math.sin(9 * x)] as const);
  const bars = Array.from({ length: 24 }, (_, place) => {
    const share = (place + 0.5) / 24;
    if (share > shown) return '';
    const tall = 40 + 26 * Math.sin(place * 1.7) + 60 * share;
    const y = 410 - 190 * share * share - tall / 2 + 14 * Math.sin(place * 2.3);
    const colour = Math.sin(place * 2.3) > 0 ? cool : brand;
    return `<rect x="${across(share) - 3}" y="${y}" width="6" height="${tall}" rx="2" fill="${colour}" opacity="0.55"/>`;
  }).join('');
  const met = rise(at, 6.4, 7.4);
  const ring = `<circle cx="${across(0.56)}" cy="314" r="${30 - 12 * met}" fill="none" stroke="${gold}" stroke-width="4" opacity="${met}"/>`;
  return `${grid}${bars}<polyline points="${points(slow)}" fill="none" stroke="${cool}" stroke-width="5" stroke-linecap="round"/><polyline points="${points(fast)}" fill="none" stroke="${brand}" stroke-width="5" stroke-linecap="round"/>${ring}`;
}

/** What comes in and what goes out, month by month, and what is left. */
function cash(at: number): string {
  const months = [0.5, 0.62, 0.55, 0.74, 0.7, 0.9];
  const out = [0.42, 0.5, 0.62, 0.5, 0.44, 0.48];
  const columns = months.map((tall, place) => {
    const grown = rise(at, 0.4 + place * 1.1, 1.6 + place * 1.1);
    const x = across(place / 6) + 8;
    const [up, down] = [tall * 240 * grown, (out[place] ?? 0) * 240 * grown];
    return `<rect x="${x}" y="${low - up}" width="14" height="${up}" rx="3" fill="${gold}"/><rect x="${x + 18}" y="${low - down}" width="14" height="${down}" rx="3" fill="${cool}" opacity="0.8"/>`;
  });
  const left_ = rise(at, 8, 10);
  const line = months.map((tall, place) => [across(place / 6) + 24, low - tall * 240 - 24] as const);
  return `${grid}${columns.join('')}<polyline points="${points(line)}" fill="none" stroke="${brand}" stroke-width="5" stroke-linecap="round" stroke-dasharray="900" stroke-dashoffset="${900 * (1 - left_)}"/>`;
}

/** Coins that come to lie on each other, the more the longer. */
function patience(at: number): string {
  const stacks = Array.from({ length: 6 }, (_, place) => {
    const coins = Math.round(2 * 1.55 ** place);
    const shown = Math.round(coins * rise(at, 0.4 + place * 1.4, 2 + place * 1.6));
    const x = across((place + 0.5) / 6);
    return Array.from({ length: shown }, (_coin, level) => {
      const y = low - 9 - level * 13;
      return `<ellipse cx="${x}" cy="${y}" rx="20" ry="7" fill="${gold}" stroke="#8a5a10" stroke-width="2"/>`;
    }).join('');
  });
  const curve = Array.from({ length: 41 }, (_, step) => step / 40)
    .filter((share) => share <= rise(at, 1, 10.5))
    .map((share) => [across(share), low - 24 - 26 * 1.55 ** (share * 6 - 0.5)] as const);
  return `<path d="M${left} ${low}H${right}" stroke="${ink}" stroke-opacity="0.3" stroke-width="2"/>${stacks.join('')}<polyline points="${points(curve)}" fill="none" stroke="${brand}" stroke-width="5" stroke-linecap="round"/>`;
}

const scenes = { cross, cash, patience };
export type ShortFilm = keyof typeof scenes;
export const shortFilms = Object.keys(scenes) as readonly ShortFilm[];

/** One picture. @param at s from the beginning */
export function drawShort(film: ShortFilm, at: number): string {
  const passed = (right - left) * Math.min(1, at / seconds);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="night" x2="0" y2="1"><stop offset="0" stop-color="#1a2028"/><stop offset="1" stop-color="#2c3541"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#night)"/>${scenes[film](at)}<rect x="${left}" y="96" width="${right - left}" height="4" rx="2" fill="${ink}" opacity="0.16"/><rect x="${left}" y="96" width="${passed.toFixed(1)}" height="4" rx="2" fill="${brand}"/></svg>`;
}
