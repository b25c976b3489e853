import type { WishMessage } from '@goldbean/contract/wishes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { followWish, openMessages } from './wish-messages.actions.ts';
import * as service from './wish-messages.service.ts';
import { wishMessagesState as state } from './wish-messages.state.ts';

vi.mock('./wish-messages.service.ts', () => ({ follow: vi.fn(), listMessages: vi.fn(), readTab: vi.fn() }));
const follow = vi.mocked(service.follow);
const message = (wish_id: string) => ({ wish: { wish_id, title: '' }, muted: false }) as WishMessage;

afterEach(() => {
  vi.unstubAllGlobals();
});
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

it('G408: messages that came in the background are read when the member comes back, and none after leaving', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('document', page);
  const none = { default: 0, pingMe: 0, zanMe: 0 };
  const readTab = vi.mocked(service.readTab).mockResolvedValue(none);
  vi.mocked(service.listMessages).mockResolvedValue({
    list: [message('1')],
    total: 1,
    page: 1,
    page_size: 20,
    unread: { ...none, default: 1 },
  });
  const leave = openMessages('default', 1);
  await vi.waitFor(() => expect(state.unread.default).toBe(1));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(readTab).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(readTab).toHaveBeenCalledExactlyOnceWith('default');
  await vi.waitFor(() => expect(state.unread).toEqual(none));
  leave();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(readTab).toHaveBeenCalledOnce();
});
