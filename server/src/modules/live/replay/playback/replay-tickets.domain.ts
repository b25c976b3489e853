import { isGoodAddress, signatureOf } from '../../../../platform/signatures.ts';

/** Whom the addresses of a recording serve, and until when (UTC ms). */
export interface ReplayTicket {
  readonly liveId: string;
  readonly uid: string;
  /** Id of the session that asked for it: it is good no longer than that. */
  readonly session: string;
  readonly expires: number;
}

/** What an address serves: the recording, or its poster alone, which a card shows to whoever may not watch (S49). */
export type Serves = 'recording' | 'poster';
const signed = { recording: 'hls', poster: 'hls-poster' } as const;
const posterName = 'poster.jpg';

const signOf = (secret: string, serves: Serves, { liveId, uid, session, expires }: ReplayTicket): string =>
  signatureOf(secret, signed[serves], liveId, uid, session, expires);

const folderOf = (secret: string, serves: Serves, ticket: ReplayTicket): string =>
  `/hls/${[ticket.expires, ticket.uid, ticket.session, signOf(secret, serves, ticket)].join('.')}/${ticket.liveId}`;

/**
 * Folder in which a member finds a recording. The ticket is in the path, so that the names of a playlist, which may be
 * thousands, are found beside it.
 */
export const folderAddress = (secret: string, ticket: ReplayTicket): string =>
  folderOf(secret, 'recording', ticket);

/** Where the poster is for a member; nothing else of the recording is there. */
export const posterAddress = (secret: string, ticket: ReplayTicket): string =>
  `${folderOf(secret, 'poster', ticket)}/${posterName}`;

/**
 * The ticket of such a path and what it serves, if it was ours, is still good and serves this place.
 * @param place what is read of the recording
 * @param now UTC ms
 */
export function ticketOf(
  secret: string,
  given: string,
  { liveId, place }: { readonly liveId: string; readonly place: string },
  now: number,
): (ReplayTicket & { readonly serves: Serves }) | null {
  const [expires = '', uid = '', session = '', sign = '', ...rest] = given.split('.');
  if (rest.length > 0) return null;
  const ticket = { liveId, uid, session, expires: Number(expires) };
  const serving: readonly Serves[] = place === posterName ? ['recording', 'poster'] : ['recording'];
  const serves = serving.find((one) =>
    isGoodAddress({ expires: ticket.expires, sign, expected: signOf(secret, one, ticket) }, now),
  );
  return serves ? { ...ticket, serves } : null;
}
