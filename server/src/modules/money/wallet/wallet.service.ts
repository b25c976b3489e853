import type { CallAnswer, CallRequest, Calls, CausePlace } from '@goldbean/contract';
import { shanghaiTime, type Clock } from '../../../platform/clock.ts';
import type { Database, Reader } from '../../../platform/database/index.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Caller } from '../../../platform/http/index.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { tryEach } from '../../../platform/try-each.ts';
import { createReconciliation } from './reconciliation.job.ts';
import { createHandOuts } from './hand-outs.usecase.ts';
import { dueHolds } from './holds.repository.ts';
import { createHolds } from './holds.usecase.ts';
import { createLedger } from './ledger.usecase.ts';
import { createPayments } from './payments.usecase.ts';
import {
  accountsWithExpiredLots,
  hasExpiredLots,
  hasOpened,
  noteOpening,
  readBalances,
  readBeans,
  readChannelIncome,
  readLots,
  readStatement,
} from './reports.repository.ts';
import { createReversals } from './reversals.usecase.ts';
import { accountId, wholeAmount } from './wallet.domain.ts';
import type { WalletPort } from './wallet.ports.ts';

export interface WalletDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: Jobs;
  /** Whether the member owns the channel. */
  ownsChannel(reader: Reader, uid: string, channelId: string): Promise<boolean>;
}

/** Where each of these causes happened, by its id; one without a place is left out. */
export type PlacesOf = (reader: Reader, ids: readonly string[]) => Promise<ReadonlyMap<string, CausePlace>>;

/** How many accounts or holds a sweep takes at a time. */
const sweepAtOnce = 500;

