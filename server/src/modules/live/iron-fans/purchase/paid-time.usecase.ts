import { isContinuousPlan, type IronPlan } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { lengthened, lengthOf } from '../iron-fans.domain.ts';
import type { IronFanPorts } from '../iron-fans.ports.ts';
import { insertPeriod } from '../iron-fans.repository.ts';
import type { MembershipRow, PeriodRow } from '../iron-fans.tables.ts';
import type { MembershipUpkeep } from '../membership-steps.job.ts';

/** A period that was bought, before it is known when it runs. */
type BoughtPeriod = Omit<PeriodRow, 'from_at' | 'until_at' | 'created_at'> & { readonly plan: IronPlan };

/** What was paid becomes time of a membership, with coins and with money alike. */
export function createPaidTime({ clock }: Pick<IronFanPorts, 'clock'>, { keep, notify }: MembershipUpkeep) {
  /**
   * Adds the time that was paid.
   * @param paid what its period says of the payment
   */
  async function add(
    tx: Tx,
    before: MembershipRow | null,
    { paid, version }: { paid: BoughtPeriod; version: string },
  ): Promise<MembershipRow> {
    const now = clock.now();
    const { channel_id, uid, plan, coins } = paid;
    const first = {
      plan,
      auto: false,
      coins: null,
      next_plan: null,
      next_coins: null,
      started_at: now,
      expires_at: now,
      tries: 0,
      tried_at: null,
      warned: false,
      ended: true,
      renewed: false,
    };
    const longer = lengthened(now, before ?? first, lengthOf(plan));
    // A continuous plan goes on as it is, also where money for an older order comes in late.
    const goesOn = longer.membership.auto;
    const stored = await keep(
      tx,
      {
        channel_id,
        uid,
        due_at: null,
        ...longer.membership,
        agreement_version: version,
        extended_by: null,
        extended_days: null,
        extended_reason: null,
      },
      goesOn ? {} : { plan, auto: isContinuousPlan(plan), coins: isContinuousPlan(plan) ? coins : null },
    );
    await insertPeriod(tx, { ...paid, from_at: longer.from, until_at: stored.expires_at, created_at: now });
    await notify(
      tx,
      stored,
      longer.membership.renewed ? 'renewed' : 'joined',
      coins === null ? {} : { coins },
    );
    return stored;
  }

  return { add };
}
export type PaidTime = ReturnType<typeof createPaidTime>;
