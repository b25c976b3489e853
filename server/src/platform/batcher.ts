import { setImmediate as nextTurn } from 'node:timers/promises';
import { refuse } from './refusal.ts';

/** Waiting for one key; beyond it the server is overloaded and says so (R15). */
const maxWaiting = 5_000;

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Gathers what comes for one key while the work before it is under way, and does it together: one transaction
 * for many instead of many that wait for one another's row lock (performance.md 2.3, b3).
 * @param most items of one piece of work
 * @param work answers each item; when it throws, so does each
 */
export function createBatcher<Item, Answer>(
  most: number,
  work: (key: string, items: readonly Item[]) => Promise<readonly PromiseSettledResult<Answer>[]>,
) {
  const queues = new Map<string, Waiting<Item, Answer>[]>();
  const running = new Set<Promise<void>>();

  async function round(key: string, batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const results = await work(
        key,
        batch.map(({ item }) => item),
      );
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index];
        if (result?.status === 'fulfilled') resolve(result.value);
        else reject(result?.reason);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function run(key: string, queue: Waiting<Item, Answer>[]): Promise<void> {
    while (queue.length > 0) {
      // Whoever comes in this turn of the event loop, such as those just answered, is served with the rest.
      await nextTurn();
      await round(key, queue.splice(0, most));
    }
    queues.delete(key);
  }

  return {
    /** @throws what the work throws for this item; Refusal `system.unavailable` when too much waits */
    add(key: string, item: Item): Promise<Answer> {
      return new Promise((resolve, reject) => {
        const queue = queues.get(key);
        if (queue && queue.length >= maxWaiting) refuse('system.unavailable');
        if (queue) {
          queue.push({ item, resolve, reject });
          return;
        }
        const fresh = [{ item, resolve, reject }];
        queues.set(key, fresh);
        const done = run(key, fresh).finally(() => running.delete(done));
        running.add(done);
      });
    },
    /** Resolves when nothing is under way. */
    async idle(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
