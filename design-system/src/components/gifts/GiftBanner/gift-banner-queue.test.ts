import { describe, expect, test } from 'vitest';
import { type BannerQueue, emptyQueue, give, type BannerGift, leave } from './gift-banner-queue.ts';

const stay = 4_000;
const given = (comboId: string, count = 1): BannerGift => ({
  comboId,
  sender: { nickname: 'Mei Ling', img: '' },
  gift: { icon: 'rocket', name: 'rocket' },
  count,
});
const ids = (gifts: readonly BannerGift[]) => gifts.map(({ comboId }) => comboId);
const after = (...combos: string[]): BannerQueue =>
  combos.reduce((queue, comboId) => give(queue, given(comboId), 0, stay), emptyQueue);

describe('gift banners', () => {
  test('three are shown, the fourth waits for room', () => {
    const queue = after('a', 'b', 'c', 'd');
    expect(ids(queue.shown)).toEqual(['a', 'b', 'c']);
    expect(ids(queue.waiting)).toEqual(['d']);
    const later = leave(queue, stay, stay);
    expect(ids(later.shown)).toEqual(['d']);
    expect(later.shown[0]?.leavesAt).toBe(2 * stay);
  });

  test('a combo raises its count and stays longer, shown or waiting', () => {
    const shown = give(after('a'), given('a', 10), 3_000, stay);
    expect(shown.shown).toMatchObject([{ comboId: 'a', count: 10, leavesAt: 7_000 }]);
    const waiting = give(after('a', 'b', 'c', 'd'), given('d', 66), 1_000, stay);
    expect(waiting.waiting).toMatchObject([{ comboId: 'd', count: 66 }]);
  });

  test('a count that arrives late never goes back', () => {
    const queue = give(give(emptyQueue, given('a', 5), 0, stay), given('a', 4), 10, stay);
    expect(queue.shown[0]?.count).toBe(5);
  });

  test('of a flood the newest thirty wait', () => {
    const queue = after(...Array.from({ length: 50 }, (_, at) => `g${at}`));
    expect(queue.waiting).toHaveLength(30);
    expect(queue.waiting.at(-1)?.comboId).toBe('g49');
  });
});
