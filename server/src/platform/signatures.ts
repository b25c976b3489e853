import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * HMAC-SHA256 of the parts, one per line, as base64url. No part may hold a line break that a caller controls, else two
 * lists of parts could have one signature.
 */
export const signatureOf = (secret: string, ...parts: readonly (string | number)[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');

/** Compares in constant time. */
export function isSameSignature(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
