import type { PlacedOrder } from '../orders.ports.ts';
import type { Payer, RechargePorts, RechargeRequest } from './recharge.ports.ts';

/** Places an order once per intent; the payment itself begins outside the transaction. */
export function placeRecharge(
  { uid, intent }: Payer,
  kind: 'beans' | 'coins',
  given: Pick<RechargeRequest<'createBeanOrder'>, 'goods_id' | 'pay_type'> &
    Partial<RechargeRequest<'createBeanOrder'>>,
  { database, idempotency, orders }: Pick<RechargePorts, 'database' | 'idempotency' | 'orders'>,
): Promise<PlacedOrder> {
  return database.transaction((tx) =>
    idempotency.once(tx, intent, () =>
      orders.place(tx, {
        uid,
        kind,
        productId: given.goods_id,
        payType: given.pay_type,
        agreementVersion: given.agreement_version,
        channel: given.channel,
        liveId: given.live_id,
      }),
    ),
  );
}
