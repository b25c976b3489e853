import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as serverClock from './server-clock.ts';

const server = Date.UTC(2026, 10, 29, 10, 0, 0);
const date = new Date(server).toUTCString();

let learnServerTime: typeof serverClock.learnServerTime;
let serverNow: typeof serverClock.serverNow;

beforeEach(async () => {
  vi.resetModules();
  ({ learnServerTime, serverNow } = await import('./server-clock.ts'));
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it.each([
  ['three minutes ahead', 180_000],
  ['three minutes behind', -180_000],
])('a device that is %s goes by the server', (_, wrong) => {
  vi.setSystemTime(server + wrong);
  learnServerTime(date, Date.now() - 200, Date.now());
  expect(Math.abs(serverNow() - server)).toBeLessThanOrEqual(1_200);
  vi.advanceTimersByTime(60_000);
  expect(Math.abs(serverNow() - server - 60_000)).toBeLessThanOrEqual(1_200);
});

it('a device that is right stays as it is, also where an answer is slow or has no date', () => {
  vi.setSystemTime(server + 900);
  learnServerTime(date, Date.now() - 20, Date.now());
  vi.setSystemTime(server + 5_000);
  learnServerTime(date, server, Date.now());
  const now = serverNow();
  learnServerTime(null, 0, Date.now());
  learnServerTime('yesterday', 0, Date.now());
  expect(serverNow()).toBe(now);
  expect(now).toBe(Date.now());
});
