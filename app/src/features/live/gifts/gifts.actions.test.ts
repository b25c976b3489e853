import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { noticesState } from '../../../shared/notices/index.ts';
import { frames } from '../../../shared/socket/index.ts';
import { giveBarrage, giveGift, onBarrage, onGift, openGifts } from './gifts.actions.ts';
import { keepBarrageDraft } from './gift-draft.ts';
import * as service from './gifts.service.ts';
import { giftsState as state } from './gifts.state.ts';

vi.mock('./gifts.service.ts');
const server = vi.mocked(service);

const rose = { gift_id: '1', name: 'Rose', price: 5, icon: 'rose', fan_level: null, iron_fan: false };
const user = { uid: '2', nickname: 'Mei', img: '' };
const onBalance = vi.fn();
const onShort = vi.fn();
let seen: number | null = null;
let close: () => void;

const receive = (data: object, room = 'r') =>
  frames.tell({ type: 'event', room, epoch: 'e', seq: 1, ts: 1, data });
const barrage = (event_id: string, media_ts: number | null) => ({
  kind: 'barrage',
  event_id,
  user,
  text: event_id,
  media_ts,
});
let flown: string[];
let stopPainting: () => void;
const flying = () => flown;

beforeEach(async () => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  seen = null;
  noticesState.list = [];
  server.loadTabs.mockResolvedValue([{ key: 'all', name: 'All', list: [rose] }]);
  server.loadKnapsack.mockResolvedValue([{ gift: rose, n: 2, expires: null, expires_ts: null }]);
  flown = [];
  stopPainting = onBarrage(({ event_id }) => flown.push(event_id));
  close = openGifts('7', { room: 'r', momentSeen: () => seen, onBalance, onShort });
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  stopPainting();
  close();
  vi.useRealTimers();
});

describe('giving', () => {
  const given = { balance: 95, combo: { id: 'c', n: 1 }, knapsack_left: 0 };

  it('takes the balance from the answer and goes on with the combo within 3 s', async () => {
    server.give.mockResolvedValue(given);
    await giveGift('1', 1, 'balance');
    await giveGift('1', 1, 'balance');
    expect(onBalance).toHaveBeenLastCalledWith(95);
    expect(server.give.mock.calls.map(([gift]) => gift.combo_id)).toEqual([undefined, 'c']);
    await vi.advanceTimersByTimeAsync(3_001);
    await giveGift('1', 1, 'balance');
    expect(server.give.mock.lastCall?.[0].combo_id).toBeUndefined();
  });

  it('counts down the knapsack', async () => {
    server.give.mockResolvedValue({ ...given, knapsack_left: 1 });
    await giveGift('1', 1, 'knapsack');
    expect(state.knapsack[0]?.n).toBe(1);
    server.give.mockResolvedValue(given);
    await giveGift('1', 1, 'knapsack');
    expect(state.knapsack).toEqual([]);
  });

  it('pressed twice while it is under way, goes once', async () => {
    server.give.mockResolvedValue(given);
    await Promise.all([giveGift('1', 1, 'balance'), giveGift('1', 1, 'balance')]);
    expect(server.give).toHaveBeenCalledOnce();
  });

  it('without an answer is the same intent at the next try; refused, it is a new one', async () => {
    server.give.mockRejectedValueOnce(new ApiError({ code: 0, msgKey: 'unreachable' }));
    server.give.mockRejectedValueOnce(new ApiError({ code: 460, msgKey: 'wallet.insufficient_beans' }));
    server.give.mockResolvedValueOnce(given);
    for (let press = 0; press < 3; press += 1) await giveGift('1', 1, 'balance');
    const [first, second, third] = server.give.mock.calls.map(([gift]) => gift.request_id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('that fails says why and moves no balance', async () => {
    server.give.mockRejectedValueOnce(new ApiError({ code: 460, msgKey: 'wallet.insufficient_beans' }));
    await giveGift('1', 1, 'balance');
    expect(noticesState.list).toHaveLength(1);
    expect(onShort).toHaveBeenCalledOnce();
    expect(onBalance).not.toHaveBeenCalled();
  });
});

it('V05: what was kept comes back to the visit that stays, not to one closed at once', async () => {
  keepBarrageDraft('7', 'look at the volume');
  close();
  const ports = { room: 'r', momentSeen: () => seen, onBalance, onShort };
  const closeFirst = openGifts('7', ports);
  closeFirst();
  close = openGifts('7', ports);
  await vi.advanceTimersByTimeAsync(0);
  expect(state.barrageDraft).toBe('look at the volume');
});

describe('P03: a comment over the picture', () => {
  it('carries the moment its writer saw', async () => {
    seen = 61_500;
    server.giveBarrage.mockResolvedValueOnce({ balance: 94, event_id: 'e' });
    expect(await giveBarrage('well said')).toBe(true);
    expect(server.giveBarrage.mock.lastCall?.[0]).toMatchObject({ text: 'well said', media_ts: 61_500 });
    expect(onBalance).toHaveBeenCalledWith(94);
  });

  it('that is not sent keeps its words with the writer', async () => {
    server.giveBarrage.mockRejectedValueOnce(new ApiError({ code: 423, msgKey: 'chat.frozen' }));
    expect(await giveBarrage('x')).toBe(false);
    expect(noticesState.list).toHaveLength(1);
  });

  it('N02: flies when this picture has come as far', async () => {
    seen = 57_000;
    receive(barrage('later', 60_000));
    receive(barrage('at once', 56_000));
    receive(barrage('elsewhere', null), 'other');
    expect(flying()).toEqual(['at once']);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(flying()).toEqual(['at once', 'later']);
  });

  it('N02: a viewer eight seconds behind sees a comment and a gift on the frame they are about', async () => {
    const given: string[] = [];
    const stop = onGift(({ event_id }) => given.push(event_id));
    seen = 52_000;
    receive(barrage('on its frame', 60_000));
    receive({
      kind: 'gift',
      event_id: 'rose',
      user,
      gift: rose,
      n: 1,
      combo: { id: 'c', n: 1 },
      media_ts: 60_000,
    });
    await vi.advanceTimersByTimeAsync(7_999);
    expect([flying(), given]).toEqual([[], []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([flying(), given]).toEqual([['on its frame'], ['rose']]);
    stop();
  });

  it('that waits does not fly after the page was left', async () => {
    seen = 57_000;
    receive(barrage('later', 60_000));
    close();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(flying()).toEqual([]);
  });
});

it('E28: gifts of the room are handed on', () => {
  const given: string[] = [];
  const stop = onGift(({ combo }) => given.push(`${combo.id}x${combo.n}`));
  const gift = {
    kind: 'gift',
    event_id: 'g',
    user,
    gift: rose,
    n: 1,
    combo: { id: 'c', n: 3 },
    media_ts: null,
  };
  receive(gift);
  receive(gift, 'other');
  const two = [1, 4].map((n) => ({ ...gift, combo: { id: `d${n}`, n } }));
  receive({ kind: 'gifts', list: two, media_ts: null });
  stop();
  expect(given).toEqual(['cx3', 'd1x1', 'd4x4']);
});
