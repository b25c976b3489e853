import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import { fansOf, needChannel } from './channels.access.ts';
import type { ChannelPorts } from './channels.ports.ts';
import { deleteFlag, insertFollow } from './channels.repository.ts';

type FollowChannelCall = typeof calls.channels.follow;

/** C098: a repeat changes nothing. */
export function followChannel(
  uid: string,
  { channel_id, action }: CallRequest<FollowChannelCall>,
  { database, clock }: Pick<ChannelPorts, 'database' | 'clock'>,
): Promise<CallAnswer<FollowChannelCall>> {
  return database.transaction(async (tx) => {
    await needChannel(tx, channel_id);
    if (action) await insertFollow(tx, { channel_id, uid, created_at: clock.now() });
    else await deleteFlag(tx, 'channel_follow', channel_id, uid);
    return { followed: action, fans: await fansOf(tx, channel_id) };
  });
}
