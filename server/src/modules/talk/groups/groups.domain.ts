import type { Group, GroupRole } from '@goldbean/contract';

/** E06: what running the channel makes somebody in its groups. */
export const roleFrom = (inChannel: 'owner' | 'streamer' | 'live_admin' | null): GroupRole => {
  if (inChannel === 'owner') return 'head_teacher';
  return inChannel === 'streamer' ? 'lecturer' : 'student';
};

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
