import type { Tx } from '../../../../platform/database/index.ts';
import type { Ids } from '../../../../platform/ids.ts';
import type { StoredJournal, StoredLeg } from './journals.repository.ts';
import { expiredLotsOf, openLotsOf } from './ledger.repository.ts';
import {
  accountId,
  drawFrom,
  hasExpired,
  lotExpiry,
  type ExpiredLot,
  type Leg,
  type LotUse,
} from '../wallet.domain.ts';

/** Accounts of beans have lots, others only a balance. */
export const isBeans = (account: string): boolean => account.endsWith(':BEAN');

/** The balance once expired lots are written off, and the journals that do it. */
export interface WrittenOff {
  readonly balance: number;
  readonly journals: readonly StoredJournal[];
}

/** Which lots the beans come from; null when they are too few. */
export interface DrawnLots extends WrittenOff {
  readonly uses: readonly LotUse[] | null;
}

/**
 * Journals that write off what is left in expired lots, one for each (invariant 7).
 * @param at of the journals, UTC ms; left out, the moment at which each expired, however late somebody looks
 */
export function writeOffs(
  ids: Ids,
  account: string,
  balance: number,
  lots: readonly ExpiredLot[],
  at?: number,
): WrittenOff {
  let after = balance;
  const journals = lots.map(({ id, remaining, expires_at }): StoredJournal => {
    after -= remaining;
    const use = { lot: id, amount: remaining };
    return {
      id: ids.next(),
      kind: 'expiry',
      cause_type: 'lot',
      cause_id: String(id),
      note: null,
      actor: 'system',
      request_id: undefined,
      body_hash: '',
      at: at ?? expires_at,
      legs: [
        { account, amount: -remaining, after, uses: [use] },
        {
          account: accountId({ kind: 'system', id: 'expired' }, 'BEAN'),
          amount: remaining,
          after: null,
          uses: [],
        },
      ],
    };
  });
  return { balance: after, journals };
}

/** The leg that credits a member with a new lot of beans. @param balance once what has expired is written off */
export const newLot = (
  account: string,
  balance: number,
  amount: number,
  source: string,
  now: number,
): StoredLeg => ({
  account,
  amount,
  after: balance + amount,
  uses: [],
  lot: { source, expires_at: lotExpiry(now, source) },
});

/** What happens to lots when beans move (D42, D43). The caller holds the lock of the member's account. */
export function createLots({ ids }: { readonly ids: Ids }) {
  return {
    /**
     * What goes out of a member's account: as D43 says, or from the lots that the leg names.
     * @param balance undefined when nobody opened the account
     */
    async draw(
      tx: Tx,
      account: string,
      balance: number | undefined,
      leg: Leg,
      now: number,
    ): Promise<DrawnLots> {
      if (balance === undefined) return { balance: 0, journals: [], uses: null };
      const amount = -leg.amount;
      if (!isBeans(account)) return { balance, journals: [], uses: balance < amount ? null : [] };
      if (leg.lots) return { balance, journals: [], uses: leg.lots };
      const lots = (await openLotsOf(tx, [[account, amount]], now)).get(account) ?? [];
      const expired = lots.filter((lot): lot is ExpiredLot => hasExpired(lot, now));
      return {
        ...writeOffs(ids, account, balance, expired),
        uses: drawFrom(lots.slice(expired.length), amount),
      };
    },

    /** What comes in to a member: beans become a lot, or go back to those they came from. */
    async putIn(
      tx: Tx,
      account: string,
      balance: number,
      { amount, lots }: Leg,
      source: string,
      now: number,
    ): Promise<{ readonly leg: StoredLeg; readonly journals: readonly StoredJournal[] }> {
      if (!isBeans(account))
        return { leg: { account, amount, after: balance + amount, uses: [] }, journals: [] };
      const expired = (await expiredLotsOf(tx, [account], now)).get(account) ?? [];
      const { balance: left, journals } = writeOffs(ids, account, balance, expired);
      if (lots) return { leg: { account, amount, after: left + amount, uses: lots }, journals };
      return { leg: newLot(account, left, amount, source, now), journals };
    },
  };
}
