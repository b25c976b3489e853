import type { RateClass } from '@goldbean/contract';
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
  take(rate: RateClass, key: string, factor?: number): void;
  /** Counts a failed log-in without refusing it. */
  penalise(rate: RateClass, key: string): void;
  /** True while the limit is used up. */
  exhausted(rate: RateClass, key: string): boolean;
}

/** The tries of one key since its first, until they are forgotten together. */
interface Tries {
  count: number;
  readonly until: number;
}

/** Fewer keys than this are not looked through for old ones. */
const fewKeys = 1_000;

/** Counts tries by key. */
class Counter {
  readonly most: number;
  readonly #durationMs: number;
  readonly #now: () => number;
  readonly #tries = new Map<string, Tries>();
  /** So many keys are looked through for old ones: twice what was left last time, so that a key costs little. */
  #sweepAt = fewKeys;

  constructor(most: number, durationMs: number, now: () => number) {
    this.most = most;
    this.#durationMs = durationMs;
    this.#now = now;
  }

  /** @returns tries of the key that count now */
  count(key: string): number {
    const tries = this.#tries.get(key);
    return tries && this.#now() < tries.until ? tries.count : 0;
  }

  /** @returns tries of the key that count now, with this one, and for how many ms more */
  add(key: string): { readonly count: number; readonly left: number } {
    const now = this.#now();
    const tries = this.#tries.get(key);
    if (tries && now < tries.until) return { count: ++tries.count, left: tries.until - now };
    if (!tries && this.#tries.size >= this.#sweepAt) this.#sweep(now);
    this.#tries.set(key, { count: 1, until: now + this.#durationMs });
    return { count: 1, left: this.#durationMs };
  }

  #sweep(now: number): void {
    for (const [key, { until }] of this.#tries) if (now >= until) this.#tries.delete(key);
    this.#sweepAt = Math.max(fewKeys, 2 * this.#tries.size);
  }
}

/**
 * @param factor multiplies every limit; tests and benches raise it
 * @param now ms of a clock that nobody sets: a limit must not last longer because the time of day was put back
 */
export function createRateLimits(factor: number, now = () => performance.now()): RateLimits {
  const counters = new Map<string, Counter>();

  function counter(rate: Exclude<RateClass, 'none'>, times: number): Counter {
    const name = times === 1 ? rate : `${rate}:${times}`;
    let found = counters.get(name);
    if (!found) {
      const { points, duration } = rules[rate];
      found = new Counter(Math.max(1, Math.floor(points * factor * times)), duration * 1_000, now);
      counters.set(name, found);
    }
    return found;
  }

  return {
    take(rate, key, times = 1) {
      if (rate === 'none') return;
      const counted = counter(rate, times);
      const { count, left } = counted.add(key);
      if (count > counted.most) refuse('system.too_fast', { retry_ms: Math.ceil(left) });
    },
    penalise(rate, key) {
      if (rate !== 'none') counter(rate, 1).add(key);
    },
    exhausted(rate, key) {
      if (rate === 'none') return false;
      const counted = counter(rate, 1);
      return counted.count(key) >= counted.most;
    },
  };
}
