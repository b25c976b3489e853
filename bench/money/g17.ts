import { sql } from 'kysely';
import pg from 'pg';
import type { Balance } from '../../server/src/modules/money/wallet/wallet.ports.ts';
import { createTransactionBatches } from '../../server/src/platform/batch/index.ts';
import { createDatabase, prepareDatabase } from '../../server/src/platform/database/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { createIdempotency, type NamedIdempotencyKey } from '../../server/src/platform/idempotency.ts';
import { command } from '../../server/test/databases.ts';
import { withPostgres } from '../../server/test/reliability/postgres.ts';
import { createBareWallet, seedBalances } from '../../server/test/reliability/transfers.ts';
import { drive } from './drive.ts';
import { interleave, judge, say } from './judge.ts';
import { insertRow, payOneByOne, schema } from './peers/packet.ts';

const members = Array.from({ length: 100 }, (_, n) => `m${n}`);
const inFlight = 200;
const connections = 32;
/** Payments of one transaction, as of gifts. */
const maxAtOnce = 200;

/**
 * G17: 100 members pay into the income of one channel, through the wallet's own `payMany`, gathered as gifts are, beside a wallet that locks the
 * hot account's row, so that its payments go one by one. Then on, until so many are done: no deadlock.
 */
export const benchPayments = (rounds: number, seconds: number, transfers: number): Promise<boolean> =>
  withPostgres(async ({ url }) => {
    await prepareDatabase(url);
    await command(url, schema);
    const database = createDatabase(url, connections);
    const wallet = createBareWallet(database);
    const idempotency = createIdempotency(systemClock);
    await seedBalances(database, wallet, members, 10_000_000);
    const pool = new pg.Pool({ connectionString: url, max: connections });
    // One that PostgreSQL ends with the bench is no failure of it.
    pool.on('error', () => {});
    let paid = 0;
    let attempts = 0;
    // As gifts do it: once per intent, and many in one transaction.
    type Wish = { readonly payer: string; readonly intent: NamedIdempotencyKey };
    const payments = createTransactionBatches<Wish, Balance>(
      database,
      { most: maxAtOnce },
      (tx, _channel, wishes) => {
        attempts += wishes.length;
        return idempotency.onceEach(tx, wishes, (fresh) =>
          wallet.port.payMany(
            tx,
            fresh.map(({ payer }) => ({
              payer,
              to: { kind: 'channel', id: 'c1' },
              currency: 'BEAN',
              amount: 1,
              kind: 'gift',
              cause: { type: 'bench', id: '1', note: null },
              actor: payer,
            })),
          ),
        );
      },
    );
    const pay = async (): Promise<void> => {
      const n = (paid += 1);
      const payer = members[n % members.length] ?? '';
      await payments.add('c1', {
        payer,
        intent: { actor: payer, call: 'bench', requestId: `t${n}`, bodyHash: '' },
      });
    };
    try {
      const rates = await interleave(rounds, {
        ours: async () => (await drive(inFlight, seconds, pay)).rate,
        oneByOne: async () => (await drive(inFlight, seconds, (n) => payOneByOne(pool, 1 + (n % 100)))).rate,
        insert: async () => (await drive(connections, seconds, () => insertRow(pool))).rate,
      });
      const holds = judge([
        { name: 'G17 transfers', ours: rates.ours, peer: 'one by one', theirs: rates.oneByOne, atLeast: 5 },
      ]);
      say(`G17 transfers, beside inserts in group commit=${Math.round(rates.insert).toLocaleString('en')}/s`);
      await Promise.all(
        Array.from({ length: inFlight }, async () => {
          while (paid < transfers) await pay();
        }),
      );
      const { rows } = await sql<{ deadlocks: number }>`SELECT deadlocks FROM pg_stat_database
        WHERE datname = current_database()`.execute(database.reader);
      const deadlocks = rows[0]?.deadlocks ?? 0;
      const { ok } = await wallet.reconciliation();
      const isClean = deadlocks === 0 && attempts === paid && ok;
      say(
        `G17 deadlocks ${deadlocks} in ${paid.toLocaleString('en')}, ${attempts - paid} tried again, books ` +
          `${ok ? 'agree' : 'do not agree'} ${isClean ? 'PASS' : 'FAIL'}`,
      );
      return holds && isClean;
    } finally {
      await pool.end();
      await database.close();
    }
  });
