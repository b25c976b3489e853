import { join } from 'node:path';
import {
  namedCalls,
  type CallAnswer,
  type CallInput,
  type CallName,
  type NamedCalls,
  type PlatformRole,
} from '@goldbean/contract';
import { createApp, type App } from '../../../src/app.ts';
import { createDatabase } from '../../../src/platform/database/index.ts';
import type { Handler } from '../../../src/platform/http/index.ts';
import { readConfig } from '../../../src/platform/config.ts';
import { hashOf } from '../../../src/platform/idempotency.ts';
import type { Jobs } from '../../../src/platform/jobs.ts';
import { createManualClock, createSeededRandom } from '../../test-database.ts';
import { makeFaulty } from './faults.ts';
import type { Scheduler } from './scheduler.ts';

/** Every handler of the calls that move money. */
const moneyRoutes = ({ modules: { money, live, wishes } }: App) => ({
  ...money.handlers,
  ...live.handlers,
  ...wishes.handlers,
});
type MoneyCallName = Extract<CallName, `${keyof ReturnType<typeof moneyRoutes>}.${string}`>;

/** The platform gives a bonus, as a configured server may. */
export const firstRechargeBeans = 50;

/** What everything secret of the server derives from. */
export const testSecret = 'the secret of a simulated house';

/** The whole server in this process with a clock of its own, chance that repeats and jobs that run when a test asks. */
export interface SimulationServer {
  readonly app: App;
  readonly clock: ReturnType<typeof createManualClock>;
  /** Makes a call as its handler gets it. @param roles platform roles of the member, none by default @throws Refusal */
  call<Name extends MoneyCallName>(
    name: Name,
    uid: string,
    fields: CallInput<NamedCalls[Name]>,
    roles?: readonly PlatformRole[],
  ): Promise<CallAnswer<NamedCalls[Name]>>;
  /** Runs a job that has a rhythm. */
  sweep(name: string): Promise<void>;
  /** Runs the deadlines that are due, each `times`. */
  runDue(times: number): Promise<void>;
  /** Resolves when nothing goes on in the background. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Deadlines and sweeps that wait until somebody runs them. */
function createWaitingJobs(afterCommit: App['database']['afterCommit']) {
  const handlers = new Map<string, (data: Record<string, unknown>) => Promise<void>>();
  let waiting: { name: string; data: Record<string, unknown>; at: number }[] = [];
  const jobs: Jobs = {
    define(name, handler) {
      handlers.set(name, handler);
    },
    every(name, _cron, handler) {
      handlers.set(name, handler);
    },
    async at(tx, name, data, at) {
      afterCommit(tx, () => waiting.push({ name, data, at }));
    },
    async start() {},
    async stop() {},
  };
  async function run(name: string, data: Record<string, unknown> = {}): Promise<void> {
    const handler = handlers.get(name);
    if (!handler) throw new Error(`there is no job ${name}`);
    await handler(data);
  }
  return {
    jobs,
    run,
    /** As pg-boss does: a job that failed stays. */
    async runDue(now: number, times: number): Promise<void> {
      for (const job of waiting.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at)) {
        for (let time = 0; time < times; time += 1) await run(job.name, job.data);
        waiting = waiting.filter((other) => other !== job);
      }
    },
  };
}

/**
 * @param url a database with all migrations run
 * @param folder for files and secrets
 * @param scheduler decides the order of all statements, and no time of the machine passes; left out, all is as it happens
 */
export async function openSimulationServer(
  url: string,
  folder: string,
  seed: number,
  connections = 4,
  scheduler?: Scheduler,
): Promise<SimulationServer> {
  const database = makeFaulty(createDatabase(url, connections, scheduler?.settings));
  const clock = createManualClock();
  const waiting = createWaitingJobs((tx, hook) => database.afterCommit(tx, hook));
  const app = await createApp({
    config: readConfig({
      GOLDBEAN_DATA: join(folder, 'data'),
      GOLDBEAN_SECRET: testSecret,
      RTMP_PORT: '0',
      GOLDBEAN_FIRST_RECHARGE_BEANS: String(firstRechargeBeans),
      GOLDBEAN_RATE_FACTOR: '1000000',
      LOG_LEVEL: 'silent',
    }),
    database,
    jobs: () => waiting.jobs,
    clock,
    random: createSeededRandom(seed),
    ...(scheduler && { wait: async () => {}, ticks: () => () => {} }),
    webFolder: null,
  });
  const routes = moneyRoutes(app);
  return {
    app,
    clock,
    async call(name, uid, fields, roles = []) {
      const call = namedCalls[name];
      const input = call.input.parse(fields) as { request_id?: string };
      const { request_id: requestId, ...body } = input;
      const [feature, verb] = name.split('.') as [keyof typeof routes, never];
      const handler = routes[feature][verb] as unknown as Handler<NamedCalls[typeof name]>;
      const answer = await handler(input as never, {
        caller: { uid, roles, sessionId: '' },
        token: '',
        intent: { actor: uid, call: call.id, requestId, bodyHash: hashOf(body) },
        requestId: '',
        address: '',
        origin: 'http://localhost',
        file: null,
      });
      return call.output.parse(answer) as never;
    },
    sweep: (name) => waiting.run(name),
    runDue: (times) => waiting.runDue(clock.now(), times),
    async idle() {
      await app.flushed();
      await scheduler?.idle();
    },
    async close() {
      await app.stop();
      await database.close();
    },
  };
}
