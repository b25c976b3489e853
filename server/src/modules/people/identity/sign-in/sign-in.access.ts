import { timingSafeEqual } from 'node:crypto';
import type { SignedIn } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { networkOf } from '../../../../platform/network.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { takeTries, type IssuedCode } from './codes.repository.ts';
import { codeTries, hashOfCode, type Contact } from '../identity.domain.ts';
import { findMember, type FoundAccount } from '../members.repository.ts';
import type { SignInDeps } from './sign-in.ports.ts';

/** A code that somebody typed, and from where. */
export interface TypedCode {
  readonly contact: Contact;
  readonly code: string;
  readonly address: string;
}

/**
 * Checks a code. The try is counted in a transaction of its own, since the refusal of a wrong code would roll the
 * count back.
 * @returns the right one, by which it is marked as used later, or null
 */
export async function judgeCode(
  { contact, code, address }: TypedCode,
  { database, clock }: Pick<SignInDeps, 'database' | 'clock'>,
): Promise<IssuedCode | null> {
  const from = { contact: contact.value, network: networkOf(address) };
  const issued = await database.transaction((tx) => takeTries(tx, from, codeTries, clock.now()));
  const isRight = ({ salt, code_hash: hash }: IssuedCode): boolean =>
    timingSafeEqual(Buffer.from(hashOfCode(salt, code)), Buffer.from(hash));
  return issued.find(isRight) ?? null;
}

/** @throws Refusal `account.closed`; for accounts of an earlier demo too, outside it (D85) */
export function refuseClosed(
  { state, is_demo: isDemo }: Pick<FoundAccount, 'state' | 'is_demo'>,
  { demo }: Pick<SignInDeps, 'demo'>,
): void {
  if (state === 'closed' || (isDemo && !demo)) refuse('account.closed');
}

/** Opens a session of a member who has the right to it. */
export async function welcomeMember(
  tx: Tx,
  uid: string,
  { sessions }: Pick<SignInDeps, 'sessions'>,
): Promise<SignedIn> {
  const member = await findMember(tx, uid);
  if (!member) throw new Error('who signs in is a member');
  const { jwcode, nickname, img, level, roles } = member;
  return { token: await sessions.open(tx, uid), member: { uid, jwcode, nickname, img, level, roles } };
}
