import { sql } from 'kysely';
import { seedDemo } from '../../../src/demo/index.ts';
import { checkInvariants, countJournals } from '../../../src/features/wallet/wallet.invariants.ts';
import { migrate } from '../../../src/platform/database/index.ts';
import { migrationsFolder } from '../../scratch.ts';
import { command, databaseAt } from '../postgres.ts';
import type { Tally } from './action.ts';
import { openHouse, type House } from './house.ts';
import { runSteps, type Step } from './simulation.ts';

/** Plays steps, each time in a house that nobody has lived in. */
export interface Stage {
  /** Of all plays. */
  readonly tally: Readonly<Tally>;
  /** @returns what went wrong, or null */
  play(seed: number, steps: readonly Step[]): Promise<string | null>;
}

/** Furnishes one database with the demo's content, of which every run gets a copy. */
export async function setStage(url: string, folder: string): Promise<Stage> {
  // Speed alone: no run outlives its process, and what a crash leaves behind is for R1 to say.
  for (const setting of ['synchronous_commit', 'fsync', 'full_page_writes'])
    await command(url, `ALTER SYSTEM SET ${setting} = off`);
  await command(url, 'SELECT pg_reload_conf()');
  await command(url, 'CREATE DATABASE furnished');
  await migrate(databaseAt(url, 'furnished'), migrationsFolder);
  const first = await openHouse(databaseAt(url, 'furnished'), folder, 1);
  await seedDemo(first.app);
  const live = await findLive(first);
  await first.close();
  const tally: Tally = { done: 0, refused: 0, repeated: 0, faults: 0 };
  let copies = 0;

  return {
    tally,
    async play(seed, steps) {
      const name = `run_${(copies += 1)}`;
      await command(url, `CREATE DATABASE ${name} TEMPLATE furnished`);
      const house = await openHouse(databaseAt(url, name), folder, seed);
      // Ids are made of the time: those of the demo must not come again.
      house.clock.advance(3_600_000);
      try {
        await runSteps(house, live, steps, tally);
        await lookAtAll(house);
        return null;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      } finally {
        await house.close();
        await command(url, `DROP DATABASE ${name} WITH (FORCE)`);
      }
    },
  };
}

/** The lesson of the demo that is on air. */
async function findLive({ app }: House): Promise<{ liveId: string; channelId: string }> {
  const { rows } = await sql<{ live_id: string; channel_id: string }>`
    SELECT live_id, channel_id FROM live WHERE state = 'live'`.execute(app.database.reader);
  const [found] = rows;
  if (!found) throw new Error('the demo has a lesson on air');
  return { liveId: found.live_id, channelId: found.channel_id };
}

/** The whole replay of the books, before and after everything that has expired is written off twice. */
async function lookAtAll({ app, clock }: House): Promise<void> {
  const world = { database: app.database, clock, wallet: app.features.wallet };
  await checkInvariants(world, '');
  await world.wallet.expireLots();
  const journals = await checkInvariants(world, '');
  await world.wallet.expireLots();
  if ((await countJournals(world)) !== journals) throw new Error('writing off twice writes twice');
}
