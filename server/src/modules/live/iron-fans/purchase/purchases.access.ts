import { agreements, type CallRequest, type calls } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { runs, stateOf } from '../iron-fans.domain.ts';
import type { IronFanPorts } from '../iron-fans.ports.ts';
import { lockMembership } from '../iron-fans.repository.ts';

type MembershipOffer = Pick<CallRequest<typeof calls.ironFans.order>, 'channel_id' | 'agreement_version'>;

/** @throws Refusal `order.agreement_changed` when other terms were read than those in force (V35) */
export function needTerms(read: string): void {
  const { version } = agreements.service;
  if (read !== version) refuse('order.agreement_changed', { agreement: 'service', version });
}

/** The channel of a membership and what runs of it, locked. @throws Refusal why nothing is sold to them */
export async function needPlace(
  tx: Tx,
  uid: string,
  { channel_id, agreement_version }: MembershipOffer,
  { channels, clock }: Pick<IronFanPorts, 'channels' | 'clock'>,
) {
  const channel = (await channels.many(tx, [channel_id])).get(channel_id) ?? refuse('request.not_found');
  if (channel.owner_uid === uid) refuse('request.forbidden');
  needTerms(agreement_version);
  const before = await lockMembership(tx, { channel_id, uid });
  const now = clock.now();
  const mayBuy = !runs(now, before) || (!before.auto && stateOf(now, before) === 'about_to_expire');
  if (!mayBuy) refuse('iron.running', { expires_ts: before?.expires_at });
  return { channel, before };
}
