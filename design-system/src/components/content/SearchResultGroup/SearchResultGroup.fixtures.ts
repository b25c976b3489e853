import { picture } from '../content.fixtures.ts';
import type { SearchHit } from './SearchResultGroup.tsx';

export const articleHits: readonly SearchHit[] = [
  {
    id: '7',
    title: 'How to read a cash-flow statement in ten minutes',
    snippet:
      'Profit is an opinion, cash is a fact. A company can report a good year and still run out of money; the cash-flow statement shows where the money went.',
    note: '林一帆老师 · 19 Nov 2026',
    img: picture('#f36e14'),
    href: '/hljw/articledetails?id=7',
  },
  {
    id: '9',
    title: 'Aliran tunai bebas: mengapa pelabur berpengalaman melihat cash flow dahulu',
    snippet: 'Free cash flow ialah wang yang tinggal selepas syarikat membayar semua perbelanjaan modal.',
    note: 'Cikgu Nurul Aisyah · 3 Nov 2026',
    img: '',
    href: '/hljw/articledetails?id=9',
  },
];

export const replayHits: readonly SearchHit[] = [
  {
    id: '31',
    title: '现金流三问：经营、投资、筹资',
    snippet: '“……我们把 cash flow 和净利润放在一起看，连续五年……”',
    note: '林一帆老师 · 00:34:20',
    img: picture('#2e77d0'),
    href: '/pindao/livePlayback?live_id=31&t=2060',
  },
];
