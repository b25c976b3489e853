import type { Tx } from '../../../platform/database/index.ts';
import type { Ids } from '../../../platform/ids.ts';
import {
  expiredLots,
  openLots,
  writeJournals,
  type WrittenJournal,
  type WrittenLeg,
} from './ledger.repository.ts';
import {
  accountId,
  drawFrom,
  hasExpired,
  lotExpiry,
  type ExpiredLot,
  type Leg,
  type LotUse,
} from './wallet.domain.ts';

/** Enough for nearly every payment; a member with very many small lots takes another look. */
const lotsAtOnce = 64;

/** Accounts of beans have lots, others only a balance. */
export const isBeans = (account: string): boolean => account.endsWith(':BEAN');

/** The balance once expired lots are written off, and which lots the beans come from; null when they are too few. */
export interface Drawn {
  readonly balance: number;
  readonly uses: readonly LotUse[] | null;
}

/**
 * Journals that write off what is left in expired lots, one for each (invariant 7).
 * @param at of the journals, UTC ms; left out, the moment at which each expired, however late somebody looks
 * @returns the balance afterwards, too
 */
export function writeOffs(
  ids: Ids,
  account: string,
  balance: number,
  lots: readonly ExpiredLot[],
  at?: number,
): { readonly balance: number; readonly journals: WrittenJournal[] } {
  let after = balance;
  const journals = lots.map(({ id, remaining, expires_at }): WrittenJournal => {
    after -= remaining;
    const use = { lot: id, amount: remaining };
    return {
      id: ids.next(),
      kind: 'expiry',
      cause_type: 'lot',
      cause_id: String(id),
      note: '',
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

/** What happens to lots when beans move (D42, D43). The caller holds the lock of the member's account. */
export function createLots({ ids }: { readonly ids: Ids }) {
  /** Writes off what is left in expired lots. @param at see `writeOffs` @returns the balance afterwards */
  async function writeOff(
    tx: Tx,
    account: string,
    balance: number,
    lots: readonly ExpiredLot[],
    at?: number,
  ): Promise<number> {
    const { balance: after, journals } = writeOffs(ids, account, balance, lots, at);
    if (journals.length > 0) await writeJournals(tx, journals);
    return after;
  }

  /**
   * What goes out of a member's account: as D43 says, or from the lots that the leg names.
   * @param balance undefined when nobody opened the account
   */
  async function draw(
    tx: Tx,
    account: string,
    balance: number | undefined,
    leg: Leg,
    now: number,
  ): Promise<Drawn> {
    if (balance === undefined) return { balance: 0, uses: null };
    const amount = -leg.amount;
    if (!isBeans(account)) return { balance, uses: balance < amount ? null : [] };
    if (leg.lots) return { balance, uses: leg.lots };
    let left = balance;
    for (let most = lotsAtOnce; ; most *= 8) {
      const lots = await openLots(tx, account, most);
      const expired = lots.filter((lot): lot is ExpiredLot => hasExpired(lot, now));
      left = await writeOff(tx, account, left, expired);
      const uses = drawFrom(lots.slice(expired.length), amount);
      if (uses || lots.length < most) return { balance: left, uses };
    }
  }

  /** What comes in to a member: beans become a lot, or go back to those they came from. */
  async function putIn(
    tx: Tx,
    account: string,
    balance: number,
    { amount, lots }: Leg,
    source: string,
    now: number,
  ): Promise<WrittenLeg> {
    if (!isBeans(account)) return { account, amount, after: balance + amount, uses: [] };
    const left = await writeOff(tx, account, balance, await expiredLots(tx, account, now));
    const leg = { account, amount, after: left + amount };
    if (lots) return { ...leg, uses: lots };
    return { ...leg, uses: [], lot: { source, expires_at: lotExpiry(now, source) } };
  }

  return { writeOff, draw, putIn };
}
