import { cast, failures, market, places, study } from '../../stories/index.ts';
import type { WishView } from './wish.ts';

/** The clock of all wish stories: 21 November 2026, 10:30 in Shanghai. */
export const now = Date.UTC(2026, 10, 21, 2, 30);
export const hour = 3_600_000;
export const day = 24 * hour;

const draw = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90">${body}</svg>`)}`;

/** Pictures that need no network: a candle chart, a list, a phone. @param grounds behind each of them */
const drawn = ([chart, list, phone]: readonly [string, string, string]) => [
  draw(
    `<rect width="120" height="90" fill="${chart}"/><path d="M20 20v50M50 30v45M80 15v50M105 10v40" stroke="#5b6675" stroke-width="2"/><path d="M14 30h12v28H14zM74 24h12v30H74z" fill="#d8402f"/><path d="M44 40h12v24H44zM99 18h12v22H99z" fill="#1d8a5a"/>`,
  ),
  draw(
    `<rect width="120" height="90" fill="${list}"/><path d="M16 22h88M16 40h70M16 58h80M16 76h44" stroke="#b4530a" stroke-width="5"/>`,
  ),
  draw(
    `<rect width="120" height="90" fill="${phone}"/><rect x="40" y="8" width="40" height="74" rx="6" fill="#22303f"/><path d="M46 60l8-14 8 6 12-22" fill="none" stroke="#fcd677" stroke-width="3"/>`,
  ),
];
export const pictures = drawn(['#f6f7f9', '#fff4ea', '#e9eff8']);
/** Of another wish. */
const otherPictures = [
  ...drawn(['#eef5ec', '#f7eef6', '#eaf4f4']),
  ...drawn(['#fbf3dc', '#eceffa', '#f5eeea']),
];

const base: WishView = {
  id: 'candles',
  title: market.wishNotes,
  description: market.wishAbout,
  product: places.liveClassroom,
  kind: 2,
  status: 1,
  isCommunicated: false,
  isPinned: false,
  isOfTheDay: false,
  author: { ...cast.jingyi },
  createdAt: now - 3 * day,
  freeVotes: 1_204,
  paidVotes: 350,
  hasVoted: false,
  comments: 86,
  expectedAt: null,
  isOnline: false,
  reward: null,
  pictures: [],
};

/** A wish with some of it changed. */
export const wish = (changes: Partial<WishView> = {}): WishView => ({ ...base, ...changes });

/** One wish in every status, and in what else marks a wish. */
export const wishes = {
  pending: wish(),
  voted: wish({ id: 'voted', hasVoted: true, freeVotes: 1_205, pictures: pictures.slice(0, 2) }),
  scheduled: wish({
    id: 'dividends',
    title: market.wishCalendar,
    description: market.wishAboutCalendar,
    product: places.stockSearch,
    author: { ...cast.somchai },
    status: 2,
    isPinned: true,
    freeVotes: 842,
    paidVotes: 115,
    comments: 31,
    expectedAt: now + 40 * day,
    pictures: otherPictures,
  }),
  development: wish({
    id: 'notes',
    title: market.wishPdf,
    description: market.wishAboutPdf,
    product: places.studentNotes,
    author: { ...cast.aisyah },
    status: 3,
    isOfTheDay: true,
    freeVotes: 2_310,
    paidVotes: 1_575,
    comments: 204,
    expectedAt: now + 12 * day,
    reward: { beans: 500, isPaid: false },
  }),
  launched: wish({
    id: 'speed',
    title: market.wishSpeed,
    description: market.wishAboutSpeed,
    status: 4,
    freeVotes: 3_021,
    paidVotes: 600,
    comments: 152,
    expectedAt: now - 2 * day,
    isOnline: true,
  }),
  discussion: wish({
    id: 'halal',
    title: market.wishSharia,
    description: market.wishAboutSharia,
    product: places.stockSearch,
    kind: 3,
    author: { ...cast.faizal },
    status: 5,
    freeVotes: 412,
    paidVotes: 0,
    comments: 57,
  }),
  communicated: wish({ id: 'communicated', status: 5, isCommunicated: true, kind: 1, hasVoted: true }),
  completed: wish({
    id: 'dark',
    title: market.wishDark,
    description: market.wishAboutDark,
    author: { ...cast.thao },
    status: 6,
    hasVoted: true,
    freeVotes: 5_210,
    paidVotes: 2_400,
    comments: 480,
    reward: { beans: 500, isPaid: true },
  }),
  hidden: wish({
    id: 'hidden',
    title: study.sureTitle,
    description: study.sureText,
    kind: 3,
    status: 0,
    freeVotes: 3,
    paidVotes: 15,
    comments: 0,
    hiddenReason: failures.asksTipRules,
  }),
  merged: wish({
    id: 'merged',
    title: market.wishTrend,
    description: market.wishAboutTrend,
    status: 1,
    hasVoted: true,
    freeVotes: 0,
    paidVotes: 0,
    comments: 4,
    mergedInto: { title: market.wishNotes, href: '#/hljw/wishDetails?id=candles' },
  }),
} as const;

export const products = [
  { id: 'live', name: places.liveClassroom },
  { id: 'search', name: places.stockSearch },
  { id: 'notes', name: places.studentNotes },
  { id: 'ai', name: places.assistant },
] as const;
