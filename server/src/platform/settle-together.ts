import { isUnavailable, type Database, type Tx } from './database/index.ts';

/**
 * Runs many items in one transaction. When that fails it runs them one by one, so that no item fails because of
 * another, such as by a row that another server wrote at the same time. Without a database nothing is retried.
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
    if (isUnavailable(error)) throw error;
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
