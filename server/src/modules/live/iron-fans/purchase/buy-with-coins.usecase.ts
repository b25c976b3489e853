import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { IronFanPorts } from '../iron-fans.ports.ts';
import { membershipView } from '../iron-fans.views.ts';
import type { PaidTime } from './paid-time.usecase.ts';
import { needPlace } from './purchases.access.ts';

type CoinPurchaseRequest = CallRequest<typeof calls.ironFans.order>;
type CoinPurchaseAnswer = CallAnswer<typeof calls.ironFans.order>;

/** A membership that is paid with coins runs at once. */
export async function buyWithCoins(
  tx: Tx,
  uid: string,
  given: CoinPurchaseRequest,
  ports: Pick<IronFanPorts, 'clock' | 'ids' | 'prices' | 'channels' | 'wallet'>,
  paidTime: PaidTime,
): Promise<CoinPurchaseAnswer> {
  const { clock, ids, prices, wallet } = ports;
  const { channel, before } = await needPlace(tx, uid, given, ports);
  const { channel_id, plan, agreement_version: version } = given;
  const { coins } = prices[plan];
  if (given.price !== coins) refuse('iron.price_changed', { price: coins });
  const id = ids.next();
  const paid = {
    period_id: id,
    channel_id,
    uid,
    cause: 'coins',
    plan,
    coins,
    order_no: null,
    by_uid: null,
    reason: null,
  } as const;
  const stored = await paidTime.add(tx, before, { paid, version });
  await wallet.pay(tx, {
    payer: uid,
    to: { kind: 'channel', id: channel_id },
    currency: 'COIN',
    amount: coins,
    kind: 'iron_fan',
    cause: { type: 'iron_fan', id, note: { key: 'iron_fan', channel: channel.name } },
    actor: uid,
    requestId: `iron_fan:${id}`,
  });
  return { order_no: null, pay: null, my: membershipView(clock.now(), stored, '') };
}
