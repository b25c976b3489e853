import { sql } from 'kysely';
import type { Moment, Reader, Tx } from '../../../platform/database/index.ts';

type TopicTables = {
  topic: { topic_id: string; name: string; place: number };
  topic_follower: { topic_id: string; uid: string; followed_at: Moment };
};
const tables = (reader: Reader) => reader.withTables<TopicTables>();

export interface TopicRow {
  readonly topic_id: string;
  readonly name: string;
  readonly followers: number;
  readonly followed: boolean;
}

/** The catalogue in its order. @param uid empty for a visitor */
export async function findTopics(reader: Reader, uid: string): Promise<TopicRow[]> {
  const { rows } = await sql<TopicRow>`
    SELECT topic_id, name,
      (SELECT count(*) FROM topic_follower WHERE topic_follower.topic_id = topic.topic_id) AS followers,
      EXISTS (SELECT 1 FROM topic_follower AS mine WHERE mine.topic_id = topic.topic_id AND mine.uid = ${uid})
        AS followed
    FROM topic ORDER BY place, topic_id`.execute(reader);
  return rows;
}

export async function findNames(reader: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tables(reader)
    .selectFrom('topic')
    .select(['topic_id', 'name'])
    .where('topic_id', '=', sql<string>`ANY(${[...ids]}::text[])`)
    .execute();
  return new Map(rows.map(({ topic_id, name }) => [topic_id, name]));
}

/** @param at UTC ms */
export async function setFollowed(
  tx: Tx,
  topicId: string,
  uid: string,
  on: boolean,
  at: number,
): Promise<number> {
  if (on)
    await tables(tx)
      .insertInto('topic_follower')
      .values({ topic_id: topicId, uid, followed_at: new Date(at) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tables(tx)
      .deleteFrom('topic_follower')
      .where('topic_id', '=', topicId)
      .where('uid', '=', uid)
      .execute();
  const { n } = await tables(tx)
    .selectFrom('topic_follower')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('topic_id', '=', topicId)
    .executeTakeFirstOrThrow();
  return n;
}
