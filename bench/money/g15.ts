import pg from 'pg';
import { crowd, settleIn } from '../../server/test/reliability/crowd.ts';
import { enrich } from '../../server/test/reliability/money-cases.ts';
import { command, databaseAt } from '../../server/test/databases.ts';
import { withPostgres } from '../../server/test/reliability/postgres.ts';
import { furnish } from '../../server/test/reliability/simulation/stage.ts';
import { drive, driveAll } from './drive.ts';
import { interleave, judge, quantile, say } from './judge.ts';
import { grabForUpdate, insertRow, schema } from './peers/packet.ts';

/** Grabs under way at once. */
const inFlight = 200;
const connections = 32;
const grabbers = crowd(490);
const p99WithinMs = 30;

/**
 * G15: one packet after the other, 200 grabs in flight, through the product's own service (members, mutes, ledger,
 * lots, outbox), beside SELECT FOR UPDATE and the group commit of PostgreSQL; fsync on.
 */
export const benchPackets = (rounds: number, seconds: number): Promise<boolean> =>
  withPostgres(async ({ url }, folder) => {
    const { testServer, place, close } = await furnish(url, folder, 1, 'furnished', 16);
    await settleIn(testServer.app.database.reader, place.groupId, grabbers);
    await enrich(testServer, 100_000_000);
    const at = databaseAt(url, 'furnished');
    await command(at, schema);
    const pool = new pg.Pool({ connectionString: at, max: connections });
    // One that PostgreSQL ends with the bench is no failure of it.
    pool.on('error', () => {});
    let sent = 0;
    const p99: number[] = [];
    try {
      const rates = await interleave(rounds, {
        async ours() {
          const took: number[] = [];
          let busy = 0;
          while (busy < seconds * 1_000) {
            const count = grabbers.length;
            const { packet_id } = await testServer.call('redPackets.send', place.teacher, {
              group_id: place.groupId,
              kind: 'random',
              count,
              total: 10 * count,
              request_id: `p${(sent += 1)}`,
            });
            const rush = await driveAll(inFlight, grabbers, (uid) =>
              testServer.call('redPackets.open', uid, { packet_id, request_id: packet_id }),
            );
            took.push(...rush.took);
            busy += (rush.took.length / rush.rate) * 1_000;
          }
          p99.push(quantile(took, 0.99));
          return (took.length / busy) * 1_000;
        },
        forUpdate: async () =>
          (await drive(inFlight, seconds, (n) => grabForUpdate(pool, 1 + (n % 100_000)))).rate,
        insert: async () => (await drive(connections, seconds, () => insertRow(pool))).rate,
      });
      const slowest = quantile(p99, 0.5);
      const isSoon = slowest <= p99WithinMs;
      const holds = judge([
        {
          name: 'G15 grabs',
          ours: rates.ours,
          peer: 'SELECT FOR UPDATE',
          theirs: rates.forUpdate,
          atLeast: 25,
        },
        {
          name: 'G15 grabs',
          ours: rates.ours,
          peer: 'inserts in group commit',
          theirs: rates.insert,
          atLeast: 2,
        },
      ]);
      say(
        `G15 grabs, 99th percentile ${slowest.toFixed(1)} ms <= ${p99WithinMs} ${isSoon ? 'PASS' : 'FAIL'}`,
      );
      return holds && isSoon;
    } finally {
      await pool.end();
      await close();
    }
  });
