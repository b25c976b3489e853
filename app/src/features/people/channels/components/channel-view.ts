import type { ChannelCardProps } from '@goldbean/design-system/live';
import type { Snapshot } from 'valtio/vanilla';
import { paths } from '../../../../shared/paths/index.ts';
import type { Session } from '../../../../shared/session/index.ts';
import type { ListedChannel } from '../channels.service.ts';
import type { ChannelsState } from '../channels.state.ts';

/** Whether I run a channel, or own it. */
export const isMyChannel = (
  { channel_id, owner }: Snapshot<Pick<ListedChannel, 'channel_id' | 'owner'>>,
  { permission, userBaseInfo }: Snapshot<Pick<Session, 'permission' | 'userBaseInfo'>>,
): boolean => owner.uid === userBaseInfo?.uid || (permission?.stream_channels.includes(channel_id) ?? false);

/** Whether the server shows me the iron fans of a channel: its owner and administrators may read them (G311). */
export const readsIronFans = (
  { owner }: Snapshot<Pick<ListedChannel, 'owner'>>,
  { permission, userBaseInfo }: Snapshot<Pick<Session, 'permission' | 'userBaseInfo'>>,
): boolean => owner.uid === userBaseInfo?.uid || (permission?.administer ?? false);

/** What I am to a channel, and what is being changed of it. */
export const statusOf = (
  channelId: string,
  { subscribed, followed }: Pick<ListedChannel, 'subscribed' | 'followed'>,
  busy: Snapshot<ChannelsState['busy']>,
): NonNullable<ChannelCardProps['state']> => ({
  isSubscribed: subscribed,
  isFollowed: followed,
  ...(busy[channelId] && { pending: busy[channelId] }),
});

/** What is on air in a channel, or comes next (S13). */
export const nextOf = (
  next: Snapshot<{ live_id: string; name: string; start_time_ts: number; state: string }> | null,
): NonNullable<ChannelCardProps['next']> | null =>
  next && {
    name: next.name,
    href: paths.liveRoom.href({ live_id: next.live_id }),
    startsAt: next.start_time_ts,
    isOnAir: next.state === 'live',
  };
