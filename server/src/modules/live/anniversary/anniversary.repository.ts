import type { Selectable } from 'kysely';
import { momentAt, withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

type CouponTables = {
  anniversary_coupon: {
    coupon_id: string;
    channel_id: string | null;
    name: string;
    beans: number;
    starts_at: Moment;
    ends_at: Moment;
  };
};
export type CouponRow = Selectable<CouponTables['anniversary_coupon']>;

const db = (reader: Reader) => reader.withTables<CouponTables>();

const inChannel = (reader: Reader, channelId: string) =>
  db(reader)
    .selectFrom('anniversary_coupon')
    .selectAll()
    .where((where) => where.or([where('channel_id', 'is', null), where('channel_id', '=', channelId)]));

/** What lasts at a moment (UTC ms) in a channel, the first to end first. */
export const findLasting = (reader: Reader, channelId: string, now: number): Promise<CouponRow[]> =>
  inChannel(reader, channelId)
    .where('starts_at', '<=', momentAt(now))
    .where('ends_at', '>', momentAt(now))
    .orderBy('ends_at')
    .orderBy('coupon_id')
    .execute();

/** A coupon of the channel, or of all. */
export const findCoupon = (
  reader: Reader,
  channelId: string,
  couponId: string,
): Promise<CouponRow | undefined> =>
  inChannel(reader, channelId).where('coupon_id', '=', couponId).executeTakeFirst();

export async function insertCoupon(tx: Tx, row: CouponRow): Promise<void> {
  await db(tx)
    .insertInto('anniversary_coupon')
    .values(withDates(row, 'starts_at', 'ends_at'))
    .execute();
}
