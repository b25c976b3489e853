import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { needMember, type FanAccess } from './fans.access.ts';
import { membershipOf, rejoinAt } from './fans.domain.ts';
import type { FanPorts } from './fans.ports.ts';
import { addMembers, insertFan, lockClub, lockFan, releaseFan } from './fans.repository.ts';

type JoinClubRequest = CallRequest<typeof calls.fans.join>;
type JoinClubAnswer = CallAnswer<typeof calls.fans.join>;
type LeaveClubRequest = CallRequest<typeof calls.fans.exit>;
type LeaveClubAnswer = CallAnswer<typeof calls.fans.exit>;

/** Members join clubs and leave them, with the one seat that each has (D22). */
export function createClubJoining(ports: FanPorts, access: Pick<FanAccess, 'channelOf'>) {
  const { database, clock, idempotency, channels, seats, capacity } = ports;

  /** What holds the one seat of a member, by its name. */
  async function holderOf(
    tx: Tx,
    holder: { readonly group: string | null; readonly club_id: string | null },
  ) {
    const { group, club_id: club } = holder;
    return group ?? (club === null ? '' : ((await channels.many(tx, [club])).get(club)?.name ?? ''));
  }

  return {
    /** C047. The club is locked first, so that its last place is taken once. */
    join: (uid: string, { channel_id }: JoinClubRequest, intent: IdempotencyKey): Promise<JoinClubAnswer> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const channel = await access.channelOf(tx, channel_id);
          const members = await lockClub(tx, channel_id);
          const was = await lockFan(tx, channel_id, uid);
          const now = clock.now();
          if (was?.left_at === null) refuse('fan.in_group');
          if (was?.left_at != null && now < rejoinAt(was.left_at))
            refuse('group.rejoin_locked', { until: rejoinAt(was.left_at) });
          if (!(await channels.membership(tx, channel_id, uid)).followed) refuse('fan.not_fan');
          if (members >= capacity) refuse('fan.members_full');
          const holder = await seats.take(tx, uid, channel_id);
          if (holder) refuse('fan.one_group', { name: await holderOf(tx, holder) });
          const fan = await insertFan(tx, channel_id, uid, now);
          await addMembers(tx, channel_id, 1);
          return { member: membershipOf(fan, channel.name, now) };
        }),
      ),

    /** C051. */
    exit: (uid: string, { channel_id }: LeaveClubRequest, intent: IdempotencyKey): Promise<LeaveClubAnswer> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await access.channelOf(tx, channel_id);
          await lockClub(tx, channel_id);
          needMember(await lockFan(tx, channel_id, uid));
          const now = clock.now();
          await seats.leave(tx, uid, channel_id);
          await releaseFan(tx, channel_id, uid, now);
          await addMembers(tx, channel_id, -1);
          return { rejoin_at: rejoinAt(now) };
        }),
      ),
  };
}
