/** Lets those who ask with the same key in one after the other. */
export interface Turns {
  take<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

export function createTurns(): Turns {
  const last = new Map<string, Promise<void>>();
  return {
    async take(key, work) {
      const before = last.get(key);
      const turn = Promise.withResolvers<void>();
      last.set(key, turn.promise);
      await before;
      try {
        return await work();
      } finally {
        turn.resolve();
        if (last.get(key) === turn.promise) last.delete(key);
      }
    },
  };
}
