import type { RateClass } from '@goldbean/contract';
import type { RateLimits } from '../../../../platform/rate-limits.ts';

const firstWaitMs = 250;
const longestWaitMs = 2_000;

/** Makes what strangers can do for any account wait instead of refusing it: nobody must be able to lock a member out. */
export type SlowDown = (rate: RateClass, key: string) => Promise<void>;

/** @param wait resolves after so many ms */
export const createSlowDown =
  (rateLimits: RateLimits, wait: (ms: number) => Promise<void>): SlowDown =>
  async (rate, key) => {
    const beyond = await rateLimits.beyond(rate, key);
    if (beyond > 0) await wait(Math.min(longestWaitMs, firstWaitMs * 2 ** (beyond - 1)));
  };
