import { Mutex } from 'async-mutex';

/** Runs callers with the same key one after the other, in the order of their calls. */
export interface KeyedMutex {
  runExclusive<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** A mutex for each key that is locked or waited for; free keys take no memory. */
export function createKeyedMutex(): KeyedMutex {
  const entries = new Map<string, { readonly mutex: Mutex; users: number }>();
  return {
    async runExclusive(key, work) {
      const entry = entries.get(key) ?? { mutex: new Mutex(), users: 0 };
      entries.set(key, entry);
      entry.users += 1;
      try {
        return await entry.mutex.runExclusive(work);
      } finally {
        entry.users -= 1;
        if (entry.users === 0) entries.delete(key);
      }
    },
  };
}
