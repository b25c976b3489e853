import type { SignedIn } from '@goldbean/contract';
import { refuse } from '../../../../platform/refusal.ts';
import { isOverseas, readContact } from '../identity.domain.ts';
import { findByAccount, insertMember } from '../members.repository.ts';
import { useCode } from './codes.repository.ts';
import { judgeCode, refuseClosed, welcomeMember } from './sign-in.access.ts';
import type { SignInDeps } from './sign-in.ports.ts';

/** What somebody typed as their account, and the calling code beside it. */
export interface TypedAccount {
  readonly account: string;
  readonly area: number;
}

/** @throws Refusal `account.wrong_password`, `account.closed` */
export async function enterByPassword(
  { account, area, password }: TypedAccount & { readonly password: string },
  deps: Pick<SignInDeps, 'database' | 'passwords' | 'sessions' | 'demo'>,
): Promise<SignedIn> {
  const { database, passwords } = deps;
  const found = await findByAccount(database.reader, account.toLowerCase(), readContact(account, area));
  const right = await passwords.verify(found?.password_hash ?? null, password);
  if (!right || !found) return refuse('account.wrong_password');
  refuseClosed(found, deps);
  return database.transaction((tx) => welcomeMember(tx, found.uid, deps));
}

/** The first sign-in with a code registers (D83). @throws Refusal `account.wrong_code`, `account.closed` */
export async function enterByCode(
  { account, area, code, address }: TypedAccount & { readonly code: string; readonly address: string },
  deps: Pick<SignInDeps, 'database' | 'clock' | 'ids' | 'sessions' | 'demo'>,
): Promise<SignedIn> {
  const { database, clock, ids } = deps;
  const contact = readContact(account, area);
  const right = contact && (await judgeCode({ contact, code, address }, deps));
  if (!contact || !right) return refuse('account.wrong_code');
  return database.transaction(async (tx) => {
    if (!(await useCode(tx, contact.value, right))) refuse('account.wrong_code');
    const found = await findByAccount(tx, '', contact);
    if (found) refuseClosed(found, deps);
    const uid = found?.uid ?? ids.next();
    if (!found) await insertMember(tx, { uid, contact, ishw: isOverseas(contact), createdAt: clock.now() });
    return welcomeMember(tx, uid, deps);
  });
}
