import type { PacketRain, RedBag } from '@goldbean/contract/money';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/index.ts';
import { frames } from '../../../shared/socket/index.ts';
import { catchRain, openBag, openLivePackets, robBag } from './live-packets.actions.ts';
import * as service from './live-packets.service.ts';
import { livePacketsState as state } from './live-packets.state.ts';

vi.mock('./live-packets.service.ts');
const server = vi.mocked(service);

const now = Date.UTC(2026, 10, 25);
const teacher = { uid: 't', jwcode: 't', nickname: 'T', img: '', level: 1 };
const times = { starts: '', starts_ts: now, ends: '', ends_ts: now + 10_000 };
const bag: RedBag = {
  id: 'p1',
  live_id: '7',
  sender: teacher,
  kind: 'random',
  count: 2,
  left: 2,
  prize: 'beans',
  conditions: {},
  state: 'open',
  ...times,
  hash: 'h',
  proof: { hash: 'h', seed: null, shares: null },
};
const rain: PacketRain = { id: 'r1', live_id: '7', total: 20, seconds: 10, per_user: 2, ...times, hash: 'h' };
const receive = (data: object) => frames.tell({ type: 'event', room: 'r', epoch: 'e', ts: 1, data });
const paid = vi.fn<() => void>();
const settle = () => vi.advanceTimersByTimeAsync(0);
let close: () => void;

beforeEach(async () => {
  vi.resetAllMocks();
  vi.useFakeTimers({ now });
  server.loadRunning.mockResolvedValue({ list: [], rain: null });
  server.loadBag.mockResolvedValue({ bag, mine: { state: 'unclaimed' } });
  close = openLivePackets('7', { room: 'r', onPaid: paid });
  await settle();
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

it('E04: a start that is told again is the same packet, and the same rain with what I caught', async () => {
  for (const _ of [1, 2]) {
    receive({ kind: 'packet_new', bag });
    receive({ kind: 'rain_start', rain });
  }
  expect(state.bags).toHaveLength(1);
  server.catchOne.mockResolvedValue({ amount: 5, total_mine: 5, left_taps: 1 });
  await catchRain();
  receive({ kind: 'rain_start', rain });
  expect(state.rain).toMatchObject({ mine: 5, taps: 1, last: { no: 1, amount: 5 } });
});

it('E04: catches no more than one may; what did not reach the server counts as none', async () => {
  receive({ kind: 'rain_start', rain });
  server.catchOne.mockRejectedValueOnce(new ApiError({ code: 422, msgKey: 'packet.not_begun' }));
  await catchRain();
  expect(state.rain?.taps).toBe(0);
  server.catchOne.mockResolvedValue({ amount: 0, total_mine: 0, left_taps: 1 });
  await Promise.all([catchRain(), catchRain(), catchRain()]);
  expect(server.catchOne.mock.calls.map(([, tap]) => tap)).toEqual([1, 1, 2]);
  expect(paid).not.toHaveBeenCalled();
});

it('who comes late sees what runs; a rain goes by itself some seconds after its end', async () => {
  close();
  server.loadRunning.mockResolvedValue({ list: [bag], rain: { rain, total_mine: 7, left_taps: 1 } });
  close = openLivePackets('7', { room: 'r', onPaid: paid });
  await settle();
  expect([state.bags.length, state.rain?.mine, state.rain?.taps]).toEqual([1, 7, 1]);
  await vi.advanceTimersByTimeAsync(18_000);
  expect(state.rain).toBeNull();
});

it('T04: what ended while one came late is not laid out again by the answer', async () => {
  close();
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof service.loadRunning>>>();
  server.loadRunning.mockReturnValue(answer.promise);
  close = openLivePackets('7', { room: 'r', onPaid: paid });
  for (const packet_id of ['p1', 'r1'])
    receive({
      kind: 'packet_end',
      packet_id,
      scene: 2,
      state: 'all_claimed',
      sender: 't',
      luckiest: null,
      returned: 0,
    });
  answer.resolve({ list: [bag], rain: { rain, total_mine: 0, left_taps: 2 } });
  await settle();
  expect(state).toMatchObject({ bags: [], rain: null });
});

it('C040: takes my share once; that nothing is left is no failure', async () => {
  receive({ kind: 'packet_new', bag });
  await openBag('p1');
  server.rob.mockResolvedValue({ type: 'beans', amount: 3 });
  await Promise.all([robBag(), robBag()]);
  expect(server.rob).toHaveBeenCalledTimes(1);
  expect([state.statuses['p1']?.mine, state.bags[0]?.left]).toEqual([
    { state: 'received', amount: 3, luckiest: false },
    1,
  ]);
  server.rob.mockRejectedValue(new ApiError({ code: 461, msgKey: 'packet.none_left' }));
  server.loadBag.mockResolvedValue({ bag, mine: { state: 'none_left' } });
  await robBag();
  expect([state.opened?.phase, state.statuses['p1']?.mine.state]).toEqual(['ready', 'none_left']);
});
