import { journalKinds, type JournalKind } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkInvariants } from '../invariants.test-fixture.ts';
import { createWalletFixture, type WalletFixture } from '../wallet.test-fixture.ts';

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

const refusal = (msgKey: string, data?: unknown) =>
  expect.objectContaining({ msgKey, ...(data !== undefined && { data }) });
const statement = async (uid: string, currency: 'BEAN' | 'COIN' = 'BEAN') =>
  (await fixture.wallet.statement(uid, { currency, page: 1, page_size: 100 })).list;
/** Kind, amount and balance of each line, newest first. */
const lines = async (uid: string, currency: 'BEAN' | 'COIN' = 'BEAN') =>
  (await statement(uid, currency)).map(({ kind, amount, left }) => [kind, amount, left]);
const lotsLeft = async (uid: string) =>
  (await fixture.wallet.lots(uid, { page: 1, page_size: 20 })).list.map(({ source, left }) => [source, left]);
/** The journal of a member's newest line. */
const newest = async (uid: string, currency: 'BEAN' | 'COIN' = 'BEAN') =>
  (await statement(uid, currency))[0]?.journal_id ?? '';
let intents = 0;
const reverse = (journalId: string, more: { reason?: string; actor?: string; requestId?: string } = {}) => {
  intents += 1;
  const { reason = 'charged twice', actor = 'admin', requestId = `intent${intents}` } = more;
  return fixture.database.transaction((tx) =>
    fixture.wallet.port.reverse(tx, { journalId, reason, actor, requestId }),
  );
};

describe('taking a payment back', () => {
  test('gives the beans back to the lots they came from, and says why', async () => {
    await fixture.credit('a1', 30, { source: 'reward' });
    fixture.clock.set(Date.UTC(2027, 1, 1));
    await fixture.credit('a1', 50, { source: 'recharge' });
    const income = () => fixture.wallet.port.channelIncome(fixture.database.reader, 'c9');
    await fixture.pay('a1', 40, { to: { kind: 'channel', id: 'c9' } });
    const paid = await newest('a1');
    expect(await lotsLeft('a1')).toEqual([['recharge', 40]]);
    expect(await income()).toBe(40);

    const { journalId } = await reverse(paid);
    expect(await lotsLeft('a1')).toEqual([
      ['reward', 30],
      ['recharge', 50],
    ]);
    expect(await income()).toBe(0);
    expect((await statement('a1'))[0]).toMatchObject({
      journal_id: journalId,
      kind: 'reversal',
      amount: 40,
      left: 80,
      cause: { type: 'journal', id: paid, note: { key: 'said', text: 'charged twice' } },
    });
    // The first journal is unchanged.
    expect((await statement('a1'))[1]).toMatchObject({ journal_id: paid, kind: 'gift', amount: -40 });
    await checkInvariants(fixture, 'a1');
  });

  test('into a lot that has expired meanwhile is two lines (as D41)', async () => {
    await fixture.credit('a2', 10);
    await fixture.pay('a2', 6);
    const paid = await newest('a2');
    fixture.clock.set(july + dayMs);
    await reverse(paid);
    expect(await lines('a2')).toEqual([
      ['expiry', -6, 0],
      ['reversal', 6, 6],
      ['expiry', -4, 0],
      ['gift', -6, 4],
      ['issue', 10, 10],
    ]);
    await checkInvariants(fixture, 'a2');
  });

  test('of coins needs no lots', async () => {
    await fixture.credit('a3', 5, { currency: 'COIN' });
    await fixture.pay('a3', 3, { currency: 'COIN' });
    await reverse(await newest('a3', 'COIN'));
    expect(await lines('a3', 'COIN')).toEqual([
      ['reversal', 3, 5],
      ['gift', -3, 2],
      ['issue', 5, 5],
    ]);
  });
});

