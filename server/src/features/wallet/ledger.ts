import type { Currency } from '@goldbean/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/index.ts';
import { hashOf } from '../../platform/idempotency.ts';
import type { Ids } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import {
  expiredLots,
  findJournal,
  lockAccount,
  lockAccounts,
  openAccounts,
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
  type LotUse,
  type ExpiredLot,
  type Owner,
} from './wallet.domain.ts';
import type { Capture } from './wallet.ports.ts';

/** One side of a movement: who, and how much comes in (+) or goes out (-). */
export interface Leg {
  readonly owner: Owner;
  readonly amount: number;
  /** Source of the lot that beans coming in to a member become. */
  readonly source?: string;
  /** Lots that beans coming in go back to, instead of a new one. */
  readonly back?: readonly LotUse[];
}

export interface Order extends Pick<Capture, 'kind' | 'cause' | 'actor' | 'requestId'> {
  readonly currency: Currency;
  /** They add up to 0; an account appears once. */
  readonly legs: readonly [Leg, ...Leg[]];
  /** What makes a repeat the same, where the legs do not say it. */
  readonly body?: unknown;
}

export interface Posted {
  readonly journalId: string;
  /** True when the request_id was used before: nothing moved now. */
  readonly isRepeat: boolean;
  /** Of the first leg: what moved, and the balance after it (0 when it is no member's). */
  readonly amount: number;
  readonly balance: number;
}

export type Ledger = ReturnType<typeof createLedger>;

/** Enough for nearly every payment; a member with very many small lots takes another look. */
const lotsAtOnce = 64;

/** Writes journals. Locks members' accounts in the order of their ids; their lots change under that lock only. */
export function createLedger({ clock, ids }: { readonly clock: Clock; readonly ids: Ids }) {
  const isBeans = (account: string): boolean => account.endsWith(':BEAN');

  /**
   * Invariant 7: writes off what is left in expired lots, a journal per lot.
   * @param at of the journals, UTC ms; left out, the moment at which each expired, however late somebody looks
   * @returns the balance afterwards
   */
  async function writeOff(
    tx: Tx,
    account: string,
    balance: number,
    lots: readonly ExpiredLot[],
    at?: number,
  ): Promise<number> {
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
    if (journals.length > 0) await writeJournals(tx, journals);
    return after;
  }

  /** @returns which lots `amount` comes from, and the balance once expired lots are written off */
  async function draw(
    tx: Tx,
    account: string,
    balance: number,
    amount: number,
    now: number,
  ): Promise<{ balance: number; uses: LotUse[] | null }> {
    if (!isBeans(account)) return { balance, uses: balance < amount ? null : [] };
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
    { amount, back }: Leg,
    source: string,
    now: number,
  ): Promise<WrittenLeg> {
    if (!isBeans(account)) return { account, amount, after: balance + amount, uses: [] };
    const left = await writeOff(tx, account, balance, await expiredLots(tx, account, now));
    const leg = { account, amount, after: left + amount };
    if (back) return { ...leg, uses: back };
    return { ...leg, uses: [], lot: { source, expires_at: lotExpiry(now, source) } };
  }

  async function repeatOf(tx: Tx, order: Order, bodyHash: string): Promise<Posted | null> {
    const { actor, kind, requestId } = order;
    const account = firstOf(order);
    if (requestId === undefined) return null;
    const before = await findJournal(tx, { actor, kind, requestId, account });
    if (!before) return null;
    if (before.body_hash !== bodyHash) refuse('system.repeated');
    return {
      journalId: before.id,
      isRepeat: true,
      amount: before.amount,
      balance: before.balance_after ?? 0,
    };
  }

  return {
    /**
     * Settles an account of beans: what has expired is not there any more.
     * @param at see `writeOff`
     * @returns the balance
     */
    async settle(tx: Tx, account: string, at?: number): Promise<number> {
      const balance = await lockAccount(tx, account);
      return writeOff(tx, account, balance, await expiredLots(tx, account, at ?? clock.now()), at);
    },

    /** What a used request_id did, or null; refuses it for something else. */
    findRepeat: (tx: Tx, order: Order): Promise<Posted | null> => repeatOf(tx, order, hashOfOrder(order)),

    /**
     * Moves money.
     * @throws Refusal `wallet.insufficient_beans`, `wallet.insufficient`, `system.repeated`
     */
    async post(tx: Tx, order: Order): Promise<Posted> {
      const { currency, legs, kind, cause, actor, requestId } = order;
      const bodyHash = hashOfOrder(order);
      const members = legs.filter((leg) => leg.owner.kind === 'user');
      const wanted = members.map((leg) => accountId(leg.owner, currency));
      let balances = await lockAccounts(tx, wanted);
      const missing = members
        .filter((leg) => leg.amount > 0)
        .map((leg) => accountId(leg.owner, currency))
        .filter((account) => !balances.has(account));
      if (missing.length > 0) {
        await openAccounts(tx, missing);
        balances = await lockAccounts(tx, wanted);
      }

      // Read after the locks, so that an account's lines follow each other in time as they do in number.
      const now = clock.now();
      const written: WrittenLeg[] = [];
      for (const leg of legs) {
        const { owner, amount, source } = leg;
        const account = accountId(owner, currency);
        if (owner.kind !== 'user') {
          written.push({ account, amount, after: null, uses: [] });
          continue;
        }
        const balance = balances.get(account);
        if (amount > 0) {
          written.push(await putIn(tx, account, balance ?? 0, leg, source ?? kind, now));
          continue;
        }
        // An account that was not there could not be locked: what somebody credits meanwhile is not seen yet.
        const drawn =
          balance === undefined ? { balance: 0, uses: null } : await draw(tx, account, balance, -amount, now);
        if (!drawn.uses) {
          const msgKey = currency === 'BEAN' ? 'wallet.insufficient_beans' : 'wallet.insufficient';
          const repeat = await repeatOf(tx, order, bodyHash);
          return repeat ?? refuse(msgKey, { balance: drawn.balance });
        }
        written.push({ account, amount, after: drawn.balance + amount, uses: drawn.uses });
      }

      const journalId = ids.next();
      const isNew = await writeJournals(tx, [
        {
          id: journalId,
          kind,
          cause_type: cause.type,
          cause_id: cause.id,
          note: cause.note,
          actor,
          request_id: requestId,
          body_hash: bodyHash,
          at: now,
          legs: written,
        },
      ]);
      if (isNew)
        return { journalId, isRepeat: false, amount: legs[0].amount, balance: written[0]?.after ?? 0 };
      const repeat = await repeatOf(tx, order, bodyHash);
      if (!repeat) throw new Error('a journal that is refused as a repeat is there');
      return repeat;
    },
  };
}

const firstOf = ({ legs: [first], currency }: Order): string => accountId(first.owner, currency);

const hashOfOrder = ({ cause, currency, legs, body }: Order): string =>
  hashOf(body ?? [cause, legs.map((leg) => [accountId(leg.owner, currency), leg.amount])]);
