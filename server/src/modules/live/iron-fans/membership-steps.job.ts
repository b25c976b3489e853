import type { NoticeBody } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { dueOf } from './iron-fans.domain.ts';
import type { IronFanPorts } from './iron-fans.ports.ts';
import { saveMembership } from './iron-fans.repository.ts';
import type { MembershipRow } from './iron-fans.tables.ts';

/** Name of the job that does a membership's next step. */
export const stepJob = 'live.iron_fans';

type IronFanNotificationBody = Extract<NoticeBody, { kind: 'iron_fan' }>;

/** Stores memberships, each with the job of its next step, and notifies their members. */
export function createMembershipUpkeep({
  jobs,
  channels,
  notices,
}: Pick<IronFanPorts, 'jobs' | 'channels' | 'notices'>) {
  return {
    /** @returns it as it is stored */
    async keep(tx: Tx, before: MembershipRow, change: Partial<MembershipRow>): Promise<MembershipRow> {
      const after = { ...before, ...change };
      const row = { ...after, due_at: dueOf(after) };
      await saveMembership(tx, row);
      const { channel_id, uid, due_at } = row;
      if (due_at !== null) await jobs.at(tx, stepJob, { channel_id, uid }, due_at);
      return row;
    },

    /** @param about what a charge is about */
    async notify(
      tx: Tx,
      { channel_id, uid, expires_at }: MembershipRow,
      step: IronFanNotificationBody['step'],
      about: { readonly coins?: number; readonly at?: number; readonly reason?: string } = {},
    ): Promise<void> {
      const channel = (await channels.many(tx, [channel_id])).get(channel_id);
      const { coins = null, at = null, reason = '' } = about;
      const body: IronFanNotificationBody = {
        kind: 'iron_fan',
        step,
        channel_id,
        channel: channel?.name ?? '',
        expires_ts: expires_at,
        coins,
        at_ts: at,
        reason,
      };
      await notices.notify(tx, [{ uid, body }]);
    },
  };
}
export type MembershipUpkeep = ReturnType<typeof createMembershipUpkeep>;
