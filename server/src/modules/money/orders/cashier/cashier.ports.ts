import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/index.ts';
import type { Ids } from '../../../../platform/ids.ts';
import type { Jobs } from '../../../../platform/jobs.ts';
import type { Random } from '../../../../platform/random.ts';

/** What the cashier needs from others. */
export interface CashierPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly jobs: Jobs;
  /** Signs notices. */
  readonly secret: string;
  /** `http://host:port` at which this very server hears notices, or null while it does not listen. */
  ownAddress(): string | null;
  /** Sends a notice; left out, by HTTP. @returns the status of the answer */
  readonly send?: (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<number>;
}
