import { exchangeLimits } from '@goldbean/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patienceMs } from '../../../../test/until.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { checkInvariants, countJournals } from './invariants.test-fixture.ts';
import { createWalletFixture, type WalletFixture } from './wallet.test-fixture.ts';

const runs = 30;
const dayMs = 86_400_000;

let fixture: WalletFixture;
let neighbour: ReturnType<WalletFixture['openNeighbour']>;
beforeAll(async () => {
  fixture = await createWalletFixture();
  neighbour = fixture.openNeighbour();
});
afterAll(async () => {
  await neighbour.close();
  await fixture.drop();
});

/** Operations to draw from; repeated ones are drawn more often. */
const verbs = [
  'credit',
  'credit',
  'pay',
  'pay',
  'pay',
  'payMany',
  'payMany',
  'exchange',
  'hold',
  'hold',
  'capture',
  'capture',
  'handOut',
  'release',
  'reverse',
  'look',
  'sweep',
] as const;

type Operation = {
  readonly what: (typeof verbs)[number];
  /** Which of the two servers is asked. */
  readonly isNeighbour: boolean;
  readonly member: number;
  readonly other: number;
  readonly amount: number;
  readonly currency: 'BEAN' | 'COIN';
  /** Few, so that they repeat, with the same body and with others. */
  readonly key: string | undefined;
  /** Which of the holds made so far. */
  readonly nth: number;
  readonly toMember: boolean;
};

const operation: fc.Arbitrary<Operation> = fc.record({
  what: fc.constantFrom(...verbs),
  isNeighbour: fc.boolean(),
  member: fc.nat(3),
  other: fc.nat(3),
  amount: fc.constantFrom(1, 2, 5, 20, 60),
  currency: fc.constantFrom('BEAN', 'BEAN', 'BEAN', 'COIN'),
  key: fc.option(fc.constantFrom('a', 'b', 'c', 'd'), { nil: undefined }),
  nth: fc.nat(20),
  toMember: fc.boolean(),
});
/** What happens at the same time, and how long before the next such crowd. */
const crowd = fc.record({
  together: fc.array(operation, { minLength: 6, maxLength: 18 }),
  pauseMs: fc.constantFrom(0, 1, 1_000, dayMs, 100 * dayMs, 200 * dayMs),
});
const story = fc.array(crowd, { minLength: 6, maxLength: 10 });

const expected = new Set([
  'wallet.insufficient_beans',
  'wallet.insufficient',
  'wallet.hold_ended',
  'wallet.not_reversible',
  'wallet.spent_since',
  'system.repeated',
]);

