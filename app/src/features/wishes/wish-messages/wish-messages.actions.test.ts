import type { WishMessage } from '@goldbean/contract/wishes';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { followWish } from './wish-messages.actions.ts';
import * as service from './wish-messages.service.ts';
import { wishMessagesState as state } from './wish-messages.state.ts';

vi.mock('./wish-messages.service.ts', () => ({ follow: vi.fn() }));
const follow = vi.mocked(service.follow);
const message = (wish_id: string) => ({ wish: { wish_id, title: '' }, muted: false }) as WishMessage;

beforeEach(() => {
  follow.mockReset();
  state.pages.list = [message('1'), message('2')];
});

it('G403: a wish that is followed no longer is muted in its messages alone, one switch at a time', async () => {
  follow.mockResolvedValue(false);
  const first = followWish('1', false);
  expect(await followWish('1', true)).toBeNull();
  expect(await first).toBe(false);
  expect(follow).toHaveBeenCalledExactlyOnceWith('1', false);
  expect(state.pages.list.map(({ muted }) => muted)).toEqual([true, false]);
  follow.mockResolvedValue(true);
  expect(await followWish('1', true)).toBe(true);
  expect(state.pages.list.map(({ muted }) => muted)).toEqual([false, false]);
});

it('G403: a refusal changes nothing, and the switch is free again', async () => {
  follow.mockRejectedValueOnce(new ApiError({ code: 404, msgKey: 'wish.missing' }));
  expect(await followWish('1', false)).toBeNull();
  expect(state.pages.list.some(({ muted }) => muted)).toBe(false);
  expect(state.isFollowing).toBe(false);
});
