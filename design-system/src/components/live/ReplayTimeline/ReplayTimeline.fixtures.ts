import { market, talk, titles } from '../../../stories/index.ts';
import { minute } from '../live.fixtures.tsx';
import type { ReplayMarker } from './replay-marker.ts';
import type { ReplayThumbnails } from './replay-thumbnails.ts';

export const markers: readonly ReplayMarker[] = [
  { id: '1', at: 0, kind: 'chapter', title: titles.opening },
  { id: '2', at: 12 * minute + 5_000, kind: 'chapter', title: titles.fiveTwenty },
  { id: '3', at: 31 * minute, kind: 'vote', title: talk.afterCross },
  { id: '4', at: 44 * minute + 18_000, kind: 'gift', title: market.rockets },
  { id: '5', at: 58 * minute, kind: 'product', title: titles.ratioNotes },
  { id: '6', at: 71 * minute, kind: 'packet', title: market.newYearPacket },
];

const frame = (at: number) =>
  `<svg x="${(at % 4) * 160}" y="${Math.floor(at / 4) * 90}" width="160" height="90"><rect width="160" height="90" fill="#1b222c"/><path d="M0 ${70 - at * 3}l40-20 40 14 40-30 40 10" fill="none" stroke="#ff8f47" stroke-width="3"/></svg>`;

export const thumbnails: ReplayThumbnails = {
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="270">${Array.from({ length: 12 }, (_, at) => frame(at)).join('')}</svg>`,
  )}`,
  columns: 4,
  width: 160,
  height: 90,
  every: 7 * minute,
  count: 12,
};