// GOLDBEAN_SEED repeats the operations of a failed run; the order within a crowd is up to the database.
test('money is conserved in any interleaving', { timeout: 4 * patienceMs }, async () => {
  let operations = 0;
  let refusals = 0;
  let run = 0;

  await fc.assert(
    fc.asyncProperty(story, async (crowds) => {
      run += 1;
      const uid = (n: number) => `run${run}-${n}`;
      const holds: { readonly id: string; readonly currency: string }[] = [];
      /** The journal of any line that the run has written so far. */
      const journalOf = async (nth: number): Promise<string> => {
        const { rows } = await sql<{ journal_id: string }>`
          SELECT journal_id FROM wallet_entry WHERE account_id LIKE ${`user:run${run}-%`}
          ORDER BY id DESC OFFSET ${nth} LIMIT 1`.execute(fixture.database.reader);
        return rows[0]?.journal_id ?? '';
      };
      /** Invariant 6: body and answer of each key. */
      const answers = new Map<string, { body: string; answer: unknown }>();

      function act(op: Operation): Promise<unknown> {
        const { database, wallet } = op.isNeighbour ? neighbour : fixture;
        const { port } = wallet;
        const { amount, currency } = op;
        const cause = { type: 'test', id: '1', note: null };
        const by = { cause, actor: uid(op.member), requestId: op.key && `${run}-${op.key}` };
        const hold = holds[op.nth % Math.max(1, holds.length)];
        switch (op.what) {
          case 'credit': {
            const more = { kind: 'reward', from: 'reward', source: 'reward' } as const;
            return database.transaction((tx) =>
              port.credit(tx, { uid: uid(op.member), amount, currency, ...more, ...by }),
            );
          }
          case 'pay': {
            const to = { kind: 'channel', id: `run${run}` } as const;
            return database.transaction((tx) =>
              port.pay(tx, { payer: uid(op.member), to, amount, currency, kind: 'gift', ...by }),
            );
          }
          case 'payMany': {
            // Of several members in one write, one of them three times.
            const to = { kind: 'channel', id: `run${run}` } as const;
            const payments = [op.member, op.other, op.member, (op.other + 1) % 4, op.member].map(
              (n, place) => ({
                payer: uid(n),
                actor: uid(n),
                amount: place % 2 === 0 ? amount : amount + 3,
                currency,
                kind: 'gift' as const,
                cause,
                to,
              }),
            );
            return database
              .transaction((tx) => port.payMany(tx, payments))
              .then((outcomes) => {
                const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
                for (const reason of reasons)
                  if (!(reason instanceof Refusal) || !expected.has(reason.msgKey)) throw reason;
                if (reasons.length > 0) throw reasons[0];
                return null;
              });
          }
          case 'hold': {
            const expiresAt = op.toMember ? fixture.clock.now() + 50 * dayMs : null;
            return database
              .transaction((tx) => port.hold(tx, { uid: uid(op.member), amount, currency, expiresAt, ...by }))
              .then((reserved) => {
                if (!holds.some(({ id }) => id === reserved.holdId))
                  holds.push({ id: reserved.holdId, currency });
                return reserved;
              });
          }
          case 'capture': {
            const to = op.toMember
              ? ({ kind: 'user', id: uid(op.other) } as const)
              : ({ kind: 'channel', id: `run${run}` } as const);
            if (!hold) return Promise.resolve();
            return database.transaction((tx) =>
              port.capture(tx, { holdId: hold.id, to, amount, kind: 'barrage', ...by }),
            );
          }
          case 'handOut': {
            if (hold?.currency !== 'BEAN') return Promise.resolve();
            const shares = [op.member, (op.member + 1 + (op.other % 3)) % 4].map((n) => ({
              uid: uid(n),
              amount,
            }));
            return database.transaction((tx) =>
              port.handOut(tx, { holdId: hold.id, shares, source: 'packet', kind: 'refund', ...by }),
            );
          }
          case 'release':
            if (!hold) return Promise.resolve();
            return database.transaction((tx) => port.release(tx, hold.id, 'system'));
          case 'exchange':
            return database.transaction((tx) =>
              port.exchange(tx, {
                uid: uid(op.member),
                currency: 'COIN',
                amount,
                beans: amount * exchangeLimits.beansPerCoin,
                source: 'exchange',
                ...by,
              }),
            );
          case 'reverse': {
            const reversal = { reason: 'test', actor: 'admin', requestId: undefined };
            return journalOf(op.nth).then((journalId) =>
              journalId === ''
                ? null
                : database.transaction((tx) => port.reverse(tx, { journalId, ...reversal })),
            );
          }
          case 'look':
            return wallet.wallet(uid(op.member));
          case 'sweep':
            return wallet.expireLots();
        }
      }

      for (const { together, pauseMs } of crowds) {
        operations += together.length;
        const results = await Promise.allSettled(together.map(act));
        for (const [n, result] of results.entries()) {
          const op = together[n];
          if (result.status === 'rejected') {
            const reason: unknown = result.reason;
            if (!(reason instanceof Refusal) || !expected.has(reason.msgKey)) throw reason;
            refusals += 1;
          } else if (op?.key !== undefined && ['credit', 'pay', 'hold'].includes(op.what)) {
            const key = `${op.what} ${op.member} ${op.key}`;
            const body = `${op.amount} ${op.currency}`;
            const first = answers.get(key) ?? { body, answer: result.value };
            answers.set(key, first);
            expect({ body, answer: result.value }).toEqual(first);
          }
        }
        fixture.clock.advance(pauseMs);
      }

      await checkInvariants(fixture, `run${run}-`);
      // 7: sweeping again changes nothing.
      await fixture.wallet.expireLots();
      const journals = await checkInvariants(fixture, `run${run}-`);
      await Promise.all([fixture.wallet.expireLots(), fixture.wallet.expireLots()]);
      expect(await countJournals(fixture)).toBe(journals);
    }),
    { numRuns: runs, endOnFailure: true },
  );

  expect(operations).toBeGreaterThan(2_000);
  // Both outcomes must have occurred.
  expect(refusals).toBeGreaterThan(100);
  expect(operations - refusals).toBeGreaterThan(1_000);
  // PostgreSQL reported no deadlock.
  expect(fixture.retries()).toBe(0);
});
