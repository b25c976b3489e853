import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../../../src/platform/database/index.ts';

/**
 * What goes wrong with the first transaction of a step.
 * `abort`: it is rolled back at its end. `lost`: it is on disk, but nobody hears of it. `conflict`: PostgreSQL could
 * not serialise it the first time. `twice`: the step is asked for twice at once.
 */
export const faultKinds = ['none', 'abort', 'lost', 'conflict', 'twice'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** What `abort` and `lost` throw: the connection broke, as the server sees it. */
class SimulatedFault extends Error {
  constructor() {
    super('Connection terminated by the simulation');
  }
}

/** Whether nothing but the simulation broke it; in several parts, each that broke. */
export const isSimulated = (error: unknown): boolean =>
  error instanceof AggregateError ? error.errors.every(isSimulated) : error instanceof SimulatedFault;

const armed = new AsyncLocalStorage<{ fault: FaultKind }>();

/** Runs `work` so that its first transaction meets the fault. */
export const withFault = <Result>(fault: FaultKind, work: () => Promise<Result>): Promise<Result> =>
  armed.run({ fault }, work);

/** A database whose transactions fail when a test asks. */
export function makeFaulty(database: Database): Database {
  return {
    ...database,
    async transaction(work) {
      const plan = armed.getStore();
      const fault = plan?.fault ?? 'none';
      // Used up: what follows in the step, and what its commit sets off, goes well.
      if (plan) plan.fault = 'none';
      let tries = 0;
      const result = await database.transaction(async (tx) => {
        const done = await work(tx);
        tries += 1;
        if (fault === 'abort') throw new SimulatedFault();
        if (fault === 'conflict' && tries === 1)
          throw Object.assign(new Error('conflict'), { code: '40001' });
        return done;
      });
      if (fault === 'lost') throw new SimulatedFault();
      return result;
    },
  };
}
