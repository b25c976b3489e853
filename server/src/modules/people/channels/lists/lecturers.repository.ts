import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/index.ts';

/**
 * Who goes on air in channels, with their channels, the oldest first; those whose channels most follow first.
 * @returns a page of them, and how many they are
 */
export async function findLecturers(
  reader: Reader,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ total: number; rows: { uid: string; channel_ids: string[] }[] }> {
  const { rows } = await sql<{ uid: string; channel_ids: string[]; total: number }>`
    SELECT uid, array_agg(channel_id ORDER BY created_at, channel_id) AS channel_ids,
      count(*) OVER () AS total
    FROM (
      SELECT owner_uid AS uid, channel_id, created_at FROM channel
      UNION
      SELECT staff.uid, channel_id, created_at FROM channel_staff staff JOIN channel USING (channel_id)
      WHERE staff.role = 'streamer'
    ) place
    LEFT JOIN (SELECT channel_id, count(*) AS fans FROM channel_follow GROUP BY channel_id) followed USING (channel_id)
    GROUP BY uid
    ORDER BY coalesce(sum(fans), 0) DESC, min(created_at), uid
    LIMIT ${page.limit} OFFSET ${page.offset}`.execute(reader);
  return { total: rows[0]?.total ?? 0, rows };
}
