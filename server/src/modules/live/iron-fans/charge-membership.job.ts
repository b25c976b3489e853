import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { afterFailure, ended, lengthOf, lengthened, nextCharge, stepOf } from './iron-fans.domain.ts';
import type { IronFanPorts } from './iron-fans.ports.ts';
import { findDue, insertPeriod, lockMembership, type IronFanKey } from './iron-fans.repository.ts';
import type { MembershipRow } from './iron-fans.tables.ts';
import { stepJob, type MembershipUpkeep } from './membership-steps.job.ts';

/** Who moves the coins, in journals. */
const actor = 'live.iron_fans';
/** How many memberships a sweep takes at a time. */
const atOnce = 200;

/** What a membership is charged for one period. @param channel its name, for the statement */
const paymentOf = (id: string, { channel_id, uid }: IronFanKey, coins: number, channel: string) =>
  ({
    payer: uid,
    to: { kind: 'channel', id: channel_id },
    currency: 'COIN',
    amount: coins,
    kind: 'iron_fan',
    cause: { type: 'iron_fan', id, note: { key: 'iron_fan', channel } },
    actor,
  }) as const;

/** What time does to memberships (T12, D65): they are about to expire, are charged, and expire. */
export function createMembershipCharge(
  { database, clock, ids, jobs, log, channels, wallet }: IronFanPorts,
  { keep, notify }: MembershipUpkeep,
) {
  async function warn(tx: Tx, row: MembershipRow): Promise<MembershipRow> {
    const stored = await keep(tx, row, { warned: true });
    const charge = nextCharge(stored);
    if (charge) await notify(tx, stored, 'charge_soon', charge);
    else await notify(tx, stored, 'expires_soon');
    return stored;
  }

  async function expire(tx: Tx, row: MembershipRow): Promise<MembershipRow> {
    const stored = await keep(tx, row, ended(row));
    await notify(tx, stored, 'expired');
    return stored;
  }

  /** One try, for the period that begins where the paid time ends: the row's lock and the period's key keep it single. */
  async function charge(tx: Tx, row: MembershipRow): Promise<MembershipRow> {
    const due = nextCharge(row);
    if (!due) throw new Error(`nothing is charged for ${row.uid} in ${row.channel_id}`);
    const { channel_id, uid } = row;
    const { plan, coins } = due;
    const now = clock.now();
    const id = ids.next();
    const channel = (await channels.many(tx, [channel_id])).get(channel_id);
    const payment = paymentOf(id, row, coins, channel?.name ?? '');
    const [outcome] = await wallet.payMany(tx, [payment]);
    if (outcome?.status !== 'fulfilled') {
      if (!(outcome?.reason instanceof Refusal)) throw outcome?.reason;
      const after = afterFailure(now, row);
      if (after.ended) return expire(tx, row);
      const stored = await keep(tx, row, after);
      await notify(tx, stored, 'charge_failed', { coins, at: nextCharge(stored)?.at ?? now });
      return stored;
    }
    const longer = lengthened(now, row, lengthOf(plan));
    const stored = await keep(tx, row, {
      ...longer.membership,
      plan,
      coins,
      next_plan: null,
      next_coins: null,
      extended_by: null,
      extended_days: null,
      extended_reason: null,
    });
    await insertPeriod(tx, {
      period_id: id,
      channel_id,
      uid,
      from_at: longer.from,
      until_at: stored.expires_at,
      cause: 'charge',
      plan,
      coins,
      order_no: null,
      by_uid: null,
      reason: null,
      created_at: now,
    });
    await notify(tx, stored, 'charged', { coins });
    return stored;
  }

  /** All that is due for one membership; twice, or on two servers, it is done once. */
  const settle = (place: IronFanKey): Promise<void> =>
    database.transaction(async (tx) => {
      let row = await lockMembership(tx, place);
      while (row) {
        const step = stepOf(clock.now(), row);
        if (step === 'wait') return;
        if (step === 'warn') row = await warn(tx, row);
        else row = await (step === 'charge' ? charge(tx, row) : expire(tx, row));
      }
    });

  jobs.define(stepJob, async ({ channel_id, uid }) => {
    if (typeof channel_id === 'string' && typeof uid === 'string') await settle({ channel_id, uid });
  });
  // What a failed job left.
  jobs.every('live.iron_fans.sweep', '* * * * *', async () => {
    for (const place of await findDue(database.reader, clock.now(), atOnce)) {
      try {
        await settle(place);
      } catch (error) {
        log.error({ err: error, ...place }, 'a membership waits for its next step');
      }
    }
  });

  return { settle };
}
