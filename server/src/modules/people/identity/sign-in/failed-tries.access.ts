import type { MsgKey } from '@goldbean/contract';
import { createKeyedMutex } from '../../../../platform/keyed-mutex.ts';
import { networkOf } from '../../../../platform/network.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import { Refusal, refuse } from '../../../../platform/refusal.ts';
import type { SlowDown } from './slow-down.access.ts';

const wrong = new Set<MsgKey>(['account.wrong_password', 'account.wrong_code']);
/** An address is many members behind one router, so it has so many times the failed tries of one account there. */
const accountsOfAddress = 4;
export interface FailedTries {
  /**
   * Runs one try to sign in and counts it when it fails (D73: failed tries only). Too many for an account from an
   * address, or from an address for any accounts, are refused. Too many for an account from anywhere make the next try
   * wait for two seconds at most: a stranger must not be able to lock a member out.
   * Tries of one address run one after the other, also when many are sent at once.
   * @throws Refusal `account.too_many_tries`
   */
  count<Result>(account: string, address: string, attempt: () => Promise<Result>): Promise<Result>;
}

export function createFailedTries(rateLimits: RateLimits, slowDown: SlowDown): FailedTries {
  const mutex = createKeyedMutex();
  return {
    async count(account, address, attempt) {
      const network = networkOf(address);
      const ofAccount = `account:${account}`;
      const refusing = [
        { key: `address:${network}`, times: accountsOfAddress },
        { key: `${account} from ${network}`, times: 1 },
      ];
      await slowDown('login', ofAccount);
      return mutex.runExclusive(network, async () => {
        for (const { key, times } of refusing)
          if ((await rateLimits.beyond('login', key, times)) > 0) refuse('account.too_many_tries');
        try {
          return await attempt();
        } catch (error) {
          if (error instanceof Refusal && wrong.has(error.msgKey)) {
            for (const { key, times } of [...refusing, { key: ofAccount, times: 1 }])
              await rateLimits.penalise('login', key, times);
          }
          throw error;
        }
      });
    },
  };
}
