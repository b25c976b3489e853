import type { Call } from '@goldbean/contract/shared';
import { codes } from '@goldbean/contract/shared';
import type { ApiError } from './api-error.ts';

/** Waits before the second and the third try, in ms. */
export const retryWaits: readonly number[] = [400, 1_600];

/**
 * Whether a failed call may be retried automatically: only without an answer or when the service was busy, and only a
 * call that changes nothing or has a `request_id`, so that a repeat has no second effect (D77).
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
