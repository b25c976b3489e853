import { calls, type CallData, type CallInput } from '@goldbean/contract';
import { request } from '../../shared/api/index.ts';

export type GiftTab = CallData<typeof calls.giftList>['tabs'][number];
export type KnapsackItem = CallData<typeof calls.knapsack>['list'][number];
export type Given = CallData<typeof calls.giveGift>;

/** C037. */
export const loadTabs = async (liveId: string): Promise<GiftTab[]> =>
  (await request(calls.giftList, { live_id: liveId })).tabs;

/** C038. */
export const loadKnapsack = async (liveId: string): Promise<KnapsackItem[]> =>
  (await request(calls.knapsack, { live_id: liveId })).list;

/** C034. The same `request_id` gives once. @throws ApiError `wallet.insufficient_beans`, `gift.*`, `live.*` */
export const give = (gift: CallInput<typeof calls.giveGift>): Promise<Given> => request(calls.giveGift, gift);

/** C035. @throws ApiError `wallet.insufficient_beans`, `barrage.*`, `chat.frozen`, `live.*` */
export const giveBarrage = (barrage: CallInput<typeof calls.giveBarrage>) =>
  request(calls.giveBarrage, barrage);
