import { commitmentOf } from '@goldbean/contract/money';

/**
 * N01: the fingerprint as this browser computes it, from what was published at the end.
 * @returns SHA-256 of seed and shares, 64 hex digits
 */
export async function fingerprintOf(seed: string, shares: readonly number[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(commitmentOf(seed, shares)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
