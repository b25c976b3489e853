import type { LiveState, MsgKey, NoticeBody } from '@goldbean/contract';
import { sql } from 'kysely';
import { seedBalance } from '../../../../test/seed-balance.ts';
import { createManualClock, createTestDatabase, silentLog } from '../../../../test/test-database.ts';
import { createIdempotency } from '../../../platform/idempotency.ts';
import { createIds } from '../../../platform/ids.ts';
import type { JobHandler, Jobs } from '../../../platform/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createWallet } from '../../money/wallet/index.ts';
import { createTickets } from './index.ts';

/** Tickets over a database of their own with a real wallet; the live session is as a test says. */
export async function createTicketFixture() {
  const testDatabase = await createTestDatabase({ standIns: ['member', 'channel', 'live'] });
  const { database } = testDatabase;
  const clock = createManualClock();
  const ids = createIds(clock, 1);
  const fixture = {
    state: 'not_started' as LiveState,
    startAt: clock.now() + 3_600_000,
    price: 30 as number | null,
    hasReplay: true,
    /** Those who run the live session. */
    staff: new Set(['teacher']),
    /** Who may not come in even with a ticket, and why. */
    refusals: new Map<string, MsgKey>(),
    /** Tickets whose settlement goes wrong. */
    cursed: new Set<string>(),
  };
  const notified: { readonly uid: string; readonly body: NoticeBody }[] = [];
  const handlers = new Map<string, JobHandler>();
  const due: { name: string; data: Record<string, unknown> }[] = [];
  const jobs: Jobs = {
    define: (name, handler) => void handlers.set(name, handler),
    every: (name, _cron, handler) => void handlers.set(name, handler),
    at: async (tx, name, data) => database.afterCommit(tx, () => due.push({ name, data })),
    async start() {},
    async stop() {},
  };
  const wallet = createWallet({ database, clock, ids, jobs, ownsChannel: async () => false });
  const find = async (_: unknown, liveId: string) =>
    liveId === 'none'
      ? refuse('live.missing')
      : {
          liveId,
          channelId: `c-${liveId}`,
          name: 'A balance sheet',
          introduction: 'What it says',
          state: fixture.state,
          startAt: fixture.startAt,
          beans: fixture.price,
          replay: { mode: 'limited' as const, days: 7 },
          entry: async (_: unknown, { uid }: { readonly uid: string }) => ({
            isFree: fixture.staff.has(uid),
            refusal: fixture.refusals.get(uid) ?? null,
          }),
          card: async () => ({
            live_id: liveId,
            room: `live_${liveId}`,
            name: 'A balance sheet',
            theme: '',
            background: '/b.png',
            state: fixture.state,
            start_time: '2026-11-21 13:00:00',
            start_time_ts: fixture.startAt,
            ticket_beans: fixture.price,
            channel: { channel_id: 'c', name: 'Value', img: '' },
            streamer: { uid: 'teacher', jwcode: '1', nickname: 'Lin', img: '', level: 1 },
            interrupted: false,
            online: 0,
            likes: 0,
            appointed: false,
          }),
        };
  const tickets = createTickets({
    database,
    clock,
    ids,
    idempotency: createIdempotency(clock),
    jobs,
    log: silentLog,
    // What is rolled back was not sent.
    notices: {
      notify: async (tx, notifications) => database.afterCommit(tx, () => notified.push(...notifications)),
    },
    lives: {
      find,
      hold: find,
      hasReplay: async () => fixture.hasReplay,
    },
    wallet: {
      ...wallet.port,
      capture: async (tx, capture) => {
        if (fixture.cursed.has(capture.cause.id)) throw new Error('the ledger does not answer');
        return wallet.port.capture(tx, capture);
      },
    },
  });
  let number = 0;
  /** The balance of a channel is summed from its lines. */
  const incomeOf = async (channelId: string): Promise<number> =>
    (
      await sql<{ sum: number }>`SELECT coalesce(sum(amount), 0)::bigint AS sum FROM wallet_entry
        WHERE account_id = ${`channel:${channelId}:BEAN`}`.execute(database.reader)
    ).rows[0]?.sum ?? 0;

  return {
    clock,
    database,
    tickets,
    fixture,
    due,
    /** Notices to members, oldest first. */
    notified,
    beans: (uid: string) => wallet.port.beans(database.reader, uid),
    income: (liveId: string) => incomeOf(`c-${liveId}`),
    /** N04: whether no bean was made or lost. */
    isWhole: async () => (await wallet.reconciliation()).ok,
    rows: async (liveId: string) =>
      (
        await sql<{ ticket_id: string; uid: string; state: string; hold_id: string | null }>`
        SELECT ticket_id, uid, state, hold_id FROM live_ticket WHERE live_id = ${liveId} ORDER BY ticket_id`.execute(
          database.reader,
        )
      ).rows,
    seedBeans: (uid: string, amount: number) => seedBalance(database, wallet, uid, amount),
    offer: (uid: string, live_id: string) => tickets.offer({ uid, roles: [] }, { live_id }),
    buy: (uid: string, live_id: string, request_id = `r${(number += 1)}`, beans = 30) =>
      tickets.buy(
        { uid, roles: [] },
        { live_id, beans, request_id },
        { actor: uid, call: 'G261', requestId: request_id, bodyHash: 'same' },
      ),
    /** The live session is over, and its job runs. */
    async over(liveId: string, state: LiveState): Promise<void> {
      fixture.state = state;
      await database.transaction((tx) => tickets.onOver(tx, liveId));
      for (const { name, data } of due.splice(0)) await handlers.get(name)?.(data);
    },
    sweep: async () => handlers.get('live.tickets.sweep')?.({}),
    drop: () => testDatabase.drop(),
  };
}
export type TicketFixture = Awaited<ReturnType<typeof createTicketFixture>>;
