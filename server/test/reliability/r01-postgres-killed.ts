import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { checkInvariants } from '../../src/modules/money/wallet/invariants.test-fixture.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { createDatabase, prepareDatabase } from '../../src/platform/database/index.ts';
import { createSeededRandom } from '../test-database.ts';
import { until } from '../until.ts';
import { signalPostgres } from './kill-postgres.ts';
import { withPostgres } from './postgres.ts';
import { report } from './report.ts';
import { createBareWallet, seedBalances, insist, transfer } from './transfers.ts';

/*
 * R1: PostgreSQL and all its processes are killed with -9 while 32 connections move beans among 100 members, again
 * and again. What was acknowledged is there, once; nothing is made or lost; it serves again soon.
 * node server/test/reliability/r01-postgres-killed.ts [--kills 10] [--seed 1]
 */
const connections = 32;
const members = Array.from({ length: 100 }, (_, n) => `m${n}`);
const endowment = 10_000;
const readyWithinMs = 3_000;

await report('R1 PostgreSQL killed', { kills: 10 }, ({ seed, kills }) =>
  withPostgres(async (embedded) => {
    await prepareDatabase(embedded.url);
    const database = createDatabase(embedded.url, connections);
    database.waitMax(2_000);
    const wallet = createBareWallet(database);
    await seedBalances(database, wallet, members, endowment);

    const random = createSeededRandom(seed);
    const acknowledged = new Set<string>();
    const counted = { refused: 0, retries: 0 };
    const backAfter: number[] = [];
    let killedAt = 0;
    let isBack = true;
    let stopped = false;

    async function work(worker: number): Promise<void> {
      for (let n = 0; !stopped; n += 1) {
        const from = random.below(members.length);
        const to = (from + 1 + random.below(members.length - 1)) % members.length;
        const wanted = {
          key: `${worker}-${n}`,
          from: members[from] ?? '',
          to: members[to] ?? '',
          amount: 1 + random.below(50),
        };
        const result = await insist(
          () => transfer(database, wallet, wanted),
          () => void (counted.retries += 1),
        );
        if (result === 'refused') counted.refused += 1;
        else acknowledged.add(wanted.key);
        if (!isBack) {
          isBack = true;
          backAfter.push(performance.now() - killedAt);
        }
      }
    }

    const workers = Promise.all(Array.from({ length: connections }, (_, worker) => work(worker)));
    workers.catch(() => {
      isBack = stopped = true;
    });
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(1_000 + random.below(1_500));
      signalPostgres(embedded.pid, 'SIGKILL');
      killedAt = performance.now();
      // An answer that was on its way may still come.
      await pause(50);
      isBack = false;
      await until('transfers go on', () => isBack);
    }
    await pause(500);
    stopped = true;
    await workers;

    const { rows } = await sql<{ key: string; n: number; entries: number }>`
      SELECT request_id AS key, count(DISTINCT journal.id) AS n, count(*) AS entries FROM wallet_journal journal
      JOIN wallet_entry entry ON entry.journal_id = journal.id WHERE kind <> 'issue' GROUP BY request_id`.execute(
      database.reader,
    );
    const stored = new Map(rows.map((row) => [row.key, row]));
    const lost = [...acknowledged].filter((key) => !stored.has(key)).length;
    // Two journals of two entries each: into the hold, and out of it.
    const uneven = rows.filter(({ n, entries }) => n !== 2 || entries !== 4).length;
    const total = await sql<{
      beans: number;
    }>`SELECT sum(balance)::bigint AS beans FROM wallet_account`.execute(database.reader);
    await checkInvariants({ database, clock: systemClock, wallet }, '');
    await database.close();

    const back = backAfter.toSorted((a, b) => a - b)[Math.floor(backAfter.length / 2)] ?? 0;
    const beans = total.rows[0]?.beans ?? 0;
    const faults = [
      ...(lost > 0 ? [`${lost} acknowledged transfers are lost`] : []),
      ...(uneven > 0 ? [`${uneven} transfers have not two journals of two entries`] : []),
      ...(stored.size !== acknowledged.size
        ? [`${stored.size} are stored, ${acknowledged.size} acknowledged`]
        : []),
      ...(beans !== members.length * endowment ? [`${beans} beans instead of the endowment`] : []),
      ...(back > readyWithinMs ? [`ready again only after ${Math.round(back)} ms`] : []),
    ];
    return {
      figures:
        `${kills} kills, ${acknowledged.size} transfers acknowledged, ${lost} lost, ${uneven} doubled, ` +
        `${counted.retries} blind retries, ${counted.refused} refused, ready again after ${Math.round(back)} ms (median)`,
      faults,
    };
  }),
);
