import type { Call } from '@goldbean/contract/shared';
import { codes } from '@goldbean/contract/shared';
import type { ApiError } from './api-error.ts';

/** Waits before the second and the third try, in ms. */
export const retryWaits: readonly number[] = [400, 1_600];

/**
 * Whether a failed call may go again by itself: only when nothing came back or the service was busy, and only a
 * call that changes nothing or carries a `request_id`, so that a second one cannot act twice (D77).
 * @param tries how many went already
 */
export function mayRetry(
  call: Pick<Call, 'writes'>,
  input: Readonly<Record<string, unknown>>,
  error: Pick<ApiError, 'code'>,
  tries: number,
): boolean {
  if (tries > retryWaits.length) return false;
  if (error.code !== 0 && error.code !== codes.unavailable) return false;
  return !call.writes || typeof input['request_id'] === 'string';
}
