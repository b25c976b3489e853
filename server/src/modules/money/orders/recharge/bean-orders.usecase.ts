import { payTypes, type PayType } from '@goldbean/contract';
import { refuse } from '../../../../platform/refusal.ts';
import type { OrderRow } from '../orders.tables.ts';
import { expires, paidAt } from '../orders.views.ts';
import { placeRecharge } from './place-recharge.usecase.ts';
import type { Payer, RechargeAnswer, RechargePorts, RechargeRequest } from './recharge.ports.ts';

/** Orders of beans: placing them without paying yet, and how they stand. */
export function createBeanOrders(
  ports: Pick<RechargePorts, 'database' | 'idempotency' | 'orders' | 'wallets'>,
) {
  const { orders, wallets } = ports;

  async function beanState(uid: string, row: OrderRow): Promise<RechargeAnswer<'beanOrderState'>> {
    return {
      state: row.state,
      ...paidAt(row),
      beans: (row.gives_amount ?? 0) + row.first_bonus,
      balance: (await wallets.wallet(uid)).beans,
    };
  }

  return {
    /** C076. */
    async createBeanOrder(
      payer: Payer,
      given: RechargeRequest<'createBeanOrder'>,
    ): Promise<RechargeAnswer<'createBeanOrder'>> {
      const { orderNo, price, expiresAt } = await placeRecharge(payer, 'beans', given, ports);
      return { order_no: orderNo, amount: price.minor, currency: price.currency, ...expires(expiresAt) };
    },

    /** C080. */
    beanOrderState: async (uid: string, orderNo: string): Promise<RechargeAnswer<'beanOrderState'>> =>
      beanState(uid, await orders.look(uid, orderNo, 'beans')),

    /** C081: looking takes what the payer has approved. */
    async paypalOrderState(
      uid: string,
      { order_no, paypal_id }: RechargeRequest<'paypalOrderState'>,
    ): Promise<RechargeAnswer<'paypalOrderState'>> {
      const row = await orders.look(uid, order_no, 'beans');
      if (row.pay_type !== (payTypes.paypal satisfies PayType) || row.reference !== paypal_id)
        refuse('order.method_wrong');
      return beanState(uid, row);
    },
  };
}
