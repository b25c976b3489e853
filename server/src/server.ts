import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { keepDemo } from './demo/index.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import { createDatabase, prepareDatabase, startEmbedded } from './platform/database/index.ts';
import { createJobs } from './platform/jobs.ts';
import { createProcessLog } from './platform/log.ts';
import { systemRandom } from './platform/random.ts';

/** Connections that wait to be taken: more than Node's 511, since all members come back at once (R8). */
const backlog = 4_096;

/** The process: reads the configuration, starts the database, listens, and stops with grace. */
const config = readConfig(process.env);
const log = createProcessLog(config.logLevel);
const webFolder = fileURLToPath(new URL('../../app/dist', import.meta.url));

const embedded = config.databaseUrl ? null : await startEmbedded(config.dataFolder, systemRandom, log);
const url = config.databaseUrl ?? embedded?.url ?? '';

async function start() {
  for (const name of await prepareDatabase(url)) log.info({ migration: name }, 'migrated');
  const database = createDatabase(url);
  const app = await createApp({
    config,
    database,
    jobs: (jobsLog) => createJobs(url, jobsLog),
    clock: systemClock,
    random: systemRandom,
    environment: process.env,
    webFolder: existsSync(webFolder) ? webFolder : null,
  });
  await app.start();
  const leaveDemo = config.demo ? await keepDemo(app) : undefined;
  // R13: once people ask, a database that is gone is reported within two seconds.
  database.waitMax(2_000);
  await app.http.listen({ port: config.port, host: config.host, backlog });
  // With port 0 this line alone tells where.
  log.info({ url: app.ownAddress(), rtmpPort: app.media.port() }, 'listening');
  return { app, database, leaveDemo };
}

let running: Awaited<ReturnType<typeof start>> | undefined;
let stopping: Promise<void> | undefined;
async function stop(): Promise<void> {
  running?.leaveDemo?.();
  await running?.app.stop();
  await running?.database.close();
  await embedded?.stop();
}
// From here on, since a start that is called off must not leave PostgreSQL behind either.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    log.info({ signal }, 'stopping');
    stopping ??= stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  });
}

try {
  running = await start();
} catch (error) {
  if (stopping) await stopping;
  log.error({ err: error }, 'did not start');
  await embedded?.stop();
  process.exit(1);
}

/** `http://host:port` at which this machine reaches the server. */
export const address = running.app.ownAddress();
