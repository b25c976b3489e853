import { type RawBuilder, sql } from 'kysely';
import { isNotDeletedBy } from '../messages/deletions.repository.ts';
import { everybody } from '../messages/mentions.domain.ts';

/**
 * What a member has not read of a room: messages of others after a mark, without those that were taken back, hidden, or
 * deleted for the member.
 * @param most counting stops there
 * @returns a row for FROM: `unread`, and `mentioned` when one of them names the member or everybody
 */
export const unreadAfter = (
  {
    room,
    uid,
    seq,
  }: {
    readonly room: RawBuilder<string>;
    readonly uid: RawBuilder<string>;
    readonly seq: RawBuilder<number>;
  },
  most: number,
): RawBuilder<unknown> => sql`(
  SELECT count(*) AS unread, coalesce(bool_or(mentions && ARRAY[${uid}, ${everybody}]), false) AS mentioned FROM (
    SELECT mentions FROM room_frame
    WHERE room_frame.room = ${room} AND type = 'msg' AND room_frame.seq > ${seq}
      AND sender <> ${uid} AND status = 'normal' AND ${isNotDeletedBy(uid)}
    LIMIT ${most}
  ) AS counted)`;
