import { calls as liveCalls } from '@goldbean/contract/live';
import { answer, type Replies } from '../../stories/answers.ts';
import { storyNow } from '../../stories/fixed-clock.ts';
import { bagAnswers, redBagAnswers } from './bags.fixtures.ts';
import { channel, hour, infoOf, roomAnswers, wishes } from './live.fixtures.ts';
import { written } from './live-words.fixtures.ts';
import { cartAnswers, shopAnswers } from './shop.fixtures.ts';
import { voteOf } from './vote.fixtures.ts';

/*
 * A live room with all that one can hold at once, in its longest words: what fits here fits in a room that holds less.
 */

const lasts = {
  starts: '2026-11-19 20:00:00',
  starts_ts: storyNow - 24 * hour,
  ends: '2026-12-03 20:00:00',
  ends_ts: storyNow + 13 * 24 * hour,
};

/** @param my what I am in it, where that is no member who has yet to follow */
export const wholeRoom = (my: NonNullable<Parameters<typeof infoOf>[0]>['my'] = {}): readonly Replies[] => [
  ...roomAnswers,
  infoOf({
    live: { name: written.longName },
    channel: { ...channel, name: written.longChannel },
    my: { followed: false, ...my },
    now: { product_id: 'p1', vote: voteOf() },
  }),
  answer(liveCalls.gifts.activities, {
    list: [{ id: '1', type: 'gift', title: written.theme, img: '', link: '', ...lasts }],
  }),
  ...wishes,
  ...shopAnswers,
  ...cartAnswers([
    { product_id: 'p1', n: 1 },
    { product_id: 'p2', n: 2 },
  ]),
  ...bagAnswers(),
  ...redBagAnswers(),
];
