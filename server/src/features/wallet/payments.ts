import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Ids } from '../../platform/ids.ts';
import {
  findJournals,
  lockAccounts,
  nameOfKey,
  openLotsOf,
  writeJournals,
  type WrittenJournal,
} from './ledger.repository.ts';
import { asRepeat, hashOfOrder, insufficient, keyOf, type Ledger, type Order } from './ledger.ts';
import { isBeans, writeOffs } from './lots.ts';
import {
  accountId,
  drawFrom,
  hasExpired,
  wholeAmount,
  type ExpiredLot,
  type LotUse,
  type OpenLot,
} from './wallet.domain.ts';
import type { Balance, Payment, WalletPort } from './wallet.ports.ts';

type Outcome = PromiseSettledResult<Balance>;

/** A payment on its way into the books. */
interface Asked {
  readonly order: Order;
  readonly amount: number;
  /** The payer's, and the one that is paid into. */
  readonly accounts: readonly [string, string];
  /** Of what was asked for, where it is to be known again. */
  readonly bodyHash: string;
  /** What a repeat is known by. */
  readonly key: string | undefined;
}

/** What a payer has, as the payments before have left it. */
interface Purse {
  balance: number;
  /** In the order of D43; none for other currencies. */
  lots: readonly OpenLot[];
}

/** Payments of members to channels and the house, one by one or many at once. */
export function createPayments(deps: {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly ledger: Ledger;
}): Pick<WalletPort, 'pay' | 'payMany'> {
  const { clock, ids, ledger } = deps;

  /** Locks those who pay. @returns what each has, and the journals that write off what has expired of it */
  async function openPurses(tx: Tx, asked: readonly Asked[]) {
    const wanted = new Map<string, number>();
    for (const { accounts, amount } of asked)
      wanted.set(accounts[0], (wanted.get(accounts[0]) ?? 0) + amount);
    const balances = await lockAccounts(tx, [...wanted.keys()]);
    // Read after the locks, so that an account's lines follow each other in time as they do in number.
    const now = clock.now();
    const withLots = [...balances.keys()].filter(isBeans);
    const lots = await openLotsOf(
      tx,
      withLots.map((account) => ({ account, wanted: Number(wanted.get(account)) })),
      now,
    );
    const journals: WrittenJournal[] = [];
    const purses = new Map<string, Purse>();
    for (const [account, balance] of balances) {
      const mine = lots.get(account) ?? [];
      const expired = mine.filter((lot): lot is ExpiredLot => hasExpired(lot, now));
      const off = writeOffs(ids, account, balance, expired);
      journals.push(...off.journals);
      purses.set(account, { balance: off.balance, lots: mine.slice(expired.length) });
    }
    return { now, journals, purses };
  }

  /** Takes from a purse. @returns the lots it came from; null when there is not as much */
  function take(purse: Purse | undefined, { accounts: [account], amount }: Asked): LotUse[] | null {
    if (!purse) return null;
    const uses = isBeans(account) ? drawFrom(purse.lots, amount) : [];
    if (!uses || purse.balance < amount) return null;
    const taken = new Map(uses.map((use) => [use.lot, use.amount]));
    purse.balance -= amount;
    purse.lots = purse.lots
      .map((lot) => ({ ...lot, remaining: lot.remaining - (taken.get(lot.id) ?? 0) }))
      .filter(({ remaining }) => remaining > 0);
    return uses;
  }

  return {
    async pay(tx, payment) {
      const { balance } = await ledger.post(tx, orderOf(payment));
      return { balance };
    },

    async payMany(tx, payments) {
      const asked = payments.map(askedOf);
      const { now, journals, purses } = await openPurses(tx, asked);
      const keys = asked.flatMap(({ order }) =>
        order.requestId === undefined ? [] : [keyOf(order, order.requestId)],
      );
      const known = await findJournals(tx, keys);

      const outcomes = asked.map((one): Outcome => {
        const { order, amount, accounts, bodyHash, key } = one;
        const before = key !== undefined && known.get(key);
        if (before) return settled(() => asRepeat(before, bodyHash));
        const purse = purses.get(accounts[0]);
        const uses = take(purse, one);
        if (!purse || !uses) return settled(() => insufficient(accounts[0], purse?.balance ?? 0));
        const { kind, cause, actor, requestId } = order;
        const { balance } = purse;
        const id = ids.next();
        journals.push({
          id,
          kind,
          cause_type: cause.type,
          cause_id: cause.id,
          note: cause.note,
          actor,
          request_id: requestId,
          body_hash: bodyHash,
          at: now,
          legs: [
            { account: accounts[0], amount: -amount, after: balance, uses },
            { account: accounts[1], amount, after: null, uses: [] },
          ],
        });
        if (key !== undefined)
          known.set(key, { id, body_hash: bodyHash, amount: -amount, balance_after: balance });
        return { status: 'fulfilled', value: { balance } };
      });
      if (journals.length > 0 && !(await writeJournals(tx, journals)))
        throw new Error('a request_id of these payments was used in the same moment');
      return outcomes;
    },
  };
}

const orderOf = ({ payer, to, amount, ...order }: Payment): Order => ({
  ...order,
  legs: [
    { owner: { kind: 'user', id: payer }, amount: -wholeAmount(amount) },
    { owner: to, amount },
  ],
});

function askedOf(payment: Payment): Asked {
  const order = orderOf(payment);
  const { payer, to, currency, amount, requestId } = payment;
  return {
    order,
    amount,
    accounts: [accountId({ kind: 'user', id: payer }, currency), accountId(to, currency)],
    bodyHash: requestId === undefined ? '' : hashOfOrder(order),
    key: requestId === undefined ? undefined : nameOfKey({ ...order, requestId }),
  };
}

/** What came of something that may be refused. */
function settled(answer: () => Balance): Outcome {
  try {
    const { balance } = answer();
    return { status: 'fulfilled', value: { balance } };
  } catch (reason) {
    return { status: 'rejected', reason };
  }
}
