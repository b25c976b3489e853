import { identityLimits, type CallRequest, type Calls } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import { networkOf } from '../../../../platform/network.ts';
import { newToken } from '../../../../platform/random.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { hashOfCode, readContact } from '../identity.domain.ts';
import { saveCode } from './codes.repository.ts';
import type { SignInDeps } from './sign-in.ports.ts';
import type { SlowDown } from './slow-down.access.ts';

type CodePorts = Pick<
  SignInDeps,
  'database' | 'clock' | 'random' | 'idempotency' | 'rateLimits' | 'codes' | 'limitsFactor'
> & { readonly slowDown: SlowDown };

/**
 * G002. The answer does not reveal whether the account exists. A repeat with the same request_id sends no second
 * code. An `address` waits between two codes for one account; many asked for from anywhere only slow the next down.
 * `wait` in ms.
 */
export async function sendCode(
  { account, area }: CallRequest<Calls['identity']['sendCode']>,
  intent: IdempotencyKey,
  address: string,
  { database, clock, random, idempotency, rateLimits, codes, limitsFactor, slowDown }: CodePorts,
): Promise<{ wait: number }> {
  const codeWaitMs = Math.ceil(identityLimits.codeWaitMs / limitsFactor);
  const contact = readContact(account, area) ?? refuse('account.mobile_or_email');
  const ofAccount = `account:${contact.value}`;
  await slowDown('code', ofAccount);
  const code = String(random.below(1_000_000)).padStart(6, '0');
  const salt = newToken(random);
  const now = clock.now();
  const entry = {
    contact: contact.value,
    network: networkOf(address),
    salt,
    codeHash: hashOfCode(salt, code),
    now,
    expiresAt: now + identityLimits.codeMs,
  };
  let isRepeat = true;
  const answer = await database.transaction((tx) => {
    isRepeat = true;
    return idempotency.once(tx, intent, async () => {
      isRepeat = false;
      const wait = await saveCode(tx, entry, codeWaitMs);
      if (wait > 0) refuse('account.code_not_sent', { wait });
      return { wait: codeWaitMs };
    });
  });
  if (!isRepeat) {
    await rateLimits.penalise('code', ofAccount);
    await codes.send(contact, code);
  }
  return answer;
}
