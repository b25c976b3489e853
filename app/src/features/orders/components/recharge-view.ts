import { payTypes, type PayType } from '@goldbean/contract';
import type { PayMethodOption, RechargeGridState } from '@goldbean/design-system/wallet';
import type { Snapshot } from 'valtio';
import { refusalWords } from '../../../shared/i18n/index.ts';
import type { Offer, PayMethods } from '../orders.service.ts';
import type { Loaded } from '../orders.state.ts';

/** What a page can sell by: Apple sells in its app alone, vouchers buy beans without an order (D45, D71). */
export const sellable: ReadonlySet<PayType> = new Set([
  payTypes.wechat,
  payTypes.alipay,
  payTypes.paypal,
  payTypes.card,
]);

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
