import { dangwuLimits, agreements, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { DangwuPorts } from './dangwu.ports.ts';
import { insertSpending } from './dangwu.repository.ts';

type BuyBeansCall = typeof calls.dangwu.buyBeans;

/** C088: vouchers become beans, at one rate. */
export async function buyBeans(
  tx: Tx,
  uid: string,
  { amount, agreement_version }: CallRequest<BuyBeansCall>,
  { clock, ids, wallet }: Pick<DangwuPorts, 'clock' | 'ids' | 'wallet'>,
): Promise<CallAnswer<BuyBeansCall>> {
  const { version } = agreements.service;
  if (agreement_version !== version) return refuse('order.agreement_changed', { version });
  const spendingId = ids.next();
  const beans = amount * dangwuLimits.beansPerDangwu;
  await insertSpending(tx, {
    spending_id: spendingId,
    uid,
    vouchers: amount,
    beans,
    agreement: version,
    created_at: clock.now(),
  });
  const { balance } = await wallet.exchange(tx, {
    uid,
    currency: 'DANGWU',
    amount,
    beans,
    source: 'dangwu',
    cause: { type: 'dangwu', id: spendingId, note: { key: 'exchange', currency: 'DANGWU', amount, beans } },
    actor: uid,
    // No request id for the wallet: the call is done once.
    requestId: undefined,
  });
  return { dangwu_left: balance, beans, balance: await wallet.beans(tx, uid) };
}
