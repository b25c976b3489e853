import type { GroupRole, MsgKey, RoomRole, RoomRules } from '@goldbean/contract';
import type { Reader } from '../../../../platform/database/index.ts';
import { createRegistry } from '../../../../platform/registry.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { hiddenUpTo, roomRoleOf } from '../groups.domain.ts';
import type { GroupPorts } from '../groups.ports.ts';
import { findGroup, findGroupOfRoom, findSeatsOf, type GroupRow } from '../groups.repository.ts';

/** What somebody is in a group. */
export interface GroupMembership {
  readonly group: GroupRow;
  /** Null for who is not among its members: an administrator, or who runs its channel. */
  readonly role: GroupRole | null;
  readonly roomRole: RoomRole;
  /** `seq` of the room when they came: earlier messages are not for them; 0 for the staff and those who run it. */
  readonly joinedSeq: number;
}

/** What a member of a group may do in its room, as the message service asks for it. */
export interface GroupAccess {
  readonly role: RoomRole;
  readonly join: 'request.forbidden' | null;
  readonly speak: MsgKey | null;
  /** Until when they may not write there, UTC ms; left out for good. */
  readonly until?: number;
  /** When the group was dissolved, UTC ms: from then on it is only read. */
  readonly endedAt?: number;
  /** Domain 3.1: may propose to the staff that a member is muted. */
  readonly mayPropose?: true;
  /** Messages up to this `seq` are not for them (domain 3.4); left out for who sees all. */
  readonly joinedSeq?: number;
  readonly rules: RoomRules;
}

/** Why somebody may not write in a channel's groups, and until when (UTC ms); without `until` for good. */
export interface GroupRestriction {
  readonly key: MsgKey;
  readonly until?: number;
}

/** Those of `uids` who may only read in the groups of a channel. */
export type AskGroupRestrictions = (
  reader: Reader,
  channelId: string,
  uids: readonly string[],
) => Promise<ReadonlyMap<string, GroupRestriction>>;

/** What somebody may do in the room of a group; who is nothing there may neither read nor write. */
function accessOf(
  { read_only, slow, dissolved_at: dissolvedAt }: GroupRow,
  membership: GroupMembership | undefined,
  restriction: GroupRestriction | undefined,
): GroupAccess {
  const join = membership ? null : 'request.forbidden';
  const { key = null, until } = restriction ?? {};
  const joinedSeq = membership?.joinedSeq ?? 0;
  return {
    role: membership?.roomRole ?? 'member',
    join,
    speak: join ?? key,
    ...(until !== undefined && { until }),
    ...(dissolvedAt !== null && { endedAt: dissolvedAt }),
    ...(membership?.roomRole === 'member' && membership.role === 'class_monitor' && { mayPropose: true }),
    ...(joinedSeq > 0 && { joinedSeq }),
    rules: { read_only, slow },
  };
}

/** What people are in class groups, and so what they may do there. */
export function createGroupMemberships({ users, channels }: Pick<GroupPorts, 'users' | 'channels'>) {
  const restrictions = createRegistry<Record<string, AskGroupRestrictions>>('restrictions of groups');

  /** Why some may only read; in a group that was dissolved nobody writes. */
  async function restrictionsIn(
    reader: Reader,
    group: GroupRow,
    uids: readonly string[],
  ): Promise<ReadonlyMap<string, GroupRestriction>> {
    if (group.dissolved_at !== null) return new Map(uids.map((uid) => [uid, { key: 'group.dissolved' }]));
    const found = await Promise.all(restrictions.all().map((ask) => ask(reader, group.channel_id, uids)));
    return new Map(found.flatMap((some) => [...some]));
  }

  /**
   * An administrator is one of the staff in every class group; a live admin of the channel reads and speaks. Who is
   * nothing there is left out.
   */
  async function standingsIn(
    reader: Reader,
    group: GroupRow,
    uids: readonly string[],
  ): Promise<ReadonlyMap<string, GroupMembership>> {
    // Asked at once: each message in a room waits for this, and most who ask have a seat that is no staff's.
    const [seats, admins] = await Promise.all([
      findSeatsOf(reader, group.group_id, uids),
      users.admins(reader, uids),
    ]);
    const byUid = new Map<string, GroupMembership>();
    for (const [uid, seat] of seats)
      byUid.set(uid, {
        group,
        role: seat.role,
        roomRole: roomRoleOf(seat.role),
        joinedSeq: hiddenUpTo(seat),
      });
    const others = uids.filter((uid) => (byUid.get(uid)?.roomRole ?? 'member') === 'member');
    for (const uid of others.filter((one) => admins.has(one)))
      byUid.set(uid, { group, role: seats.get(uid)?.role ?? null, roomRole: 'staff', joinedSeq: 0 });
    const strangers = others.filter((uid) => !byUid.has(uid));
    if (strangers.length === 0) return byUid;
    for (const uid of (await channels.rolesOf(reader, group.channel_id, strangers)).keys())
      byUid.set(uid, { group, role: null, roomRole: 'member', joinedSeq: 0 });
    return byUid;
  }

  /** @throws Refusal `chat.room_missing` (M28), `group.requirements` (M26) for who is not in the group */
  async function need(reader: Reader, groupId: string, uid: string): Promise<GroupMembership> {
    const group = await findGroup(reader, groupId);
    if (!group) return refuse('chat.room_missing');
    return (await standingsIn(reader, group, [uid])).get(uid) ?? refuse('group.requirements');
  }

  return {
    /** Registers who may not write, by a unique name. */
    restrict: restrictions.register,

    need,
    /** The same, to change what others see. @throws Refusal also `group.dissolved`, with `since` in UTC ms */
    async toChange(reader: Reader, groupId: string, uid: string): Promise<GroupMembership> {
      const mine = await need(reader, groupId, uid);
      const { dissolved_at: since } = mine.group;
      return since === null ? mine : refuse('group.dissolved', { since });
    },

    /** What members may do in the room of a group; null for other rooms. */
    async roomAccess(
      reader: Reader,
      room: string,
      uids: readonly string[],
    ): Promise<ReadonlyMap<string, GroupAccess> | null> {
      const group = room.startsWith('class_') ? await findGroupOfRoom(reader, room) : undefined;
      if (!group) return null;
      const [byUid, restrictionByUid] = await Promise.all([
        standingsIn(reader, group, uids),
        restrictionsIn(reader, group, uids),
      ]);
      return new Map(uids.map((uid) => [uid, accessOf(group, byUid.get(uid), restrictionByUid.get(uid))]));
    },
  };
}
export type GroupMemberships = ReturnType<typeof createGroupMemberships>;
