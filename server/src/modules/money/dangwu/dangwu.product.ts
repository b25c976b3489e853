import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { DangwuPorts, PackForSale, PaidPack } from './dangwu.ports.ts';
import { findPack } from './dangwu.repository.ts';

/** Packs of vouchers, as orders sell and deliver them (D71). */
export const dangwuProduct = ({ wallet }: Pick<DangwuPorts, 'wallet'>) => ({
  soldIn: 'CNY' as const,

  /** The pack on sale under that id, or null. */
  async find(reader: Reader, _uid: string, goodsId: string): Promise<PackForSale | null> {
    const pack = await findPack(reader, goodsId);
    if (!pack) return null;
    return {
      price: { minor: pack.minor, currency: 'CNY' },
      gives: { currency: 'DANGWU', amount: pack.gives },
      name: pack.name,
      agreement: 'service',
    };
  },

  /** Puts the vouchers of a paid order into the buyer's account. */
  async credit(tx: Tx, { orderNo, uid, gives, price }: PaidPack): Promise<void> {
    if (gives?.currency !== 'DANGWU' || price.currency === 'DANGWU')
      throw new Error(`order ${orderNo} gives no vouchers`);
    await wallet.credit(tx, {
      uid,
      currency: 'DANGWU',
      amount: gives.amount,
      from: 'provider',
      source: 'recharge',
      kind: 'recharge',
      cause: { type: 'order', id: orderNo, note: { key: 'goods', ...gives, paid: price } },
      actor: uid,
      // A request id is unique in the wallet, so it refuses a second crediting too.
      requestId: `order:${orderNo}`,
    });
  },
});
