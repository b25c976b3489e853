import { calls } from '@goldbean/contract/live';
import type { CallData } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type ListedLiveWish = CallData<typeof calls.liveWishes.list>['list'][number];
export type LiveWishHelpers = CallData<typeof calls.liveWishes.people>;

/** C053. */
export const loadWishes = async (liveId: string): Promise<ListedLiveWish[]> =>
  (await request(calls.liveWishes.list, { live_id: liveId })).list;

/** C054. */
export const loadHelpers = (wishId: string, page: number): Promise<LiveWishHelpers> =>
  request(calls.liveWishes.people, { wish_id: wishId, page });

/** G133. @throws ApiError `live.wish_target`, `live.wishes_full`, `gift.missing`, whatever refuses running it */
export const saveWish = async (liveId: string, giftId: string, target: number): Promise<void> => {
  await request(calls.liveWishes.save, { live_id: liveId, gift_id: giftId, target });
};

/** G134. @throws ApiError `live.wish_missing`, whatever refuses running the live session */
export const removeWish = async (id: string): Promise<void> => {
  await request(calls.liveWishes.remove, { id });
};
