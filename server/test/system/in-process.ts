import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  callPath,
  calls,
  envelope,
  namedCalls,
  type Call,
  type CallName,
  type Envelope,
} from '@goldbean/contract';
import { sql } from 'kysely';
import { createApp, type App } from '../../src/app.ts';
import { seedDemo } from '../../src/demo/index.ts';
import { systemClock, type Clock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { systemRandom } from '../../src/platform/random.ts';
import { createTestDatabase, createTestJobs } from '../test-database.ts';
import { copyFurnished } from './furnished.ts';

/** The whole server in this process, on a database of its own, with the demo's content. */
export interface TestServer {
  readonly app: App;
  /** Signs a ready account in. @returns its token */
  signIn(account: string): Promise<string>;
  /**
   * Asks a call by HTTP with plain fields, as somebody does who knows no schema.
   * @param account a ready account, signed in once; null for a visitor
   * @returns the envelope, and the whole answer as `text`
   */
  ask(
    name: CallName,
    account: string | null,
    fields: Readonly<Record<string, unknown>>,
  ): Promise<Envelope & { readonly text: string }>;
  close(): Promise<void>;
}

/**
 * @param environment what providers outside are configured by; none by default
 * @param settings of the server; by default its limits are out of the way
 * @param clock the time of day by default
 * @param options.film true: the demo's film plays. Without it the live session stays on air without a picture, and nothing is
 * stored but by calls
 */
export async function openTestServer(
  environment: Readonly<Record<string, string>> = {},
  settings: Readonly<Record<string, string>> = {},
  clock: Clock = systemClock,
  { film = false } = {},
): Promise<TestServer> {
  const data = await mkdtemp(join(tmpdir(), 'goldbean-house-'));
  // At another time of day the demo has another past.
  const isNow = Math.abs(clock.now() - Date.now()) < 60_000;
  const testDatabase = await createTestDatabase(isNow ? { template: await copyFurnished(data) } : {});
  const config = readConfig({
    GOLDBEAN_DATA: data,
    RTMP_PORT: '0',
    GOLDBEAN_RATE_FACTOR: '1000000',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const app = await createApp({
    config,
    database: testDatabase.database,
    jobs: (log) => createTestJobs(testDatabase.url, log, { clock }),
    clock,
    random: systemRandom,
    webFolder: null,
    environment,
  });
  await app.start();
  await seedDemo(app, { film });
  // It would end for want of an encoder.
  if (!film)
    await sql`UPDATE live SET interrupted_until = NULL WHERE state = 'live'`.execute(
      testDatabase.database.reader,
    );
  async function signIn(account: string): Promise<string> {
    const answer = await app.http.inject({
      method: 'POST',
      url: callPath(calls.identity.login),
      headers: { client: 'pc' },
      payload: { account, password: 'goldbean', agree: 1 },
    });
    return calls.identity.login.output.parse(answer.json<{ data: unknown }>().data).token;
  }
  const tokens = new Map<string, Promise<string>>();
  return {
    app,
    signIn,
    async ask(name, account, fields) {
      const call: Call = namedCalls[name];
      if (account !== null && !tokens.has(account)) tokens.set(account, signIn(account));
      const token = account === null ? undefined : await tokens.get(account);
      const answer = await app.http.inject({
        method: call.method,
        url: callPath(call),
        headers: { client: 'pc', ...(token !== undefined && { token }) },
        ...(call.method === 'POST'
          ? { payload: { ...fields } }
          : { query: fields as Record<string, string> }),
      });
      return { ...envelope.parse(answer.json()), text: answer.body };
    },
    async close() {
      await app.stop();
      await testDatabase.drop();
      // A recorder that is ending writes its last file.
      await rm(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

export const callNames = Object.keys(namedCalls) as CallName[];
