const Real = globalThis.Date;

/** When stories happen, unless they say otherwise: 20 November 2026, 20:00 in Shanghai, as for visual-tests. */
export const storyNow = Real.UTC(2026, 10, 20, 12, 0, 0);

/** Stops the clock that is read; timers run on. @returns lets it run again */
export function stopClock(at: number): () => void {
  globalThis.Date = new Proxy(Real, {
    construct: (target, given: []) => (given.length === 0 ? new target(at) : new target(...given)),
    get: (target, key) => (key === 'now' ? () => at : (Reflect.get(target, key) as unknown)),
  });
  return () => {
    globalThis.Date = Real;
  };
}

/** A moment (UTC ms) as the contract writes it: the time of Shanghai. */
export const writtenAt = (at: number): string =>
  new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
