import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AnniversaryPorts } from './anniversary.ports.ts';
import { findCoupon, findLasting, insertCoupon, type CouponRow } from './anniversary.repository.ts';

type AnniversaryRequest<Name extends keyof typeof calls.anniversary> = CallRequest<
  (typeof calls.anniversary)[Name]
>;
type AnniversaryAnswer<Name extends keyof typeof calls.anniversary> = CallAnswer<
  (typeof calls.anniversary)[Name]
>;

/** The anniversary coupon of live sessions: beans for each who takes it where they may enter, once (C021). */
export function createAnniversary(ports: AnniversaryPorts) {
  const { database, clock, ids, idempotency, lives, rewards, wallet } = ports;
  const { reader } = database;

  async function take(
    tx: Tx,
    uid: string,
    { live_id, coupon_id }: AnniversaryRequest<'take'>,
  ): Promise<AnniversaryAnswer<'take'>> {
    const { channelId } = await lives.enter(tx, live_id, uid);
    const coupon = (await findCoupon(tx, channelId, coupon_id)) ?? refuse('coupon.missing');
    const now = clock.now();
    if (coupon.starts_at > now) return refuse('coupon.missing');
    if (coupon.ends_at <= now) return refuse('coupon.over');
    const { beans } = coupon;
    if (!(await rewards.coupon(tx, uid, { couponId: coupon_id, beans }))) return refuse('coupon.taken');
    return { beans, balance: await wallet.beans(tx, uid) };
  }

  return {
    /** C021. */
    async popup(uid: string, { live_id }: AnniversaryRequest<'popup'>): Promise<AnniversaryAnswer<'popup'>> {
      const { channelId } = await lives.enter(reader, live_id, uid);
      const lasting = await findLasting(reader, channelId, clock.now());
      const couponIds = lasting.map(({ coupon_id }) => coupon_id);
      const taken = await rewards.couponsOf(reader, uid, couponIds);
      const found = lasting.find(({ coupon_id }) => !taken.has(coupon_id));
      if (!found) return { show: false, coupon: null };
      const { coupon_id: id, name, beans: value, ends_at } = found;
      return { show: true, coupon: { id, name, value, ends: shanghaiTime(ends_at), ends_ts: ends_at } };
    },

    /** G262. */
    take: (
      uid: string,
      given: AnniversaryRequest<'take'>,
      intent: IdempotencyKey,
    ): Promise<AnniversaryAnswer<'take'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => take(tx, uid, given))),

    /** Opens a coupon. No call does it: the operator plans them. @returns its id */
    async open(tx: Tx, given: Omit<CouponRow, 'coupon_id'>): Promise<string> {
      const coupon_id = ids.next();
      await insertCoupon(tx, { ...given, coupon_id });
      return coupon_id;
    },
  };
}
export type Anniversary = ReturnType<typeof createAnniversary>;
