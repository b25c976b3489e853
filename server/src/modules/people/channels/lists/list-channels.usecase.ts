import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { ChannelDeps } from '../channels.ports.ts';
import { countFans, findFlagged, searchChannels } from '../channels.repository.ts';
import { channelViews } from '../channels.views.ts';

type ListChannelsCall = typeof calls.channels.list;

/** G121: a page of channels, and what each is to the member. */
export async function listChannels(
  uid: string,
  input: CallRequest<ListChannelsCall>,
  { database, users, facets }: Pick<ChannelDeps, 'database' | 'users' | 'facets'>,
): Promise<CallAnswer<ListChannelsCall>> {
  const { reader } = database;
  const { q = '', tab, page, page_size } = input;
  const search = { q, tab, uid, limit: page_size, offset: (page - 1) * page_size };
  const { rows, total } = await searchChannels(reader, search);
  const ids = rows.map((row) => row.channel_id);
  const [channels, followed, subscribed, fans, next] = await Promise.all([
    channelViews(reader, rows, { users }),
    findFlagged(reader, 'channel_follow', uid, ids),
    findFlagged(reader, 'channel_subscription', uid, ids),
    countFans(reader, ids),
    facets.need('next_lives')(reader, ids, uid),
  ]);
  const list = channels.map((channel) => ({
    ...channel,
    followed: followed.has(channel.channel_id),
    subscribed: subscribed.has(channel.channel_id),
    fans: fans.get(channel.channel_id) ?? 0,
    next_live: next.get(channel.channel_id) ?? null,
  }));
  return { list, total, page, page_size };
}
