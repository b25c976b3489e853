import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { GroupPlaces } from './group-purchases/group-places.usecase.ts';
import { findLines, findPurchase, setPurchaseState } from './purchases.repository.ts';
import type { StockedDeps } from './stock.usecase.ts';

/** What is sold by an order, as orders ask for it. */
export interface PurchaseForSale {
  readonly price: { readonly minor: number; readonly currency: 'CNY' | 'USD' };
  readonly gives: null;
  readonly name: string;
  readonly agreement: 'service';
}

/** Purchases, as orders sell, deliver and end them; the order's lock is the purchase's. */
export function purchaseProduct({ log, stock }: Pick<StockedDeps, 'log' | 'stock'>, places: GroupPlaces) {
  return {
    /** The purchase that is being ordered; null for one that has its order. */
    async find(reader: Reader, uid: string, purchaseId: string): Promise<PurchaseForSale | null> {
      const purchase = await findPurchase(reader, purchaseId);
      if (purchase?.uid !== uid || purchase.order_no !== null) return null;
      const lines = await findLines(reader, purchaseId);
      const minor = lines.reduce((sum, line) => sum + line.n * line.minor, 0);
      const { currency, name } = purchase;
      return { price: { minor, currency }, gives: null, name, agreement: 'service' };
    },

    /** It is paid: its goods are sold, also those that had been given back (T06). */
    async credit(tx: Tx, { productId, orderNo }: { productId: string; orderNo: string }): Promise<void> {
      const purchase = await findPurchase(tx, productId);
      if (!purchase) throw new Error(`order ${orderNo} has no purchase`);
      const { purchase_id: id, tuangou_id, state } = purchase;
      if (state === 'sold') throw new Error(`purchase ${id} is sold already`);
      let short: ReadonlyMap<string, number> = new Map();
      if (tuangou_id !== null) short = await places.pay(tx, tuangou_id, purchase);
      else {
        const lines = await findLines(tx, id);
        if (state === 'held') await stock.sell(tx, lines);
        else short = await stock.sellLate(tx, lines);
      }
      await setPurchaseState(tx, id, 'sold', short);
      if (short.size > 0)
        log.error(
          { order_no: orderNo, short: Object.fromEntries(short) },
          'late money for goods that are gone',
        );
    },

    /** Its order ended unpaid: what it held goes back. */
    async release(tx: Tx, { productId }: { productId: string }): Promise<void> {
      const purchase = await findPurchase(tx, productId);
      if (purchase?.state !== 'held') return;
      const { purchase_id: id, tuangou_id } = purchase;
      await setPurchaseState(tx, id, 'given_back');
      if (tuangou_id !== null) await places.release(tx, tuangou_id, purchase);
      else await stock.giveBack(tx, await findLines(tx, id));
    },
  };
}
