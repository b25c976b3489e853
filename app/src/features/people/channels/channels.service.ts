import { calls } from '@goldbean/contract/people';
import type { CallData } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type ChannelTab = 'all' | 'mine' | 'followed' | 'subscribed';
export type ChannelRow = CallData<typeof calls.channels.list>['list'][number];

/** G121. */
export const listChannels = (tab: ChannelTab, page: number) => request(calls.channels.list, { tab, page });

/** C098. */
export const follow = (channelId: string, on: boolean) =>
  request(calls.channels.follow, { channel_id: channelId, action: on });

/** C096: goes with membership of the channel's class group (D80, D94). */
export const subscribe = (channelId: string, on: boolean) =>
  request(calls.channels.subscribe, { channel_id: channelId, action: on ? 'add' : 'del' });
