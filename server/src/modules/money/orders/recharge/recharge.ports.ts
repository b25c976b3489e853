import type { CallAnswer, CallRequest, ProductKind, calls } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import type { OrderPort, OrderPorts } from '../orders.ports.ts';
import type { OrderRow } from '../orders.tables.ts';

export type RechargeRequest<Name extends keyof typeof calls.recharge> = CallRequest<
  (typeof calls.recharge)[Name]
>;
export type RechargeAnswer<Name extends keyof typeof calls.recharge> = CallAnswer<
  (typeof calls.recharge)[Name]
>;

/** Who pays, from where, with which intent. */
export interface Payer {
  readonly uid: string;
  readonly origin: string;
  readonly intent: IdempotencyKey;
}

/** What selling beans and coins needs from others. */
export type RechargePorts = Pick<
  OrderPorts,
  'database' | 'idempotency' | 'collectors' | 'isOverseas' | 'wallets' | 'firstRechargeBeans'
> & { readonly orders: RechargeOrders };

/** The orders that any feature can place. */
interface RechargeOrders extends Pick<OrderPort, 'place' | 'pay'> {
  /** An order of the member's own, asked for at its provider first. @throws Refusal `order.missing`, `request.forbidden` */
  look(uid: string, orderNo: string, kind: ProductKind): Promise<OrderRow>;
}
