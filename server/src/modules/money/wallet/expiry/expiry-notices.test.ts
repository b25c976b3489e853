import type { NoticeBody } from '@goldbean/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createExpiryNotices } from './expiry-notices.job.ts';
import { createWalletFixture, type WalletFixture } from '../wallet.test-fixture.ts';

const november = Date.UTC(2026, 10, 21);
/** When beans of the second half of 2026 expire, and those of the first half of 2027. */
const july = Date.parse('2027-07-01T00:00:00+08:00');
const january = Date.parse('2028-01-01T00:00:00+08:00');
const [dayMs, minuteMs] = [86_400_000, 60_000];

const notified: { uid: string; body: NoticeBody }[] = [];
let fixture: WalletFixture;
let notifyNow: () => Promise<void>;
beforeAll(async () => {
  fixture = await createWalletFixture();
  createExpiryNotices({
    ...fixture,
    jobs: {
      ...fixture.jobs,
      every(_name, _cron, handler) {
        notifyNow = handler;
      },
    },
    notices: {
      async notify(_tx, some) {
        notified.push(...some);
      },
    },
  });
});
afterAll(() => fixture.drop());
beforeEach(() => {
  fixture.clock.set(november);
  notified.length = 0;
});

/** Runs the job at five past midnight, `days` before a date. @returns amount and date of what a member hears */
async function night(who: string, date: number, days: number) {
  fixture.clock.set(date - days * dayMs + 5 * minuteMs);
  notified.length = 0;
  await notifyNow();
  return notified
    .filter(({ uid }) => uid === who)
    .map(({ body }) => body.kind === 'beans_expire' && [body.amount, body.expires_ts]);
}

test('30, 7 and 1 days before a date, once each, with what is left then', async () => {
  await fixture.credit('n1', 100);
  expect(await night('n1', july, 31)).toEqual([]);
  expect(await night('n1', july, 30)).toEqual([[100, july]]);
  expect(await night('n1', july, 29)).toEqual([]);
  await fixture.pay('n1', 40);
  expect(await night('n1', july, 8)).toEqual([]);
  expect(await night('n1', july, 7)).toEqual([[60, july]]);
  expect(await night('n1', july, 2)).toEqual([]);
  expect(await night('n1', july, 1)).toEqual([[60, july]]);
  expect(await night('n1', july, 1)).toEqual([]);
  expect(await night('n1', july, 0)).toEqual([]);
});

test('lots of one date are one notice; another date has its own', async () => {
  await fixture.credit('n2', 1);
  await fixture.credit('n2', 2);
  await fixture.credit('n2', 5, { currency: 'COIN' });
  fixture.clock.set(Date.UTC(2027, 2, 1));
  await fixture.credit('n2', 4);
  expect(await night('n2', july, 30)).toEqual([[3, july]]);
  expect(await night('n2', january, 30)).toEqual([[4, january]]);
});

test('who has nothing left of a date hears nothing', async () => {
  await fixture.credit('n3', 3);
  await fixture.pay('n3', 3);
  await fixture.credit('n4', 3);
  await fixture.hold('n4', 3);
  expect(await night('n3', july, 30)).toEqual([]);
  expect(notified.map(({ uid }) => uid)).not.toContain('n4');
});

test('after nights that were missed the nearest step alone is notified', async () => {
  await fixture.credit('n5', 3);
  expect(await night('n5', july, 5)).toEqual([[3, july]]);
  expect(await night('n5', july, 4)).toEqual([]);
  expect(await night('n5', july, 1)).toEqual([[3, july]]);
});

test('two servers at once tell everybody once, however many there are', async () => {
  await fixture.database.transaction(async (tx) => {
    for (let n = 0; n < 1_001; n += 1)
      await fixture.wallet.port.credit(tx, {
        uid: `crowd${n}`,
        amount: 1,
        currency: 'BEAN',
        kind: 'issue',
        cause: fixture.cause,
        source: 'test',
        from: 'issue',
        actor: 'system',
        requestId: undefined,
      });
  });
  fixture.clock.set(july - 30 * dayMs);
  await Promise.all([notifyNow(), notifyNow()]);
  const crowd = notified.filter(({ uid }) => uid.startsWith('crowd'));
  expect(crowd).toHaveLength(1_001);
  expect(new Set(crowd.map(({ uid }) => uid)).size).toBe(1_001);
  expect(fixture.retries()).toBe(0);
});

test('what cannot be notified is not marked as notified', async () => {
  await fixture.credit('n6', 6);
  const failing = { ...fixture, notices: { notify: () => Promise.reject(new Error('no paper')) } };
  let notifyOnce: () => Promise<void> = async () => {};
  createExpiryNotices({
    ...failing,
    jobs: {
      ...fixture.jobs,
      every(_name, _cron, handler) {
        notifyOnce = handler;
      },
    },
  });
  fixture.clock.set(july - 1 * dayMs);
  await expect(notifyOnce()).rejects.toThrow('no paper');
  expect(await night('n6', july, 1)).toEqual([[6, july]]);
});
