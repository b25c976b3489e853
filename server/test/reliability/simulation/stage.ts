import { sql } from 'kysely';
import pg from 'pg';
import { seedDemo } from '../../../src/demo/index.ts';
import { checkInvariants, countJournals } from '../../../src/modules/money/wallet/invariants.test-fixture.ts';
import { prepareDatabase } from '../../../src/platform/database/index.ts';
import { command, databaseAt } from '../../databases.ts';
import { createSeededRandom } from '../../test-database.ts';
import type { SimulationTally } from './action.ts';
import { openAudit } from './books.ts';
import { openSimulationServer, type SimulationServer } from './simulation-server.ts';
import type { SimulationPlace } from './context.ts';
import { createScheduler } from './scheduler.ts';
import { runSteps, type NamedStep } from './simulation.ts';
import { createTracer, type Trace } from './trace.ts';

/** Plays steps, each time on a new server. */
export interface SimulationStage {
  /** Of all plays. */
  readonly tally: Readonly<SimulationTally>;
  play(seed: number, steps: readonly NamedStep[]): Promise<PlayedSteps>;
  close(): Promise<void>;
}

/** What came of a run. */
interface PlayedSteps {
  /** What went wrong, or null. */
  readonly fault: string | null;
  readonly trace: Trace;
}

/** Most connections of a run: no more transactions are under way at once. */
const runConnections = 4;

/** For each of these processes of PostgreSQL, the ones whose lock it waits for. */
export async function findBlockers(monitor: pg.Pool, processes: readonly number[]): Promise<number[][]> {
  const { rows } = await monitor.query<{ blockers: number[] }>(
    `SELECT pg_blocking_pids(process) AS blockers
     FROM unnest($1::int[]) WITH ORDINALITY AS asked (process, place) ORDER BY place`,
    [processes],
  );
  return rows.map(({ blockers }) => blockers);
}

/**
 * A server with the demo's content.
 * @param name of the new database it lives in
 * @param connections most connections at once
 */
export async function furnish(
  url: string,
  folder: string,
  seed: number,
  name = 'furnished',
  connections?: number,
) {
  await command(url, `CREATE DATABASE ${name}`);
  await prepareDatabase(databaseAt(url, name));
  const testServer = await openSimulationServer(databaseAt(url, name), folder, seed, connections);
  await seedDemo(testServer.app);
  // The model knows of no membership at first: those of the demo would be charged unforeseen.
  await sql`TRUNCATE iron_fan_period, iron_fan`.execute(testServer.app.database.reader);
  return { testServer, place: await findPlace(testServer), close: () => testServer.close() };
}

/** Furnishes one database, of which every run gets a copy. */
export async function setStage(url: string, folder: string): Promise<SimulationStage> {
  // Speed alone: no run outlives its process, and what a crash leaves behind is for R1 to say.
  for (const setting of ['synchronous_commit', 'fsync', 'full_page_writes'])
    await command(url, `ALTER SYSTEM SET ${setting} = off`);
  await command(url, 'SELECT pg_reload_conf()');
  const { place, close } = await furnish(url, folder, 1);
  await close();
  // Copies keep the statistics: without them plans are made for empty tables.
  await command(databaseAt(url, 'furnished'), 'VACUUM ANALYZE');
  const tally: SimulationTally = { done: 0, refused: 0, repeated: 0, faults: 0 };
  let copies = 0;
  const monitor = new pg.Pool({ connectionString: url });
  monitor.on('error', () => {});

  return {
    tally,
    async play(seed, steps) {
      const name = `run_${(copies += 1)}`;
      await command(url, `CREATE DATABASE ${name} TEMPLATE furnished STRATEGY file_copy`);
      const scheduler = createScheduler(createSeededRandom(~seed), (processes) =>
        findBlockers(monitor, processes),
      );
      const testServer = await openSimulationServer(
        databaseAt(url, name),
        folder,
        seed,
        runConnections,
        scheduler,
      );
      const tracer = createTracer();
      const audit = await openAudit(databaseAt(url, name));
      // Ids are made of the time: those of the demo must not come again.
      testServer.clock.advance(3_600_000);
      try {
        await runSteps(testServer, audit, place, steps, tally, tracer);
        await lookAtAll(testServer);
        return { fault: null, trace: tracer.trace };
      } catch (error) {
        const fault = error instanceof Error ? error.message : String(error);
        tracer.add('fault', fault);
        return { fault, trace: tracer.trace };
      } finally {
        await audit.close();
        await testServer.close();
        await command(url, `DROP DATABASE ${name} WITH (FORCE)`);
      }
    },
    close: () => monitor.end(),
  };
}

/** The live session of the demo that is on air, and the class group of its channel. */
async function findPlace({ app }: SimulationServer): Promise<SimulationPlace> {
  const { rows } = await sql<
    Omit<SimulationPlace, 'inGroup' | 'staff'> & { members: string[]; workers: string[] }
  >`
    SELECT live_id AS "liveId", live.channel_id AS "channelId", streamer_uid AS teacher, class_group.group_id AS "groupId",
      background_id AS background,
      (SELECT array_agg(uid) FROM (SELECT owner_uid AS uid FROM channel WHERE channel_id = live.channel_id
        UNION SELECT uid FROM channel_staff WHERE channel_id = live.channel_id) AS worker) AS workers,
      (SELECT array_agg(uid) FROM group_member WHERE group_id = class_group.group_id) AS members
    FROM live JOIN class_group USING (channel_id) WHERE state = 'live'`.execute(app.database.reader);
  const [found] = rows;
  if (!found) throw new Error('the demo has a live session on air');
  const { members, workers, ...place } = found;
  return {
    ...place,
    inGroup: new Set([...members, place.teacher]),
    staff: new Set([...workers, place.teacher]),
  };
}

/** The whole replay of the books, before and after everything that has expired is written off twice. */
async function lookAtAll({ app, clock }: SimulationServer): Promise<void> {
  const fixture = { database: app.database, clock, wallet: app.modules.money.features.wallet };
  await checkInvariants(fixture, '');
  await fixture.wallet.expireLots();
  const journals = await checkInvariants(fixture, '');
  await fixture.wallet.expireLots();
  if ((await countJournals(fixture)) !== journals) throw new Error('writing off twice writes twice');
}
