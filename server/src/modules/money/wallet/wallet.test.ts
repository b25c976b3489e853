import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWalletFixture, type WalletFixture } from './wallet.test-fixture.ts';

const november = Date.UTC(2026, 10, 21);
/** When beans of the second half of 2026 expire. */
const july = Date.parse('2027-07-01T00:00:00+08:00');
const dayMs = 86_400_000;

let fixture: WalletFixture;
beforeAll(async () => {
  fixture = await createWalletFixture();
});
afterAll(() => fixture.drop());
beforeEach(() => fixture.clock.set(november));

const refusal = (msgKey: string) => expect.objectContaining({ msgKey });
const beans = (uid: string) => fixture.wallet.port.beans(fixture.database.reader, uid);

describe('paying', () => {
  test('moves beans to a channel and answers with the balance', async () => {
    await fixture.credit('p1', 100);
    expect(await fixture.pay('p1', 30)).toEqual({ balance: 70 });
    expect(await beans('p1')).toBe(70);
    expect(await fixture.wallet.port.channelIncome(fixture.database.reader, 'c1')).toBe(30);
  });

  test('is refused above the balance, and moves nothing', async () => {
    await fixture.credit('p2', 10);
    await expect(fixture.pay('p2', 11)).rejects.toEqual(
      expect.objectContaining({ msgKey: 'wallet.insufficient_beans', data: { balance: 10 } }),
    );
    await expect(fixture.pay('p2', 1, { currency: 'COIN' })).rejects.toEqual(refusal('wallet.insufficient'));
    await expect(fixture.pay('nobody', 1)).rejects.toEqual(refusal('wallet.insufficient_beans'));
    expect(await beans('p2')).toBe(10);
  });

  test('other currencies have no lots and no expiry', async () => {
    await fixture.credit('p3', 5, { currency: 'COIN' });
    expect(await fixture.pay('p3', 2, { currency: 'COIN', to: { kind: 'system', id: 'exchange' } })).toEqual({
      balance: 3,
    });
    fixture.clock.set(july + 365 * dayMs);
    expect(await fixture.wallet.wallet('p3')).toMatchObject({
      beans: 0,
      coins: 3,
      held: 0,
      next_expiry: null,
    });
  });

  test('beans of several members are read at once, without what has expired', async () => {
    const { clock, database, wallet } = fixture;
    await fixture.credit('b1', 30);
    await fixture.credit('b2', 7);
    await fixture.pay('b2', 7);
    const read = () => wallet.port.beansOf(database.reader, ['b2', 'b1', 'nobody', 'b1']);
    expect(Object.fromEntries(await read())).toEqual({ b1: 30, b2: 0, nobody: 0 });
    clock.set(july + 365 * dayMs);
    expect((await read()).get('b1')).toBe(0);
  });

  test('draws from hundreds of small lots at once', async () => {
    await fixture.database.transaction(async (tx) => {
      for (let n = 0; n < 150; n += 1)
        await fixture.wallet.port.credit(tx, {
          uid: 'p4',
          amount: 1,
          currency: 'BEAN',
          kind: 'reward',
          cause: fixture.cause,
          source: 'reward',
          from: 'reward',
          actor: 'system',
          requestId: undefined,
        });
    });
    expect(await fixture.pay('p4', 149)).toEqual({ balance: 1 });
    await expect(fixture.pay('p4', 2)).rejects.toEqual(refusal('wallet.insufficient_beans'));
  });

  test('does not draw on the first credit of an account that it found missing', async () => {
    const { database } = fixture;
    const credited = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const credit = database.transaction(async (tx) => {
      await fixture.wallet.port.credit(tx, {
        uid: 'newcomer',
        amount: 5,
        currency: 'BEAN',
        kind: 'issue',
        cause: fixture.cause,
        source: 'test',
        from: 'issue',
        actor: 'system',
        requestId: undefined,
      });
      credited.resolve();
      await gate.promise;
    });
    await credited.promise;
    // This lock waits for the credit and readers of lots wait for it, so the credit falls between two steps of a payment.
    const barrier = database.transaction((tx) => sql`LOCK TABLE wallet_lot`.execute(tx));
    const waiting = async (): Promise<number> =>
      (
        await sql`SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'wallet_lot'::regclass`.execute(
          database.reader,
        )
      ).rows.length;
    await vi.waitFor(async () => expect(await waiting()).toBe(1));
    let isOver = false;
    const payment = fixture.pay('newcomer', 5).finally(() => {
      isOver = true;
    });
    payment.catch(() => {});
    await vi.waitFor(async () => expect(isOver || (await waiting()) === 2).toBe(true));
    gate.resolve();
    await Promise.all([credit, barrier]);
    await expect(payment).rejects.toEqual(refusal('wallet.insufficient_beans'));
    expect(await fixture.pay('newcomer', 5)).toEqual({ balance: 0 });
  });

  test('an amount that is none is a fault, not a refusal', async () => {
    await expect(fixture.pay('p1', 0)).rejects.toThrow(RangeError);
    await expect(fixture.credit('p1', -5)).rejects.toThrow(RangeError);
  });
});

