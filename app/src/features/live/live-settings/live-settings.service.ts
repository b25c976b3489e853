import { calls, type LiveSettings } from '@goldbean/contract/live';
import { calls as moneyCalls, type Product } from '@goldbean/contract/money';
import { calls as peopleCalls } from '@goldbean/contract/people';
import type { CallInput, User } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

/** G152: those who run the live session only. */
export const loadSettings = async (liveId: string): Promise<LiveSettings> =>
  (await request(calls.streaming.settings, { live_id: liveId })).live;

/** C059. @throws ApiError with `fields` */
export const saveLive = async (input: CallInput<typeof calls.streaming.edit>): Promise<LiveSettings> =>
  (await request(calls.streaming.edit, input)).live;

/** G121: channels where I may open live sessions. */
export const listMyChannels = async (): Promise<{ channel_id: string; name: string }[]> =>
  (await request(peopleCalls.channels.list, { tab: 'mine', page_size: 100 })).list;

/** G171: members whose name has the words in it, or whose number they are. */
export const searchPeople = async (q: string): Promise<User[]> =>
  (await request(peopleCalls.identity.search, { q })).list;

/** More than a channel has on sale. */
const maxProducts = 100;

/** C100: what the channel has on sale. */
export const listProducts = async (channelId: string): Promise<Product[]> =>
  (await request(moneyCalls.shop.channelProducts, { channel_id: channelId, page_size: maxProducts })).list;
