import type { CallRequest, Calls, SignedIn } from '@goldbean/contract';
import { refuse } from '../../../../platform/refusal.ts';
import { hashOfToken } from '../identity.domain.ts';
import { findMember } from '../members.repository.ts';
import { takeTicket } from './codes.repository.ts';
import { refuseClosed, welcomeMember } from './sign-in.access.ts';
import type { SignInDeps } from './sign-in.ports.ts';

/** G003, D14: a ticket signs in once. */
export const redeemTicket = (
  { ticket }: CallRequest<Calls['identity']['redeemTicket']>,
  deps: Pick<SignInDeps, 'database' | 'clock' | 'sessions' | 'demo'>,
): Promise<SignedIn> =>
  deps.database.transaction(async (tx) => {
    const uid =
      (await takeTicket(tx, hashOfToken(ticket), deps.clock.now())) ?? refuse('account.ticket_over');
    const member = await findMember(tx, uid);
    refuseClosed(member ?? refuse('account.closed'), deps);
    return welcomeMember(tx, uid, deps);
  });