describe('a request_id', () => {
  test('fifty at once with one key are one payment, and all hear the same', async () => {
    await fixture.credit('r1', 100);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => fixture.pay('r1', 60, { requestId: 'k1' })),
    );
    expect(new Set(answers.map(({ balance }) => balance))).toEqual(new Set([40]));
    expect(await beans('r1')).toBe(40);
  });

  test('for something else is refused, whether or not there is money for it', async () => {
    await fixture.credit('r2', 100);
    await fixture.pay('r2', 60, { requestId: 'k' });
    await expect(fixture.pay('r2', 30, { requestId: 'k' })).rejects.toEqual(refusal('system.repeated'));
    await expect(fixture.pay('r2', 90, { requestId: 'k' })).rejects.toEqual(refusal('system.repeated'));
    const elsewhere = fixture.pay('r2', 60, { requestId: 'k', to: { kind: 'channel', id: 'c2' } });
    await expect(elsewhere).rejects.toEqual(refusal('system.repeated'));
    expect(await beans('r2')).toBe(40);
  });

  test('is one per actor and kind', async () => {
    await fixture.credit('r3', 10, { requestId: 'same' });
    await fixture.credit('r3', 10, { requestId: 'same', kind: 'reward' });
    await fixture.credit('r3', 10, { requestId: 'same', actor: 'admin' });
    await fixture.credit('r3', 10, { requestId: 'same' });
    expect(await beans('r3')).toBe(30);
  });

  test('credits one member once, though two are asked for at the same time', async () => {
    const both = await Promise.allSettled([
      fixture.credit('r4', 7, { requestId: 'pair' }),
      fixture.credit('r5', 7, { requestId: 'pair' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await beans('r4')) + (await beans('r5'))).toBe(7);
  });
});

describe('an exchange', () => {
  const books = async (uid: string) => {
    const { beans: ofBeans, coins } = await fixture.wallet.wallet(uid);
    return { beans: ofBeans, coins };
  };

  test('is one journal: coins go, and 50 beans for each come in as a lot of their own (D44)', async () => {
    await fixture.credit('x1', 5, { currency: 'COIN' });
    expect(await fixture.exchange('x1', 2)).toEqual({ balance: 3 });
    expect(await books('x1')).toEqual({ beans: 100, coins: 3 });
    expect([await fixture.wallet.coins('x1'), await fixture.wallet.vouchers('x1')]).toEqual([3, 0]);
    const { list } = await fixture.wallet.lots('x1', { page: 1, page_size: 20 });
    expect(list).toMatchObject([{ amount: 100, source: 'exchange', expires_ts: july }]);
    const { rows } = await sql`SELECT count(DISTINCT journal_id) AS journals, count(*) AS entries
      FROM wallet_entry JOIN wallet_journal journal ON journal.id = journal_id
      WHERE kind = 'exchange' AND actor = 'x1'`.execute(fixture.database.reader);
    expect(rows).toEqual([{ journals: 1, entries: 4 }]);
    expect(await fixture.wallet.reconciliation()).toMatchObject({ ok: true });
  });

  test('of more than there is moves nothing', async () => {
    await fixture.credit('x2', 1, { currency: 'COIN' });
    await expect(fixture.exchange('x2', 2)).rejects.toEqual(
      expect.objectContaining({ msgKey: 'wallet.insufficient', data: { balance: 1 } }),
    );
    await expect(fixture.exchange('x2', 1, { beans: 0 })).rejects.toThrow(RangeError);
    expect(await books('x2')).toEqual({ beans: 0, coins: 1 });
  });

  test('with one key, twenty at once, happens once, and nobody waits for each other', async () => {
    await fixture.credit('x3', 9, { currency: 'COIN' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fixture.exchange('x3', 1, { requestId: 'k' })),
    );
    expect(fixture.retries()).toBe(0);
    expect(new Set(answers.map(({ balance }) => balance))).toEqual(new Set([8]));
    expect(await books('x3')).toEqual({ beans: 50, coins: 8 });
    await expect(fixture.exchange('x3', 2, { requestId: 'k' })).rejects.toEqual(refusal('system.repeated'));
  });
});
