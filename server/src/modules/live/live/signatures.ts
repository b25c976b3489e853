import { isGoodAddress, isSameSignature, signatureOf } from '../../../platform/signatures.ts';

/** The secret part of a push key (D89): derived, so that it can be shown again and is stored nowhere. */
export const pushSecret = (secret: string, stream: string, version: number): string =>
  signatureOf(secret, 'push', stream, version).slice(0, 32);

export const isPushSecret = (secret: string, stream: string, version: number, given: string): boolean =>
  isSameSignature(pushSecret(secret, stream, version), given);

/** Whom a media address serves, and until when (UTC ms). */
export interface MediaTicket {
  readonly stream: string;
  readonly liveId: string;
  readonly uid: string;
  /** Id of the session that asked for it: the stream ends with it. */
  readonly session: string;
  /** Id of the act against the member that they were told of with it; empty for none. */
  readonly act: string;
  readonly expires: number;
}

const ticketSign = (secret: string, { stream, liveId, uid, session, act, expires }: MediaTicket): string =>
  signatureOf(secret, 'play', stream, liveId, uid, session, act, expires);

/** Address of a stream for one member, relative to the host. */
export const flvAddress = (secret: string, ticket: MediaTicket): string =>
  `/flv/${ticket.stream}.flv?${new URLSearchParams({
    live: ticket.liveId,
    exp: String(ticket.expires),
    uid: ticket.uid,
    session: ticket.session,
    act: ticket.act,
    sig: ticketSign(secret, ticket),
  }).toString()}`;

/** True when the ticket was ours and is still good. @param now UTC ms */
export const isTicket = (secret: string, ticket: MediaTicket, sign: string, now: number): boolean =>
  isGoodAddress({ expires: ticket.expires, sign, expected: ticketSign(secret, ticket) }, now);
