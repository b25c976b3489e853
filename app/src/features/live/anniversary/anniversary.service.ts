import { type AnniversaryCoupon, calls } from '@goldbean/contract/live';
import { request } from '../../../shared/api/index.ts';

/** C021. @returns null where there is none for me @throws ApiError whatever refuses the room */
export async function loadCoupon(liveId: string): Promise<AnniversaryCoupon | null> {
  const { show, coupon } = await request(calls.anniversary.popup, { live_id: liveId });
  return show ? coupon : null;
}

/** G262. @returns my beans afterwards @throws ApiError `coupon.*`, whatever refuses the room */
export const takeCoupon = async (liveId: string, couponId: string, requestId: string): Promise<number> =>
  (
    await request(calls.anniversary.take, {
      live_id: liveId,
      coupon_id: couponId,
      request_id: requestId,
    })
  ).balance;
