import type { MsgKey } from '@goldbean/contract';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { createKeyedMutex } from '../../../platform/keyed-mutex.ts';

const wrong = new Set<MsgKey>(['account.wrong_password', 'account.wrong_code']);

export interface FailedTries {
  /**
   * Runs one try to sign in and counts it when it fails (D73: failed tries only, per account and per address).
   * Tries of one account or address run one after the other, also when many are sent at once.
   * @throws Refusal `account.too_many_tries`
   */
  count<Result>(account: string, address: string, attempt: () => Promise<Result>): Promise<Result>;
}

export function createFailedTries(rateLimits: RateLimits): FailedTries {
  const mutex = createKeyedMutex();
  return {
    count(account, address, attempt) {
      const keys = [`address:${address}`, `account:${account}`] as const;
      const judged = async () => {
        for (const key of keys) {
          if (await rateLimits.exhausted('login', key)) refuse('account.too_many_tries');
        }
        try {
          return await attempt();
        } catch (error) {
          if (error instanceof Refusal && wrong.has(error.msgKey)) {
            for (const key of keys) await rateLimits.penalise('login', key);
          }
          throw error;
        }
      };
      return mutex.runExclusive(keys[0], () => mutex.runExclusive(keys[1], judged));
    },
  };
}
