import type { RateClass } from '@goldbean/contract';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { refuse } from './refusal.ts';

/** D73: how many in how many seconds, per member (per address where nobody is signed in). */
const rules: Readonly<Record<Exclude<RateClass, 'none'>, { points: number; duration: number }>> = {
  read: { points: 240, duration: 10 },
  write: { points: 60, duration: 10 },
  money: { points: 50, duration: 5 },
  like: { points: 5, duration: 5 },
  barrage: { points: 2, duration: 1 },
  connect: { points: 30, duration: 60 },
  upload: { points: 20, duration: 60 },
  code: { points: 10, duration: 60 },
  login: { points: 5, duration: 60 },
  chat: { points: 5, duration: 5 },
};

export interface RateLimits {
  /**
   * Counts one try.
   * @param factor times as many are allowed, such as 10 for the staff of a room
   * @throws Refusal `system.too_fast` with `retry_ms`
   */
  take(rate: RateClass, key: string, factor?: number): Promise<void>;
  /** Counts a failed log-in without refusing it. */
  penalise(rate: RateClass, key: string, factor?: number): Promise<void>;
  /** 0 while the limit is not used up, 1 when it is, and one more with each further `penalise`. */
  beyond(rate: RateClass, key: string, factor?: number): Promise<number>;
}

/** @param factor multiplies every limit; tests and benches raise it */
export function createRateLimits(factor: number): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>();

  function limiter(rate: Exclude<RateClass, 'none'>, times: number): RateLimiterMemory {
    const name = `${rate}:${times}`;
    let found = limiters.get(name);
    if (!found) {
      const { points, duration } = rules[rate];
      found = new RateLimiterMemory({ points: Math.max(1, Math.floor(points * factor * times)), duration });
      limiters.set(name, found);
    }
    return found;
  }

  return {
    async take(rate, key, times = 1) {
      if (rate === 'none') return;
      try {
        await limiter(rate, times).consume(key);
      } catch (rejected) {
        if (rejected instanceof Error) throw rejected;
        const wait = (rejected as { msBeforeNext?: number }).msBeforeNext ?? 1_000;
        refuse('system.too_fast', { retry_ms: wait });
      }
    },
    async penalise(rate, key, times = 1) {
      if (rate !== 'none') await limiter(rate, times).penalty(key);
    },
    async beyond(rate, key, times = 1) {
      if (rate === 'none') return 0;
      const counted = limiter(rate, times);
      const state = await counted.get(key);
      return Math.max(0, (state?.consumedPoints ?? 0) - counted.points + 1);
    },
  };
}
