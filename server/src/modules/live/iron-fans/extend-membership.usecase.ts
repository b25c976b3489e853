import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { IronFanAccess } from './iron-fans.access.ts';
import { lengthened } from './iron-fans.domain.ts';
import type { IronFanPorts } from './iron-fans.ports.ts';
import { insertPeriod, lockMembership } from './iron-fans.repository.ts';
import type { MembershipViews } from './iron-fans.views.ts';
import type { MembershipUpkeep } from './membership-steps.job.ts';

type MembershipExtensionRequest = CallRequest<typeof calls.ironFans.extend>;
type MembershipExtensionAnswer = CallAnswer<typeof calls.ironFans.extend>;

const dayMs = 86_400_000;

/** Time that staff and the owner of a channel add to a membership. */
export function createMembershipExtension(
  { database, clock, ids, idempotency }: Pick<IronFanPorts, 'database' | 'clock' | 'ids' | 'idempotency'>,
  access: Pick<IronFanAccess, 'needRight'>,
  memberships: Pick<MembershipViews, 'view'>,
  { keep, notify }: MembershipUpkeep,
) {
  async function extend(
    tx: Tx,
    actor: Actor,
    given: MembershipExtensionRequest,
  ): Promise<MembershipExtensionAnswer> {
    const { channel_id, uid, days, reason } = given;
    await access.needRight(tx, actor, channel_id);
    const row = (await lockMembership(tx, { channel_id, uid })) ?? refuse('iron.none');
    const now = clock.now();
    const { from, membership } = lengthened(now, row, days * dayMs);
    const stored = await keep(tx, row, {
      ...membership,
      renewed: membership.renewed && row.renewed,
      extended_by: actor.uid,
      extended_days: days,
      extended_reason: reason,
    });
    await insertPeriod(tx, {
      period_id: ids.next(),
      channel_id,
      uid,
      from_at: from,
      until_at: stored.expires_at,
      cause: 'extension',
      plan: null,
      coins: null,
      order_no: null,
      by_uid: actor.uid,
      reason,
      created_at: now,
    });
    await notify(tx, stored, 'extended', { reason });
    return { my: await memberships.view(tx, stored) };
  }

  return {
    /** G149. */
    extend: (
      actor: Actor,
      given: MembershipExtensionRequest,
      intent: IdempotencyKey,
    ): Promise<MembershipExtensionAnswer> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => extend(tx, actor, given))),
  };
}
