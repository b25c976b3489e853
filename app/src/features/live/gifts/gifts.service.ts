import { calls } from '@goldbean/contract/live';
import type { CallData, CallInput } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type Campaign = CallData<typeof calls.gifts.activities>['list'][number];
export type GiftTab = CallData<typeof calls.gifts.list>['tabs'][number];
export type KnapsackItem = CallData<typeof calls.gifts.knapsack>['list'][number];
export type GiftAnswer = CallData<typeof calls.gifts.give>;

/** C037. */
export const loadTabs = async (liveId: string): Promise<GiftTab[]> =>
  (await request(calls.gifts.list, { live_id: liveId })).tabs;

/** C038. */
export const loadKnapsack = async (liveId: string): Promise<KnapsackItem[]> =>
  (await request(calls.gifts.knapsack, { live_id: liveId })).list;

/** C023: the campaigns that last now, the first to end first. */
export const loadCampaigns = async (liveId: string): Promise<Campaign[]> =>
  (await request(calls.gifts.activities, { live_id: liveId })).list;

/** C034. The same `request_id` gives once. @throws ApiError `wallet.insufficient_beans`, `gift.*`, `live.*` */
export const give = (gift: CallInput<typeof calls.gifts.give>): Promise<GiftAnswer> =>
  request(calls.gifts.give, gift);

/** C035. @throws ApiError `wallet.insufficient_beans`, `barrage.*`, `chat.frozen`, `live.*` */
export const giveBarrage = (barrage: CallInput<typeof calls.gifts.barrage>) =>
  request(calls.gifts.barrage, barrage);
