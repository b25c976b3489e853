import { type RawBuilder, sql } from 'kysely';

/**
 * What a member has not read of a room: messages of others after a mark, without those that were taken back or hidden.
 * @param most counting stops there
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
): RawBuilder<number> => sql`(
  SELECT count(*) FROM (
    SELECT 1 FROM room_frame
    WHERE room_frame.room = ${room} AND type = 'msg' AND room_frame.seq > ${seq}
      AND sender <> ${uid} AND status = 'normal'
    LIMIT ${most}
  ) AS counted)`;
