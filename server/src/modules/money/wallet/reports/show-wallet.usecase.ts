import type { CallAnswer, CallRequest, Calls, CausePlace } from '@goldbean/contract';
import { shanghaiTime } from '../../../../platform/clock.ts';
import type { Reader } from '../../../../platform/database/index.ts';
import type { Caller } from '../../../../platform/http/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Registry } from '../../../../platform/registry.ts';
import type { DueSettlement } from '../expiry/settle-due.job.ts';
import { accountId } from '../wallet.domain.ts';
import type { PlacesOf, WalletDeps } from '../wallet.ports.ts';
import {
  hasOpened,
  noteOpening,
  readBalances,
  readChannelIncome,
  readLots,
  readStatement,
} from './reports.repository.ts';

type Causes = Pick<Registry<Record<string, PlacesOf>>, 'find'>;

/** Where the causes of a page of lines happened, by id. */
async function placesOf(
  lines: readonly { readonly cause_type: string; readonly cause_id: string }[],
  reader: Reader,
  causes: Causes,
): Promise<ReadonlyMap<string, CausePlace>> {
  const asked = [...Map.groupBy(lines, (line) => line.cause_type)].map(async ([type, ofType]) => {
    const find = causes.find(type);
    return find ? [...(await find(reader, [...new Set(ofType.map((line) => line.cause_id))]))] : [];
  });
  return new Map((await Promise.all(asked)).flat());
}

/** What members see of their money; what is due is done before they look. */
export function createWalletReports(
  { database, clock, ownsChannel }: Pick<WalletDeps, 'database' | 'clock' | 'ownsChannel'>,
  { settleDue }: Pick<DueSettlement, 'settleDue'>,
  causes: Causes,
) {
  const { reader } = database;

  async function walletOf(uid: string): Promise<CallAnswer<Calls['wallet']['balances']>> {
    await settleDue(accountId({ kind: 'user', id: uid }, 'BEAN'));
    const { spendable, held, next } = await readBalances(reader, uid, clock.now());
    return {
      beans: spendable.BEAN,
      coins: spendable.COIN,
      dangwu: spendable.DANGWU,
      credits: spendable.CREDIT,
      held,
      next_expiry: next && { amount: next.amount, at: shanghaiTime(next.at), at_ts: next.at },
    };
  }

  return {
    /** C011. */
    wallet: walletOf,

    /** Coins a member can spend now. */
    coins: async (uid: string): Promise<number> => (await walletOf(uid)).coins,
    /** Dangwu vouchers of a member. */
    vouchers: async (uid: string): Promise<number> => (await walletOf(uid)).dangwu,

    /** G025, invariant 9. The statement of beans is what the guidance asks for (K23). */
    async statement(
      uid: string,
      { currency, ...query }: CallRequest<Calls['wallet']['statement']>,
    ): Promise<CallAnswer<Calls['wallet']['statement']>> {
      const account = accountId({ kind: 'user', id: uid }, currency);
      await settleDue(account);
      if (currency === 'BEAN' && !(await hasOpened(reader, uid)))
        await database.transaction((tx) => noteOpening(tx, uid, clock.now()));
      const { total, list } = await readStatement(reader, { account, ...query });
      const places = await placesOf(list, reader, causes);
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
      const found = await readLots(reader, { account, now: clock.now(), page, page_size });
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

    /** G123. Its owner and administrators only. */
    async channelIncome(caller: Caller, channelId: string): Promise<{ beans: number }> {
      const mayLook = caller.roles.includes('admin') || (await ownsChannel(reader, caller.uid, channelId));
      if (!mayLook) refuse('request.forbidden');
      return { beans: await readChannelIncome(reader, channelId) };
    },
  };
}
