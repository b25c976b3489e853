import type { CallAnswer, Calls } from '@goldbean/contract';
import { shanghaiTime, type Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/index.ts';
import type { Jobs } from '../../../../platform/jobs.ts';
import {
  findLastCheck,
  insertCheck,
  readReconciliation,
  type ReconciliationList,
} from './reconciliation.repository.ts';

const isWhole = ({ list, drifted }: ReconciliationList): boolean =>
  drifted === 0 && list.every(({ sum }) => sum === 0);

/** Whether money was made or lost (N04, invariants 1 to 3): each night, and whenever staff look. */
export function createReconciliation(deps: {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
}) {
  const { clock } = deps;
  const { reader } = deps.database;

  /** Remembers what it found, and fails loudly: the job is tried again, and each try stands in the log. */
  async function check(): Promise<void> {
    const found = await readReconciliation(reader);
    const ok = isWhole(found);
    await insertCheck(reader, { at: clock.now(), ok, drifted: found.drifted });
    if (!ok) throw new Error(`money was made or lost: ${JSON.stringify(found)}`);
  }
  deps.jobs.every('wallet.reconciliation', '15 3 * * *', check);

  return {
    /** G124. */
    async reconciliation(): Promise<CallAnswer<Calls['wallet']['reconciliation']>> {
      const now = clock.now();
      const found = await readReconciliation(reader);
      const checked = await findLastCheck(reader);
      return {
        ...found,
        at: shanghaiTime(now),
        at_ts: now,
        ok: isWhole(found),
        checked: checked && { at: shanghaiTime(checked.at), at_ts: checked.at, ok: checked.ok },
      };
    },
  };
}
