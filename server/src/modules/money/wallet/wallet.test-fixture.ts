import { exchangeLimits } from '@goldbean/contract';
import { createManualClock, createTestDatabase } from '../../../../test/test-database.ts';
import { createDatabase, type Database } from '../../../platform/database/index.ts';
import { createIds } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Credit, WalletExchange, WalletPayment, Reservation } from './index.ts';
import { createWallet } from './index.ts';

/** A wallet over a database of its own, with a clock that is moved by hand and jobs that run when a test asks. */
export async function createWalletFixture() {
  const testDatabase = await createTestDatabase({ standIns: ['member'] });
  const clock = createManualClock();
  const rhythms = new Map<string, () => Promise<void>>();
  const jobs: Jobs = {
    define() {},
    every(name, _, handler) {
      rhythms.set(name, handler);
    },
    async at() {},
    async start() {},
    async stop() {},
  };
  let retried = 0;
  const counting = (inner: Database): Database => ({
    ...inner,
    transaction(work) {
      let isAgain = false;
      return inner.transaction((tx) => {
        if (isAgain) retried += 1;
        isAgain = true;
        return work(tx);
      });
    },
  });
  const database = counting(testDatabase.database);
  const open = (on: Database, seed: number) => {
    const wallet = createWallet({
      database: on,
      clock,
      ids: createIds(clock, seed),
      jobs,
      ownsChannel: async (_, uid, channelId) => uid === 'owner' && channelId === 'c1',
    });
    wallet.cause('red_packet', async (_, [id = '']) => new Map([[id, { kind: 'group', id: 'g1' }]]));
    return wallet;
  };
  const wallet = open(database, 1);
  const cause = { type: 'test', id: '1', note: { key: 'said', text: 'a test' } } as const;
  return {
    ...testDatabase,
    database,
    clock,
    jobs,
    wallet,
    cause,
    /** Another server on the same database, with connections and ids of its own. */
    openNeighbour() {
      const theirs = createDatabase(testDatabase.url);
      const neighbour = counting(theirs);
      return { database: neighbour, wallet: open(neighbour, 1_000), close: () => theirs.close() };
    },
    async run(job: string): Promise<void> {
      const handler = rhythms.get(job);
      if (!handler) throw new Error(`there is no job ${job}`);
      await handler();
    },
    /** How many transactions had to begin again: PostgreSQL broke up a deadlock. */
    retries: (): number => retried,
    credit: (uid: string, amount: number, more: Partial<Credit> = {}) =>
      database.transaction((tx) =>
        wallet.port.credit(tx, {
          uid,
          amount,
          currency: 'BEAN',
          kind: 'issue',
          cause,
          source: 'test',
          from: 'issue',
          actor: 'system',
          requestId: undefined,
          ...more,
        }),
      ),
    /** Gives coins for beans at the rate of D44. */
    exchange: (uid: string, coins: number, more: Partial<WalletExchange> = {}) =>
      database.transaction((tx) =>
        wallet.port.exchange(tx, {
          uid,
          currency: 'COIN',
          amount: coins,
          beans: coins * exchangeLimits.beansPerCoin,
          source: 'exchange',
          cause,
          actor: uid,
          requestId: undefined,
          ...more,
        }),
      ),
    hold: (uid: string, amount: number, more: Partial<Reservation> = {}) =>
      database.transaction((tx) =>
        wallet.port.hold(tx, {
          uid,
          amount,
          currency: 'BEAN',
          expiresAt: null,
          cause,
          actor: uid,
          requestId: undefined,
          ...more,
        }),
      ),
    pay: (payer: string, amount: number, more: Partial<WalletPayment> = {}) =>
      database.transaction((tx) =>
        wallet.port.pay(tx, {
          payer,
          amount,
          to: { kind: 'channel', id: 'c1' },
          currency: 'BEAN',
          kind: 'gift',
          cause,
          actor: payer,
          requestId: undefined,
          ...more,
        }),
      ),
  };
}
export type WalletFixture = Awaited<ReturnType<typeof createWalletFixture>>;
