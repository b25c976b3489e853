import { agreements } from '@goldbean/contract/shared';
import { calls } from '@goldbean/contract/people';
import type { CallData } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type ChannelTab = 'all' | 'mine' | 'followed' | 'subscribed';
export type ListedChannel = CallData<typeof calls.channels.list>['list'][number];
export type ChannelInfo = CallData<typeof calls.channels.info>;
export type Featured = CallData<typeof calls.channels.featured>['list'][number];

/** G176. */
export const listFeatured = () => request(calls.channels.featured, {});

/** G121. @param list its tab, and words of a name or none @param pageSize left out for the server's own */
export const listChannels = (
  { tab, q }: { readonly tab: ChannelTab; readonly q: string },
  page: number,
  pageSize?: number,
) =>
  request(calls.channels.list, {
    tab,
    page,
    ...(q !== '' && { q }),
    ...(pageSize !== undefined && { page_size: pageSize }),
  });

/** C097. @throws ApiError `request.not_found` */
export const loadChannel = (channelId: string): Promise<ChannelInfo> =>
  request(calls.channels.info, { channel_id: channelId });

/** C098. */
export const follow = (channelId: string, on: boolean) =>
  request(calls.channels.follow, { channel_id: channelId, action: on });

/** C096: goes with membership of the channel's class group (D80). The member has read and ticked its terms (V35). */
export const subscribe = (channelId: string) =>
  request(calls.channels.subscribe, {
    channel_id: channelId,
    action: 'add',
    agree: 1,
    // The version that the dialog shows.
    agreement_version: agreements.channel.version,
  });

/** C096: gives the subscription up, and with it the class group (D94). */
export const unsubscribe = (channelId: string) =>
  request(calls.channels.subscribe, { channel_id: channelId, action: 'del' });
