import type { Reader, Tx } from '../../../../platform/database/index.ts';
import type { IronFanPorts } from '../iron-fans.ports.ts';
import { findSale, lockMembership } from '../iron-fans.repository.ts';
import type { PaidTime } from './paid-time.usecase.ts';

/** What orders of the kind `iron_fan` sell and deliver. */
export function createMembershipProduct({ ids }: Pick<IronFanPorts, 'ids'>, paidTime: PaidTime) {
  return {
    /** The sale that is being ordered; null for one that has its order. */
    async find(reader: Reader, uid: string, saleId: string) {
      const sale = await findSale(reader, saleId);
      if (sale?.uid !== uid || sale.order_no !== null) return null;
      const { minor, currency, name } = sale;
      return { price: { minor, currency }, gives: null, name, agreement: 'service' as const };
    },
    /** It is paid, perhaps late: money that came adds its time, whatever runs by then. */
    async credit(tx: Tx, { orderNo, productId }: { orderNo: string; productId: string }): Promise<void> {
      const sale = await findSale(tx, productId);
      if (!sale) throw new Error(`order ${orderNo} has no membership`);
      const { channel_id, uid, plan, agreement_version: version } = sale;
      const before = await lockMembership(tx, { channel_id, uid });
      const paid = {
        period_id: ids.next(),
        channel_id,
        uid,
        cause: 'order',
        plan,
        coins: null,
        order_no: orderNo,
        by_uid: null,
        reason: null,
      } as const;
      await paidTime.add(tx, before, { paid, version });
    },
  };
}
