import type { Watcher } from '@goldbean/contract/live';
import { storyNow } from '../../stories/fixed-clock.ts';
import { people } from '../../stories/people.ts';
import { hour, yutong } from './live.fixtures.ts';

const first: Watcher = {
  user: yutong,
  first: '2026-11-21 10:01:40',
  first_ts: storyNow - hour / 2,
  seconds: 1_700,
  beans: 286_400,
  here: true,
};

/** G210: who watched, longest first. */
export const watchers: readonly Watcher[] = [
  first,
  {
    ...first,
    user: { ...people.wang, jwcode: '88009', level: 8 },
    first_ts: storyNow - hour / 3,
    seconds: 905,
    beans: 0,
  },
  {
    ...first,
    user: { ...people.zhiming, jwcode: '880012', level: 3 },
    first_ts: storyNow - hour / 4,
    seconds: 48,
    beans: 66,
    here: false,
  },
];
