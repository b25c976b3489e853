import type { Reader } from '../../../platform/database/index.ts';
import { findAttended } from './members/attended.repository.ts';
import { createChosenGroups } from './chosen.usecase.ts';
import { shownGroup } from './groups.domain.ts';
import type { GroupPorts } from './groups.ports.ts';
import {
  findGroup,
  findGroupOfMember,
  findGroupOfRoom,
  findGroupsOfMember,
  findMembers,
  findRoomsOf,
} from './groups.repository.ts';
import { createGroupList } from './list-groups.usecase.ts';
import { createGroupMemberships } from './members/memberships.access.ts';
import { createGroupOpening } from './open-groups.usecase.ts';
import { countMembers, findMemberUids } from './members/people.repository.ts';
import { createSettings } from './settings.usecase.ts';
import { createGroupSubscriptions } from './members/subscribe-groups.usecase.ts';

/** Class groups: one for each channel, whose members are its subscribers (D80). */
export function createGroups(ports: GroupPorts) {
  const { channels } = ports;
  const memberships = createGroupMemberships(ports);
  const { openGroup, open, openChosen } = createGroupOpening(ports);

  return {
    ...createSettings(ports, memberships),
    ...createGroupList(ports),
    open,
    openChosen,
    ...createGroupSubscriptions(ports, { openGroup }),
    /** Groups that members enter by choice. */
    chosen: createChosenGroups(ports),
    /** Registers who may not write in a channel's groups, by a unique name, such as those whom its owner has frozen (D26). */
    restrict: memberships.restrict,

    /** The group a member of the channel is in, or null. */
    groupOf: async (reader: Reader, channelId: string, uid: string): Promise<string | null> =>
      (await findGroupOfMember(reader, channelId, uid))?.group_id ?? null,

    /** What the group of a room is called; null for other rooms. */
    async titleOf(reader: Reader, room: string): Promise<string | null> {
      const group = room.startsWith('class_') ? await findGroupOfRoom(reader, room) : undefined;
      const channel = group && (await channels.many(reader, [group.channel_id])).get(group.channel_id);
      return group && channel ? shownGroup(group, channel).name : null;
    },

    /** A group's room and how many people are in it (D40: no robot), or null. */
    async find(reader: Reader, groupId: string): Promise<{ room: string; members: number } | null> {
      const group = await findGroup(reader, groupId);
      return group ? { room: group.room, members: await countMembers(reader, groupId) } : null;
    },

    /** The groups whose work a member is asked to do. */
    attended: findAttended(channels),

    /** The rooms of the groups that members are in. */
    roomsOf: findRoomsOf,
    /** The rooms of a channel's groups that a member is in. */
    roomsIn: async (reader: Reader, channelId: string, uid: string): Promise<string[]> =>
      (await findGroupsOfMember(reader, uid))
        .filter(({ channel_id }) => channel_id === channelId)
        .map(({ room }) => room),

    /** Uids of the people in the group, who came first first. */
    memberUids: findMemberUids,

    /** Those of `uids` who are in the group, or run its channel and so are in its room. */
    async among(reader: Reader, groupId: string, uids: readonly string[]): Promise<ReadonlySet<string>> {
      const here = new Set(await findMembers(reader, groupId, uids));
      const others = uids.filter((uid) => !here.has(uid));
      const group = others.length > 0 ? await findGroup(reader, groupId) : undefined;
      if (!group) return here;
      for (const uid of others)
        if ((await channels.roleOf(reader, group.channel_id, uid)) !== null) here.add(uid);
      return here;
    },

    /** Access to the rooms of groups; null for other rooms. */
    roomAccess: memberships.roomAccess,
    /** What somebody is in a group. @throws Refusal `chat.room_missing`, `group.requirements` */
    access: memberships.need,
    accessToChange: memberships.toChange,
  };
}
export type Groups = ReturnType<typeof createGroups>;
