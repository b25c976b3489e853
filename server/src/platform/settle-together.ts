import { isUnavailable, type Database, type Tx } from './database/index.ts';

/**
 * Does the work of many in one transaction; when that fails, one by one, so that nobody fails for what is another's:
 * a row that another server wrote in the same moment, say. Without a database nobody is tried again.
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
