import { wordsBy } from '../../stories/spoken.ts';
import { storyCover } from '../../stories/index.ts';
import treasuresIn from '../../stories/texts/treasures.json' with { type: 'json' };
import type { TreasureView } from './treasure.ts';

const day = 86_400_000;
/** 21 November 2026, 10:30 in Shanghai. */
const storyNow = Date.UTC(2026, 10, 21, 2, 30);

const words = wordsBy(treasuresIn);

const base = {
  description: words.said,
  price: 30,
  stock: 200,
  limit: 2,
  opensAt: storyNow - 9 * day,
  closesAt: storyNow + 21 * day,
  numbers: [],
} as const;

/** One in each state, and one that is the reader's. */
export const treasures = {
  open: { ...base, id: '1', name: words.bookmark, cover: storyCover(1), left: 164, state: 'open' },
  mine: {
    ...base,
    id: '2',
    name: words.journal,
    cover: storyCover(2),
    price: 1_200,
    limit: 1,
    left: 12,
    state: 'open',
    numbers: ['GB8341207755'],
  },
  toCome: {
    ...base,
    id: '3',
    name: words.journal,
    cover: '',
    left: 200,
    opensAt: storyNow + 3 * day,
    state: 'to_come',
  },
  soldOut: { ...base, id: '4', name: words.bookmark, cover: storyCover(3), left: 0, state: 'sold_out' },
  ended: {
    ...base,
    id: '5',
    name: words.bookmark,
    cover: storyCover(4),
    left: 7,
    closesAt: storyNow - 2 * day,
    state: 'ended',
  },
} as const satisfies Record<string, TreasureView>;