describe('refunding payments', () => {
  const kind = 'wish_votes';
  const buy = (uid: string, amount: number, requestId: string) =>
    fixture.pay(uid, amount, { kind, to: { kind: 'system', id: 'fee' }, requestId });
  const refund = (uid: string, requestIds: readonly string[], requestId = `back-${uid}`) =>
    fixture.database.transaction((tx) =>
      fixture.wallet.port.refund(tx, {
        uid,
        paid: { kind, requestIds },
        cause: fixture.cause,
        actor: 'producthead',
        requestId,
      }),
    );

  test('gives them back to the lots they came from, several as one line, once', async () => {
    await fixture.credit('r1', 30, { source: 'reward' });
    fixture.clock.set(Date.UTC(2027, 1, 1));
    await fixture.credit('r1', 50, { source: 'recharge' });
    const lots = async () => (await fixture.wallet.lots('r1', { page: 1, page_size: 20 })).list;
    const before = await lots();
    await buy('r1', 20, 'r1-1');
    await buy('r1', 25, 'r1-2');
    await buy('r1', 5, 'r1-3');
    for (const _ of [1, 2]) expect(await refund('r1', ['r1-1', 'r1-2', 'r1-3'])).toEqual({ refunded: 50 });
    expect(await lots()).toEqual(before);
    expect((await statement('r1'))[0]).toMatchObject({
      kind: 'refund',
      amount: 50,
      left: 80,
      cause: { type: fixture.cause.type, id: fixture.cause.id },
    });
    await checkInvariants(fixture, 'r1');
    // Neither are they spent twice by undoing it: the lots may be empty by then.
    await fixture.pay('r1', 30);
    await fixture.credit('r1', 100);
    await expect(reverse((await statement('r1'))[2]?.journal_id ?? '')).rejects.toEqual(
      refusal('wallet.not_reversible'),
    );
  });

  test('renews nothing: what has expired meanwhile expires at once (D41, D42)', async () => {
    await fixture.credit('r2', 10);
    await buy('r2', 6, 'r2-1');
    fixture.clock.set(july + dayMs);
    await refund('r2', ['r2-1']);
    expect(await lines('r2')).toEqual([
      ['expiry', -6, 0],
      ['refund', 6, 6],
      ['expiry', -4, 0],
      ['wish_votes', -6, 4],
      ['issue', 10, 10],
    ]);
    await checkInvariants(fixture, 'r2');
  });

  test('is of what was paid, by this member', async () => {
    for (const uid of ['r3', 'r4']) await fixture.credit(uid, 10);
    await buy('r3', 6, 'r3-1');
    await expect(refund('r4', ['r3-1'])).rejects.toThrow('not all of these wish_votes were paid');
    await expect(refund('r3', ['r3-1', 'r3-2'])).rejects.toThrow('not all of these wish_votes were paid');
    expect(await lines('r3')).toHaveLength(2);
  });
});

describe('taking income back', () => {
  test('takes it out of the very lot it became, though another expires sooner', async () => {
    await fixture.credit('b1', 5, { source: 'reward' });
    fixture.clock.set(Date.UTC(2027, 1, 1));
    await fixture.credit('b1', 7, { source: 'recharge' });
    await reverse(await newest('b1'));
    expect(await lotsLeft('b1')).toEqual([['reward', 5]]);
    expect((await lines('b1'))[0]).toEqual(['reversal', -7, 5]);
    await checkInvariants(fixture, 'b1');
  });

  test('is refused whole when a part of it was spent, though there are other beans', async () => {
    await fixture.credit('b2', 5);
    const first = await newest('b2');
    await fixture.credit('b2', 100);
    await fixture.pay('b2', 2);
    await expect(reverse(first)).rejects.toEqual(refusal('wallet.spent_since', { left: 3 }));
    expect(await lines('b2')).toHaveLength(3);
  });

  test('is refused when it is reserved or has expired', async () => {
    await fixture.credit('b3', 5);
    const credited = await newest('b3');
    const { holdId } = await fixture.hold('b3', 5);
    await expect(reverse(credited)).rejects.toEqual(refusal('wallet.spent_since', { left: 0 }));
    await fixture.database.transaction((tx) => fixture.wallet.port.release(tx, holdId, 'system'));
    fixture.clock.set(july);
    await expect(reverse(credited)).rejects.toEqual(refusal('wallet.spent_since', { left: 0 }));
  });

  test('of coins is refused above the balance', async () => {
    await fixture.credit('b4', 5, { currency: 'COIN' });
    const credited = await newest('b4', 'COIN');
    await fixture.pay('b4', 1, { currency: 'COIN' });
    await expect(reverse(credited)).rejects.toEqual(refusal('wallet.spent_since', { left: 4 }));
    await fixture.credit('b4', 1, { currency: 'COIN' });
    await reverse(credited);
    expect((await lines('b4', 'COIN'))[0]).toEqual(['reversal', -5, 0]);
  });
});

