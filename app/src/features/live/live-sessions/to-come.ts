import type { LiveSummary } from '@goldbean/contract/live';

/**
 * Whether a live session is still to come. One that should have begun by now is not announced, though a list was fetched
 * before its hour.
 * @param now UTC ms, on the server's clock
 */
export const isToCome = (
  { state, start_time_ts }: Pick<LiveSummary, 'state' | 'start_time_ts'>,
  now: number,
): boolean => state === 'not_started' && start_time_ts > now;
