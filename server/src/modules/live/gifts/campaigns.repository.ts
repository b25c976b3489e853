import type { Gift } from '@goldbean/contract';
import { sql, type Selectable } from 'kysely';
import { momentAt, withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

type ActivityTables = {
  live_activity: {
    activity_id: string;
    channel_id: string | null;
    type: 'gift' | 'course';
    title: string;
    img: string;
    link: string;
    starts_at: Moment;
    ends_at: Moment;
  };
  live_activity_gift: { activity_id: string; gift_id: string; place: number };
};
export type ActivityRow = Selectable<ActivityTables['live_activity']>;

const db = (reader: Reader) => reader.withTables<ActivityTables>();

/** What lasts at a moment (UTC ms) in a channel, the first to end first. */
export const findRunning = (reader: Reader, channelId: string, now: number): Promise<ActivityRow[]> =>
  db(reader)
    .selectFrom('live_activity')
    .selectAll()
    .where((where) => where.or([where('channel_id', 'is', null), where('channel_id', '=', channelId)]))
    .where('starts_at', '<=', momentAt(now))
    .where('ends_at', '>', momentAt(now))
    .orderBy('ends_at')
    .orderBy('activity_id')
    .execute();

/** The gifts of activities; one that several have stands once. */
export async function findActivityGifts(reader: Reader, activityIds: readonly string[]): Promise<Gift[]> {
  const { rows } = await sql<Gift>`
    SELECT gift.gift_id, gift.name, gift.price, gift.icon, gift.fan_level, gift.iron_fan
    FROM live_activity_gift AS one JOIN gift ON gift.gift_id = one.gift_id
    WHERE one.activity_id = ANY(${[...activityIds]}::text[])
    GROUP BY gift.gift_id ORDER BY min(one.place), gift.gift_id`.execute(reader);
  return rows;
}

/** The gifts that are featured, in their order. */
export async function findFeatured(reader: Reader): Promise<Gift[]> {
  const { rows } = await sql<Gift>`
    SELECT gift_id, name, price, icon, fan_level, iron_fan FROM gift WHERE featured IS NOT NULL ORDER BY featured`.execute(
    reader,
  );
  return rows;
}

export async function insertActivity(tx: Tx, row: ActivityRow, giftIds: readonly string[]): Promise<void> {
  await db(tx)
    .insertInto('live_activity')
    .values(withDates(row, 'starts_at', 'ends_at'))
    .execute();
  if (giftIds.length === 0) return;
  await db(tx)
    .insertInto('live_activity_gift')
    .values(giftIds.map((gift_id, place) => ({ activity_id: row.activity_id, gift_id, place })))
    .execute();
}
