import { groupLimits } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { createEnterGroup } from './enter-group.usecase.ts';
import type { GroupPorts } from '../groups.ports.ts';
import { deleteMember, findGroupOfMember, lockNewestGroup } from '../groups.repository.ts';
import type { GroupOpening } from '../open-groups.usecase.ts';
import { findGroupWithRoom } from './people.repository.ts';

/** Who subscribes to a channel enters one of its class groups, and leaves it with the subscription. */
export function createGroupSubscriptions(
  ports: Pick<GroupPorts, 'clock' | 'channels' | 'rooms'>,
  { openGroup }: Pick<GroupOpening, 'openGroup'>,
) {
  const { channels, rooms } = ports;
  const enterGroup = createEnterGroup(ports);

  return {
    /** D80: adds a new subscriber to a group of the channel. @returns the group's id, or null when it has none */
    async join(tx: Tx, channelId: string, uid: string): Promise<string | null> {
      const newest = await lockNewestGroup(tx, channelId, 'class');
      const mine = newest && (await findGroupOfMember(tx, channelId, uid));
      if (!newest || mine) return mine?.group_id ?? null;
      const owner = (await channels.many(tx, [channelId])).get(channelId)?.owner_uid ?? uid;
      const next = { channel_id: channelId, kind: 'class', ordinal: newest.ordinal + 1 } as const;
      const group =
        (await findGroupWithRoom(tx, channelId, groupLimits.classGroupMembers)) ??
        (await openGroup(tx, next, owner));
      await enterGroup(tx, group, uid);
      return group.group_id;
    },

    /** Removes a member who ends the subscription (D94); those who run the channel stay. */
    async leave(tx: Tx, channelId: string, uid: string): Promise<void> {
      const group = await findGroupOfMember(tx, channelId, uid);
      if (!group || (await channels.roleOf(tx, channelId, uid)) !== null) return;
      await deleteMember(tx, group.group_id, uid);
      rooms.expel(tx, group.room, uid);
    },
  };
}
