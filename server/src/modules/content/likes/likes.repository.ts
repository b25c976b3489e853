import { sql } from 'kysely';
import type { Moment, Reader, Tx } from '../../../platform/database/index.ts';

type LikeTables = { content_like: { type: string; thing_id: string; uid: string; liked_at: Moment } };
const tables = (reader: Reader) => reader.withTables<LikeTables>();

/** A like of one member. */
export interface LikeKey {
  readonly type: string;
  readonly thingId: string;
  readonly uid: string;
}

/** @param at UTC ms @returns false when it was liked already */
export async function insertLike(tx: Tx, { type, thingId, uid }: LikeKey, at: number): Promise<boolean> {
  const row = await tables(tx)
    .insertInto('content_like')
    .values({ type, thing_id: thingId, uid, liked_at: new Date(at) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when it was not liked */
export async function deleteLike(tx: Tx, { type, thingId, uid }: LikeKey): Promise<boolean> {
  const row = await tables(tx)
    .deleteFrom('content_like')
    .where('type', '=', type)
    .where('thing_id', '=', thingId)
    .where('uid', '=', uid)
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findLiked(
  reader: Reader,
  uid: string,
  type: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tables(reader)
    .selectFrom('content_like')
    .select('thing_id')
    .where('type', '=', type)
    .where('uid', '=', uid)
    .where('thing_id', '=', sql<string>`ANY(${[...ids]}::text[])`)
    .execute();
  return new Set(rows.map(({ thing_id }) => thing_id));
}
