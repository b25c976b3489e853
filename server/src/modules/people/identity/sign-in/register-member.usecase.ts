import type { CallRequest, Calls, SignedIn } from '@goldbean/contract';
import { hashOf, type IdempotencyKey } from '../../../../platform/idempotency.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { isOverseas, readContact } from '../identity.domain.ts';
import { findByAccount, insertMember } from '../members.repository.ts';
import { useCode } from './codes.repository.ts';
import type { FailedTries } from './failed-tries.access.ts';
import { judgeCode, welcomeMember } from './sign-in.access.ts';
import type { SignInDeps } from './sign-in.ports.ts';

type RegistrationPorts = Pick<
  SignInDeps,
  'database' | 'clock' | 'ids' | 'idempotency' | 'passwords' | 'sessions'
> & { readonly failedTries: FailedTries };

/** G120. A repeat with the same request_id signs in to the account that the first one opened. */
export async function registerMember(
  input: CallRequest<Calls['identity']['register']>,
  intent: IdempotencyKey,
  address: string,
  deps: RegistrationPorts,
): Promise<SignedIn> {
  const { database, clock, ids, idempotency, passwords, failedTries } = deps;
  const { account, area, nickname, lang, code, password } = input;
  const contact = readContact(account, area) ?? refuse('account.mobile_or_email');
  return failedTries.count(contact.value, address, async () => {
    const right = await judgeCode({ contact, code, address }, deps);
    const passwordHash = await passwords.hash(password);
    // Stored answers must hold neither a token nor the password, not even under a fast hash.
    const stored = { ...intent, bodyHash: hashOf({ contact, nickname, lang, code }) };
    let isRepeat = true;
    const uid = await database.transaction((tx) => {
      isRepeat = true;
      return idempotency.once(tx, stored, async () => {
        isRepeat = false;
        if (!right || !(await useCode(tx, contact.value, right))) refuse('account.wrong_code');
        const next = ids.next();
        const ishw = isOverseas(contact);
        const createdAt = clock.now();
        const member = { uid: next, contact, nickname, passwordHash, lang, ishw, createdAt };
        if (!(await insertMember(tx, member))) refuse('account.taken');
        return next;
      });
    });
    if (isRepeat) {
      // The password is not in the stored body, so a repeat with another password is refused here.
      const opened = await findByAccount(database.reader, '', contact);
      if (!(await passwords.verify(opened?.password_hash ?? null, password))) refuse('system.repeated');
    }
    return database.transaction((tx) => welcomeMember(tx, uid, deps));
  });
}
