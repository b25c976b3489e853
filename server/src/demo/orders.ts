import { agreements, orderLimits, payTypes } from '@goldbean/contract';
import { orders, type DemoOrder } from './academy.ts';
import type { Past } from './past.ts';

/** Orders of a member, by the calls and on the page anybody would use: paid, refused, never paid, and one that waits. */
export async function placeOrders(past: Past, uid: string, ago: number): Promise<void> {
  const { app, pass } = past;
  const mine = () => app.modules.money.features.orders.list(uid, { page: 1, page_size: 20 });
  const { methods } = await app.modules.money.features.orders.recharge.offer(uid, {});
  // Where the cashier is shut, nobody could have paid.
  if (methods.length === 0 || (await mine()).total > 0) return;
  let left = ago;
  const spend = (ms: number) => {
    left -= ms;
    pass(ms);
  };
  for (const [place, order] of orders.entries()) {
    if (order.isWaiting) spend(left);
    await placeOrder(past, uid, order, `demo-order-${place}`);
    // Whoever looks ends what nobody paid.
    if (!order.isWaiting) spend(orderLimits.orderExpiryMs);
    await mine();
  }
}

async function placeOrder(
  { app }: Past,
  uid: string,
  { goods, payType, chooses, isWaiting }: DemoOrder,
  request_id: string,
): Promise<void> {
  const { recharge, port, detail } = app.modules.money.features.orders;
  const origin = 'http://localhost';
  const intent = { actor: uid, call: 'C076', requestId: request_id, bodyHash: 'demo' };
  const { order_no } = await recharge.createBeanOrder(
    { uid, origin, intent },
    {
      goods_id: goods,
      pay_type: payTypes[payType],
      channel: 4,
      agree: true,
      agreement_version: agreements.pay.version,
      request_id,
    },
  );
  if (isWaiting) return;
  const { reference } = await port.pay(uid, order_no, { origin });
  if (chooses === null) return;
  await app.http.inject({
    method: 'POST',
    url: `/pay/cashier/${reference}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `action=${chooses}`,
  });
  await detail(uid, order_no);
}
