import { cast, places, study } from '../../../stories/index.ts';
import { day, minute, storyNow } from '../content.fixtures.ts';
import type { NewsView } from './NewsItem.tsx';

const base: NewsView = {
  id: '1',
  at: storyNow - 4 * minute,
  title: study.rateTitle,
  text: study.rateText,
  source: cast.desk.nickname,
  isImportant: false,
  isNew: false,
  stocks: [],
};

export const news = {
  plain: base,
  important: {
    ...base,
    id: '2',
    at: storyNow - 12 * minute,
    title: study.quarterTitle,
    text: study.quarterText,
    isImportant: true,
    stocks: [{ code: '600000', name: places.exampleBank, href: '/hljw/search?q=600000' }],
  },
  fresh: {
    ...base,
    id: '3',
    at: storyNow - minute,
    title: '',
    text: study.openText,
    isNew: true,
    stocks: [
      { code: '1155', name: places.exampleMaju, href: '/hljw/search?q=1155' },
      { code: '5183', name: places.exampleKimia, href: '/hljw/search?q=5183' },
    ],
  },
  yesterday: {
    ...base,
    id: '4',
    at: storyNow - day,
    title: study.closeTitle,
    text: study.closeText,
  },
} satisfies Record<string, NewsView>;
