import { orderLimits } from '@goldbean/contract';
import type { ReadNotice } from './payment-provider.ports.ts';

/** A notice that failed verification. */
export const refused = (reason: 'signature' | 'stale' | 'malformed'): ReadNotice => ({
  kind: 'refused',
  reason,
});

/**
 * Whether a notice is recent enough not to be a replay. It may also be slightly ahead, since clocks differ.
 * @param sentAt UTC ms as the provider signed it; NaN is never fresh
 * @param now UTC ms
 */
export const isFresh = (sentAt: number, now: number): boolean =>
  Math.abs(now - sentAt) <= orderLimits.noticeToleranceMs;

/** What JSON says, or undefined when it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
