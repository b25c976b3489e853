/**
 * Does the work for each item in turn, also after it has failed for one: no item keeps the others waiting.
 * @throws AggregateError of what failed, once all were tried
 */
export async function tryEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
}
