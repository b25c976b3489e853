import { failures, storyCover, titles } from '../../../stories/index.ts';
import { mei, nurul, portrait, somchai, teacher } from '../content.fixtures.ts';
import { displayed } from '../content.ts';
import type { ShortVideoView } from './short-video.ts';

const base = {
  cover: portrait,
  film: 'ready',
  review: displayed,
  duration: 58_000,
  likes: 318,
} satisfies Partial<ShortVideoView>;

export const videos: readonly ShortVideoView[] = [
  { ...base, id: '1', title: titles.threeChecks, author: nurul, href: '/hljw/videoplay?id=1' },
  {
    ...base,
    id: '2',
    title: titles.oneMinute,
    cover: storyCover(3),
    author: teacher,
    likes: 12_846,
    href: '/hljw/videoplay?id=2',
  },
  { ...base, id: '3', title: titles.threeChecks, author: somchai, cover: '', href: '/hljw/videoplay?id=3' },
];

/** What its author sees of their own. */
export const ownVideos: readonly ShortVideoView[] = [
  {
    ...base,
    id: '4',
    title: titles.threeChecks,
    author: mei,
    href: '#4',
    film: 'processing',
    cover: '',
    duration: 0,
    review: { kind: 'pending' },
  },
  {
    ...base,
    id: '5',
    title: titles.oneMinute,
    cover: storyCover(3),
    author: mei,
    href: '#5',
    review: { kind: 'pending', place: 3, usualWait: 5_400_000 },
  },
  {
    ...base,
    id: '6',
    title: titles.threeChecks,
    author: mei,
    href: '#6',
    review: { kind: 'rejected', reason: failures.sureWin },
  },
  {
    ...base,
    id: '7',
    title: titles.oneMinute,
    cover: storyCover(3),
    author: mei,
    href: '#7',
    edit: { kind: 'pending', place: 1 },
  },
  {
    ...base,
    id: '8',
    title: titles.threeChecks,
    author: mei,
    href: '#8',
    film: 'failed',
    cover: '',
    duration: 0,
    review: { kind: 'pending' },
  },
];
