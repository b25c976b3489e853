import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../../../../../test/test-database.ts';
import { createHub } from './hub.state.ts';
import { createPresence } from './presence.state.ts';

const clock = { now: () => Date.now() };
/** What the hub under test published to the other servers, in order. */
let published: { topic: string; message: unknown }[];
let hub: ReturnType<typeof createHub>;

beforeEach(() => {
  vi.useFakeTimers();
  published = [];
  hub = createHub({
    onFrames: () => {},
    clock,
    log: silentLog,
    presence: createPresence(clock),
    fanOut: {
      publish: (topic, message) => published.push({ topic, message }),
      subscribe: () => {},
      stop: async () => {},
    },
    load: async () => null,
    between: async () => [],
    heads: async () => new Map(),
  });
});
afterEach(() => {
  hub.stop();
  vi.useRealTimers();
});

const totals = (room: string): unknown[] =>
  published
    .map(({ message }) => message as { room: string; event: { total: number } })
    .filter((counted) => counted.room === room)
    .map(({ event }) => event.total);

test('a counter that changes 1,000 times in 2 s is published three times, its latest value last', () => {
  for (let total = 1; total <= 1_000; total += 1) {
    hub.count('busy', 'like_sum', { kind: 'like_sum', total });
    if (total % 10 === 0) vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(5_000);
  expect(totals('busy').at(0)).toBe(1);
  expect(totals('busy').at(-1)).toBe(1_000);
  expect(totals('busy')).toHaveLength(3);
});

test('rooms and counters of one room are paced apart', () => {
  hub.count('one', 'like_sum', { kind: 'like_sum', total: 1 });
  hub.count('other', 'like_sum', { kind: 'like_sum', total: 2 });
  hub.count('one', 'viewers', { kind: 'viewers', total: 3 });
  expect(totals('one')).toEqual([1, 3]);
  expect(totals('other')).toEqual([2]);
});

test('nothing is published after the stop', () => {
  for (const total of [1, 2, 3]) hub.count('ended', 'like_sum', { kind: 'like_sum', total });
  hub.stop();
  vi.advanceTimersByTime(5_000);
  expect(totals('ended')).toEqual([1]);
  expect(vi.getTimerCount()).toBe(0);
});
