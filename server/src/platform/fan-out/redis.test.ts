import { afterEach, expect, it, vi } from 'vitest';
import { createTestRedis, isWithoutRedis } from '../../../test/redis.ts';
import { silentLog } from '../../../test/test-database.ts';
import type { FanOut } from './fan-out.ts';
import { createRedisFanOut } from './redis.ts';

const redis = await createTestRedis();

let fanOuts: FanOut[] = [];
afterEach(async () => {
  for (const fanOut of fanOuts) await fanOut.stop();
  fanOuts = [];
  await redis.stop();
});

/** Publishes it until it is received: what is published while a connection is away is lost. */
const publishUntilReceived = (from: FanOut, received: readonly unknown[], words: string) =>
  vi.waitFor(() => {
    from.publish('topic', words);
    expect(received).toContain(words);
  });

it.skipIf(isWithoutRedis)('hears other servers once Redis comes, and again after it was away', async () => {
  const refused = vi.fn();
  const log = { ...silentLog, warn: refused };
  const first = createRedisFanOut(redis.url, 'first', log);
  const second = createRedisFanOut(redis.url, 'second', log);
  fanOuts = [first, second];
  const received: unknown[] = [];
  second.subscribe('topic', (message) => received.push(message));
  await vi.waitFor(() => expect(refused.mock.calls.length).toBeGreaterThan(4));
  redis.start();
  await publishUntilReceived(first, received, 'begun');
  await redis.stop();
  redis.start();
  await publishUntilReceived(first, received, 'again');
  const late: unknown[] = [];
  second.subscribe('other topic', (message) => late.push(message));
  await vi.waitFor(() => {
    first.publish('other topic', 'subscribed later');
    expect(late).toContain('subscribed later');
  });
});
