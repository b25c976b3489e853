import type { CallData } from '@goldbean/contract/shared';
import { calls, type WishMessageTab, type WishUnread } from '@goldbean/contract/wishes';
import { newRequestId, request } from '../../../shared/api/index.ts';

export type Messages = CallData<typeof calls.wishMessages.list>;

/** G046. @param page from 1 */
export const listMessages = (tab: WishMessageTab, page: number): Promise<Messages> =>
  request(calls.wishMessages.list, { tab, page });

/** What is unread in each tab, without the messages themselves. */
export const loadUnread = async (): Promise<WishUnread> =>
  (await request(calls.wishMessages.list, { page_size: 1 })).unread;

/** G408: that tab alone. */
export const readTab = async (tab: WishMessageTab): Promise<WishUnread> =>
  (await request(calls.wishMessages.read, { tab, request_id: newRequestId() })).unread;

/** G403. @returns whether I hear of the wish from now on */
export const follow = async (wishId: string, on: boolean): Promise<boolean> =>
  (await request(calls.wishMessages.follow, { wish_id: wishId, on, request_id: newRequestId() })).hears;
