import { calls, type CallData } from '@goldbean/contract';
import { request } from '../../shared/api/index.ts';

export type ChannelTab = 'all' | 'mine' | 'followed' | 'subscribed';
export type ChannelRow = CallData<typeof calls.channelList>['list'][number];

/** G121. */
export const listChannels = (tab: ChannelTab, page: number) => request(calls.channelList, { tab, page });

/** C098. */
export const follow = (channelId: string, on: boolean) =>
  request(calls.follow, { channel_id: channelId, action: on });

/** C096: goes with membership of the channel's class group (D80, D94). */
export const subscribe = (channelId: string, on: boolean) =>
  request(calls.subscribe, { channel_id: channelId, action: on ? 'add' : 'del' });
