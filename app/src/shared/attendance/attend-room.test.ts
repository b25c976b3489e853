import { calls } from '@goldbean/contract/talk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { request } from '../api/index.ts';
import { connection } from '../socket/index.ts';
import { attendRoom } from './attend-room.ts';

vi.mock('../api/index.ts');
vi.mock('../socket/index.ts', () => ({ connection: { enterRoom: vi.fn(), onConnect: vi.fn() } }));
const leave = vi.fn();
let arrive: () => void;
const told = () => vi.mocked(request).mock.calls.filter(([call]) => call === calls.messaging.leave).length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  vi.mocked(request).mockResolvedValue({});
  vi.mocked(connection.onConnect).mockImplementation((run) => {
    run();
    return () => undefined;
  });
  vi.mocked(connection.enterRoom).mockImplementation(
    () => new Promise((resolve) => (arrive = () => resolve({ joined: {}, leave } as never))),
  );
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

it('who goes while the entry is on its way has left once it arrives, and the server is told then', async () => {
  const stop = attendRoom('r1', () => undefined);
  stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([leave.mock.calls.length, told()]).toEqual([0, 0]);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect([leave.mock.calls.length, told()]).toEqual([1, 1]);
});

it('who is back by then stays in the room', async () => {
  const stop = attendRoom('r2', () => undefined);
  const arriveFirst = arrive;
  stop();
  await vi.advanceTimersByTimeAsync(1_000);
  attendRoom('r2', () => undefined);
  arriveFirst();
  await vi.advanceTimersByTimeAsync(0);
  expect([leave.mock.calls.length, told()]).toEqual([1, 0]);
});

it('who goes after it has arrived leaves a moment later', async () => {
  const stop = attendRoom('r3', () => undefined);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  stop();
  expect(told()).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([leave.mock.calls.length, told()]).toEqual([1, 1]);
});
