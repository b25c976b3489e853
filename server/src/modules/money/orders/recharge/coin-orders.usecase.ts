import { expires, paidAt } from '../orders.views.ts';
import { placeRecharge } from './place-recharge.usecase.ts';
import type { Payer, RechargeAnswer, RechargePorts, RechargeRequest } from './recharge.ports.ts';
import { addressOf } from './recharge.views.ts';

/** Orders of coins: placed and begun in one call, and how they stand. */
export function createCoinOrders(
  ports: Pick<RechargePorts, 'database' | 'idempotency' | 'orders' | 'wallets'>,
) {
  const { orders, wallets } = ports;

  return {
    /** C083. */
    async createCoinOrder(
      payer: Payer,
      given: RechargeRequest<'createCoinOrder'>,
    ): Promise<RechargeAnswer<'createCoinOrder'>> {
      const { orderNo, price, expiresAt } = await placeRecharge(payer, 'coins', given, ports);
      const begun = await orders.pay(payer.uid, orderNo, {
        origin: payer.origin,
        returnUrl: given.return_url,
      });
      const { step } = begun;
      return {
        order_no: orderNo,
        amount: price.minor,
        currency: price.currency,
        pay_url: step.kind === 'card' ? null : addressOf(begun),
        client_secret: step.kind === 'card' ? step.clientSecret : null,
        publishable_key: step.kind === 'card' ? (step.publishableKey ?? null) : null,
        ...expires(expiresAt),
      };
    },

    /** C084. */
    async coinOrderState(uid: string, orderNo: string): Promise<RechargeAnswer<'coinOrderState'>> {
      const row = await orders.look(uid, orderNo, 'coins');
      return {
        state: row.state,
        ...paidAt(row),
        coins: row.gives_amount ?? 0,
        balance: (await wallets.wallet(uid)).coins,
      };
    },
  };
}
