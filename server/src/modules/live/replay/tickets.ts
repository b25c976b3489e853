import { isGoodAddress, signatureOf } from '../../../platform/signatures.ts';

/** Whom the addresses of a recording serve, and until when (UTC ms). */
export interface ReplayTicket {
  readonly liveId: string;
  readonly uid: string;
  /** Id of the session that asked for it: it is good no longer than that. */
  readonly session: string;
  readonly expires: number;
}

const signOf = (secret: string, { liveId, uid, session, expires }: ReplayTicket): string =>
  signatureOf(secret, 'hls', liveId, uid, session, expires);

/**
 * Folder in which a member finds a recording. The ticket is in the path, so that the names of a playlist, which may be
 * thousands, are found beside it.
 */
export const folderAddress = (secret: string, ticket: ReplayTicket): string =>
  `/hls/${[ticket.expires, ticket.uid, ticket.session, signOf(secret, ticket)].join('.')}/${ticket.liveId}`;

/** The ticket of such a path, if it was ours and is still good. @param now UTC ms */
export function ticketOf(secret: string, given: string, liveId: string, now: number): ReplayTicket | null {
  const [expires = '', uid = '', session = '', sign = '', ...rest] = given.split('.');
  if (rest.length > 0) return null;
  const ticket = { liveId, uid, session, expires: Number(expires) };
  const isGood = isGoodAddress({ expires: ticket.expires, sign, expected: signOf(secret, ticket) }, now);
  return isGood ? ticket : null;
}
