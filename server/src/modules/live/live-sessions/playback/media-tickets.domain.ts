import { expiryOf, isGoodAddress, isSameSignature, signatureOf } from '../../../../platform/signatures.ts';
import type { MediaScope } from '../live-sessions.domain.ts';

/** The secret part of a push key (D89): derived, so that it can be shown again and is stored nowhere. */
export const pushSecret = (secret: string, stream: string, version: number): string =>
  signatureOf(secret, 'push', stream, version).slice(0, 32);

export const isPushSecret = (secret: string, stream: string, version: number, given: string): boolean =>
  isSameSignature(pushSecret(secret, stream, version), given);

/** Whom a media address serves, and until when (UTC ms). */
export interface MediaTicket {
  readonly scope: MediaScope;
  readonly stream: string;
  readonly liveId: string;
  readonly uid: string;
  /** Id of the session that asked for it: the stream ends with it. */
  readonly session: string;
  /** Id of the act against the member that they were notified of with it; empty for none. */
  readonly act: string;
  readonly expires: number;
}

const ticketSign = (
  secret: string,
  { scope, stream, liveId, uid, session, act, expires }: MediaTicket,
): string => signatureOf(secret, scope, stream, liveId, uid, session, act, expires);

/** Address of a stream for one member, relative to the host. */
export const flvAddress = (secret: string, ticket: MediaTicket): string =>
  `/flv/${ticket.stream}.flv?${new URLSearchParams({
    ...(ticket.scope === 'test' && { scope: ticket.scope }),
    live: ticket.liveId,
    exp: String(ticket.expires),
    uid: ticket.uid,
    session: ticket.session,
    act: ticket.act,
    sig: ticketSign(secret, ticket),
  }).toString()}`;

/** The ticket that an address holds. @param field a field of its query, empty when it is missing or there twice */
export const ticketIn = (stream: string, field: (name: string) => string): MediaTicket => ({
  scope: field('scope') === 'test' ? 'test' : 'play',
  stream,
  liveId: field('live'),
  uid: field('uid'),
  session: field('session'),
  act: field('act'),
  expires: expiryOf(field('exp')),
});

/** True when the ticket was ours and is still good. @param now UTC ms */
export const isTicket = (secret: string, ticket: MediaTicket, sign: string, now: number): boolean =>
  isGoodAddress({ expires: ticket.expires, sign, expected: ticketSign(secret, ticket) }, now);
