import { study, titles } from '../../../stories/index.ts';
import { picture } from '../content.fixtures.ts';
import type { SearchHitView } from './SearchResultGroup.tsx';

export const articleHits: readonly SearchHitView[] = [
  {
    id: '7',
    title: titles.tenMinutes,
    snippet: study.cashSnippet,
    note: study.noteArticle,
    img: picture('#f36e14'),
    href: '/hljw/articledetails?id=7',
  },
  {
    id: '9',
    title: titles.freeCashFirst,
    snippet: study.freeSnippet,
    note: study.noteSecond,
    img: '',
    href: '/hljw/articledetails?id=9',
  },
];

export const replayHits: readonly SearchHitView[] = [
  {
    id: '31',
    title: titles.threeQuestionsLong,
    snippet: study.replaySnippet,
    note: study.noteReplay,
    img: picture('#2e77d0'),
    href: '/pindao/livePlayback?live_id=31&t=2060',
  },
];
