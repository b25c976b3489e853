import {
  groupLimits,
  type CallAnswer,
  type ChosenKind,
  type GroupEntry,
  type calls,
} from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { createChosenGroups } from './chosen.usecase.ts';
import { createEnterGroup } from './enter-group.usecase.ts';
import { findAttended } from './attended.repository.ts';
import { shownGroup } from './groups.domain.ts';
import type { GroupPorts } from './groups.ports.ts';
import {
  deleteMember,
  findGroup,
  findGroupOfMember,
  findGroupOfRoom,
  findGroupsOfMember,
  findMembers,
  findRoomsOf,
  insertGroup,
  insertMember,
  lockNewestGroup,
  type GroupRow,
} from './groups.repository.ts';
import { countMembers, countMembersOf, findGroupWithRoom, findMemberUids } from './people.repository.ts';
import { createSettings } from './settings.usecase.ts';
import { createGroupMemberships } from './memberships.access.ts';
import { spelling } from './spelling.domain.ts';

/** Class groups: one for each channel, whose members are its subscribers (D80). */
export function createGroups(ports: GroupPorts) {
  const { database, clock, ids, channels, rooms, direct } = ports;
  const enterGroup = createEnterGroup(ports);
  const standings = createGroupMemberships(ports);

  async function openGroup(
    tx: Tx,
    given: Pick<GroupRow, 'channel_id' | 'kind' | 'ordinal'> &
      Partial<Pick<GroupRow, 'name' | 'capacity' | 'fan_level'>>,
    ownerUid: string,
  ): Promise<GroupRow> {
    const { channel_id } = given;
    const group_id = ids.next();
    const at = clock.now();
    const room = `class_${group_id}`;
    await rooms.create(tx, room);
    const group = await insertGroup(tx, { ...given, group_id, room, created_at: at });
    await insertMember(tx, group_id, { uid: ownerUid, role: 'head_teacher', at, joinedSeq: 0 });
    const streamers = await channels.streamersOf(tx, channel_id);
    for (const uid of streamers)
      await insertMember(tx, group_id, { uid, role: 'lecturer', at, joinedSeq: 0 });
    rooms.enlist(tx, room, [ownerUid, ...streamers]);
    return group;
  }

  return {
    ...createSettings(ports, standings),
    /** Groups that members enter by choice. */
    chosen: createChosenGroups(ports),
    /** Registers who may not write in a channel's groups, by a unique name, such as those whom its owner has frozen (D26). */
    bar: standings.bar,

    /** G068: the pinned first, then the group with the latest message. */
    async list(uid: string): Promise<CallAnswer<typeof calls.groups.list>> {
      const { reader } = database;
      const groups = await findGroupsOfMember(reader, uid);
      const pairs = await direct.conversationsOf(reader, uid);
      const [known, heads, counts] = await Promise.all([
        channels.many(
          reader,
          groups.map(({ channel_id }) => channel_id),
        ),
        rooms.heads(reader, uid, [...groups, ...pairs.map(({ group }) => group)]),
        countMembersOf(
          reader,
          groups.map(({ group_id }) => group_id),
        ),
      ]);
      const ofClass = groups.flatMap((row) => {
        const channel = known.get(row.channel_id);
        const members = counts.get(row.group_id) ?? 0;
        const { muted, pinned } = row;
        return channel ? [{ group: shownGroup(row, channel), members, muted, pinned }] : [];
      });
      const ofTwo = pairs.map((pair) => ({ ...pair, members: 2 }));
      const list = [...ofClass, ...ofTwo].flatMap((entry): GroupEntry[] => {
        const head = heads.get(entry.group.room);
        if (!head) return [];
        const { lastMessage: last_msg, lastSeq: last_seq, readSeq: read_seq, unread, mentioned } = head;
        const pinyin = spelling(entry.group.name);
        return [{ ...entry, pinyin, last_msg, last_seq, read_seq, unread, mentioned }];
      });
      list.sort(
        (a, b) => Number(b.pinned) - Number(a.pinned) || (b.last_msg?.ts ?? 0) - (a.last_msg?.ts ?? 0),
      );
      return { list };
    },

    /** Opens a channel's first group, its owner in it, in the transaction that opens the channel. */
    async open(tx: Tx, channelId: string, ownerUid: string): Promise<void> {
      await openGroup(tx, { channel_id: channelId, kind: 'class', ordinal: 1 }, ownerUid);
    },

    /**
     * Opens a study, fan or large group of a channel, its owner in it.
     * @param given `capacity` is as many as the kind allows where it is left out, `fanLevel` membership alone
     * @returns its id
     */
    async openChosen(
      tx: Tx,
      given: {
        readonly channelId: string;
        readonly kind: ChosenKind;
        readonly name: string;
        readonly capacity?: number | undefined;
        readonly fanLevel?: number | undefined;
      },
    ): Promise<string> {
      const { channelId: channel_id, kind, name, capacity = null, fanLevel: fan_level = null } = given;
      const owner = (await channels.many(tx, [channel_id])).get(channel_id)?.owner_uid;
      if (owner === undefined) throw new Error(`there is no channel ${channel_id}`);
      const last = await lockNewestGroup(tx, channel_id, kind);
      const ordinal = (last?.ordinal ?? 0) + 1;
      return (await openGroup(tx, { channel_id, kind, name, capacity, fan_level, ordinal }, owner)).group_id;
    },

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
    roomAccess: standings.roomAccess,
    /** What somebody is in a group. @throws Refusal `chat.room_missing`, `group.requirements` */
    standing: standings.need,
    standingToChange: standings.toChange,
  };
}
export type Groups = ReturnType<typeof createGroups>;
