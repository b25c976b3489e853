import { orderStates, payTypes } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findSale, writeOrder } from './write-order.usecase.ts';
import type { OrderPorts, Products, WalletOrder, WalletPaidOrder } from './orders.ports.ts';
import { lockOrder } from './orders.repository.ts';
import type { PaymentSettlement } from './payments/settle-payment.usecase.ts';

/**
 * Orders that the member's vouchers pay as they are placed (D45: pay type 6, D71). The transaction that writes one leaves it
 * credited, so no provider hears of it, no deadline waits for it, and no sweep finds it.
 */
export function createWalletPayment(
  { clock, ids, wallet }: Pick<OrderPorts, 'clock' | 'ids' | 'wallet'>,
  products: Pick<Products, 'find'>,
  settling: Pick<PaymentSettlement, 'move' | 'deliverIn'>,
) {
  /** See `OrderPort.payFromWallet`. */
  return async function payFromWallet(tx: Tx, given: WalletOrder): Promise<WalletPaidOrder> {
    const { uid, kind } = given;
    const order = { ...given, payType: payTypes.dangwu };
    const sale = await findSale(tx, products, order);
    const { price, name } = sale;
    if (price.currency !== 'DANGWU') return refuse('order.method_wrong');
    const now = clock.now();
    const orderNo = await writeOrder(tx, ids.next(), order, sale, { now, expiresAt: now });
    const placed = (await lockOrder(tx, orderNo)) ?? refuse('order.missing');
    const paid = await settling.move(tx, placed, orderStates.paid, 'member', { paid_at: now });
    await settling.deliverIn(tx, paid, 'member');
    // The wallet's locks come last; when it refuses, nothing of the order stays.
    const { balance } = await wallet.pay(tx, {
      payer: uid,
      to: { kind: 'system', id: 'fee' },
      currency: price.currency,
      amount: price.minor,
      kind,
      cause: { type: 'order', id: orderNo, note: { key: 'said', text: name } },
      actor: uid,
      // A request id is unique in the wallet, so it refuses a second payment too.
      requestId: `order:${orderNo}`,
    });
    return { orderNo, balance };
  };
}
