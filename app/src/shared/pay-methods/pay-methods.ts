import { payTypes, type calls, type PayType } from '@goldbean/contract/money';
import type { CallData } from '@goldbean/contract/shared';
import type { PayMethodOption } from '@goldbean/design-system/wallet';
import type { Snapshot } from 'valtio/vanilla';
import { refusalWords } from '../i18n/index.ts';

/** Ways to pay an amount, and why one is closed (C085). */
export type PayMethods = CallData<typeof calls.orders.methods>['methods'];

/**
 * Whether a page can sell that way at all: Apple sells in its app alone, vouchers buy beans without an order (D45,
 * D71), and a way that does not take this money is no choice.
 */
export const canSell = (type: PayType, why: PayMethods[number]['why']): boolean =>
  type !== payTypes.apple && type !== payTypes.dangwu && why !== 'order.method_wrong';

/** A way that is closed stays in sight and says why. */
export const payMethodOptions = (methods: Snapshot<PayMethods>): PayMethodOption[] =>
  methods.map(({ name, enabled, why }) => ({
    method: name,
    ...(!enabled && { closedReason: refusalWords(why ?? 'order.method_closed') }),
  }));
