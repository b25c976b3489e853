import { titles } from '../../../stories/index.ts';
import { day, hour, minute, storyNow } from '../live.fixtures.tsx';
import type { GroupPurchaseView, LiveProduct } from './product.ts';

const picture = (tint: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><rect width="72" height="72" fill="${tint}"/><rect x="18" y="12" width="36" height="48" rx="3" fill="#fff" opacity="0.9"/><path d="M24 44l8-9 6 5 10-13" fill="none" stroke="${tint}" stroke-width="3"/></svg>`,
  )}`;

const yuan = (amount: number) => ({ amount, currency: 'CNY' });

export const course: LiveProduct = {
  id: 'p1',
  name: titles.averagesCourse,
  img: picture('#8a4b1f'),
  price: yuan(199),
};
export const notes: LiveProduct = {
  id: 'p2',
  name: titles.ratioNotes,
  img: picture('#20476b'),
  price: yuan(39.9),
};
export const pass: LiveProduct = {
  id: 'p3',
  name: titles.statementCourse,
  img: '',
  price: yuan(12_500),
};

const terms = { price: yuan(129), need: 20 };
export const groups = {
  open: { ...terms, kind: 'open', joined: 13, endsAt: storyNow() + 3 * hour + 5 * minute },
  new: { ...terms, kind: 'open', joined: 0, endsAt: null },
  joined: { ...terms, kind: 'joined', joined: 19, endsAt: storyNow() + 2 * day },
  reached: { ...terms, kind: 'reached', joined: 20, endsAt: storyNow() + 23 * hour },
  ordered: { ...terms, kind: 'ordered', joined: 20 },
  lost: { ...terms, kind: 'lost', joined: 20 },
  bought: { ...terms, kind: 'bought', joined: 20 },
  full: { ...terms, kind: 'full', joined: 20 },
  over: { ...terms, kind: 'over', joined: 7 },
} satisfies Record<string, GroupPurchaseView>;
