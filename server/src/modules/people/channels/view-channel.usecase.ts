import { nobody, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { refuse } from '../../../platform/refusal.ts';
import { fansOf, hasFlag, needChannel } from './channels.access.ts';
import type { ChannelDeps } from './channels.ports.ts';
import { findStreamers } from './channels.repository.ts';
import { channelViews } from './channels.views.ts';

type ViewChannelCall = typeof calls.channels.info;

/** C097: a channel, who teaches in it, and what it is to the member. */
export async function viewChannel(
  uid: string,
  { channel_id }: CallRequest<ViewChannelCall>,
  { database, users, facets }: Pick<ChannelDeps, 'database' | 'users' | 'facets'>,
): Promise<CallAnswer<ViewChannelCall>> {
  const { reader } = database;
  const row = await needChannel(reader, channel_id);
  const [[channel], streamers, subscribed, followed, fans, next, group_id] = await Promise.all([
    channelViews(reader, [row], { users }),
    findStreamers(reader, channel_id),
    hasFlag(reader, 'channel_subscription', uid, channel_id),
    hasFlag(reader, 'channel_follow', uid, channel_id),
    fansOf(reader, channel_id),
    facets.need('next_live')(reader, channel_id, uid),
    facets.need('group_id')(reader, channel_id, uid),
  ]);
  if (!channel) return refuse('request.not_found');
  const others = streamers.filter((streamer) => streamer !== channel.owner.uid);
  const people = await users.many(reader, others);
  return {
    channel,
    teacher: channel.owner,
    teachers: [channel.owner, ...others.map((other) => people.get(other) ?? nobody(other))],
    next_live: next,
    subscribed,
    followed,
    fans,
    group_id,
  };
}
