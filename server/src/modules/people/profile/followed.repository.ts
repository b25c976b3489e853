import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';

/** Whom a member follows, to be read: members and owners of channels, and the channels. */
export interface FollowedIds {
  readonly authors: readonly string[];
  readonly channels: readonly string[];
}

export async function findFollowed(reader: Reader, uid: string): Promise<FollowedIds> {
  const { rows } = await sql<{ author: string; channel_id: string | null }>`
    SELECT uid AS author, NULL AS channel_id FROM member_follow WHERE follower = ${uid}
    UNION ALL
    SELECT owner_uid, channel_id FROM channel_follow JOIN channel USING (channel_id) WHERE uid = ${uid}`.execute(
    reader,
  );
  return {
    // Who follows their own channel does not follow themselves.
    authors: [...new Set(rows.map(({ author }) => author))].filter((author) => author !== uid),
    channels: rows.flatMap(({ channel_id }) => channel_id ?? []),
  };
}
