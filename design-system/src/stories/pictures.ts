const svg = (box: string, drawn: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}">${drawn}</svg>`)}`;

/** One of a few by any number, such as an identifier. */
const pick = <Of>([first, ...others]: readonly [Of, ...Of[]], seed: number): Of =>
  [first, ...others][Math.abs(seed) % (others.length + 1)] ?? first;

const candle = (x: number, top: number, bottom: number, colour: string): string =>
  `<path d="M${x} ${top - 34}V${bottom + 28}" stroke="${colour}" stroke-width="5"/><rect x="${x - 17}" y="${top}" width="34" height="${bottom - top}" rx="4" fill="${colour}"/>`;

const rise = '#e5484d';
const fall = '#3fae7c';

/** What a lesson's cover may show, on 640 × 360. */
const motifs: readonly [string, ...string[]] = [
  // A price that climbs.
  '<path d="M0 300l110-60 90 40 130-140 100 50 130-130 80-20v320H0z" fill="#f36e14" opacity="0.3"/><path d="M0 300l110-60 90 40 130-140 100 50 130-130 80-20" fill="none" stroke="#f36e14" stroke-width="6"/>',
  // Candles, and the average that runs through them.
  [
    candle(80, 210, 280, rise),
    candle(150, 180, 240, rise),
    candle(220, 200, 262, fall),
    candle(290, 150, 226, rise),
    candle(360, 120, 176, rise),
    candle(430, 140, 204, fall),
    candle(500, 96, 164, rise),
    candle(570, 70, 118, rise),
    '<path d="M40 270C200 240 330 190 600 110" fill="none" stroke="#f5c451" stroke-width="5"/>',
  ].join(''),
  // A board with the flow of cash.
  '<rect x="70" y="48" width="500" height="264" rx="14" fill="#1f4a3d" stroke="#8a6a42" stroke-width="12"/><g fill="none" stroke="#e9efe9" stroke-width="5" stroke-linecap="round"><path d="M120 120h96M120 160h150M120 200h70M340 240h170"/><path d="M340 210V110M340 210h170M360 190l44-30 40 12 52-54"/></g><text x="120" y="286" font-family="Georgia,serif" font-size="34" font-style="italic" fill="#f5c451">FCF = CFO − I</text>',
  // Volume under a line.
  `<g fill="#3f7fd9">${[90, 130, 70, 160, 120, 200, 150, 230].map((tall, at) => `<rect x="${54 + at * 68}" y="${330 - tall}" width="42" height="${tall}" rx="5" opacity="${0.45 + at * 0.07}"/>`).join('')}</g><path d="M75 210l68-40 68 34 68-62 68 20 68-66 68 24 68-60" fill="none" stroke="#9cc3ff" stroke-width="5"/>`,
  // How a fund is shared out.
  '<g fill="none" stroke-width="52"><circle cx="220" cy="180" r="96" stroke="#d9a520" pathLength="100" stroke-dasharray="46 54"/><circle cx="220" cy="180" r="96" stroke="#2f9e6e" pathLength="100" stroke-dasharray="30 70" stroke-dashoffset="-46"/><circle cx="220" cy="180" r="96" stroke="#5b7bd5" pathLength="100" stroke-dasharray="24 76" stroke-dashoffset="-76"/></g><g stroke-width="12" stroke-linecap="round"><path d="M410 120h150" stroke="#d9a520"/><path d="M410 180h110" stroke="#2f9e6e"/><path d="M410 240h80" stroke="#5b7bd5"/></g>',
  // A report, one line of it marked.
  '<g transform="rotate(-5 320 180)"><rect x="180" y="30" width="280" height="320" rx="10" fill="#f3ead8"/><g fill="#8b8374"><rect x="212" y="66" width="120" height="16" rx="4"/><rect x="212" y="112" width="216" height="8" rx="4"/><rect x="212" y="140" width="216" height="8" rx="4"/><rect x="212" y="216" width="180" height="8" rx="4"/><rect x="212" y="244" width="216" height="8" rx="4"/><rect x="212" y="272" width="140" height="8" rx="4"/></g><rect x="204" y="164" width="232" height="34" rx="6" fill="#f5c451"/><rect x="212" y="177" width="196" height="8" rx="4" fill="#6b5313"/></g>',
];
const grounds: readonly [string, ...string[]] = ['#2b3340', '#33283b', '#2a3833', '#232f4a', '#3a3126'];

/** A cover that needs no network. @param seed another number: another motif, on another ground */
export const storyCover = (seed = 0): string =>
  svg(
    '640 360',
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${pick(grounds, seed)}"/><stop offset="1" stop-color="#101419"/></linearGradient></defs><rect width="640" height="360" fill="url(#g)"/>${pick(motifs, seed)}`,
  );

const hair: readonly [string, ...string[]] = [
  '<path d="M26 46c-4-30 52-34 50 2v34H26z"/>',
  '<path d="M29 42c-2-26 46-28 43 2-8-10-34-14-43-2z"/>',
  '<path d="M27 50c-6-34 54-38 48 0-4-14-12-18-24-18s-20 4-24 18z"/><circle cx="50" cy="15" r="10"/>',
];
const shirts: readonly [string, ...string[]] = ['#c8553d', '#2f6f8f', '#7a5ca8', '#3d7f5a', '#b3872b'];
const walls: readonly [string, ...string[]] = [
  '#f7dcc4',
  '#cfe3ea',
  '#e2d8f0',
  '#d6ead9',
  '#f5e6b8',
  '#f3cfd3',
  '#d5d9e6',
];
const locks: readonly [string, ...string[]] = ['#2b2320', '#4a3226', '#1f2430', '#6b4a2f'];

/** A portrait that needs no network. @param seed another number: somebody else */
export const storyFace = (seed: number): string =>
  svg(
    '100 100',
    `<rect width="100" height="100" fill="${pick(walls, seed)}"/><g fill="${pick(locks, seed)}">${pick(hair, seed)}</g><path d="M12 104c0-26 18-34 38-34s38 8 38 34z" fill="${pick(shirts, seed)}"/><path d="M42 60h16v14c-4 5-12 5-16 0z" fill="#e0ab86"/><ellipse cx="50" cy="47" rx="18" ry="21" fill="#efc19f"/><path d="M32 42c6-12 28-14 36 0-4-22-34-22-36 0z" fill="${pick(locks, seed)}"/>`,
  );