/** How a journal of each kind comes about, and whether it can be taken back. A new kind must say so too. */
const kinds: Readonly<Record<JournalKind, { reversible: boolean; make: (uid: string) => Promise<unknown> }>> =
  {
    issue: { reversible: true, make: (uid) => fixture.credit(uid, 5) },
    recharge: {
      reversible: true,
      make: (uid) => fixture.credit(uid, 5, { kind: 'recharge', from: 'provider' }),
    },
    reward: { reversible: true, make: (uid) => fixture.credit(uid, 5, { kind: 'reward', from: 'reward' }) },
    refund: { reversible: true, make: (uid) => fixture.credit(uid, 5, { kind: 'refund', from: 'refund' }) },
    gift: { reversible: true, make: (uid) => fixture.pay(uid, 5) },
    barrage: { reversible: true, make: (uid) => fixture.pay(uid, 1, { kind: 'barrage' }) },
    // It opened what was watched meanwhile.
    ticket: { reversible: false, make: (uid) => fixture.pay(uid, 5, { kind: 'ticket' }) },
    // It opened what was watched and given meanwhile.
    iron_fan: {
      reversible: false,
      make: (uid) => fixture.pay(uid, 5, { kind: 'iron_fan' }),
    },
    // It was lit meanwhile.
    fan_light: { reversible: false, make: (uid) => fixture.pay(uid, 1, { kind: 'fan_light' }) },
    // It moved the wish meanwhile.
    wish_votes: { reversible: false, make: (uid) => fixture.pay(uid, 5, { kind: 'wish_votes' }) },
    // The goods stay with whoever got them.
    treasure: { reversible: false, make: (uid) => fixture.pay(uid, 5, { kind: 'treasure' }) },
    exchange: { reversible: false, make: (uid) => fixture.exchange(uid, 2) },
    hold: { reversible: false, make: (uid) => fixture.hold(uid, 5) },
    release: {
      reversible: false,
      async make(uid) {
        const { holdId } = await fixture.hold(uid, 5);
        await fixture.database.transaction((tx) => fixture.wallet.port.release(tx, holdId, 'system'));
      },
    },
    packet: {
      reversible: false,
      async make(uid) {
        const { holdId } = await fixture.hold(`${uid}-sender`, 5);
        const shares = [{ uid, amount: 5 }];
        const packet = { kind: 'packet', cause: fixture.cause, actor: uid, source: 'packet' } as const;
        await fixture.database.transaction((tx) =>
          fixture.wallet.port.handOut(tx, { holdId, shares, ...packet }),
        );
      },
    },
    lucky_bag: {
      reversible: false,
      async make(uid) {
        const { holdId } = await fixture.hold(`${uid}-giver`, 5);
        const shares = [{ uid, amount: 5 }];
        const bag = { kind: 'lucky_bag', cause: fixture.cause, actor: uid, source: 'lucky_bag' } as const;
        await fixture.database.transaction((tx) =>
          fixture.wallet.port.handOut(tx, { holdId, shares, ...bag }),
        );
      },
    },
    expiry: {
      reversible: false,
      async make() {
        fixture.clock.set(july);
        await fixture.wallet.expireLots();
      },
    },
    reversal: {
      reversible: false,
      async make(uid) {
        await fixture.pay(uid, 5);
        await reverse(await newest(uid));
      },
    },
  };

