import { agreements, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { refuse } from '../../../platform/refusal.ts';
import { hasFlag, needChannel } from './channels.access.ts';
import type { ChannelDeps } from './channels.ports.ts';
import { deleteFlag, insertSubscription } from './channels.repository.ts';

type SubscribeChannelCall = typeof calls.channels.subscribe;

/**
 * C096: the member also joins or leaves the class group (T07, D80).
 * @throws Refusal `order.agreement_changed` when other terms were read than those in force (V35)
 */
export async function subscribeChannel(
  uid: string,
  { channel_id, action, agreement_version }: CallRequest<SubscribeChannelCall>,
  { database, clock, listeners, facets }: Pick<ChannelDeps, 'database' | 'clock' | 'listeners' | 'facets'>,
): Promise<CallAnswer<SubscribeChannelCall>> {
  const { version } = agreements.channel;
  if (action === 'add' && agreement_version !== version)
    refuse('order.agreement_changed', { agreement: 'channel', version });
  return database.transaction(async (tx) => {
    await needChannel(tx, channel_id);
    if (action === 'add') {
      await insertSubscription(tx, { channel_id, uid, agreement: version, created_at: clock.now() });
      for (const { subscribed } of listeners.all()) await subscribed(tx, channel_id, uid);
    }
    if (action === 'del') {
      await deleteFlag(tx, 'channel_subscription', channel_id, uid);
      for (const { unsubscribed } of listeners.all()) await unsubscribed(tx, channel_id, uid);
    }
    return {
      subscribed: await hasFlag(tx, 'channel_subscription', uid, channel_id),
      group_id: await facets.need('group_id')(tx, channel_id, uid),
    };
  });
}
