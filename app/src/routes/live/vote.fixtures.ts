import type { Vote } from '@goldbean/contract/live';
import { storyNow } from '../../stories/fixed-clock.ts';
import { written } from './live-words.fixtures.ts';

const minute = 60_000;

/** The question that the room is asked (C026). @param given what is other than open and not voted in */
export const voteOf = (given: Partial<Vote> = {}): Vote => ({
  id: 'v1',
  question: written.voteQuestion,
  options: [
    { id: '1', text: written.voteAdd, n: 1_204 },
    { id: '2', text: written.voteWait, n: 8_846 },
  ],
  mine: null,
  ends: '2026-11-20 20:02:00',
  ends_ts: storyNow + 2 * minute,
  closed: false,
  ...given,
});
