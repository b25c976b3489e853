import { isUnavailable, type Database, type Tx } from '../database/index.ts';
import { createBatcher } from './batcher.ts';
import { rejected, type Outcome } from './outcomes.ts';

/**
 * Runs many items in one transaction. When that fails it runs them one by one, so that no item fails because of
 * another, such as by a row that another server wrote at the same time. Without a database nothing is retried.
 * @returns one outcome per item, in their order
 */
async function settleTogether<Item, Answer>(
  database: Database,
  items: readonly Item[],
  work: (tx: Tx, items: readonly Item[]) => Promise<readonly Outcome<Answer>[]>,
): Promise<readonly Outcome<Answer>[]> {
  try {
    return await database.transaction((tx) => work(tx, items));
  } catch (error) {
    if (isUnavailable(error)) throw error;
  }
  const outcomes: Outcome<Answer>[] = [];
  for (const item of items) {
    try {
      outcomes.push(...(await database.transaction((tx) => work(tx, [item]))));
    } catch (reason) {
      outcomes.push(rejected(reason));
    }
  }
  return outcomes;
}

export interface BatchSettings {
  /** Items of one transaction, at most. */
  readonly most: number;
  /** As of `createBatcher`. */
  readonly paceMs?: number;
  /** For the pace. */
  readonly wait?: Parameters<typeof createBatcher>[3];
}

/**
 * Handles the items of one key that arrive while an earlier transaction of that key runs in one transaction.
 * @param work returns an outcome for each item, in their order
 */
export const createTransactionBatches = <Item, Answer>(
  database: Database,
  { most, paceMs, wait }: BatchSettings,
  work: (tx: Tx, key: string, items: readonly Item[]) => Promise<readonly Outcome<Answer>[]>,
) =>
  createBatcher<Item, Answer>(
    most,
    (key, items) => settleTogether(database, items, (tx, some) => work(tx, key, some)),
    paceMs,
    wait,
  );
