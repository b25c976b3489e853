import type { Currency } from '@goldbean/contract';
import type { Clock } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { hashOf } from '../../../../platform/idempotency.ts';
import type { Ids } from '../../../../platform/ids.ts';
import { Refusal, refuse } from '../../../../platform/refusal.ts';
import {
  writeJournals,
  type ChangedHold,
  type OpenedHold,
  type StoredJournal,
  type StoredLeg,
} from './journals.repository.ts';
import {
  expiredLotsOf,
  findJournal,
  getJournal,
  lockAccount,
  lockAccounts,
  openAccounts,
  type JournalKey,
  type JournalOfKey,
} from './ledger.repository.ts';
import { createLots, writeOffs } from './lots.usecase.ts';
import { accountId, type Leg } from '../wallet.domain.ts';
import type { Capture } from '../wallet.ports.ts';

export interface JournalRequest extends Pick<Capture, 'kind' | 'cause' | 'actor' | 'requestId'> {
  readonly currency: Currency;
  /** They add up to 0 in each currency; an account appears once. */
  readonly legs: readonly [Leg, ...Leg[]];
  /** What makes a repeat the same, where the legs do not say it. */
  readonly body?: unknown;
  /** The hold that it makes, or takes from. */
  readonly opens?: OpenedHold;
  readonly changes?: ChangedHold;
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

/** Writes journals. Locks members' accounts in the order of their ids; their lots change under that lock only. */
export function createLedger({ clock, ids }: { readonly clock: Clock; readonly ids: Ids }) {
  const lots = createLots({ ids });

  return {
    /**
     * Settles an account of beans: what has expired is not there any more.
     * @param at see `writeOffs`
     */
    async settle(tx: Tx, account: string, at?: number): Promise<void> {
      const balance = await lockAccount(tx, account);
      const expired = await expiredLotsOf(tx, [account], at ?? clock.now());
      const { journals } = writeOffs(ids, account, balance, expired.get(account) ?? [], at);
      if (journals.length > 0) await writeJournals(tx, journals);
    },

    /** What a used request_id did, or null; refuses it for something else. */
    findRepeat: (tx: Tx, order: JournalRequest): Promise<Posted | null> =>
      repeatOf(tx, order, hashOfOrder(order)),

    /**
     * Moves money.
     * @throws Refusal `wallet.insufficient_beans`, `wallet.insufficient`, `system.repeated`
     */
    async post(tx: Tx, order: JournalRequest): Promise<Posted> {
      const { legs, kind, cause, actor, requestId, opens, changes } = order;
      const bodyHash = hashOfOrder(order);
      const balances = await lockOf(tx, order);

      // Read after the locks, so that an account's lines follow each other in time as they do in number.
      const now = clock.now();
      const expired: StoredJournal[] = [];
      const written: StoredLeg[] = [];
      for (const leg of legs) {
        const { owner, amount, source = kind } = leg;
        const account = accountOf(leg, order);
        if (owner.kind !== 'user') {
          written.push({ account, amount, after: null, uses: [] });
          continue;
        }
        // Only who pays can be without one: it could not be locked, so what somebody credits meanwhile is not seen.
        const balance = balances.get(account);
        if (balance !== undefined && amount > 0) {
          const put = await lots.putIn(tx, account, balance, leg, source, now);
          expired.push(...put.journals);
          written.push(put.leg);
          continue;
        }
        const drawn = await lots.draw(tx, account, balance, leg, now);
        if (!drawn.uses) {
          const repeat = await repeatOf(tx, order, bodyHash);
          if (repeat) return repeat;
          throw insufficient(account, drawn.balance);
        }
        expired.push(...drawn.journals);
        written.push({ account, amount, after: drawn.balance + amount, uses: drawn.uses });
      }

      // By themselves: what has expired is written off even where the order turns out to be a repeat.
      if (expired.length > 0) await writeJournals(tx, expired);
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
          ...(opens && { opens }),
          ...(changes && { changes }),
        },
      ]);
      // Without a request_id nothing can be a repeat.
      if (isNew || requestId === undefined)
        return { journalId, isRepeat: false, amount: legs[0].amount, balance: written[0]?.after ?? 0 };
      return asRepeat(await getJournal(tx, keyOf(order, requestId)), bodyHash);
    },
  };
}

/** Locks the members' accounts, opening those that money comes in to. @returns balances of those that are there */
async function lockOf(tx: Tx, order: JournalRequest): Promise<ReadonlyMap<string, number>> {
  const members = order.legs.filter((leg) => leg.owner.kind === 'user');
  const wanted = members.map((leg) => accountOf(leg, order));
  const credited = members.filter((leg) => leg.amount > 0).map((leg) => accountOf(leg, order));
  // Before any lock: one opened between two locks would be locked out of order, and two could wait for each other.
  if (wanted.length > 1) await openAccounts(tx, credited);
  const balances = await lockAccounts(tx, wanted);
  if (credited.every((account) => balances.has(account))) return balances;
  await openAccounts(tx, credited);
  return lockAccounts(tx, wanted);
}

async function repeatOf(tx: Tx, order: JournalRequest, bodyHash: string): Promise<Posted | null> {
  if (order.requestId === undefined) return null;
  const before = await findJournal(tx, keyOf(order, order.requestId));
  return before && asRepeat(before, bodyHash);
}

const accountOf = (leg: Leg, { currency }: JournalRequest): string =>
  accountId(leg.owner, leg.currency ?? currency);

/** `wallet.insufficient_beans`, for other currencies `wallet.insufficient`, with `balance`. */
export const insufficient = (account: string, balance: number): Refusal =>
  new Refusal(account.endsWith(':BEAN') ? 'wallet.insufficient_beans' : 'wallet.insufficient', { balance });

/** Where a repeat finds what was done before. */
const keyOf = (order: JournalRequest, requestId: string): JournalKey => ({
  actor: order.actor,
  kind: order.kind,
  requestId,
  account: accountOf(order.legs[0], order),
});

const hashOfOrder = (order: JournalRequest): string =>
  hashOf(order.body ?? [order.cause, order.legs.map((leg) => [accountOf(leg, order), leg.amount])]);

/** @throws Refusal `system.repeated` when the request_id was used for something else */
function asRepeat(before: JournalOfKey, bodyHash: string): Posted {
  if (before.body_hash !== bodyHash) refuse('system.repeated');
  const { id: journalId, amount, balance_after: balance } = before;
  return { journalId, isRepeat: true, amount, balance: balance ?? 0 };
}
