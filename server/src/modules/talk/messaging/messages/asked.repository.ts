import { sql } from 'kysely';
import { momentAt, type Tx } from '../../../../platform/database/index.ts';
import type { MuteRow } from '../rooms/mutes.repository.ts';

/** What a room has stored about a message that is about to be published in it. Moments in UTC ms. */
export interface SenderFacts {
  /** The message, when the sender has published it before under its `client_msg_id`. */
  readonly published: { readonly id: string; readonly seq: number; readonly ts: number } | null;
  /** Until when the sender is muted there, null for ever; null as a whole for who is not. */
  readonly mute: Pick<MuteRow, 'muted_until'> | null;
}

interface SenderRow {
  readonly id: string | null;
  readonly seq: number | null;
  readonly ts: number | null;
  readonly is_muted: boolean;
  readonly muted_until: number | null;
}

/**
 * One for each message, in their order and by one query.
 * @param now UTC ms
 */
export async function findAsked(
  tx: Tx,
  room: string,
  asked: readonly { readonly uid: string; readonly clientMsgId: string }[],
  now: number,
): Promise<SenderFacts[]> {
  const uids = asked.map(({ uid }) => uid);
  const clientMsgIds = asked.map(({ clientMsgId }) => clientMsgId);
  const { rows } = await sql<SenderRow>`
    SELECT published.id, published.seq, published.ts, mute.uid IS NOT NULL AS is_muted, mute.muted_until
    FROM unnest(${uids}::text[], ${clientMsgIds}::text[]) WITH ORDINALITY AS asked (uid, client_msg_id, at)
    LEFT JOIN LATERAL (
      SELECT id, seq, ts FROM room_frame
      WHERE room = ${room} AND sender = asked.uid AND client_msg_id = asked.client_msg_id LIMIT 1
    ) AS published ON true
    LEFT JOIN room_mute AS mute ON mute.room = ${room} AND mute.uid = asked.uid
      AND (mute.muted_until IS NULL OR mute.muted_until > ${momentAt(now)})
    ORDER BY asked.at`.execute(tx);
  return rows.map(({ id, seq, ts, is_muted, muted_until }) => ({
    published: id === null || seq === null || ts === null ? null : { id, seq, ts },
    mute: is_muted ? { muted_until } : null,
  }));
}
