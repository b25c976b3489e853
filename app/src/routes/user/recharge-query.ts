import { rechargeChannels } from '@goldbean/contract/money';
import { useSearchParams } from 'react-router-dom';
import { returnPath, type paths } from '../../shared/paths/index.ts';

/** /user/pay or /hwStripe: they read the same query. */
export type RechargePath = typeof paths.pay;

/** What the address of a recharge says, and how the addresses beside it are written. */
export interface RechargeQuery {
  /** The order to show; empty while there is none. */
  readonly orderNo: string;
  readonly isReceipt: boolean;
  /** Where the member came from and wants back to (V05); null when nowhere. */
  readonly backTo: string | null;
  /** K29. */
  readonly channel: number;
  readonly liveId: string;
  /** Vouchers are sold in place of beans (D71). */
  readonly isOfVouchers: boolean;
  /** This page about an order, or without one; what else the address says stays. */
  readonly orderHref: (orderNo: string) => string;
  readonly receiptHref: string;
  readonly newHref: string;
}

const channels: ReadonlySet<number> = new Set(Object.values(rechargeChannels));

/** @param page the page of the address */
export function useRechargeQuery(page: RechargePath): RechargeQuery {
  const [query] = useSearchParams();
  const orderNo = query.get('order') ?? '';
  const to = query.get('to');
  const liveId = query.get('live_id') ?? '';
  const named = Number(query.get('channel'));
  // E18: without its live session nothing began in one.
  const channel = named === rechargeChannels.live && liveId === '' ? 0 : named;
  const isOfVouchers = query.get('goods') === 'dangwu';
  const kept = {
    ...(isOfVouchers && { goods: 'dangwu' }),
    ...(to !== null && { to }),
    ...(channels.has(channel) && { channel: String(channel) }),
    ...(liveId !== '' && { live_id: liveId }),
  };
  return {
    orderNo,
    isReceipt: query.get('panel') === 'receipt',
    backTo: to === null ? null : returnPath(to),
    channel: channels.has(channel) ? channel : rechargeChannels.beanCentre,
    liveId,
    isOfVouchers,
    orderHref: (order) => page.href({ ...kept, order }),
    receiptHref: page.href({ ...kept, order: orderNo, panel: 'receipt' }),
    newHref: page.href(kept),
  };
}
