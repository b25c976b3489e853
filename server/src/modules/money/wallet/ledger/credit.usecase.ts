import type { Ledger } from './ledger.usecase.ts';
import { wholeAmount } from '../wallet.domain.ts';
import type { WalletPort } from '../wallet.ports.ts';

/** Money that comes to a member from the platform, or changes its currency there. */
export function createCredits({
  ledger,
}: {
  readonly ledger: Ledger;
}): Pick<WalletPort, 'credit' | 'exchange'> {
  return {
    async credit(tx, { uid, from, amount, source, ...order }) {
      wholeAmount(amount);
      const { balance } = await ledger.post(tx, {
        ...order,
        legs: [
          { owner: { kind: 'user', id: uid }, amount, source },
          { owner: { kind: 'system', id: from }, amount: -amount },
        ],
      });
      return { balance };
    },
    async exchange(tx, { uid, currency, amount, beans, source, ...order }) {
      wholeAmount(amount);
      wholeAmount(beans);
      const owner = { kind: 'user', id: uid } as const;
      const house = { kind: 'system', id: 'exchange' } as const;
      const { balance } = await ledger.post(tx, {
        ...order,
        kind: 'exchange',
        currency,
        legs: [
          { owner, amount: -amount },
          { owner: house, amount },
          { owner, currency: 'BEAN', amount: beans, source },
          { owner: house, currency: 'BEAN', amount: -beans },
        ],
      });
      return { balance };
    },
  };
}
