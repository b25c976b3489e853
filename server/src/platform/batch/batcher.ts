import { setImmediate as nextTurn } from 'node:timers/promises';
import { systemWait } from '../clock.ts';
import { refuse } from '../refusal.ts';
import type { Outcome } from './outcomes.ts';

/** Items that may wait for one key; the next one is refused with `system.unavailable` (R15). */
const maxWaiting = 5_000;

interface WaitingRequest<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Collects the items of one key that arrive while an earlier batch of that key runs, and handles them in one
 * transaction instead of many that wait for the same row lock (performance.md 2.3, b3).
 * @param most items of one batch
 * @param work returns a result for each item; when it throws, every item of the batch fails with that error
 * @param paceMs between the beginnings of two batches of one key; the first of a calm key does not wait
 * @param wait for the pace
 */
export function createBatcher<Item, Answer>(
  most: number,
  work: (key: string, items: readonly Item[]) => Promise<readonly Outcome<Answer>[]>,
  paceMs = 0,
  wait = systemWait,
) {
  const queues = new Map<string, WaitingRequest<Item, Answer>[]>();
  const running = new Set<Promise<void>>();

  async function round(key: string, batch: readonly WaitingRequest<Item, Answer>[]): Promise<void> {
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

  async function run(key: string, queue: WaitingRequest<Item, Answer>[]): Promise<void> {
    while (queue.length > 0) {
      // Items added in this turn of the event loop, such as the next ones of callers just answered, join the batch.
      await nextTurn();
      const begun = performance.now();
      await round(key, queue.splice(0, most));
      const left = begun + paceMs - performance.now();
      if (paceMs > 0 && left > 0) await wait(left);
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
    /** Resolves when no batch runs. */
    async idle(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
