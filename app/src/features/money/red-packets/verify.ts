import { commitmentOf } from '@goldbean/contract/money';
import { sha256Of } from '../../../shared/digest/index.ts';

/** N01: the fingerprint as this browser computes it, from what was published at the end. */
export const fingerprintOf = (seed: string, shares: readonly number[]): Promise<string> =>
  sha256Of(commitmentOf(seed, shares));
