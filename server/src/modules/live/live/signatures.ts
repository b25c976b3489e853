import { createHmac, timingSafeEqual } from 'node:crypto';

const signed = (secret: string, ...parts: readonly (string | number)[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The secret part of a push key (D89): derived, so that it can be shown again and is stored nowhere. */
export const pushSecret = (secret: string, stream: string, version: number): string =>
  signed(secret, 'push', stream, version).slice(0, 32);

export const isPushSecret = (secret: string, stream: string, version: number, given: string): boolean =>
  same(pushSecret(secret, stream, version), given);

/** Whom a media address serves, and until when (UTC ms). */
export interface MediaTicket {
  readonly stream: string;
  readonly liveId: string;
  readonly uid: string;
  readonly expires: number;
}

const ticketSign = (secret: string, { stream, liveId, uid, expires }: MediaTicket): string =>
  signed(secret, 'play', stream, liveId, uid, expires);

/** Address of a stream for one member, relative to the host. */
export const flvAddress = (secret: string, ticket: MediaTicket): string =>
  `/flv/${ticket.stream}.flv?${new URLSearchParams({
    live: ticket.liveId,
    exp: String(ticket.expires),
    uid: ticket.uid,
    sig: ticketSign(secret, ticket),
  }).toString()}`;

/** True when the ticket was ours and is still good. @param now UTC ms */
export const isTicket = (secret: string, ticket: MediaTicket, sign: string, now: number): boolean =>
  Number.isSafeInteger(ticket.expires) && ticket.expires > now && same(ticketSign(secret, ticket), sign);
