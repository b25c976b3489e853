import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callPath, calls, type CallName, namedCalls } from '@goldbean/contract';
import { createApp, type App } from '../../src/app.ts';
import { seedDemo } from '../../src/demo/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { createJobs } from '../../src/platform/jobs.ts';
import { systemRandom } from '../../src/platform/random.ts';
import { createScratch } from '../scratch.ts';

/** The whole server in this process, on a database of its own, with the demo's content. */
export interface House {
  readonly app: App;
  /** Signs a ready account in. @returns its token */
  signIn(account: string): Promise<string>;
  close(): Promise<void>;
}

/** @param environment what providers outside are configured by; none by default */
export async function openHouse(environment: Readonly<Record<string, string>> = {}): Promise<House> {
  const scratch = await createScratch();
  const data = await mkdtemp(join(tmpdir(), 'goldbean-house-'));
  const config = readConfig({
    GOLDBEAN_DATA: data,
    RTMP_PORT: '0',
    GOLDBEAN_RATE_FACTOR: '1000000',
    LOG_LEVEL: 'silent',
  });
  const app = await createApp({
    config,
    database: scratch.database,
    jobs: (log) => createJobs(scratch.url, log),
    clock: systemClock,
    random: systemRandom,
    webFolder: null,
    environment,
  });
  await app.start();
  await seedDemo(app);
  return {
    app,
    async signIn(account) {
      const answer = await app.http.inject({
        method: 'POST',
        url: callPath(calls.identity.login),
        headers: { client: 'pc' },
        payload: { account, password: 'goldbean', agree: 1 },
      });
      return calls.identity.login.output.parse(answer.json<{ data: unknown }>().data).token;
    },
    async close() {
      await app.stop();
      await scratch.drop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

export const callNames = Object.keys(namedCalls) as CallName[];
