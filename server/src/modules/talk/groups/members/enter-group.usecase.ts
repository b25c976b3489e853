import type { Tx } from '../../../../platform/database/index.ts';
import { roleFrom } from '../groups.domain.ts';
import type { GroupPorts } from '../groups.ports.ts';
import { insertMember, type GroupRow } from '../groups.repository.ts';

/**
 * Puts a member into a group, by subscription or by choice: with the role they have in the channel, all of the past read
 * and, for students, not for them. Whether they may is asked by the caller, which has locked the group.
 */
export const createEnterGroup =
  ({ clock, channels, rooms }: Pick<GroupPorts, 'clock' | 'channels' | 'rooms'>) =>
  async (
    tx: Tx,
    { group_id, channel_id, room }: Pick<GroupRow, 'group_id' | 'channel_id' | 'room'>,
    uid: string,
  ): Promise<void> => {
    const role = roleFrom(await channels.roleOf(tx, channel_id, uid));
    const joinedSeq = await rooms.lastSeq(tx, room);
    await insertMember(tx, group_id, { uid, role, at: clock.now(), joinedSeq });
    await rooms.readToEnd(tx, room, uid);
    rooms.enlist(tx, room, [uid], joinedSeq);
  };
