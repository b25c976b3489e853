import type { CallRequest, Calls, SignedIn } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import { accountKey } from '../identity.domain.ts';
import { enterByCode, enterByPassword } from './enter-account.usecase.ts';
import { createFailedTries } from './failed-tries.access.ts';
import { redeemTicket } from './redeem-ticket.usecase.ts';
import { registerMember } from './register-member.usecase.ts';
import { sendCode } from './send-code.usecase.ts';
import type { SignInDeps } from './sign-in.ports.ts';
import { createSlowDown } from './slow-down.access.ts';

type IdentityRequest<Name extends keyof Calls['identity']> = CallRequest<Calls['identity'][Name]>;

/** Signing in and registering (D83). */
export function createSignIn(deps: SignInDeps) {
  const slowDown = createSlowDown(deps.rateLimits, (ms) => deps.wait(ms));
  const failedTries = createFailedTries(deps.rateLimits, slowDown);

  return {
    /** G001. Failed tries are counted by account and `address`. */
    login(input: IdentityRequest<'login'>, address: string): Promise<SignedIn> {
      const { account, area, password, code } = input;
      return failedTries.count(accountKey(account, area), address, () => {
        if (password !== undefined) return enterByPassword({ account, area, password }, deps);
        return enterByCode({ account, area, code: code ?? '', address }, deps);
      });
    },

    redeemTicket: (input: IdentityRequest<'redeemTicket'>): Promise<SignedIn> => redeemTicket(input, deps),

    sendCode: (
      input: IdentityRequest<'sendCode'>,
      intent: IdempotencyKey,
      address: string,
    ): Promise<{ wait: number }> => sendCode(input, intent, address, { ...deps, slowDown }),

    register: (
      input: IdentityRequest<'register'>,
      intent: IdempotencyKey,
      address: string,
    ): Promise<SignedIn> => registerMember(input, intent, address, { ...deps, failedTries }),
  };
}
