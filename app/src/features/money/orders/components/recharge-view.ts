import type { RechargeGridState } from '@goldbean/design-system/wallet';
import type { Snapshot } from 'valtio';
import type { Loaded } from '../../../../shared/pages/loaded.ts';
import type { RechargeOffer } from '../orders.service.ts';

/** @param words of an error */
export function gridState(
  offer: Snapshot<Loaded<RechargeOffer>>,
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
