import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * HMAC-SHA256 of the parts, one per line, as base64url. No part may hold a line break that a caller controls, else two
 * lists of parts could have one signature.
 */
export const signatureOf = (secret: string, ...parts: readonly (string | number)[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');

/** A field in the query of a signed address; empty when it is missing or there twice. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Until when the query of a signed address says it is good, UTC ms; NaN when it does not say so. */
export const expiryOf = (value: unknown): number => Number(textOf(value) || Number.NaN);

/** Whether a signed address is ours and still good. @param now UTC ms */
export const isGoodAddress = (
  { expires, sign, expected }: { readonly expires: number; readonly sign: string; readonly expected: string },
  now: number,
): boolean => Number.isSafeInteger(expires) && expires > now && isSameSignature(expected, sign);

/** Compares in constant time. */
export function isSameSignature(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
