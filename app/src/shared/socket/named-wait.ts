import { codes } from '@goldbean/contract/shared';
import { asApiError } from '../api/index.ts';

/** The wait that a call was refused with by its limit (D73), in ms; null for every other error. */
export function namedWait(error: unknown): number | null {
  const { code, detail } = asApiError(error);
  const wait = detail['retry_ms'];
  return code === codes.tooFast && typeof wait === 'number' && wait >= 0 ? wait : null;
}
