import { Mutex } from 'async-mutex';

/** Lets those who ask with the same key in one after the other, in the order in which they asked. */
export interface KeyedMutex {
  runExclusive<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** A mutex for each key that somebody holds or waits for; keys that are free take no memory. */
export function createKeyedMutex(): KeyedMutex {
  const held = new Map<string, { readonly mutex: Mutex; users: number }>();
  return {
    async runExclusive(key, work) {
      const entry = held.get(key) ?? { mutex: new Mutex(), users: 0 };
      held.set(key, entry);
      entry.users += 1;
      try {
        return await entry.mutex.runExclusive(work);
      } finally {
        entry.users -= 1;
        if (entry.users === 0) held.delete(key);
      }
    },
  };
}
