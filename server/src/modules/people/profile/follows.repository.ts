import type { MemberFollow } from '@goldbean/contract';
import { sql } from 'kysely';
import { type Reader, type Tx } from '../../../platform/database/index.ts';
import { tables } from './profile.tables.ts';

/** Follows; a repeat changes nothing. @param at UTC ms */
export async function insertFollow(tx: Tx, uid: string, follower: string, at: number): Promise<void> {
  await tables(tx)
    .insertInto('member_follow')
    .values({ uid, follower, created_at: new Date(at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stops following; a repeat changes nothing. */
export async function deleteFollow(tx: Tx, uid: string, follower: string): Promise<void> {
  await tables(tx)
    .deleteFrom('member_follow')
    .where('uid', '=', uid)
    .where('follower', '=', follower)
    .execute();
}

/** How many follow each of `uids`; those whom nobody follows are left out. */
export async function countFansOf(reader: Reader, uids: readonly string[]): Promise<Map<string, number>> {
  const rows = await tables(reader)
    .selectFrom('member_follow')
    .select((select) => ['uid', select.fn.countAll<number>().as('fans')])
    .where('uid', '=', sql<string>`ANY(${[...uids]}::text[])`)
    .groupBy('uid')
    .execute();
  return new Map(rows.map(({ uid, fans }) => [uid, fans]));
}

/** How many members they follow. */
export async function countFollowed(reader: Reader, follower: string): Promise<number> {
  const row = await tables(reader)
    .selectFrom('member_follow')
    .select((select) => select.fn.countAll<number>().as('followed'))
    .where('follower', '=', follower)
    .executeTakeFirstOrThrow();
  return row.followed;
}

/** Who follows a member, the latest first. */
export async function findFans(
  reader: Reader,
  uid: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('member_follow')
    .select('follower')
    .where('uid', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('follower')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(({ follower }) => follower);
}

/** What `viewer` is to each of `uids`, and they to them. */
export async function findFollows(
  reader: Reader,
  viewer: string,
  uids: readonly string[],
): Promise<(uid: string) => MemberFollow> {
  const among = sql<string>`ANY(${[...uids]}::text[])`;
  const rows = await tables(reader)
    .selectFrom('member_follow')
    .select(['uid', 'follower'])
    .where((is) =>
      is.or([
        is.and([is('follower', '=', viewer), is('uid', '=', among)]),
        is.and([is('uid', '=', viewer), is('follower', '=', among)]),
      ]),
    )
    .execute();
  const followed = new Set(rows.map(({ uid }) => uid));
  const fans = new Set(rows.map(({ follower }) => follower));
  return (uid) => ({ followed: followed.has(uid), follows_me: fans.has(uid) });
}