describe('of all kinds of journal', () => {
  test.each(journalKinds)('%s can be taken back, or is refused', async (kind) => {
    const uid = `kind-${kind}`;
    for (const owner of [uid, `${uid}-sender`, `${uid}-giver`]) await fixture.credit(owner, 10);
    await fixture.credit(uid, 10, { currency: 'COIN' });
    const { reversible, make } = kinds[kind];
    await make(uid);
    const [line] = await statement(uid);
    expect(line?.kind).toBe(kind);
    const before = await fixture.wallet.wallet(uid);
    const undone = reverse(line?.journal_id ?? '');
    if (reversible) {
      await undone;
      expect(await fixture.wallet.wallet(uid)).toMatchObject({ beans: 10, coins: 10 });
    } else {
      await expect(undone).rejects.toEqual(refusal('wallet.not_reversible'));
      expect(await fixture.wallet.wallet(uid)).toEqual(before);
    }
    await checkInvariants(fixture, uid);
  });

  test.each(['COIN', 'DANGWU'] as const)(
    'K17, D71: beans never become %s again, spent or not',
    async (currency) => {
      const uid = `back-${currency}`;
      await fixture.credit(uid, 3, { currency });
      await fixture.exchange(uid, 2, { currency });
      await expect(reverse(await newest(uid))).rejects.toEqual(refusal('wallet.not_reversible'));
      await fixture.pay(uid, 1);
      await expect(reverse((await statement(uid))[1]?.journal_id ?? '')).rejects.toEqual(
        refusal('wallet.not_reversible'),
      );
      const wallet = await fixture.wallet.wallet(uid);
      expect([wallet.beans, wallet.coins, wallet.dangwu]).toEqual(
        currency === 'COIN' ? [99, 1, 0] : [99, 0, 1],
      );
    },
  );
});

describe('what cannot be taken back', () => {
  test('a hold, what was handed on from one, its release, an expiry and a reversal itself', async () => {
    await fixture.credit('d1', 20);
    const { holdId } = await fixture.hold('d1', 10);
    await expect(reverse(await newest('d1'))).rejects.toEqual(refusal('wallet.not_reversible'));
    await fixture.database.transaction((tx) =>
      fixture.wallet.port.capture(tx, {
        holdId,
        to: { kind: 'user', id: 'd2' },
        amount: 4,
        kind: 'refund',
        cause: fixture.cause,
        actor: 'd1',
        requestId: undefined,
      }),
    );
    await expect(reverse(await newest('d2'))).rejects.toEqual(refusal('wallet.not_reversible'));
    await fixture.database.transaction((tx) => fixture.wallet.port.release(tx, holdId, 'system'));
    await expect(reverse(await newest('d1'))).rejects.toEqual(refusal('wallet.not_reversible'));
    await fixture.pay('d1', 1);
    const { journalId } = await reverse(await newest('d1'));
    await expect(reverse(journalId)).rejects.toEqual(refusal('wallet.not_reversible'));
    fixture.clock.set(july);
    await expect(reverse(await newest('d1'))).rejects.toEqual(refusal('wallet.not_reversible'));
  });

  test('a journal that nobody knows', async () => {
    await expect(reverse('none')).rejects.toEqual(refusal('request.not_found'));
  });
});

describe('once', () => {
  test('whoever asks, however many at once, hears of the same journal', async () => {
    await fixture.credit('e1', 10);
    await fixture.pay('e1', 4);
    const paid = await newest('e1');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reverse(paid, { actor: `admin${n % 3}` })),
    );
    expect(new Set(answers.map(({ journalId }) => journalId)).size).toBe(1);
    expect((await lines('e1')).filter(([kind]) => kind === 'reversal')).toHaveLength(1);
    expect(fixture.retries()).toBe(0);
  });

  test('a request_id is for one journal and one reason', async () => {
    await fixture.credit('e2', 10);
    await fixture.pay('e2', 4);
    const first = await newest('e2');
    await fixture.pay('e2', 5);
    const second = await newest('e2');
    const { journalId } = await reverse(first, { requestId: 'k' });
    expect(await reverse(first, { requestId: 'k' })).toEqual({ journalId });
    await expect(reverse(first, { requestId: 'k', reason: 'another' })).rejects.toEqual(
      refusal('system.repeated'),
    );
    await expect(reverse(second, { requestId: 'k' })).rejects.toEqual(refusal('system.repeated'));
    expect(await reverse(first, { requestId: 'k2', reason: 'another' })).toEqual({ journalId });
  });

  test('the database itself keeps a second one out', async () => {
    const { rows } = await sql<{ id: string }>`
      SELECT cause_id AS id FROM wallet_journal WHERE kind = 'reversal' LIMIT 1`.execute(
      fixture.database.reader,
    );
    const insert = sql`INSERT INTO wallet_journal VALUES
      ('twice', 'reversal', 'journal', ${rows[0]?.id}, NULL, 'x', NULL, '', 'epoch')`;
    await expect(fixture.database.transaction((tx) => insert.execute(tx))).rejects.toMatchObject({
      code: '23505',
    });
  });
});
