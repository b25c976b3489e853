import type { fanSorts } from '@goldbean/contract';
import { sql } from 'kysely';
import { momentAt, withDates, type Reader, type Tx } from '../../../platform/database/index.ts';
import { tables, type FanRecord } from './fans.tables.ts';

/** A date is read as `YYYY-MM-DD`, in no zone at all. */
const columns = [
  'uid',
  'joined_at',
  'left_at',
  'closeness',
  'unlocked',
  'lit_until',
  'auto_light',
  sql<string | null>`task_day::text`.as('task_day'),
  'sign_in',
  'watch',
  'comment',
  'gift',
  'share',
] as const;
export type ChannelFanRecord = Omit<FanRecord, 'channel_id'>;

/** Those of `uids` who are or were in the club of a channel. */
export async function findFans(
  reader: Reader,
  channelId: string,
  uids: readonly string[],
): Promise<Map<string, ChannelFanRecord>> {
  const rows = await tables(reader)
    .selectFrom('fan_member')
    .select(columns)
    .where('channel_id', '=', channelId)
    .where('uid', '=', sql<string>`ANY(${[...uids]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.uid, row]));
}

/** A member of a club, present or past, locked until the transaction ends. */
export async function lockFan(tx: Tx, channelId: string, uid: string): Promise<ChannelFanRecord | null> {
  const row = await tables(tx)
    .selectFrom('fan_member')
    .select(columns)
    .where('channel_id', '=', channelId)
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Locks the club of a channel, from whose number of members joining and leaving are counted. @returns that number */
export async function lockClub(tx: Tx, channelId: string): Promise<number> {
  const row = await tables(tx)
    .insertInto('fan_club')
    .values({ channel_id: channelId })
    .onConflict((conflict) =>
      conflict.column('channel_id').doUpdateSet({ channel_id: sql`excluded.channel_id` }),
    )
    .returning('members')
    .executeTakeFirstOrThrow();
  return row.members;
}

export async function addMembers(tx: Tx, channelId: string, n: 1 | -1): Promise<void> {
  await tables(tx)
    .updateTable('fan_club')
    .set({ members: sql`members + ${n}` })
    .where('channel_id', '=', channelId)
    .execute();
}

export async function countFansIn(reader: Reader, channelId: string): Promise<number> {
  const row = await tables(reader)
    .selectFrom('fan_club')
    .select('members')
    .where('channel_id', '=', channelId)
    .executeTakeFirst();
  return row?.members ?? 0;
}

/** T09: a member begins from nothing, whatever they had before. @param at UTC ms */
export async function insertFan(
  tx: Tx,
  channelId: string,
  uid: string,
  at: number,
): Promise<ChannelFanRecord> {
  const joined_at = new Date(at);
  return tables(tx)
    .insertInto('fan_member')
    .values({ channel_id: channelId, uid, joined_at })
    .onConflict((conflict) =>
      conflict.columns(['channel_id', 'uid']).doUpdateSet({ joined_at, left_at: null }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** What a member brings along from before the club was stored here. @param past `lit_until` in UTC ms */
export async function fillFan(
  tx: Tx,
  channelId: string,
  uid: string,
  past: {
    readonly closeness: number;
    readonly unlocked: number[];
    readonly lit_until: number | null;
    readonly auto_light: boolean;
  },
): Promise<void> {
  await tables(tx)
    .updateTable('fan_member')
    .set(withDates(past, 'lit_until'))
    .where('channel_id', '=', channelId)
    .where('uid', '=', uid)
    .execute();
}

/** Takes all that a member has in a club. @param at UTC ms */
export async function releaseFan(tx: Tx, channelId: string, uid: string, at: number): Promise<void> {
  await tables(tx)
    .updateTable('fan_member')
    .set({
      left_at: new Date(at),
      closeness: 0,
      unlocked: sql`DEFAULT`,
      lit_until: null,
      auto_light: false,
    })
    .where('channel_id', '=', channelId)
    .where('uid', '=', uid)
    .execute();
}

export async function addUnlocked(tx: Tx, channelId: string, uid: string, level: number): Promise<void> {
  await tables(tx)
    .updateTable('fan_member')
    .set({ unlocked: sql`unlocked || ${level}::integer` })
    .where('channel_id', '=', channelId)
    .where('uid', '=', uid)
    .execute();
}

/** @param set `lit_until` in UTC ms */
export async function setLight(
  tx: Tx,
  channelId: string,
  uid: string,
  set: { readonly lit_until?: number; readonly auto_light?: boolean },
): Promise<void> {
  await tables(tx)
    .updateTable('fan_member')
    .set(withDates(set, 'lit_until'))
    .where('channel_id', '=', channelId)
    .where('uid', '=', uid)
    .execute();
}

/** @param lit `lit_at` in UTC ms */
export async function insertLight(
  tx: Tx,
  lit: {
    readonly light_id: string;
    readonly channel_id: string;
    readonly uid: string;
    readonly by_itself: boolean;
    readonly lit_at: number;
  },
): Promise<void> {
  await tables(tx).insertInto('fan_light').values(withDates(lit, 'lit_at')).execute();
}

/** Members whose light is over and goes on by itself, the longest first. @param now UTC ms */
export async function findDue(
  reader: Reader,
  now: number,
  limit: number,
): Promise<{ readonly channel_id: string; readonly uid: string }[]> {
  return tables(reader)
    .selectFrom('fan_member')
    .select(['channel_id', 'uid'])
    .where('auto_light', 'is', true)
    .where('lit_until', '<=', momentAt(now))
    .orderBy('lit_until')
    .limit(limit)
    .execute();
}

/** Locks a member whose light is over and goes on by itself, and waits for who just pays for it. @returns whether it is still over */
export async function takeDue(tx: Tx, channelId: string, uid: string, now: number): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('fan_member')
    .select('uid')
    .where('channel_id', '=', channelId)
    .where('uid', '=', uid)
    .where('auto_light', 'is', true)
    .where('lit_until', '<=', momentAt(now))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export interface RankedFan extends Pick<FanRecord, 'uid' | 'closeness' | 'lit_until' | 'joined_at'> {
  readonly rank: number;
}

const orders = {
  closeness: sql`closeness DESC, joined_at, uid`,
  newest: sql`joined_at DESC, uid`,
} as const;

interface FanQuery {
  readonly sort: (typeof fanSorts)[number];
  /** Among only these; null for all. */
  readonly among: readonly string[] | null;
  readonly limit: number;
  readonly offset: number;
}

/**
 * A page of the members of a club. The rows before it are passed over in their index alone: what only the table knows is read
 * of those of the page.
 */
export async function findRanked(reader: Reader, channelId: string, asked: FanQuery): Promise<RankedFan[]> {
  const { rows } = await sql<Omit<RankedFan, 'rank'>>`
    SELECT uid, fan.closeness, fan.lit_until, fan.joined_at
    FROM (SELECT uid FROM fan_member
      WHERE channel_id = ${channelId} AND left_at IS NULL
        AND (${asked.among}::text[] IS NULL OR uid = ANY(${asked.among}::text[]))
      ORDER BY ${orders[asked.sort]} LIMIT ${asked.limit} OFFSET ${asked.offset}) AS page
    JOIN fan_member AS fan USING (uid) WHERE fan.channel_id = ${channelId}
    ORDER BY ${orders[asked.sort]}`.execute(reader);
  // By closeness the place in the list is the rank; else it is counted.
  if (asked.sort === 'closeness' && asked.among === null)
    return rows.map((row, at) => ({ ...row, rank: asked.offset + at + 1 }));
  const ranks = await ranksOf(reader, channelId, rows);
  return rows.map((row) => ({ ...row, rank: ranks.get(row.uid) ?? 0 }));
}

/** The ranks of some members: one pass over the index of ranks, down to the last of them. */
async function ranksOf(
  reader: Reader,
  channelId: string,
  fans: readonly Pick<RankedFan, 'uid' | 'closeness'>[],
): Promise<Map<string, number>> {
  if (fans.length === 0) return new Map();
  const { rows } = await sql<{ uid: string; rank: number }>`
    SELECT uid, rank FROM (
      SELECT uid, row_number() OVER (ORDER BY ${orders.closeness}) AS rank FROM fan_member
      WHERE channel_id = ${channelId} AND left_at IS NULL
        AND closeness >= ${Math.min(...fans.map(({ closeness }) => closeness))}) AS ranked
    WHERE uid = ANY(${fans.map(({ uid }) => uid)}::text[])`.execute(reader);
  return new Map(rows.map(({ uid, rank }) => [uid, rank]));
}
