import type { Clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { stateAt } from './treasures.domain.ts';
import { findTreasure, takeOne } from './treasures.repository.ts';

/** What is sold under an id, as orders ask for it. */
export interface TreasureForSale {
  /** Whole vouchers. */
  readonly price: { readonly minor: number; readonly currency: 'DANGWU' };
  readonly gives: null;
  readonly name: string;
  readonly agreement: 'service';
}

/** Treasures, as orders sell and deliver them (S29, D71). */
export const treasureProduct = (clock: Clock) => ({
  soldIn: 'DANGWU' as const,

  /** The treasure that can be exchanged now under that id, or null. */
  async find(reader: Reader, _uid: string, treasureId: string): Promise<TreasureForSale | null> {
    const row = await findTreasure(reader, treasureId);
    if (!row || stateAt(row, clock.now()) !== 'open') return null;
    const { price: minor, name } = row;
    return { price: { minor, currency: 'DANGWU' }, gives: null, name, agreement: 'service' };
  },

  /** It is paid: one is the member's, under the order's number. */
  credit: (
    tx: Tx,
    {
      orderNo,
      uid,
      productId,
      price,
    }: {
      readonly orderNo: string;
      readonly uid: string;
      readonly productId: string;
      readonly price: { readonly minor: number };
    },
  ): Promise<void> =>
    takeOne(tx, {
      order_no: orderNo,
      treasure_id: productId,
      uid,
      vouchers: price.minor,
      exchanged_at: clock.now(),
    }),
});