/** Money (E24, domain 3.2). */
export function createWallet(deps: WalletDeps) {
  const { database, clock, ids, jobs } = deps;
  const causes = createRegistry<Record<string, PlacesOf>>('causes of journals');
  const ledger = createLedger({ clock, ids });
  const holds = createHolds({ clock, ids, ledger });

  /** Where the causes of a page of lines happened, by id. */
  async function placesOf(
    lines: readonly { readonly cause_type: string; readonly cause_id: string }[],
  ): Promise<ReadonlyMap<string, CausePlace>> {
    const asked = [...Map.groupBy(lines, (line) => line.cause_type)].map(async ([type, ofType]) => {
      const find = causes.find(type);
      return find
        ? [...(await find(database.reader, [...new Set(ofType.map((line) => line.cause_id))]))]
        : [];
    });
    return new Map((await Promise.all(asked)).flat());
  }

  const port: WalletPort = {
    ...holds,
    ...createReversals({ clock, ledger }),
    ...createHandOuts({ clock, ids }),
    ...createPayments({ clock, ids, ledger }),
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
    beansOf: (reader, uids) => readBeans(reader, uids, clock.now()),
    beans: async (reader, uid) => (await readBeans(reader, [uid], clock.now())).get(uid) ?? 0,
    channelIncome: readChannelIncome,
  };

  /** Gives back holds whose time is over, each in a transaction of its own. */
  async function releaseDue(account: string | null): Promise<void> {
    for (;;) {
      const due = await dueHolds(database.reader, clock.now(), account, sweepAtOnce);
      await tryEach(due, (id) => database.transaction((tx) => port.release(tx, id, 'system')));
      if (due.length < sweepAtOnce) return;
    }
  }

  /** Invariant 7: writes off what has expired; again, it changes nothing. */
  async function expireLots(): Promise<void> {
    for (;;) {
      const accounts = await accountsWithExpiredLots(database.reader, clock.now(), sweepAtOnce);
      await tryEach(accounts, (account) => database.transaction((tx) => ledger.settle(tx, account)));
      if (accounts.length < sweepAtOnce) return;
    }
  }

  /** Before a member looks: what is due is done. */
  async function settleDue(account: string): Promise<void> {
    await releaseDue(account);
    if (await hasExpiredLots(database.reader, account, clock.now()))
      await database.transaction((tx) => ledger.settle(tx, account));
  }

  async function walletOf(uid: string): Promise<CallAnswer<Calls['wallet']['balances']>> {
    await settleDue(accountId({ kind: 'user', id: uid }, 'BEAN'));
    const { spendable, held, next } = await readBalances(database.reader, uid, clock.now());
    return {
      beans: spendable.BEAN,
      coins: spendable.COIN,
      dangwu: spendable.DANGWU,
      credits: spendable.CREDIT,
      held,
      next_expiry: next && { amount: next.amount, at: shanghaiTime(next.at), at_ts: next.at },
    };
  }

  // Each midnight in Shanghai: beans expire at two of them (D42), and a night that was missed is made up for.
  jobs.every('wallet.expire-lots', '0 0 * * *', expireLots);
  jobs.every('wallet.release-holds', '* * * * *', () => releaseDue(null));

  return {
    port,
    /** Registers where causes of a type happened; those of other types happened nowhere. */
    cause: causes.register,
    hasOpened,
    expireLots,
    ...createReconciliation(deps),

    /** Coins a member can spend now. */
    coins: async (uid: string): Promise<number> => (await walletOf(uid)).coins,
    /** Dangwu vouchers of a member. */
    vouchers: async (uid: string): Promise<number> => (await walletOf(uid)).dangwu,

    /** C011. */
    wallet: walletOf,

    /** G025, invariant 9. The statement of beans is what the guidance asks for (K23). */
    async statement(
      uid: string,
      { currency, ...query }: CallRequest<Calls['wallet']['statement']>,
    ): Promise<CallAnswer<Calls['wallet']['statement']>> {
      const account = accountId({ kind: 'user', id: uid }, currency);
      await settleDue(account);
      if (currency === 'BEAN' && !(await hasOpened(database.reader, uid)))
        await database.transaction((tx) => noteOpening(tx, uid, clock.now()));
      const { total, list } = await readStatement(database.reader, { account, ...query });
      const places = await placesOf(list);
      return {
        list: list.map((line) => ({
          journal_id: line.journal_id,
          at: shanghaiTime(line.at),
          at_ts: line.at,
          kind: line.kind,
          amount: line.amount,
          left: line.balance_after,
          cause: {
            type: line.cause_type,
            id: line.cause_id,
            note: line.note,
            place: places.get(line.cause_id) ?? null,
          },
        })),
        total,
        page: query.page,
        page_size: query.page_size,
      };
    },

    /** G026, D43: what the next purchase takes first stands first. */
    async lots(
      uid: string,
      { page, page_size }: CallRequest<Calls['wallet']['lots']>,
    ): Promise<CallAnswer<Calls['wallet']['lots']>> {
      const account = accountId({ kind: 'user', id: uid }, 'BEAN');
      await settleDue(account);
      const found = await readLots(database.reader, { account, now: clock.now(), page, page_size });
      const list = found.list.map((lot, n) => ({
        lot_id: String(lot.id),
        amount: lot.amount,
        left: lot.remaining,
        source: lot.source,
        at: shanghaiTime(lot.at),
        at_ts: lot.at,
        expires: lot.expires_at === null ? null : shanghaiTime(lot.expires_at),
        expires_ts: lot.expires_at,
        turn: (page - 1) * page_size + n + 1,
      }));
      return { list, total: found.total, page, page_size };
    },

    /** G160. */
    async reverse(
      actor: string,
      { journal_id: reversed, reason, request_id: requestId }: CallRequest<Calls['wallet']['reverse']>,
    ): Promise<CallAnswer<Calls['wallet']['reverse']>> {
      const reversal = { journalId: reversed, reason, actor, requestId };
      const { journalId } = await database.transaction((tx) => port.reverse(tx, reversal));
      return { journal_id: journalId };
    },

    /** G123. Its owner and administrators only. */
    async channelIncome(caller: Caller, channelId: string): Promise<{ beans: number }> {
      const mayLook =
        caller.roles.includes('admin') || (await deps.ownsChannel(database.reader, caller.uid, channelId));
      if (!mayLook) refuse('request.forbidden');
      return { beans: await readChannelIncome(database.reader, channelId) };
    },
  };
}
export type Wallet = ReturnType<typeof createWallet>;
