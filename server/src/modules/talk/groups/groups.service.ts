import { groupLimits, type CallAnswer, type GroupEntry, type calls } from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { GroupPorts } from './groups.ports.ts';
import {
  countMembers,
  countMembersOf,
  deleteMember,
  findGroup,
  findGroupOfMember,
  findGroupOfRoom,
  findGroupsOfMember,
  findMembers,
  insertGroup,
  insertMember,
  isMember,
  lockNewestGroup,
  type GroupRow,
} from './groups.repository.ts';

/** What a member of a group may do in its room, as the message service asks for it. */
export interface GroupAccess {
  readonly role: 'owner' | 'staff' | 'member';
  readonly join: 'request.forbidden' | null;
  readonly speak: 'request.forbidden' | null;
}

/** Class groups: one for each channel, whose members are its subscribers (D80). */
export function createGroups({ database, clock, ids, channels, rooms }: GroupPorts) {
  async function openGroup(tx: Tx, channel_id: string, ordinal: number, ownerUid: string): Promise<GroupRow> {
    const group_id = ids.next();
    const group = { group_id, channel_id, ordinal, room: `class_${group_id}`, created_at: clock.now() };
    await rooms.create(tx, group.room);
    await insertGroup(tx, group);
    await insertMember(tx, group_id, ownerUid, group.created_at);
    return group;
  }

  return {
    /** G068: the group with the latest message first. */
    async list(uid: string): Promise<CallAnswer<typeof calls.groups.list>> {
      const { reader } = database;
      const groups = await findGroupsOfMember(reader, uid);
      const [known, heads, counts] = await Promise.all([
        channels.many(
          reader,
          groups.map(({ channel_id }) => channel_id),
        ),
        rooms.heads(
          reader,
          uid,
          groups.map(({ room }) => room),
        ),
        countMembersOf(
          reader,
          groups.map(({ group_id }) => group_id),
        ),
      ]);
      const list = groups.flatMap(({ group_id, channel_id, ordinal, room }): GroupEntry[] => {
        const channel = known.get(channel_id);
        const head = heads.get(room);
        if (!channel || !head) return [];
        const { img, owner_uid } = channel;
        const name = ordinal === 1 ? channel.name : `${channel.name} ${ordinal}`;
        const group = { group_id, kind: 'class' as const, name, room, channel_id, img, owner_uid };
        const { lastMessage: last_msg, lastSeq: last_seq, unread } = head;
        const members = counts.get(group_id) ?? 0;
        return [{ group, last_msg, last_seq, unread, members, muted: false, pinned: false }];
      });
      list.sort((a, b) => (b.last_msg?.ts ?? 0) - (a.last_msg?.ts ?? 0));
      return { list };
    },

    /** Opens a channel's first group, its owner in it, in the transaction that opens the channel. */
    async open(tx: Tx, channelId: string, ownerUid: string): Promise<void> {
      await openGroup(tx, channelId, 1, ownerUid);
    },

    /** D80: adds a new subscriber to a group of the channel. @returns the group's id, or null when it has none */
    async join(tx: Tx, channelId: string, uid: string): Promise<string | null> {
      const newest = await lockNewestGroup(tx, channelId);
      const mine = newest && (await findGroupOfMember(tx, channelId, uid));
      if (!newest || mine) return mine?.group_id ?? null;
      const owner = (await channels.many(tx, [channelId])).get(channelId)?.owner_uid ?? uid;
      const isFull = (await countMembers(tx, newest.group_id)) >= groupLimits.classGroupMembers;
      const group = isFull ? await openGroup(tx, channelId, newest.ordinal + 1, owner) : newest;
      await insertMember(tx, group.group_id, uid, clock.now());
      await rooms.readToEnd(tx, group.room, uid);
      return group.group_id;
    },

    /** Removes a member who ends the subscription (D94); those who run the channel stay. */
    async leave(tx: Tx, channelId: string, uid: string): Promise<void> {
      const group = await findGroupOfMember(tx, channelId, uid);
      if (!group || (await channels.roleOf(tx, channelId, uid)) !== null) return;
      await deleteMember(tx, group.group_id, uid);
      rooms.expel(tx, group.room, uid);
    },

    /** The group a member of the channel is in, or null. */
    groupOf: async (reader: Reader, channelId: string, uid: string): Promise<string | null> =>
      (await findGroupOfMember(reader, channelId, uid))?.group_id ?? null,

    /** A group's room and how many people are in it, or null. */
    async find(reader: Reader, groupId: string): Promise<{ room: string; members: number } | null> {
      const group = await findGroup(reader, groupId);
      return group ? { room: group.room, members: await countMembers(reader, groupId) } : null;
    },

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
    async roomAccess(reader: Reader, room: string, uid: string): Promise<GroupAccess | null> {
      const group = room.startsWith('class_') ? await findGroupOfRoom(reader, room) : undefined;
      if (!group) return null;
      const role = await channels.roleOf(reader, group.channel_id, uid);
      const mayHear = role !== null || (await isMember(reader, group.group_id, uid));
      const bar = mayHear ? null : 'request.forbidden';
      return { role: role === 'owner' ? 'owner' : role ? 'staff' : 'member', join: bar, speak: bar };
    },
  };
}
export type Groups = ReturnType<typeof createGroups>;
