import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { stateAt } from './treasures.domain.ts';
import type { TreasurePorts } from './treasures.ports.ts';
import { findNumbers, lockTreasure } from './treasures.repository.ts';
import { treasureView } from './treasures.views.ts';

type ExchangeCall = typeof calls.treasures.exchange;

/** G711: a member gets one for vouchers, while the treasure is open and their limit allows it. */
export async function exchangeTreasure(
  tx: Tx,
  uid: string,
  { treasure_id, vouchers, agreement_version }: CallRequest<ExchangeCall>,
  { clock, orders }: Pick<TreasurePorts, 'clock' | 'orders'>,
): Promise<CallAnswer<ExchangeCall>> {
  const row = (await lockTreasure(tx, treasure_id)) ?? refuse('treasure.missing');
  const state = stateAt(row, clock.now());
  if (state !== 'open') return refuse(`treasure.${state}`);
  const { price } = row;
  if (vouchers !== price) return refuse('treasure.price_changed', { price });
  const mine = (await findNumbers(tx, uid, [treasure_id])).get(treasure_id) ?? [];
  if (mine.length >= row.limit_each) return refuse('treasure.limit', { limit: row.limit_each });
  // No request id for the order: the call is done once.
  const { orderNo, balance } = await orders.payFromWallet(tx, {
    uid,
    kind: 'treasure',
    productId: treasure_id,
    agreementVersion: agreement_version,
  });
  return {
    order_no: orderNo,
    vouchers: balance,
    treasure: treasureView({ ...row, taken: row.taken + 1 }, [...mine, orderNo], clock.now()),
  };
}
