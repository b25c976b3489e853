import type { AgreementName } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import type { ForSale, OrderPorts, PaidOrder, ProductForOrders } from '../orders.ports.ts';
import { updateOrder } from '../orders.repository.ts';
import type { PackRow } from '../orders.tables.ts';
import { claimFirst, findPack } from './packs.repository.ts';
import type { MinorMoney } from '../payments/payment-provider.ports.ts';
import { raiseRecord } from '../payments/payments.repository.ts';

/** Which agreement a pack asks for: beans for yuan, beans for dollars, coins (S39). */
export const agreementOf = ({ kind, currency }: Pick<PackRow, 'kind' | 'currency'>): AgreementName => {
  if (kind === 'coins') return 'coins';
  return currency === 'CNY' ? 'pay' : 'payOverseas';
};

const words = {
  beans: { CNY: '金豆', USD: 'gold beans' },
  coins: { CNY: '金币', USD: 'gold coins' },
} as const;

const saleOf = (pack: PackRow): ForSale => {
  const amount = pack.units + pack.bonus;
  return {
    price: { minor: pack.minor, currency: pack.currency },
    gives: { currency: pack.kind === 'beans' ? 'BEAN' : 'COIN', amount },
    name: `${amount} ${words[pack.kind][pack.currency]}`,
    agreement: agreementOf(pack),
  };
};

/** Beans and coins: the two kinds that orders deliver themselves, into the wallet. */
export function rechargeProducts({
  wallet,
  firstRechargeBeans,
}: Pick<OrderPorts, 'wallet' | 'firstRechargeBeans'>): Readonly<Record<'beans' | 'coins', ProductForOrders>> {
  const credit = (
    tx: Tx,
    { orderNo, uid, price }: Omit<PaidOrder, 'price'> & { readonly price: MinorMoney },
    what: Pick<Parameters<typeof wallet.credit>[1], 'currency' | 'amount' | 'from' | 'kind'>,
  ) =>
    wallet.credit(tx, {
      ...what,
      uid,
      source: what.kind,
      cause: {
        type: 'order',
        id: orderNo,
        note: {
          key: 'goods',
          currency: what.currency,
          amount: what.amount,
          ...(what.kind === 'recharge' && { paid: price }),
        },
      },
      actor: uid,
      // A request id is unique in the wallet, so it refuses a second crediting too.
      requestId: `order:${orderNo}`,
    });

  async function deliver(tx: Tx, order: PaidOrder): Promise<void> {
    const { gives, price } = order;
    if (!gives) throw new Error(`order ${order.orderNo} gives nothing`);
    if (price.currency === 'DANGWU') throw new Error(`order ${order.orderNo} was paid with vouchers`);
    const paid = { ...order, price };
    // Noted also while there is no bonus: a first recharge stays the first.
    const isFirst = gives.currency === 'BEAN' && (await claimFirst(tx, order.uid, order.orderNo));
    const hasBonus = isFirst && firstRechargeBeans > 0;
    if (hasBonus) {
      await updateOrder(tx, order.orderNo, { first_bonus: firstRechargeBeans });
      // The record says what was credited (D06), before the wallet, whose locks come last.
      await raiseRecord(tx, order.orderNo, firstRechargeBeans);
    }
    await credit(tx, paid, { ...gives, from: 'provider', kind: 'recharge' });
    if (hasBonus)
      await credit(tx, paid, {
        currency: 'BEAN',
        amount: firstRechargeBeans,
        from: 'reward',
        kind: 'reward',
      });
  }

  const packs = (kind: PackRow['kind']): ProductForOrders => ({
    async find(reader, _uid, productId) {
      const pack = await findPack(reader, kind, productId);
      return pack && saleOf(pack);
    },
    credit: deliver,
  });
  // Whoever buys coins: they are on sale overseas alone.
  return { beans: packs('beans'), coins: { ...packs('coins'), soldIn: 'USD' } };
}
