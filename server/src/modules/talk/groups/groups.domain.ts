import type { Group, GroupRole, RoomRole } from '@goldbean/contract';

/** E06: what running the channel makes somebody in its groups. */
export const roleFrom = (inChannel: 'owner' | 'streamer' | 'live_admin' | null): GroupRole => {
  if (inChannel === 'owner') return 'head_teacher';
  return inChannel === 'streamer' ? 'lecturer' : 'student';
};

/** Domain 3.1: head teacher and lecturers decide; monitor, committee, employee and robot have a member's rights. */
export function roomRoleOf(role: GroupRole): RoomRole {
  if (role === 'head_teacher') return 'owner';
  return role === 'lecturer' ? 'staff' : 'member';
}

/** Domain 3.4: up to which `seq` of its room somebody is not shown a group; the staff see all of it. */
export const hiddenUpTo = ({
  role,
  joined_seq,
}: {
  readonly role: GroupRole;
  readonly joined_seq: number;
}): number => (roomRoleOf(role) === 'member' ? joined_seq : 0);

/** The level of its club that a group asks for, membership alone where it names none; null for kinds that ask for no club. */
export const fanLevelOf = ({
  kind,
  fan_level,
}: {
  readonly kind: Group['kind'];
  readonly fan_level: number | null;
}): number | null => (kind === 'fan' ? (fan_level ?? 1) : null);

/** A group as its members see it: named by its staff, else after its channel and, from the second on, its number. */
export function shownGroup(
  {
    group_id,
    kind,
    channel_id,
    ordinal,
    room,
    name,
  }: Omit<Group, 'name' | 'img' | 'owner_uid' | 'uid'> & {
    readonly name: string | null;
    readonly ordinal: number;
  },
  channel: { readonly name: string; readonly img: string; readonly owner_uid: string },
): Group {
  const { img, owner_uid } = channel;
  const called = name ?? (ordinal === 1 ? channel.name : `${channel.name} ${ordinal}`);
  return { group_id, kind, name: called, room, channel_id, img, owner_uid };
}
