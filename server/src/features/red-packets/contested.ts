import type { Database, Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';

/**
 * Something that another server did in the same moment stands in the way of one of those who were gathered: an
 * intent that took something there, or the refund of a packet whose time is over.
 */
function isContested(error: unknown): boolean {
  if (error instanceof Refusal) return error.msgKey === 'wallet.hold_ended';
  return error instanceof Error && 'code' in error && error.code === '23505';
}

/**
 * Does the work of many in one transaction; one by one when that is contested, so that nobody is refused for what
 * is another's.
 * @returns one outcome per item, in their order
 */
export async function settleTogether<Item, Answer>(
  database: Database,
  items: readonly Item[],
  work: (tx: Tx, items: readonly Item[]) => Promise<readonly PromiseSettledResult<Answer>[]>,
): Promise<readonly PromiseSettledResult<Answer>[]> {
  try {
    return await database.transaction((tx) => work(tx, items));
  } catch (error) {
    if (!isContested(error)) throw error;
  }
  const outcomes: PromiseSettledResult<Answer>[] = [];
  for (const item of items) {
    try {
      outcomes.push(...(await database.transaction((tx) => work(tx, [item]))));
    } catch (reason) {
      outcomes.push({ status: 'rejected', reason });
    }
  }
  return outcomes;
}
