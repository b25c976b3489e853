import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { noticesState } from '../../../shared/notices/index.ts';
import { frames } from '../../../shared/socket/index.ts';
import { openHelpers, openLiveWishes, removeLiveWish, saveLiveWish } from './live-wishes.actions.ts';
import * as service from './live-wishes.service.ts';
import { liveWishesState as state } from './live-wishes.state.ts';

vi.mock('./live-wishes.service.ts');
const server = vi.mocked(service);

const rose = { gift_id: 'rose', name: 'Rose', price: 5, icon: 'rose', fan_level: null, iron_fan: false };
const wish = (id: string, now: number) => ({ id, gift: rose, target: 10, now, helpers: 0, top: [] });
const receive = (data: object) => frames.tell({ type: 'event', room: 'r', epoch: 'e', ts: 1, data });
const hearsSum = (now: number) => receive({ kind: 'wish_sum', wish_id: 'w', now });
const come = () => state.list.map(({ now }) => now);
let close: () => void;

beforeEach(async () => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  noticesState.list = [];
  server.loadWishes.mockResolvedValue([wish('w', 3)]);
  close = openLiveWishes('7', 'r');
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

it('D18: what has come follows the room and never goes back', async () => {
  hearsSum(8);
  hearsSum(5);
  expect(come()).toEqual([8]);
  // The answer was under way while the sum came.
  server.loadWishes.mockResolvedValue([wish('w', 4)]);
  receive({ kind: 'wishes_change', live_id: '7' });
  await vi.advanceTimersByTimeAsync(0);
  expect(come()).toEqual([8]);
});

it('asks for those who helped once in 15 s, however many gifts come, and no more when it is left', async () => {
  for (const now of [4, 5, 6]) hearsSum(now);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(server.loadWishes).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.loadWishes).toHaveBeenCalledTimes(2);
  hearsSum(9);
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.loadWishes).toHaveBeenCalledTimes(2);
});

it('keeps what it shows when it cannot be loaded anew', async () => {
  server.loadWishes.mockRejectedValue(new ApiError({ code: 500, msgKey: 'system.error' }));
  receive({ kind: 'wishes_change', live_id: '7' });
  await vi.advanceTimersByTimeAsync(0);
  expect([state.phase, come()]).toEqual(['ready', [3]]);
});

it('stores a wish once though it is pressed twice, and tells why not in passing', async () => {
  server.saveWish.mockRejectedValue(new ApiError({ code: 409, msgKey: 'live.wishes_full' }));
  await Promise.all([saveLiveWish('rocket', 5), saveLiveWish('rocket', 5)]);
  expect(server.saveWish).toHaveBeenCalledExactlyOnceWith('7', 'rocket', 5);
  expect(noticesState.list).toHaveLength(1);
  server.removeWish.mockResolvedValue();
  server.loadWishes.mockResolvedValue([]);
  await removeLiveWish('w');
  expect([state.list, state.busy]).toEqual([[], null]);
});

it('C054: shows who helped, page by page', async () => {
  const user = { uid: 'a', jwcode: 'a', nickname: 'A', img: '', level: 1 };
  server.loadHelpers.mockResolvedValue({ list: [{ user, n: 2 }], total: 1, page: 1, page_size: 20 });
  openHelpers('w');
  await vi.advanceTimersByTimeAsync(0);
  expect(server.loadHelpers).toHaveBeenCalledExactlyOnceWith('w', 1);
  expect(state.helpers.list.map(({ n }) => n)).toEqual([2]);
});
