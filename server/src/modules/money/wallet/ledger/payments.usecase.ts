import type { Clock } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Ids } from '../../../../platform/ids.ts';
import { writeJournals, type StoredJournal, type StoredLeg } from './journals.repository.ts';
import { lockAccounts, openLotsOf } from './ledger.repository.ts';
import { insufficient, type Ledger } from './ledger.usecase.ts';
import { isBeans, writeOffs } from './lots.usecase.ts';
import {
  accountId,
  drawFrom,
  hasExpired,
  wholeAmount,
  type ExpiredLot,
  type LotUse,
  type OpenLot,
} from '../wallet.domain.ts';
import type { WalletPayment, WalletPort } from '../wallet.ports.ts';

/** What a payer has, as the payments before have left it. */
interface PayerBalances {
  balance: number;
  /** In the order of D43; none for other currencies. */
  lots: readonly OpenLot[];
}

const payerOf = ({ payer, currency }: Pick<WalletPayment, 'payer' | 'currency'>): string =>
  accountId({ kind: 'user', id: payer }, currency);

/** Payments of members to channels and the platform, one by one or many at once. */
export function createPayments(deps: {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly ledger: Ledger;
}): Pick<WalletPort, 'pay' | 'payMany'> {
  const { clock, ids, ledger } = deps;

  /** Locks those who pay. @returns what each has, and the journals that write off what has expired of it */
  async function openBalances(tx: Tx, wanted: ReadonlyMap<string, number>) {
    const balances = await lockAccounts(tx, [...wanted.keys()]);
    // Read after the locks, so that an account's lines follow each other in time as they do in number.
    const now = clock.now();
    const ofBeans = [...wanted].filter(([account]) => isBeans(account) && balances.has(account));
    const lots = await openLotsOf(tx, ofBeans, now);
    const journals: StoredJournal[] = [];
    const payers = new Map<string, PayerBalances>();
    for (const [account, balance] of balances) {
      const mine = lots.get(account) ?? [];
      const expired = mine.filter((lot): lot is ExpiredLot => hasExpired(lot, now));
      const off = writeOffs(ids, account, balance, expired);
      journals.push(...off.journals);
      payers.set(account, { balance: off.balance, lots: mine.slice(expired.length) });
    }
    return { now, journals, payers };
  }

  return {
    async pay(tx, { payer, to, amount, ...order }) {
      wholeAmount(amount);
      const { balance } = await ledger.post(tx, {
        ...order,
        legs: [
          { owner: { kind: 'user', id: payer }, amount: -amount },
          { owner: to, amount },
        ],
      });
      return { balance };
    },

    async payMany(tx, payments) {
      const wanted = new Map<string, number>();
      for (const payment of payments)
        wanted.set(payerOf(payment), (wanted.get(payerOf(payment)) ?? 0) + wholeAmount(payment.amount));
      const { now, journals, payers } = await openBalances(tx, wanted);
      const outcomes = payments.map(({ to, amount, currency, kind, cause, actor, payer }) => {
        const account = payerOf({ payer, currency });
        const paid = take(payers.get(account), account, amount);
        if (paid.status === 'rejected') return paid;
        const { balance, uses } = paid.value;
        const legs: StoredLeg[] = [
          { account, amount: -amount, after: balance, uses },
          { account: accountId(to, currency), amount, after: null, uses: [] },
        ];
        const { type: cause_type, id: cause_id, note } = cause;
        journals.push({
          id: ids.next(),
          kind,
          cause_type,
          cause_id,
          note,
          actor,
          request_id: undefined,
          body_hash: '',
          at: now,
          legs,
        });
        return { status: 'fulfilled', value: { balance } } as const;
      });
      if (journals.length > 0) await writeJournals(tx, journals);
      return outcomes;
    },
  };
}

/** Takes beans, or money without lots, out of what a payer has. @returns the balance then and the lots they came from */
function take(
  payer: PayerBalances | undefined,
  account: string,
  amount: number,
): PromiseSettledResult<{ readonly balance: number; readonly uses: readonly LotUse[] }> {
  const uses = payer && isBeans(account) ? drawFrom(payer.lots, amount) : [];
  if (!payer || !uses || payer.balance < amount)
    return { status: 'rejected', reason: insufficient(account, payer?.balance ?? 0) };
  const taken = new Map(uses.map((use) => [use.lot, use.amount]));
  payer.balance -= amount;
  payer.lots = payer.lots
    .map((lot) => ({ ...lot, remaining: lot.remaining - (taken.get(lot.id) ?? 0) }))
    .filter(({ remaining }) => remaining > 0);
  return { status: 'fulfilled', value: { balance: payer.balance, uses } };
}
