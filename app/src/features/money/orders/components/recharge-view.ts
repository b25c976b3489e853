import type { RechargeGridState } from '@goldbean/design-system/wallet';
import type { Snapshot } from 'valtio';
import type { Offer } from '../orders.service.ts';
import type { Loaded } from '../orders.state.ts';

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
