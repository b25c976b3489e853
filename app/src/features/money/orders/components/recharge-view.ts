import { payTypes, type PayType } from '@goldbean/contract/money';
import type { PayMethodOption, RechargeGridState } from '@goldbean/design-system/wallet';
import type { Snapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import type { Offer, PayMethods } from '../orders.service.ts';
import type { Loaded } from '../orders.state.ts';

/**
 * Whether a page can sell that way at all: Apple sells in its app alone, vouchers buy beans without an order (D45,
 * D71), and a way that does not take this money is no choice.
 */
export const canSell = (type: PayType, why: PayMethods[number]['why']): boolean =>
  type !== payTypes.apple && type !== payTypes.dangwu && why !== 'order.method_wrong';

/** @param words of an error */
export function gridState(
  offer: Snapshot<Loaded<Offer>>,
  words: (error: unknown) => string,
): RechargeGridState {
  switch (offer.kind) {
    case 'loading':
      return { kind: 'loading' };
    case 'failed':
      return { kind: 'error', reason: words(offer.error) };
    case 'ready': {
      const { packs, firstBonus } = offer.value;
      return {
        kind: 'ready',
        firstBonus,
        packs: packs.map(({ id, currency, amount, bonus, price, money }) => ({
          id,
          currency,
          amount,
          bonus,
          price: { amount: price / 100, currency: money },
        })),
      };
    }
  }
}

/** A way that is closed stays in sight and says why. */
export const payMethodOptions = (methods: Snapshot<PayMethods>): PayMethodOption[] =>
  methods.map(({ name, enabled, why }) => ({
    method: name,
    ...(!enabled && { closedReason: refusalWords(why ?? 'order.method_closed') }),
  }));
